import { isOpenRow } from '../../model/open-rows.rules';
import type { ChosenDays } from '../model/fill-days.rules';
import type { EditedDay } from '../use-plan-commands';

/** The day of a person that one is on: the one that is typed in, else the first that is chosen. */
export function placeOf(edited: EditedDay | undefined, { people, dates, cells }: ChosenDays) {
  const first = cells?.[0] ?? { employee: people[0], date: dates[0] };
  const [employeeId, day] = edited ? [edited.row.id, edited.date] : [first.employee, first.date];
  const isPerson = employeeId !== undefined && day !== undefined && !isOpenRow(employeeId);
  return { at: isPerson ? { employeeId, day } : null, isEditing: isPerson && edited !== undefined };
}
