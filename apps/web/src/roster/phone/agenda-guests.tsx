import type { LocalDate } from '@horae/local-time/local-date';
import { monogram } from '#ui/hotel/hotel-marks';
import { onLoanHereWords } from '../loans/on-loan-here.words';
import type { GridRow, GuestRow } from '../model/rows.rules';
import styles from './phone.module.css';

/** People of other departments and hotels who work here on a day; nothing if there are none. */
export function AgendaGuests({ rows, date }: { rows: readonly GridRow[]; date: LocalDate }) {
  const say = onLoanHereWords.use();
  const guests = rows.filter((row): row is GuestRow => row.kind === 'plain' && row.timesByDay.has(date));
  if (guests.length === 0) return null;
  return (
    <section aria-label={say('title')}>
      <h3>
        {say('title')} <small>{guests.length}</small>
      </h3>
      <ul>
        {guests.map(({ id, resource: { title, jobTitle }, from, isMove, timesByDay }) => (
          <li key={id} className={styles.card}>
            <span className={styles.initials} aria-hidden="true">
              {monogram(title)}
            </span>
            <div className={styles.who}>
              <b>{title}</b>
              <small>{[say(isMove ? 'movesTo' : 'cameFrom', { from }), jobTitle].filter(Boolean).join(' · ')}</small>
            </div>
            <span>{timesByDay.get(date)?.join(' · ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
