import type { TemplateWeek, TemplateWeeks } from '@horae/contract/scheduling/template-weeks.contract';
import { addDays } from '@horae/local-time/local-date';
import { weekStartOf } from '@horae/local-time/week';
import { and, eq, sql } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import type { Database } from '#platform/database';
import { conflict, forbidden, invalid, notFound, stale } from '#platform/errors';
import { type DepartmentReach, departmentReach } from '#roster/department-reach';
import { isItemOn } from '#roster/listed-on.rules';
import { readListed } from '#roster/resources';
import { companies } from '../../people/organisation/organisation.table';
import { readWeekPlan } from '../planning/week-plan.reads';
import { templateWeekItems, templateWeeks } from './template-weeks.table';
import { weekItems } from './week-items.rules';

export interface WeeksContext {
  hotel: GrantedHotel;
  accountId: number;
}

interface One {
  id: number;
  version: number;
}

type Row = typeof templateWeeks.$inferSelect & { people: number; shifts: number; daysOff: number };

const mostOfHotel = 200;

export async function listWeeks(db: Database, hotel: GrantedHotel): Promise<TemplateWeeks> {
  const reach = await departmentReach(db, hotel);
  const rows = await readWeeks(db, hotel.companyId);
  return {
    weeks: rows.filter((row) => seesPlace(reach, row.departmentId)).map((row) => shown(row, reach, hotel)),
    departments: reach.departments,
    mayAddForHotel: hotel.scope.kind === 'hotel',
  };
}

/** Keeps the plan of a week, as the account sees it with its drafts, under a name. */
export async function addWeek(
  tx: Database,
  context: WeeksContext,
  { name, departmentId, monday: day }: { name: string; departmentId: number | null; monday: string },
): Promise<TemplateWeek> {
  const { hotel } = context;
  const { companyId } = hotel;
  const { reach, rows } = await lockWeeks(tx, hotel);
  refusePlace(reach, hotel, departmentId);
  refuseTaken(reach, rows, { name, departmentId });
  if (rows.length >= mostOfHotel) throw conflict(`A hotel has up to ${mostOfHotel} template weeks. Delete one first.`);
  const monday = weekStartOf(day);
  const department = reach.departments.find(({ id }) => id === departmentId);
  const filter = department ? [department.id, ...department.formerly] : [];
  const week = { first: monday, last: addDays(monday, 6) };
  const { people, isOn } = await readListed(tx, hotel, { departments: filter }, week);
  const planned = await readWeekPlan(
    tx,
    hotel,
    people.map(({ employeeId }) => employeeId),
    monday,
  );
  const items = weekItems(
    planned.filter((item) => isItemOn(isOn, item)),
    monday,
    hotel.timeZone,
  );
  if (items.length === 0) throw invalid('monday', 'Nothing is planned in this week. Choose another one.');
  const [saved] = await tx.insert(templateWeeks).values({ companyId, departmentId, name }).returning();
  for (let at = 0; at < items.length; at += rowsAtOnce) {
    const some = items.slice(at, at + rowsAtOnce);
    await tx
      .insert(templateWeekItems)
      .values(some.map((item) => Object.assign(item, { companyId, weekId: saved!.id })));
  }
  const row = (await readWeeks(tx, companyId)).find(({ id }) => id === saved!.id)!;
  await follow(tx, context, null, row);
  return shown(row, reach, hotel);
}

const rowsAtOnce = 1000;

export async function renameWeek(
  tx: Database,
  context: WeeksContext,
  { id, version, name }: One & { name: string },
): Promise<TemplateWeek> {
  const { reach, rows } = await lockWeeks(tx, context.hotel);
  const before = kept(reach, context.hotel, rows, { id, version });
  refuseTaken(
    reach,
    rows.filter((row) => row.id !== id),
    { name, departmentId: before.departmentId },
  );
  if (before.name === name) return shown(before, reach, context.hotel);
  await tx
    .update(templateWeeks)
    .set({ name, version: version + 1 })
    .where(oneOf(before));
  const after = { ...before, name, version: version + 1 };
  await follow(tx, context, before, after);
  return shown(after, reach, context.hotel);
}

export async function removeWeek(tx: Database, context: WeeksContext, one: One): Promise<void> {
  const { reach, rows } = await lockWeeks(tx, context.hotel);
  const before = kept(reach, context.hotel, rows, one);
  await tx.delete(templateWeeks).where(oneOf(before));
  await follow(tx, context, before, null);
}

