import type { PublishedUnlawful as Published } from '@horae/contract/scheduling/publications.contract';
import { formatDate } from '#platform/format-date';
import { mediumDay } from '#roster/texts/day-texts';
import styles from './on-duty.module.css';
import { onDutyWords } from './on-duty.words';

/** Why parts of today's roster were published although they are against the law or the agreement. */
export function PublishedUnlawful({ unlawful }: { unlawful: readonly Published[] }) {
  const say = onDutyWords.use();
  return (
    <section>
      <h2 className={styles.guests}>{say('unlawful')}</h2>
      <table className={styles.table}>
        <caption className="visually-hidden">{say('unlawful')}</caption>
        <thead>
          <tr>
            {(['days', 'why', 'published'] as const).map((column) => (
              <th key={column} scope="col">
                {say(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {unlawful.map(({ publishedAt, by, first, last, reason }) => (
            <tr key={`${publishedAt} ${first} ${reason}`}>
              <th scope="row">{first === last ? mediumDay(first) : `${mediumDay(first)} – ${mediumDay(last)}`}</th>
              <td>{reason}</td>
              <td>
                <time dateTime={publishedAt}>
                  {formatDate(publishedAt.slice(0, 10))}, {publishedAt.slice(11, 16)}
                </time>
                {by && <small>{by}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
