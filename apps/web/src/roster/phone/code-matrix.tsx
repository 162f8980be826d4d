import type { LocalDate } from '@horae/local-time/local-date';
import type { ShiftBar } from '../model/bars.rules';
import type { GridModel } from '../model/grid-model.rules';
import { rosterWords } from '../roster.words';
import type { RosterAddress } from '../roster-address';
import { dayNumber, fullDay, weekdayLetter } from '../texts/day-texts';
import { useShownRows } from '../use-shown-rows';
import { MatrixRow } from './matrix-row';
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
  const { range, today } = address;
  const { shown, more } = useShownRows(model.employees);
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
          {shown.map((row) => (
            <MatrixRow
              key={row.id}
              row={row}
              bars={barsOf(row.id)}
              address={address}
              {...{ onOpen, onPerson, onDay }}
            />
          ))}
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
