import type { LocalDate } from '@horae/local-time/local-date';
import { dayIndex } from '@horae/working-time/worked-time';
import type { ShiftBar } from '../model/bars.rules';
import type { GridModel } from '../model/grid-model.rules';
import { awayOn } from '../model/rows.rules';
import { rosterWords } from '../roster.words';
import type { RosterAddress } from '../roster-address';
import { dayNumber, fullDay, longDay, weekdayLetter } from '../texts/day-texts';
import { awaySign, awayText, barName, lookOf } from '../texts/shift-texts';
import { useShownRows } from '../use-shown-rows';
import { matrixLabel } from './matrix-label.rules';
import styles from './phone.module.css';

interface CodeMatrixProps {
  address: RosterAddress;
  model: GridModel;
  barsOf: (employee: number) => readonly ShiftBar[];
  onOpen: (shift: number) => void;
  onPerson?: ((employee: number, date: LocalDate) => void) | undefined;
  onDay: (date: string) => void;
}

/** Employees by days: in a week with the times of their shifts, in two weeks with the codes; leave by the hour is marked in both. */
export function CodeMatrix({ address, model, barsOf, onOpen, onPerson, onDay }: CodeMatrixProps) {
  const say = rosterWords.use();
  const { range, days, today } = address;
  const { shown, more } = useShownRows(model.employees);
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
  return (
    <div className={`panel scrolls-sideways ${styles.scroller}`}>
      <table className={styles.matrix} data-days={range.dates.length}>
        <caption className="visually-hidden">{say('title')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('employee')}</th>
            {range.dates.map((date) => (
              <th key={date} scope="col" data-today={date === today || undefined}>
                <button type="button" aria-label={fullDay(date)} onClick={() => onDay(date)}>
                  <small>{weekdayLetter(date)}</small>
                  {dayNumber(date)}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => {
            const { id, resource } = row;
            const cells: ShiftBar[][] = range.dates.map(() => []);
            for (const bar of barsOf(id)) {
              const isTail = bar.start < from && bar.end > from;
              const last =
                bar.allDay || isTail ? dayIndex(range.starts, bar.end - 1) : dayIndex(range.starts, bar.start);
              for (let day = Math.max(0, dayIndex(range.starts, bar.start)); day <= last; day++) cells[day]?.push(bar);
            }
            return (
              <tr key={id}>
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
                  <td key={range.dates[day]} data-today={range.dates[day] === today || undefined}>
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
          })}
        </tbody>
      </table>
      {more.count > 0 && (
        <button type="button" className={styles.more} onClick={more.show}>
          {say('phone.more', { count: more.count })}
        </button>
      )}
    </div>
  );
}
