import type { Board } from '../../model/board.rules';
import type { LocalDays } from '../../model/local-days.rules';
import { rosterWords } from '../../roster.words';
import { shortDay } from '../../texts/day-texts';
import { hoursCell } from '../../texts/hour-texts';
import { itemTimes, itemTitle } from '../item-texts';
import type { DayItem } from '../model/day-items.rules';
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
  const departmentOf = (id: number | null | undefined) =>
    id == null ? null : (board.resources.find(({ building_Id }) => building_Id === id)?.department ?? null);
  const titleOf = ({ place, ...item }: DayItem) =>
    itemTitle({ ...item, jobTitle: place?.jobTitle ?? null, department: departmentOf(place?.departmentId) });
  const dayText = ({ before, after }: SwappedDay, stays: SwapLine['stays']) => {
    const was = before.map((entry) => itemTimes(entry, days)).join(' / ') || say('empty');
    const is = after.map(titleOf).join(' / ') || say('empty');
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
        {lines.map(({ date, stays, each }) => (
          <tr key={date} className={stays ? 'quiet' : undefined}>
            <th scope="row">
              {shortDay(date)}
              {stays && <small>{say(`stays.${stays}`)}</small>}
            </th>
            {each.map((day, at) => (
              <td key={people[at]?.person.employeeId ?? at}>{dayText(day, stays)}</td>
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
