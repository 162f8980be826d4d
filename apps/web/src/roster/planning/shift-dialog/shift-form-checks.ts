import { CostPlace } from '@horae/contract/cost-place';
import { ShiftTemplateFields } from '@horae/contract/scheduling/shift-templates.contract';
import { JobTitle, Skill } from '@horae/contract/scheduling/shifts.contract';
import type { FormChecks } from '#ui/use-form';
import type { ShiftTexts } from '../model/shift-form.rules';
import type { planningWords } from '../planning.words';

/** What a field of the form must contain; where several shifts are changed, all may be empty. */
export function formChecks(say: typeof planningWords.say, isMany: boolean): FormChecks<ShiftTexts> {
  const time = (value: string) => (isMany || value !== '' ? undefined : say('shift.timeFault'));
  return {
    shape: {
      jobTitle: JobTitle,
      costPlace: CostPlace,
      skill: Skill,
      breakMinutes: ShiftTemplateFields.shape.breakMinutes,
    },
    words: { breakMinutes: say('shift.breakFault') },
    rules: {
      employee: (employee) => (isMany || employee !== '' ? undefined : say('shift.personFault')),
      start: time,
      end: (end, { start }) => time(end) ?? (end !== '' && end === start ? say('shift.endFault') : undefined),
    },
  };
}

/** Whether the form says enough to know what it comes to. */
export const isComplete = ({ employee, start, end, breakMinutes }: ShiftTexts, isMany: boolean): boolean =>
  (isMany || (employee !== '' && start !== '' && end !== '')) &&
  (end === '' || end !== start) &&
  /^\d{0,3}$/.test(breakMinutes.trim());
