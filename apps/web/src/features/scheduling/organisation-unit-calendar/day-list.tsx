import { IconPrinter } from '@tabler/icons-react';
import { useGuestsOfDay } from '#roster/loans/on-loan-here.queries';
import { onLoanHereWords } from '#roster/loans/on-loan-here.words';
import { dayRange } from '#roster/model/day-range.rules';
import type { GridModel } from '#roster/model/grid-model.rules';
import { countsHours } from '#roster/model/shift.rules';
import { fullDay, longDay } from '#roster/texts/day-texts';
import { awayText, clockRange, lookOf, typeText } from '#roster/texts/shift-texts';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import styles from './day-list.module.css';
import { membersOf } from './model/members-of';
import { unitWords } from './organisation-unit-calendar.words';
import type { UnitAddress } from './use-unit-address';

interface DayListProps {
  hotel: number;
  date: string;
  unit: string;
  address: UnitAddress;
  model: GridModel;
  barsOf: (employee: number) => GridModel['bars'];
  onClose: () => void;
}

/** Everyone who works on a day, by starting hour; meant for printing and posting. */
export function DayList({ hotel, date, unit, address, model, barsOf, onClose }: DayListProps) {
  const say = unitWords.use();
  const loanWords = onLoanHereWords.use();
  const { days } = address;
  const guests = useGuestsOfDay(hotel, date, membersOf(model));
  const { start, end } = dayRange(days.zone, { start: date, days: 1 });
  const entries = model.employees
    .flatMap(({ id, resource }) => barsOf(id).map((bar) => ({ bar, resource })))
    .filter(({ bar }) => bar.start >= start && bar.start < end && !bar.allDay && countsHours(bar.shift))
    .sort((a, b) => a.bar.start - b.bar.start || a.bar.end - b.bar.end);
  const count = new Set(entries.map(({ resource }) => resource.employeeId)).size + guests.length;
  return (
    <Dialog title={say('list.title', { day: longDay(date), count })} isOpen onClose={onClose}>
      <div className={styles.sheet}>
        <p className={styles.head}>
          {unit} · {fullDay(date)}
        </p>
        {count === 0 ? (
          <p>{say('list.none')}</p>
        ) : (
          <table>
            <tbody>
              {entries.map(({ bar, resource }) => (
                <tr key={bar.id}>
                  <td>{clockRange(bar.shift, days)}</td>
                  <th scope="row">{resource.title}</th>
                  <td>{bar.shift.place?.department ?? resource.department}</td>
                  <td>
                    <span className={`${lookOf(bar.shift).className} ${styles.chip}`}>{typeText(bar.shift)}</span>
                    {bar.hours.map((leave) => (
                      <span key={leave.id} className={styles.away}>
                        {awayText(leave)}
                      </span>
                    ))}
                  </td>
                </tr>
              ))}
              {guests.map(({ name, from, hostDepartmentName, shifts }) => (
                <tr key={`${name} ${from}`}>
                  <td>{shifts.join(', ')}</td>
                  <th scope="row">{name}</th>
                  <td>{hostDepartmentName}</td>
                  <td>{loanWords('loanFrom', { from })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
      <footer className={`screen-only ${styles.foot}`}>
        <Button onClick={() => window.print()}>
          <IconPrinter size={18} stroke={1.5} aria-hidden="true" />
          {say('list.print')}
        </Button>
      </footer>
    </Dialog>
  );
}
