import { addDays } from '@horae/local-time/local-date';
import { weekdayOf } from '@horae/local-time/week';
import type { Totals } from '../model/totals.rules';
import { rosterWords } from '../roster.words';
import type { RosterAddress } from '../roster-address';
import { dayNumber, fullDay, weekdayLetter } from '../texts/day-texts';
import { hoursName } from '../texts/hour-texts';
import styles from './phone.module.css';

interface MonthDotsProps {
  address: RosterAddress;
  totals: Totals;
  holidays: ReadonlyMap<string, string>;
  onDay: (date: string) => void;
}

/** A month of days, each with a dot sized by its share of the work. */
export function MonthDots({ address, totals, holidays, onDay }: MonthDotsProps) {
  const say = rosterWords.use();
  const { range, today } = address;
  const most = Math.max(1, ...totals.headsByDay);
  const first = range.dates[0]!;
  const monday = addDays(first, 1 - weekdayOf(first));
  return (
    <div className={styles.month}>
      {Array.from({ length: 7 }, (_, at) => (
        <span key={at} aria-hidden="true">
          {weekdayLetter(addDays(monday, at))}
        </span>
      ))}
      {range.dates.map((date, at) => {
        const heads = totals.headsByDay[at] ?? 0;
        const size = heads === 0 ? 0 : 6 + Math.round((heads / most) * 12);
        return (
          <button
            key={date}
            type="button"
            style={at === 0 ? { gridColumnStart: weekdayOf(date) } : undefined}
            aria-current={date === today ? 'date' : undefined}
            data-free={weekdayOf(date) === 7 || holidays.has(date) || undefined}
            onClick={() => onDay(date)}
          >
            <span className="visually-hidden">
              {[fullDay(date), say('working', { count: heads }), hoursName(totals.minutesByDay[at] ?? 0, say)].join(
                ', ',
              )}
            </span>
            <span aria-hidden="true">{dayNumber(date)}</span>
            <i
              style={{ inlineSize: size, blockSize: size }}
              data-extra={(totals.overtimeByDay[at] ?? 0) > 0 || undefined}
            />
            <small aria-hidden="true">{heads || ''}</small>
          </button>
        );
      })}
    </div>
  );
}
