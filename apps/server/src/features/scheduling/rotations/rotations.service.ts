import type { Rotation, RotationFields, Rotations } from '@horae/contract/scheduling/rotation-rows';
import { and, eq } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import type { Database } from '#platform/database';
import { conflict, forbidden, invalid, notFound, stale } from '#platform/errors';
import { hotelClock } from '#platform/hotel-time';
import { readResources } from '#roster/resources';
import { refuseLongRange } from '../planning/fill-plan.commands';
import { readTemplateTimes } from '../shift-templates/shift-templates.reads';
import { resolvedDays, shownDays, storedDays, type TemplateTimes } from './rotation.rules';
import {
  countAssigned,
  lockRotations,
  type PatternRow,
  type RotationReach,
  readAssignments,
  readPatterns,
  rotationReach,
} from './rotations.store';
import { rotationPatterns } from './rotations.table';
import { shownAssignment } from './shown-assignment';

export interface RotationsContext {
  hotel: GrantedHotel;
  accountId: number;
}

interface One {
  id: number;
  version: number;
}

type Templates = Awaited<ReturnType<typeof readTemplateTimes>>;

const mostOfHotel = 500;

/** The patterns with which the account plans, and who of its people works by which on these days or later. */
export async function listRotations(
  db: Database,
  hotel: GrantedHotel,
  days: { first: string; last: string },
): Promise<Rotations> {
  refuseLongRange(days);
  const reach = await rotationReach(db, hotel);
  const rows = await readPatterns(db, hotel.companyId);
  const templates = await readTemplateTimes(db, hotel.companyId);
  const people = await readResources(db, hotel, {}, days);
  const nameOf = new Map(people.map(({ employeeId, title }) => [employeeId, title]));
  const assignments = await readAssignments(db, hotel.companyId, [...nameOf.keys()], days.first);
  const seen = rows.filter(({ departmentId }) => reach.seesPlace(departmentId));
  const isSeen = new Set(seen.map(({ id }) => id));
  return {
    patterns: seen.map((row) => shown(row, reach, templates)),
    assignments: assignments
      .filter(({ patternId }) => isSeen.has(patternId))
      .map((row) => shownAssignment(row, nameOf.get(row.employeeId)!)),
    departments: reach.departments,
    mayAddForHotel: reach.mayAddForHotel,
    people: people.map(({ employeeId, title, building_Id }) => ({
      employeeId,
      name: title,
      departmentId: reach.latestOf(building_Id),
    })),
  };
}

export async function addRotation(tx: Database, context: RotationsContext, fields: RotationFields): Promise<Rotation> {
  const { reach, rows, templates } = await lockRotations(tx, context.hotel);
  refusePlace(reach, fields.departmentId);
  refuseTaken(reach, rows, fields);
  const days = storedDays(fields.days, seenTemplates(templates, reach));
  if (rows.length >= mostOfHotel) throw conflict(`A hotel has up to ${mostOfHotel} patterns. Delete one first.`);
  const { companyId } = context.hotel;
  const [row] = await tx
    .insert(rotationPatterns)
    .values({ companyId, ...fields, days })
    .returning();
  await follow(tx, context, null, row!);
  return shown(row!, reach, templates);
}

export async function changeRotation(
  tx: Database,
  context: RotationsContext,
  { id, version, fields }: One & { fields: RotationFields },
): Promise<Rotation> {
  const { reach, rows, templates } = await lockRotations(tx, context.hotel);
  const before = kept(reach, rows, { id, version }, templates);
  const stays = placeOf(reach, fields.departmentId) === placeOf(reach, before.departmentId);
  // It may stay where it is, even if that department is closed since.
  if (!stays) refusePlace(reach, fields.departmentId);
  refuseTaken(
    reach,
    rows.filter((row) => row.id !== id),
    fields,
  );
  const days = storedDays(fields.days, seenTemplates(templates, reach));
  if (days.length !== before.days.length && (await countAssigned(tx, before, today(context.hotel))) > 0)
    throw invalid(
      'pattern.days',
      `The pattern keeps its ${before.days.length} days while people work by it. Add a new pattern and give them that.`,
    );
  const departmentId = stays ? before.departmentId : fields.departmentId;
  const stored = { name: fields.name, departmentId, days };
  if (before.name === stored.name && before.departmentId === departmentId && isSame(before.days, days))
    return shown(before, reach, templates);
  const [row] = await tx
    .update(rotationPatterns)
    .set({ ...stored, version: before.version + 1 })
    .where(oneOf(before))
    .returning();
  await follow(tx, context, before, row!);
  return shown(row!, reach, templates);
}

