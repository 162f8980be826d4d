import { IconPrinter } from '@tabler/icons-react';
import { dayRange } from '#roster/model/day-range.rules';
import type { GridModel } from '#roster/model/grid-model.rules';
import { countsHours } from '#roster/model/shift.rules';
import { fullDay, longDay } from '#roster/texts/day-texts';
import { awayText, clockRange, lookOf, typeText } from '#roster/texts/shift-texts';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import styles from './day-list.module.css';
import { unitWords } from './organisation-unit-calendar.words';
import type { UnitAddress } from './use-unit-address';

interface DayListProps {
  date: string;
  unit: string;
  address: UnitAddress;
  model: GridModel;
  barsOf: (employee: number) => GridModel['bars'];
  onClose: () => void;
}

/** Everyone who works on a day, by starting hour; meant for printing and posting. */
export function DayList({ date, unit, address, model, barsOf, onClose }: DayListProps) {
  const say = unitWords.use();
  const { days } = address;
  const { start, end } = dayRange(days.zone, { start: date, days: 1 });
  const entries = model.employees
    .flatMap(({ id, resource }) => barsOf(id).map((bar) => ({ bar, resource })))
    .filter(({ bar }) => bar.start >= start && bar.start < end && !bar.allDay && countsHours(bar.shift))
    .sort((a, b) => a.bar.start - b.bar.start || a.bar.end - b.bar.end);
  const count = new Set(entries.map(({ resource }) => resource.employeeId)).size;
  return (
    <Dialog title={say('list.title', { day: longDay(date), count })} isOpen onClose={onClose}>
      <div className={styles.sheet}>
        <p className={styles.head}>
          {unit} · {fullDay(date)}
        </p>
        {entries.length === 0 ? (
          <p>{say('list.none')}</p>
        ) : (
          <table>
            <tbody>
              {entries.map(({ bar, resource }) => (
                <tr key={bar.id}>
                  <td>{clockRange(bar.shift, days)}</td>
                  <th scope="row">{resource.title}</th>
                  <td>{resource.department}</td>
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
