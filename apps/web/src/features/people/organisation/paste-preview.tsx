import { type PlaceKind, type PlaceRow, placeKinds } from '@horae/contract/people/places';
import { listed } from '#platform/in-language';
import { serverSentence } from '#platform/server-sentences';
import { Badge } from '#ui/badge';
import { Message } from '#ui/message';
import styles from './organisation.module.css';
import { organisationWords } from './organisation.words';

const tones = { new: 'success', exists: 'neutral', wrong: 'danger' } as const;

interface PastePreviewProps {
  rows: readonly PlaceRow[];
  added: number;
  kinds: Record<PlaceKind, number>;
}

/** What pasted rows would add, and what each of them is. */
export function PastePreview({ rows, added, kinds }: PastePreviewProps) {
  const say = organisationWords.use();
  const wrong = rows.filter(({ state }) => state === 'wrong').length;
  const counts = placeKinds
    .filter((kind) => kinds[kind] > 0)
    .map((kind) => say(`adds.${kind}`, { count: kinds[kind] }));
  return (
    <>
      {wrong > 0 && <Message kind="danger">{say('someWrong', { count: wrong })}</Message>}
      {wrong === 0 && (
        <Message kind="info">{added === 0 ? say('nothingNew') : say('adds', { what: listed(counts) })}</Message>
      )}
      <section className={styles.preview} aria-label={say('preview')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('row')}</th>
              <th scope="col">{say('place')}</th>
              <th scope="col">{say('state')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ row, names, state, message }) => (
              <tr key={row}>
                <th scope="row">{row}</th>
                <td>
                  <bdi>{names.join(' › ')}</bdi>
                </td>
                <td>
                  <Badge tone={tones[state]}>{say(`row.${state}`)}</Badge> {message && serverSentence(message)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
