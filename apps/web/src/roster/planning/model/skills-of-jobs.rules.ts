import { foldText } from '@horae/contract/fold-text';
import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import type { LocalDate } from '@horae/local-time/local-date';
import { type MissingSkill, missingSkills } from '@horae/working-time';
import { type PersonRules, ruleOn } from './planned-work.rules';

/** The skills that work on a day needs and its person does not have; `jobTitle` null: the job of the person. */
export function missingOn(
  { jobSkills = [] }: PlanRules,
  person: PersonRules,
  day: LocalDate,
  jobTitle: string | null,
): MissingSkill[] {
  const needs = jobSkills.findLast(({ from }) => from <= day)?.needs ?? [];
  const job = jobTitle ?? ruleOn(person, day)?.job ?? '';
  return missingSkills({ needs, jobTitle: job, held: person.skills ?? [], fold: foldText }, day);
}
