import { compareWords } from './compare.words';
import styles from './declarations-offer.module.css';

/** The lens never loads declarations by itself; the user asks for them here. */
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
