import { foldText } from '@horae/contract/fold-text';
import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import type { LocalDate } from '@horae/local-time/local-date';
import { type MissingSkill, missingSkills } from '@horae/working-time';
import { type PersonRules, type PlannedWork, ruleOn } from './planned-work.rules';

/**
 * The skills that work on a day needs and its person does not have. A skill that nothing has needed so far is left to
 * the server: the browser does not know who has it.
 */
export function missingOn(
  { jobSkills = [], needed = [] }: PlanRules,
  person: PersonRules,
  day: LocalDate,
  { jobTitle, skill }: Pick<PlannedWork, 'jobTitle' | 'skill'>,
): MissingSkill[] {
  const { needs = [], isOff } = jobSkills.findLast(({ from }) => from <= day) ?? {};
  const own = skill !== null && !isOff && needed.includes(foldText(skill)) ? skill : null;
  const job = jobTitle ?? ruleOn(person, day)?.job ?? '';
  return missingSkills({ needs, jobTitle: job, skill: own, held: person.skills ?? [], fold: foldText }, day);
}
