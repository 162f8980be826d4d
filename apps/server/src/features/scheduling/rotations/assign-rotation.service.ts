import type { RotationAssignment } from '@horae/contract/scheduling/rotation-rows';
import { addDays } from '@horae/local-time/local-date';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { recordChanges } from '#platform/audit';
import type { Database } from '#platform/database';
import { invalid, notFound, stale } from '#platform/errors';
import { readResources } from '#roster/resources';
import { lockEmployments, notEmployedOn } from '../../people/people/people.reads';
import { staggered } from './rotation.rules';
import type { RotationsContext } from './rotations.service';
import { type AssignmentRow, lockRotations, readAssignments } from './rotations.store';
import { rotationAssignments } from './rotations.table';
import { shownAssignment } from './shown-assignment';

interface Assigning {
  patternId: number;
  employees: readonly number[];
  firstDay: string;
  lastDay: string | null;
  startDay: number;
  stagger: number;
}

interface Step {
  before: AssignmentRow | null;
  after: AssignmentRow | null;
}

/** Gives people a pattern from a day on; what they worked by before ends the day before. */
export async function assignRotation(
  tx: Database,
  context: RotationsContext,
  { patternId, employees, firstDay, lastDay, startDay, stagger }: Assigning,
): Promise<RotationAssignment[]> {
  const { companyId } = context.hotel;
  const { reach, rows } = await lockRotations(tx, context.hotel);
  const pattern = rows.find(({ id }) => id === patternId);
  if (!pattern || !reach.seesPlace(pattern.departmentId)) throw invalid('patternId', 'Choose a pattern that exists.');
  if (lastDay !== null && lastDay < firstDay) throw invalid('lastDay', 'The last day must not be before the first.');
  if (startDay > pattern.days.length)
    throw invalid('startDay', `The pattern has ${pattern.days.length} days. Choose one of them.`);
  if (new Set(employees).size < employees.length) throw invalid('employees', 'List each person once.');
  const nameOf = await plannedPeople(tx, context, employees, firstDay);
  const steps = await endedBefore(tx, context, employees, { firstDay, lastDay });
  const starts = staggered(startDay, stagger, pattern.days.length, employees.length);
  const added = await tx
    .insert(rotationAssignments)
    .values(
      employees.map((employeeId, at) => ({
        companyId,
        employeeId,
        patternId,
        firstDay,
        lastDay,
        startDay: starts[at]!,
        changedBy: context.accountId,
      })),
    )
    .returning();
  await follow(tx, context, [...steps, ...added.map((after) => ({ before: null, after }))]);
  return added.map((row) => shownAssignment(row, nameOf.get(row.employeeId)!));
}

/** Ends assignments with a day; one that begins later goes as if it had never been. */
export async function endAssignments(
  tx: Database,
  context: RotationsContext,
  { assignments, lastDay }: { assignments: readonly { id: number; version: number }[]; lastDay: string },
): Promise<void> {
  const { companyId } = context.hotel;
  await lockRotations(tx, context.hotel);
  const ids = assignments.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw invalid('assignments', 'List each one once.');
  const found = await tx
    .select()
    .from(rotationAssignments)
    .where(and(eq(rotationAssignments.companyId, companyId), inArray(rotationAssignments.id, ids)));
  const rows = assignments.map(({ id, version }, at) => {
    const row = found.find((one) => one.id === id);
    if (!row) throw notFound('Assignment');
    if (row.version !== version) throw stale({ assignments: [shownAssignment(row, '')] });
    if (row.lastDay !== null && row.lastDay < lastDay)
      throw invalid(
        `assignments.${at}.id`,
        `This assignment ends on ${row.lastDay} already. Choose an earlier last day.`,
      );
    return row;
  });
  for (const row of rows) {
    const day = row.firstDay > lastDay ? row.firstDay : lastDay;
    await plannedPeople(tx, context, [row.employeeId], day);
  }
  const steps: Step[] = [];
  for (const row of rows) steps.push(await shorten(tx, context, row, lastDay));
  await follow(tx, context, steps);
}

/** The names of these people; refused for anybody who is not employed then or whom the account does not plan. */
async function plannedPeople(
  tx: Database,
  { hotel }: RotationsContext,
  employees: readonly number[],
  day: string,
): Promise<Map<number, string>> {
  const employments = await lockEmployments(tx, hotel.companyId, employees);
  const seen = await readResources(tx, hotel, { employees: [...employees] }, { first: day, last: day });
  const isSeen = new Set(seen.map(({ employeeId }) => employeeId));
  return new Map(
    employees.map((id, at) => {
      const person = employments.get(id);
      const refusal = person && hotel.scope.kind === 'hotel' ? notEmployedOn(person, day) : null;
      if (refusal) throw invalid(`employees.${at}`, refusal);
      if (!person || !isSeen.has(id)) throw notFound('Employee');
      return [id, person.name];
    }),
  );
}

/** Makes room for a new assignment: what began before ends, what would begin within it goes. */
async function endedBefore(
  tx: Database,
  context: RotationsContext,
  employees: readonly number[],
  { firstDay, lastDay }: { firstDay: string; lastDay: string | null },
): Promise<Step[]> {
  const { companyId } = context.hotel;
  const rows = await readAssignments(tx, companyId, employees, firstDay);
  const within = rows.filter((row) => lastDay === null || row.firstDay <= lastDay);
  const steps: Step[] = [];
  for (const row of within) steps.push(await shorten(tx, context, row, addDays(firstDay, -1)));
  return steps;
}

async function shorten(
  tx: Database,
  { accountId }: RotationsContext,
  before: AssignmentRow,
  lastDay: string,
): Promise<Step> {
  const isIt = and(eq(rotationAssignments.companyId, before.companyId), eq(rotationAssignments.id, before.id));
  if (before.firstDay > lastDay) {
    await tx.delete(rotationAssignments).where(isIt);
    return { before, after: null };
  }
  const [after] = await tx
    .update(rotationAssignments)
    .set({ lastDay, version: before.version + 1, changedBy: accountId, changedAt: sql`now()` })
    .where(isIt)
    .returning();
  return { before, after: after! };
}

async function follow(
  tx: Database,
  { hotel: { companyId }, accountId }: RotationsContext,
  steps: readonly Step[],
): Promise<void> {
  const entries = steps.map(({ before, after }) => ({
    companyId,
    accountId,
    object: 'rotation assignment',
    objectId: (after ?? before)!.id,
    employeeId: (after ?? before)!.employeeId,
    action: before === null ? ('add' as const) : after === null ? ('remove' as const) : ('change' as const),
    before: before && noted(before),
    after: after && noted(after),
  }));
  await recordChanges(tx, entries);
  await announce(tx, 'rotations', 'all');
}

const noted = ({ employeeId, patternId, firstDay, lastDay, startDay }: AssignmentRow) => ({
  employeeId,
  patternId,
  firstDay,
  lastDay,
  startDay,
});
