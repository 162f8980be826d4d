import { type Place, parentKinds } from '@horae/contract/people/places';
import { and, eq, sql } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import type { Database } from '#platform/database';
import { refusalOf } from '#platform/database-faults';
import { conflict } from '#platform/errors';
import { accountHotels } from '../../core/session/session.table';
import { departmentBudgets } from '../../scheduling/department-budgets/department-budgets.table';
import { openShifts } from '../../scheduling/planning/open-shifts.table';
import { rosterDrafts } from '../../scheduling/planning/planning.table';
import { rotationPatterns } from '../../scheduling/rotations/rotations.table';
import { shiftTemplates } from '../../scheduling/shift-templates/shift-templates.table';
import { shifts } from '../../scheduling/shifts/shifts.table';
import { staffingNeeds } from '../../scheduling/staffing-needs/staffing-needs.table';
import { templateWeekItems, templateWeeks } from '../../scheduling/template-weeks/template-weeks.table';
import { kindColumns } from './place-kinds';
import { lockPlaces, named, type PlaceRef, readPlace, readPlaces } from './place-rows';

/** Deletes a place that was added by mistake: it must never have been used. */
export async function removePlace(tx: Database, accountId: number, ref: PlaceRef): Promise<Place> {
  const { companyId } = ref;
  await lockPlaces(tx, companyId);
  const place = await readPlace(tx, ref);
  await removeEmpty(tx, accountId, companyId, place);
  return place;
}

export async function removeEmpty(tx: Database, accountId: number, companyId: number, place: Place): Promise<void> {
  const places = await readPlaces(tx, companyId);
  const isBelow = (other: Place) => parentKinds[other.kind] === place.kind && other.parentId === place.id;
  if (places.some(isBelow)) throw conflict(`There are other places below ${place.name}. Delete or move them first.`);
  if (places.some((other) => other.kind === place.kind && other.continuedAs === place.id)) {
    throw conflict(`${named(place)} continues another place. Close it instead.`);
  }
  if (await isGranted(tx, companyId, place))
    throw conflict(`Some accounts have access to ${place.name}. Change their access first.`);
  if (place.kind === 'department' && (await hasTemplates(tx, companyId, place.id)))
    throw conflict(`${place.name} has shift templates. Delete them first.`);
  if (place.kind === 'department' && (await hasPatterns(tx, companyId, place.id)))
    throw conflict(`${place.name} has rotation patterns or template weeks. Delete them first.`);
  if (place.kind === 'department' && (await hasNeeds(tx, companyId, place.id)))
    throw conflict(`${place.name} has staffing needs. Delete them first.`);
  if (place.kind === 'department' && (await hasBudgets(tx, companyId, place.id)))
    throw conflict(`${place.name} has budgets of hours. Delete them first.`);
  if (place.kind === 'work-centre' && (await hasWeeks(tx, companyId, place.id)))
    throw conflict(`Template weeks plan work in ${place.name}. Delete them first.`);
  if (await hasShifts(tx, companyId, place))
    throw conflict(`Shifts are planned in ${place.name}, or once were. Close it instead.`);
  const { table } = kindColumns[place.kind];
  try {
    await tx.execute(sql`delete from ${table} where ${table.companyId} = ${companyId} and ${table.id} = ${place.id}`);
  } catch (error) {
    if (refusalOf(error)?.state !== foreignKeyHeld) throw error;
    throw conflict(`People belong to ${place.name}, or once did. Close it instead.`);
  }
  const about = { companyId, accountId, object: kindColumns[place.kind].thing, objectId: place.id };
  await recordChange(tx, { ...about, action: 'remove', before: place });
  await announce(tx, 'organisation', 'admins');
}

const foreignKeyHeld = '23503';

/** Scopes of accounts refer to places by id, without a foreign key. */
async function isGranted(tx: Database, companyId: number, { kind, id }: Place): Promise<boolean> {
  if (kind !== 'organisation-unit' && kind !== 'department') return false;
  const ids = kind === 'department' ? accountHotels.departmentIds : accountHotels.unitIds;
  const { rows } = await tx.execute(
    sql`select 1 from ${accountHotels} where ${accountHotels.companyId} = ${companyId} and ${id} = any(${ids}) limit 1`,
  );
  return rows.length > 0;
}

async function hasShifts(tx: Database, companyId: number, { kind, id }: Place): Promise<boolean> {
  if (kind !== 'department' && kind !== 'work-centre') return false;
  const column = kind === 'department' ? 'departmentId' : 'workCentreId';
  return (
    (await tx.$count(shifts, and(eq(shifts.companyId, companyId), eq(shifts[column], id)))) > 0 ||
    (await tx.$count(rosterDrafts, and(eq(rosterDrafts.companyId, companyId), eq(rosterDrafts[column], id)))) > 0 ||
    (await tx.$count(openShifts, and(eq(openShifts.companyId, companyId), eq(openShifts[column], id)))) > 0
  );
}

const hasTemplates = async (tx: Database, companyId: number, departmentId: number): Promise<boolean> =>
  (await tx.$count(
    shiftTemplates,
    and(eq(shiftTemplates.companyId, companyId), eq(shiftTemplates.departmentId, departmentId)),
  )) > 0;

const hasPatterns = async (tx: Database, companyId: number, departmentId: number): Promise<boolean> =>
  (await tx.$count(
    rotationPatterns,
    and(eq(rotationPatterns.companyId, companyId), eq(rotationPatterns.departmentId, departmentId)),
  )) > 0 ||
  (await tx.$count(
    templateWeeks,
    and(eq(templateWeeks.companyId, companyId), eq(templateWeeks.departmentId, departmentId)),
  )) > 0 ||
  (await tx.$count(
    templateWeekItems,
    and(eq(templateWeekItems.companyId, companyId), eq(templateWeekItems.departmentId, departmentId)),
  )) > 0;

const hasWeeks = async (tx: Database, companyId: number, workCentreId: number): Promise<boolean> =>
  (await tx.$count(
    templateWeekItems,
    and(eq(templateWeekItems.companyId, companyId), eq(templateWeekItems.workCentreId, workCentreId)),
  )) > 0;

const hasBudgets = async (tx: Database, companyId: number, departmentId: number): Promise<boolean> =>
  (await tx.$count(
    departmentBudgets,
    and(eq(departmentBudgets.companyId, companyId), eq(departmentBudgets.departmentId, departmentId)),
  )) > 0;

const hasNeeds = async (tx: Database, companyId: number, departmentId: number): Promise<boolean> =>
  (await tx.$count(
    staffingNeeds,
    and(eq(staffingNeeds.companyId, companyId), eq(staffingNeeds.departmentId, departmentId)),
  )) > 0;