export async function removeRotation(tx: Database, context: RotationsContext, one: One): Promise<void> {
  const { reach, rows, templates } = await lockRotations(tx, context.hotel);
  const before = kept(reach, rows, one, templates);
  const count = await countAssigned(tx, before, today(context.hotel));
  if (count > 0) throw conflict(`There are people who work by this pattern: ${count}. End that first.`);
  await tx.delete(rotationPatterns).where(oneOf(before));
  await follow(tx, context, before, null);
}

const today = ({ timeZone }: GrantedHotel) => hotelClock(timeZone).today();
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const oneOf = ({ companyId, id }: PatternRow) =>
  and(eq(rotationPatterns.companyId, companyId), eq(rotationPatterns.id, id));

/** The pattern as it is, if the account keeps it and has read it last. */
function kept(reach: RotationReach, rows: readonly PatternRow[], { id, version }: One, templates: Templates) {
  const row = rows.find((one) => one.id === id);
  if (!row || !reach.seesPlace(row.departmentId)) throw notFound('Pattern');
  if (!reach.keepsPlace(row.departmentId)) throw forbidden();
  if (row.version !== version) throw stale({ pattern: shown(row, reach, templates) });
  return row;
}

function refusePlace({ departments, mayAddForHotel }: RotationReach, departmentId: number | null): void {
  if (departmentId === null) {
    if (!mayAddForHotel)
      throw forbidden('Only people who plan the whole hotel keep its patterns. Choose a department.');
    return;
  }
  const isOpen = departments.some(({ id, mayAdd }) => id === departmentId && mayAdd);
  if (!isOpen) throw invalid('pattern.departmentId', 'Choose a department in which you plan.');
}

const placeOf = ({ latestOf }: RotationReach, departmentId: number | null) => departmentId && latestOf(departmentId);

function refuseTaken(reach: RotationReach, rows: readonly PatternRow[], { name, departmentId }: RotationFields): void {
  const place = placeOf(reach, departmentId);
  const taken = rows.some((row) => row.name === name && placeOf(reach, row.departmentId) === place);
  if (taken) throw invalid('pattern.name', `A pattern named “${name}” already exists.`);
}

/** Templates of departments that the account does not see are none. */
const seenTemplates =
  (templates: Templates, reach: RotationReach) =>
  (id: number): TemplateTimes | undefined => {
    const found = templates.get(id);
    return found && reach.seesPlace(found.departmentId) ? found.times : undefined;
  };

async function follow(
  tx: Database,
  { hotel: { companyId }, accountId }: RotationsContext,
  before: PatternRow | null,
  after: PatternRow | null,
): Promise<void> {
  const action = before === null ? 'add' : after === null ? 'remove' : 'change';
  const objectId = (after ?? before)!.id;
  const values = { before: before && noted(before), after: after && noted(after) };
  await recordChange(tx, { companyId, accountId, object: 'rotation pattern', objectId, action, ...values });
  await announce(tx, 'rotations', 'all');
}

/** What a person reads of a pattern. */
const noted = ({ name, departmentId, days }: PatternRow) => ({ name, departmentId, days: shownDays(days) });

function shown(row: PatternRow, { latestOf, keepsPlace }: RotationReach, templates: Templates): Rotation {
  const { id, version, name } = row;
  const departmentId = row.departmentId && latestOf(row.departmentId);
  const days = shownDays(resolvedDays(row.days, (one) => templates.get(one)?.times));
  return { id, version, name, departmentId, days, mayChange: keepsPlace(row.departmentId) };
}
