import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { addDays } from '@horae/local-time/local-date';
import { periodOf } from '@horae/timeline';
import { formatRange } from '#platform/format-date';
import { Dialog } from '#ui/dialog';
import type { ShiftBar } from '../model/bars.rules';
import { dayRange } from '../model/day-range.rules';
import type { LocalDays } from '../model/local-days.rules';
import { totalsOf } from '../model/totals.rules';
import { rosterWords } from '../roster.words';
import { mediumDay, weekdayText } from '../texts/day-texts';
import { hoursCell } from '../texts/hour-texts';
import { clockRange, typeText } from '../texts/shift-texts';
import styles from './detail.module.css';
import { HourlyLeaves } from './hourly-leaves';

interface WeekCardProps {
  resource: StaffResource;
  /** Any day of the week. */
  date: string;
  bars: readonly ShiftBar[];
  days: LocalDays;
  onClose: () => void;
}

/** One employee's week, to show and sign. */
export function WeekCard({ resource, date, bars, days, onClose }: WeekCardProps) {
  const say = rosterWords.use();
  const period = periodOf('week', date);
  const range = dayRange(days.zone, period, days.business);
  const totals = totalsOf(
    bars.map(({ shift }) => shift),
    range,
  );
  const on = (day: number) =>
    bars.filter(({ start, end }) => start < range.starts[day + 1]! && end > range.starts[day]!);
  return (
    <Dialog title={say('row.week')} isOpen onClose={onClose}>
      <div className={styles.card}>
        <div>
          <h3>{resource.title}</h3>
          <p className="quiet">
            {resource.jobTitle} · {formatRange(period.start, addDays(period.start, 6))}
          </p>
        </div>
        <table className={styles.week}>
          <thead>
            <tr>
              <th scope="col">{say('week.day')}</th>
              <th scope="col">{say('week.shifts')}</th>
              <th scope="col">{say('records.hours')}</th>
            </tr>
          </thead>
          <tbody>
            {range.dates.map((day, at) => (
              <tr key={day}>
                <th scope="row" data-tip={mediumDay(day)}>
                  {weekdayText(day)} {Number(day.slice(8))}
                </th>
                <td>
                  {on(at)
                    .map(({ shift }) =>
                      shift.allDay ? typeText(shift) : `${clockRange(shift, days)} ${typeText(shift)}`,
                    )
                    .join(' · ') || '–'}
                  <HourlyLeaves employee={resource.employeeId} date={day} />
                </td>
                <td>{hoursCell(totals.minutesByDay[at] ?? 0, say)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {say('total')}
              </th>
              <td>{hoursCell(totals.minutes, say)}</td>
            </tr>
          </tfoot>
        </table>
        <p className={styles.signature}>{say('week.signature')}</p>
      </div>
    </Dialog>
  );
}
