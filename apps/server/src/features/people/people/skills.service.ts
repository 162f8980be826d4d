import { foldText } from '@horae/contract/fold-text';
import type { Person, Skill } from '@horae/contract/person';
import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { invalid } from '#platform/errors';
import { type Action, changePerson } from './change-person';
import { employeeSkills } from './employees.table';
import type { PeopleContext } from './people-context';

export function setSkills(
  db: Database,
  context: PeopleContext,
  id: number,
  skills: Skill[],
  check: (now: Person) => void,
): Promise<Person> {
  const names = skills.map(({ name }) => foldText(name));
  const twice = names.findIndex((name, at) => names.indexOf(name) !== at);
  if (twice !== -1) throw invalid(`skills.${twice}.name`, `${skills[twice]!.name} is already listed.`);
  return changePerson(db, context, id, (tx, now) => writeSkills(tx, context, now, skills), check);
}

/** Replaces all skills of a locked employee. */
export async function writeSkills(
  tx: Database,
  { hotel }: PeopleContext,
  now: Pick<Person, 'id' | 'skills'>,
  skills: Skill[],
): Promise<Action> {
  const [before, after] = [textOf(now.skills), textOf(skills)];
  if (before === after) return null;
  const { companyId } = hotel;
  await tx
    .delete(employeeSkills)
    .where(and(eq(employeeSkills.companyId, companyId), eq(employeeSkills.employeeId, now.id)));
  if (skills.length > 0) {
    await tx.insert(employeeSkills).values(skills.map((skill) => ({ ...skill, companyId, employeeId: now.id })));
  }
  return { before: { skills: before }, after: { skills: after } };
}

/** The skills with one added, or with a different expiry. */
export function withSkill(skills: Skill[], skill: Skill): Skill[] {
  return [...withoutSkill(skills, skill.name), skill];
}

export function withoutSkill(skills: Skill[], name: string): Skill[] {
  return skills.filter((current) => foldText(current.name) !== foldText(name));
}

const textOf = (skills: Skill[]) =>
  skills
    .map(({ name, expiresOn }) => (expiresOn ? `${name} (${expiresOn})` : name))
    .toSorted()
    .join(', ');