/** A template week that the account sees. */
export async function seenWeek(db: Database, hotel: GrantedHotel, id: number) {
  const reach = await departmentReach(db, hotel);
  const row = (await readWeeks(db, hotel.companyId)).find((one) => one.id === id);
  if (!row || !seesPlace(reach, row.departmentId)) throw notFound('Template week');
  return { reach, row };
}

const oneOf = ({ companyId, id }: Pick<Row, 'companyId' | 'id'>) =>
  and(eq(templateWeeks.companyId, companyId), eq(templateWeeks.id, id));

async function readWeeks(db: Database, companyId: number): Promise<Row[]> {
  const isOff = sql`${templateWeekItems.type} = 'DayOff'`;
  const rows = await db
    .select({
      week: templateWeeks,
      people: sql<number>`count(distinct ${templateWeekItems.employeeId})::int`,
      shifts: sql<number>`count(${templateWeekItems.id}) filter (where not ${isOff})::int`,
      daysOff: sql<number>`count(${templateWeekItems.id}) filter (where ${isOff})::int`,
    })
    .from(templateWeeks)
    .leftJoin(
      templateWeekItems,
      and(eq(templateWeekItems.companyId, templateWeeks.companyId), eq(templateWeekItems.weekId, templateWeeks.id)),
    )
    .where(eq(templateWeeks.companyId, companyId))
    .groupBy(templateWeeks.companyId, templateWeeks.id)
    .orderBy(templateWeeks.name, templateWeeks.id);
  return rows.map(({ week, ...counts }) => Object.assign(week, counts));
}

async function lockWeeks(tx: Database, hotel: GrantedHotel): Promise<{ reach: DepartmentReach; rows: Row[] }> {
  const { companyId } = hotel;
  const reach = await departmentReach(tx, hotel);
  await tx.execute(sql`select from ${companies} where ${companies.companyId} = ${companyId} for no key update`);
  return { reach, rows: await readWeeks(tx, companyId) };
}

const seesPlace = (reach: DepartmentReach, id: number | null) => id === null || reach.maySee(id);
const keepsPlace = (reach: DepartmentReach, { scope }: GrantedHotel, id: number | null) =>
  id === null ? scope.kind === 'hotel' : reach.mayKeep(id);

/** The week as it is, if the account keeps it and has read it last. */
function kept(reach: DepartmentReach, hotel: GrantedHotel, rows: readonly Row[], { id, version }: One): Row {
  const row = rows.find((one) => one.id === id);
  if (!row || !seesPlace(reach, row.departmentId)) throw notFound('Template week');
  if (!keepsPlace(reach, hotel, row.departmentId)) throw forbidden();
  if (row.version !== version) throw stale({ week: shown(row, reach, hotel) });
  return row;
}

function refusePlace({ departments }: DepartmentReach, { scope }: GrantedHotel, departmentId: number | null): void {
  if (departmentId === null) {
    if (scope.kind !== 'hotel')
      throw forbidden('Only people who plan the whole hotel keep its template weeks. Choose a department.');
    return;
  }
  const isOpen = departments.some(({ id, mayAdd }) => id === departmentId && mayAdd);
  if (!isOpen) throw invalid('departmentId', 'Choose a department in which you plan.');
}

function refuseTaken(
  { latestOf }: DepartmentReach,
  rows: readonly Row[],
  { name, departmentId }: Pick<Row, 'name' | 'departmentId'>,
): void {
  const place = (id: number | null) => id && latestOf(id);
  if (rows.some((row) => row.name === name && place(row.departmentId) === place(departmentId)))
    throw invalid('name', `A template week named “${name}” already exists.`);
}

async function follow(
  tx: Database,
  { hotel: { companyId }, accountId }: WeeksContext,
  before: Row | null,
  after: Row | null,
): Promise<void> {
  const action = before === null ? 'add' : after === null ? 'remove' : 'change';
  const objectId = (after ?? before)!.id;
  const values = { before: before && noted(before), after: after && noted(after) };
  await recordChange(tx, { companyId, accountId, object: 'template week', objectId, action, ...values });
  await announce(tx, 'template-weeks', 'all');
}

const noted = ({ name, departmentId, people, shifts, daysOff }: Row) => ({
  name,
  departmentId,
  people,
  shifts,
  daysOff,
});

function shown(row: Row, reach: DepartmentReach, hotel: GrantedHotel): TemplateWeek {
  const { id, version, savedAt } = row;
  return {
    ...noted(row),
    id,
    version,
    savedAt: savedAt.toISOString(),
    departmentId: row.departmentId && reach.latestOf(row.departmentId),
    mayChange: keepsPlace(reach, hotel, row.departmentId),
  };
}
