import type { TemplateDepartment } from '@horae/contract/scheduling/shift-templates.contract';
import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import type { SelectOption } from '#ui/select-field';
import { openRowOf } from '../../model/open-rows.rules';
import { type Edited, home } from '../model/shift-form.rules';
import { planningWords } from '../planning.words';

/** Where a shift may be worked: at home, in the departments in which the account plans, and where it is already. */
export function departmentOptions(
  departments: readonly TemplateDepartment[],
  edited: Edited,
  person: StaffResource | undefined,
): SelectOption[] {
  const { say } = planningWords;
  const own = person ? say('shift.homeIs', { name: person.department }) : say('shift.home');
  const others = departments
    .filter(({ id, mayAdd }) => mayAdd && id !== person?.building_Id)
    .map(({ id, name }) => ({ value: String(id), label: name }));
  const options = [{ value: home, label: own }, ...others];
  if (edited.kind !== 'one' || edited.shift.departmentId === null) return options;
  const { departmentId, department } = edited.shift;
  const now = { value: String(departmentId), label: department ?? String(departmentId) };
  return options.some(({ value }) => value === now.value) ? options : [...options, now];
}

/** The open shifts of each department, as if they were somebody. */
export const nobodyIn = (departments: readonly TemplateDepartment[]): SelectOption[] =>
  departments
    .filter(({ mayAdd }) => mayAdd)
    .map(({ id, name }) => ({ value: String(openRowOf(id)), label: planningWords.say('open.nobody', { name }) }));

/** Who an open shift is of; empty for a person. */
export const openName = (departments: readonly TemplateDepartment[], employee: string): string =>
  nobodyIn(departments).find(({ value }) => value === employee)?.label ?? '';
