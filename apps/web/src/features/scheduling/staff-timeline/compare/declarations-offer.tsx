import { compareWords } from './compare.words';
import styles from './declarations-offer.module.css';

/** Declarations are asked for by the user, never on the lens's own account. */
export function DeclarationsOffer({ onLoad }: { onLoad: () => void }) {
  const say = compareWords.use();
  return (
    <p className={styles.offer}>
      {say('offer.text')}
      <button type="button" className="hovers" onClick={onLoad}>
        {say('offer.load')}
      </button>
    </p>
  );
}
