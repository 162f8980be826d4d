import { foldText } from '@horae/contract/fold-text';
import type { HeldSkill } from '@horae/working-time';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { readSkills } from '../../people/people/skills.reads';

/** Those skills of people that are needed and held from a day on; no others are of concern here. */
export async function neededSkills(
  db: Database,
  { companyId }: GrantedHotel,
  needed: { names: readonly string[]; from: string },
  employeeIds: number[],
): Promise<(employeeId: number) => HeldSkill[]> {
  if (needed.names.length === 0) return () => [];
  const names = new Set(needed.names.map(foldText));
  const skillsOf = await readSkills(db, companyId, employeeIds);
  const isHeld = ({ until }: HeldSkill) => until === null || until >= needed.from;
  return (employeeId) => skillsOf(employeeId).filter((skill) => isHeld(skill) && names.has(foldText(skill.name)));
}
