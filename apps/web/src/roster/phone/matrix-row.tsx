import type { LocalDate } from '@horae/local-time/local-date';
import { dayIndex } from '@horae/working-time/worked-time';
import hatch from '../guests/elsewhere.module.css';
import { elsewhereWords } from '../guests/elsewhere.words';
import type { ShiftBar } from '../model/bars.rules';
import { isListedOn } from '../model/placed-in.rules';
import { awayOn, type EmployeeRow } from '../model/rows.rules';
import { rosterWords } from '../roster.words';
import type { RosterAddress } from '../roster-address';
import { longDay } from '../texts/day-texts';
import { awaySign, awayText, barName, lookOf } from '../texts/shift-texts';
import { matrixLabel } from './matrix-label.rules';
import styles from './phone.module.css';

interface MatrixRowProps {
  row: EmployeeRow;
  bars: readonly ShiftBar[];
  address: RosterAddress;
  onOpen: (shift: number) => void;
  onPerson?: ((employee: number, date: LocalDate) => void) | undefined;
  onDay: (date: string) => void;
}

/** The days of an employee: in a week with the times of the shifts, in two weeks with the codes. */
export function MatrixRow({ row, bars, address, onOpen, onPerson, onDay }: MatrixRowProps) {
  const say = rosterWords.use();
  const { range, days, today } = address;
  const { id, resource } = row;
  const from = range.starts[0] ?? range.start;
  const isLong = range.dates.length > 7;
  const texts = {
    extra: (hours: number) => say('bar.extra', { hours }),
    until: (time: string) => say('bar.until', { time }),
    away: (hours: number) => say('bar.away', { hours }),
  };
  const linesOf = (bar: ShiftBar, ofDay: readonly ShiftBar[]) => {
    const { code } = lookOf(bar.shift);
    if (isLong) return bar.hours.length > 0 ? [code, awaySign] : [code];
    return matrixLabel({ bar, ofDay, days, code, from, texts });
  };
  const cells: ShiftBar[][] = range.dates.map(() => []);
  for (const bar of bars) {
    const isTail = bar.start < from && bar.end > from;
    const last = bar.allDay || isTail ? dayIndex(range.starts, bar.end - 1) : dayIndex(range.starts, bar.start);
    for (let day = Math.max(0, dayIndex(range.starts, bar.start)); day <= last; day++) cells[day]?.push(bar);
  }
  return (
    <tr>
      <th scope="row">
        {onPerson ? (
          <button
            type="button"
            className={styles.person}
            aria-label={say('planPerson', { name: resource.title })}
            onClick={() => onPerson(id, range.dates[0]!)}
          >
            {resource.title}
          </button>
        ) : (
          resource.title
        )}
      </th>
      {cells.map((bars, day) => (
        <td
          key={range.dates[day]}
          className={isListedOn(resource, range.dates[day]!) ? undefined : hatch.elsewhere}
          data-today={range.dates[day] === today || undefined}
        >
          {!isListedOn(resource, range.dates[day]!) && (
            <span className="visually-hidden">{elsewhereWords.say('day')}</span>
          )}
          {bars.slice(0, 2).map((bar) => (
            <button
              key={bar.id}
              type="button"
              className={`${lookOf(bar.shift).className} ${styles.letter}`}
              aria-label={barName(bar, resource.title, days)}
              onClick={() => (onPerson ? onPerson(id, range.dates[day]!) : onOpen(bar.id))}
            >
              {linesOf(bar, bars).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </button>
          ))}
          {awayOn(row, range.dates[day]!).map((leave) => (
            <button
              key={leave.id}
              type="button"
              className={styles.letter}
              aria-label={[resource.title, longDay(leave.day), awayText(leave)].join(', ')}
              onClick={() => onDay(leave.day)}
            >
              {(isLong ? [awaySign] : [leave.from, leave.to]).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </button>
          ))}
          {bars.length > 2 && (
            <button
              type="button"
              className={styles.letter}
              aria-label={say('bar.more', {
                who: resource.title,
                day: longDay(range.dates[day]!),
                count: bars.length - 2,
              })}
              onClick={() => onDay(range.dates[day]!)}
            >
              +{bars.length - 2}
            </button>
          )}
        </td>
      ))}
    </tr>
  );
}
