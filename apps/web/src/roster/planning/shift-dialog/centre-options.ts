import type { PlanCentre } from '@horae/contract/scheduling/shift-templates.contract';
import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import type { ComboboxOption } from '#ui/combobox/options';
import { type Edited, home } from '../model/shift-form.rules';
import { planningWords } from '../planning.words';

/** The usual work centre, those in which the account can plan, unit by unit, and the one where the shift is already. */
export function centreOptions(
  centres: readonly PlanCentre[],
  edited: Edited,
  /** Given where the work is in the department of the person. */
  person: StaffResource | undefined,
): ComboboxOption[] {
  const { say } = planningWords;
  const label = person ? say('shift.centreIs', { name: person.workCenter }) : say('shift.centreUsual');
  const others = centres
    .filter(({ id }) => id !== person?.workCenterId)
    .map(({ id, name, unit }) => ({ value: String(id), label: name, note: unit }));
  const options = [{ value: home, label }, ...others];
  if (edited.kind !== 'one' || edited.shift.workCentreId === null) return options;
  const { workCentreId, workCentre } = edited.shift;
  const now = { value: String(workCentreId), label: workCentre ?? String(workCentreId) };
  return options.some(({ value }) => value === now.value) ? options : [...options, now];
}
