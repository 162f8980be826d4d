import { foldText } from '@horae/contract/fold-text';
import type { JobSkill } from '@horae/contract/scheduling/plan-advice.contract';

const keyOf = ({ jobTitle, skill }: JobSkill): string => `${foldText(jobTitle.trim())}\n${foldText(skill.trim())}`;

export const without = (jobSkills: readonly JobSkill[], one: JobSkill): JobSkill[] =>
  jobSkills.filter((other) => keyOf(other) !== keyOf(one));

/** The list with what was entered, sorted by job; the same if that is incomplete or there already. */
export function withEntered(jobSkills: readonly JobSkill[], entered: JobSkill): readonly JobSkill[] {
  const one = { jobTitle: entered.jobTitle.trim(), skill: entered.skill.trim() };
  if (one.jobTitle === '' || one.skill === '' || jobSkills.some((other) => keyOf(other) === keyOf(one)))
    return jobSkills;
  return [...jobSkills, one].sort((a, b) => a.jobTitle.localeCompare(b.jobTitle) || a.skill.localeCompare(b.skill));
}

/** What is missing in what was entered; undefined if it is complete, or nothing was. */
export function enteredFault({ jobTitle, skill }: JobSkill): 'chooseJobFault' | 'skillFault' | undefined {
  const [hasJob, hasSkill] = [jobTitle !== '', skill.trim() !== ''];
  if (hasJob === hasSkill) return undefined;
  return hasJob ? 'skillFault' : 'chooseJobFault';
}
