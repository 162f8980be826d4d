import type { Board } from '../../model/board.rules';
import type { LocalDays } from '../../model/local-days.rules';
import { rosterWords } from '../../roster.words';
import { shortDay } from '../../texts/day-texts';
import { hoursCell } from '../../texts/hour-texts';
import { itemTimes, itemTitle } from '../item-texts';
import type { DayItem } from '../model/day-items.rules';
import { personOn } from '../model/person-on.rules';
import type { SwapLine, SwapPreview, SwappedDay } from '../model/swap-preview.rules';
import { swapWords } from './plan-swap.words';
import styles from './swap-dialog.module.css';

interface SwapTableProps {
  preview: SwapPreview;
  board: Board;
  days: LocalDays;
}

/** Per day what each of two people has and would have, and their hours. */
export function SwapTable({ preview: { lines, people }, board, days }: SwapTableProps) {
  const say = swapWords.use();
  const departmentOf = (id: number | null | undefined, date: string) =>
    id == null
      ? null
      : (board.resources.map((one) => personOn(one, date)).find((one) => one.building_Id === id)?.department ?? null);
  const titleOf = ({ place, ...item }: DayItem, date: string) =>
    itemTitle({ ...item, jobTitle: place?.jobTitle ?? null, department: departmentOf(place?.departmentId, date) });
  const dayText = ({ before, after }: SwappedDay, { date, stays }: SwapLine) => {
    const was = before.map((entry) => itemTimes(entry, days)).join(' / ') || say('empty');
    const is = after.map((item) => titleOf(item, date)).join(' / ') || say('empty');
    return stays || was === is ? was : say('change', { before: was, after: is });
  };
  return (
    <table className={styles.swap}>
      <thead>
        <tr>
          <th scope="col">{say('day')}</th>
          {people.map(({ person }) => (
            <th key={person.employeeId} scope="col">
              {person.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.date} className={line.stays ? 'quiet' : undefined}>
            <th scope="row">
              {shortDay(line.date)}
              {line.stays && <small>{say(`stays.${line.stays}`)}</small>}
            </th>
            {line.each.map((day, at) => (
              <td key={people[at]?.person.employeeId ?? at}>{dayText(day, line)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say('hours')}</th>
          {people.map(({ person, minutes }) => (
            <td key={person.employeeId}>
              {say('change', {
                before: hoursCell(minutes.before, rosterWords.say),
                after: hoursCell(minutes.after, rosterWords.say),
              })}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
