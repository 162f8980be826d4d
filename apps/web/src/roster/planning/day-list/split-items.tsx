import { ActionItem } from '#ui/action-menu';
import type { Board } from '../../model/board.rules';
import type { LocalDays } from '../../model/local-days.rules';
import { departmentOfRow } from '../../model/open-rows.rules';
import { itemTimes } from '../item-texts';
import { shiftsToCover } from '../model/cover.rules';
import type { ChosenDays } from '../model/fill-days.rules';
import type { PlanEntry, PlanNow } from '../model/plan-now.rules';
import { useDepartments } from '../shift-dialog/use-departments';
import { dayPlanWords } from './day-plan.words';

interface SplitItemsProps {
  hotel: number;
  chosen: ChosenDays;
  now: PlanNow;
  board: Board;
  days: LocalDays;
  onSplit: (shift: PlanEntry, name: string) => void;
}

/** An item of a menu for each shift of the day with the focus. */
export function SplitItems({ hotel, chosen: { people, dates }, now, board, days, onSplit }: SplitItemsProps) {
  const say = dayPlanWords.use();
  const departments = useDepartments(hotel);
  const [row] = people;
  if (row === undefined || people.length > 1 || dates.length > 1) return null;
  const person = board.resources.find(({ employeeId }) => employeeId === row);
  const name = person?.title ?? departments.find(({ id }) => id === departmentOfRow(row))?.name ?? '';
  return shiftsToCover(row, dates, { now, days }).map((shift) => (
    <ActionItem key={shift.id} onClick={() => onSplit(shift, name)}>
      {say('split.shift', { shift: itemTimes(shift, days) })}
    </ActionItem>
  ));
}
