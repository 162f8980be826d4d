import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';
import { and, eq, gte, isNull } from 'drizzle-orm';
import { expect } from 'vitest';
import { employees } from '#features/people/people/employees.table';
import { planSteps, rosterDrafts } from '#features/scheduling/planning/planning.table';
import { planPublications, publicationPeople } from '#features/scheduling/publications/publications.table';
import { leaves, shifts } from '#features/scheduling/shifts/shifts.table';
import type { TestApp } from './start-test-app';
import { unchecked } from './unchecked';

type Ask = TestApp['asAdmin'];

/** Two people of a demo hotel who work in one department and have no last day. */
export async function twoPeople({ database }: TestApp, hotel: number): Promise<[number, number]> {
  const [one, other] = await database.db
    .select({ id: employees.id })
    .from(employees)
    .where(and(eq(employees.companyId, hotel), isNull(employees.lastDay)))
    .orderBy(employees.code)
    .limit(2)
    .offset(14);
  return [one!.id, other!.id];
}

/** Removes every draft, step and publication. */
export async function forgetPlans({ database: { db } }: TestApp): Promise<void> {
  for (const table of [rosterDrafts, planSteps, publicationPeople, planPublications]) await db.delete(table);
}

/** Removes these too, and what is planned from 2030 on. */
export async function emptyRoster(api: TestApp): Promise<void> {
  await forgetPlans(api);
  await api.database.db.delete(shifts).where(gte(shifts.startsAt, new Date('2030-01-01')));
  await api.database.db.delete(leaves).where(gte(leaves.lastDay, '2030-01-01'));
}

/** Saves a shift or leave of the published roster; returns its number and what a planner has seen of it. */
export async function savedShift(api: TestApp, shift: object) {
  const answer = await api.asAdmin(unchecked(shiftsContract.save), { body: { shift } });
  expect(answer.status, answer.text).toBe(200);
  const { body } = answer;
  return { id: body.shift.id, seen: { published: body.version, draft: null } };
}

/** Publishes the drafts that the preview shows, as a planner does who has just looked at it. */
export async function publishSeen(ask: Ask, scope: object, more: object = {}, headers = {}) {
  const { body } = await ask(unchecked(planning.preview), { body: scope });
  const seen = body.people.flatMap(({ changes }) => changes.map(({ id, version }) => ({ id, version })));
  // What goes from one person to another is shown with both.
  const drafts = [...new Map(seen.map((one) => [one.id, one])).values()];
  return ask(unchecked(planning.publish), { body: { ...scope, drafts, ...more } }, headers);
}
