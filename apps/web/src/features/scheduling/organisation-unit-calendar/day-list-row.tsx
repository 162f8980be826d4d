import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import type { ReactNode } from 'react';
import type { ShiftBar } from '#roster/model/bars.rules';
import type { LocalDays } from '#roster/model/local-days.rules';
import { departmentOf, placeOn } from '#roster/model/place-on.rules';
import { awayText, clockRange, findingText, lookOf, typeText } from '#roster/texts/shift-texts';
import styles from './day-list.module.css';
import { unitWords } from './organisation-unit-calendar.words';

interface DayListRowProps {
  bar: ShiftBar;
  resource: StaffResource;
  days: LocalDays;
  /** What is shown instead of the times, for whoever plans. */
  times?: ReactNode;
  /** Of what can be done to the shift, for whoever plans; the checks come with it. */
  menu?: ReactNode;
  /** What the person wishes of the day, for whoever plans. */
  wishes?: ReactNode;
}

/** A shift of the list. */
export function DayListRow({ bar, resource, days, times, menu, wishes }: DayListRowProps) {
  const say = unitWords.use();
  const { shift, hours, findings } = bar;
  return (
    <tr>
      <td>{times ?? clockRange(shift, days)}</td>
      <th scope="row">{resource.title}</th>
      <td>{departmentOf(shift, placeOn(resource, days.dateOf(shift.start)))}</td>
      <td>
        <div className={styles.chips}>
          <span className={`${lookOf(shift).className} ${styles.chip}`}>{typeText(shift)}</span>
          {shift.isDraft && <span className={styles.draft}>{say('list.draft')}</span>}
        </div>
        {hours.map((leave) => (
          <span key={leave.id} className={styles.away}>
            {awayText(leave)}
          </span>
        ))}
        {menu &&
          findings.map((finding) => (
            <span key={findingText(finding)} className={styles.finding}>
              {findingText(finding)}
            </span>
          ))}
        {wishes}
      </td>
      {menu !== undefined && <td className={styles.menu}>{menu}</td>}
    </tr>
  );
}
