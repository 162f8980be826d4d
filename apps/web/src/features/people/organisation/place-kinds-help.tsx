import { placeKinds } from '@horae/contract/people/places';
import styles from './organisation.module.css';
import { organisationWords } from './organisation.words';

/** What the five kinds of places are, by the example of one hotel. */
export function PlaceKindsHelp({ isOpen = false }: { isOpen?: boolean }) {
  const say = organisationWords.use();
  return (
    <details className={styles.kinds} open={isOpen}>
      <summary>{say('kindsTitle')}</summary>
      <dl>
        {placeKinds.map((kind) => (
          <div key={kind}>
            <dt>{say(`head.${kind}`)}</dt>
            <dd>{say(`kindSays.${kind}`)}</dd>
          </div>
        ))}
      </dl>
      <p>{say('kindsBoth')}</p>
    </details>
  );
}
