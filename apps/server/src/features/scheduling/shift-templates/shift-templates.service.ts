import type {
  ShiftTemplate,
  ShiftTemplateFields,
  ShiftTemplates,
} from '@horae/contract/scheduling/shift-templates.contract';
import { timeOf } from '@horae/local-time/time-of-day';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import type { Database } from '#platform/database';
import { distinctNames } from '#platform/distinct-names';
import { conflict, forbidden, invalid, notFound, stale } from '#platform/errors';
import { hotelClock } from '#platform/hotel-time';
import { readResources } from '#roster/resources';
import { readCostPlaces } from '../../people/organisation/cost-places.reads';
import { companies } from '../../people/organisation/organisation.table';
import { readSkillNames } from '../../people/people/skills.reads';
import { plannedCentres } from '../shifts/planned-places.reads';
import { type StoredFields, storedFields } from './shift-template.rules';
import { shiftTemplates } from './shift-templates.table';
import { type TemplateReach, templateReach } from './template-reach';

export interface TemplatesContext {
  hotel: GrantedHotel;
  accountId: number;
}

type Row = typeof shiftTemplates.$inferSelect;

const mostOfHotel = 1000;

/** The templates with which the account plans, by code. */
export async function listTemplates(db: Database, hotel: GrantedHotel): Promise<ShiftTemplates> {
  const reach = await templateReach(db, hotel);
  const rows = (await readRows(db, hotel.companyId)).filter(({ departmentId }) => reach.maySee(departmentId));
  const day = hotelClock(hotel.timeZone).today();
  const people = await readResources(db, hotel, {}, { first: day, last: day });
  const ids = people.map(({ employeeId }) => employeeId);
  const costPlaces = await readCostPlaces(db, hotel.companyId);
  const held = await readSkillNames(db, hotel.companyId, ids);
  return {
    templates: rows.map((row) => shown(row, reach)),
    departments: reach.departments,
    skills: distinctNames([...held, ...rows.map(({ skill }) => skill)]),
    workCentres: await plannedCentres(db, hotel, { first: day, last: day }),
    costPlaces: [...costPlaces].map(([departmentId, costPlace]) => ({ departmentId, costPlace })),
    mayAddForHotel: reach.mayAddForHotel,
  };
}

export async function addTemplate(
  tx: Database,
  { hotel, accountId }: TemplatesContext,
  fields: ShiftTemplateFields,
): Promise<ShiftTemplate> {
  const { companyId } = hotel;
  const { reach, rows } = await lockTemplates(tx, hotel);
  const stored = storedFields(fields);
  refusePlace(reach, stored.departmentId);
  refuseTaken(reach, rows, stored);
  if (rows.length >= mostOfHotel) throw conflict(`A hotel has up to ${mostOfHotel} shift templates. Delete one first.`);
  const [row] = await tx
    .insert(shiftTemplates)
    .values({ companyId, ...stored })
    .returning();
  await follow(tx, { hotel, accountId }, null, row!);
  return shown(row!, reach);
}

export async function changeTemplate(
  tx: Database,
  { hotel, accountId }: TemplatesContext,
  { id, version, fields }: { id: number; version: number; fields: ShiftTemplateFields },
): Promise<ShiftTemplate> {
  const { reach, rows } = await lockTemplates(tx, hotel);
  const before = kept(reach, rows, { id, version });
  const wanted = storedFields(fields);
  const stays = placeOf(reach, wanted.departmentId) === placeOf(reach, before.departmentId);
  // It may stay where it is, even if that department is closed since.
  if (!stays) refusePlace(reach, wanted.departmentId);
  const stored = stays ? { ...wanted, departmentId: before.departmentId } : wanted;
  refuseTaken(
    reach,
    rows.filter((row) => row.id !== id),
    stored,
  );
  if (isSame(before, stored)) return shown(before, reach);
  const [row] = await tx
    .update(shiftTemplates)
    .set({ ...stored, version: before.version + 1 })
    .where(oneOf(hotel.companyId, id))
    .returning();
  await follow(tx, { hotel, accountId }, before, row!);
  return shown(row!, reach);
}

export async function removeTemplate(
  tx: Database,
  { hotel, accountId }: TemplatesContext,
  one: { id: number; version: number },
): Promise<void> {
  const { reach, rows } = await lockTemplates(tx, hotel);
  const before = kept(reach, rows, one);
  await tx.delete(shiftTemplates).where(oneOf(hotel.companyId, one.id));
  await follow(tx, { hotel, accountId }, before, null);
}

const oneOf = (companyId: number, id: number) =>
  and(eq(shiftTemplates.companyId, companyId), eq(shiftTemplates.id, id));

const readRows = (db: Database, companyId: number): Promise<Row[]> =>
  db
    .select()
    .from(shiftTemplates)
    .where(eq(shiftTemplates.companyId, companyId))
    .orderBy(asc(shiftTemplates.codeKey), asc(shiftTemplates.id));

/** The templates of a hotel, which nobody else changes before the transaction ends. */
async function lockTemplates(tx: Database, hotel: GrantedHotel): Promise<{ reach: TemplateReach; rows: Row[] }> {
  const { companyId } = hotel;
  const reach = await templateReach(tx, hotel);
  await tx.execute(sql`select from ${companies} where ${companies.companyId} = ${companyId} for no key update`);
  return { reach, rows: await readRows(tx, companyId) };
}

/** The template as it is, if the account keeps it and has read it last. */
function kept(reach: TemplateReach, rows: readonly Row[], { id, version }: { id: number; version: number }): Row {
  const row = rows.find((one) => one.id === id);
  if (!row || !reach.maySee(row.departmentId)) throw notFound('Shift template');
  if (!reach.mayKeep(row.departmentId)) throw forbidden();
  if (row.version !== version) throw stale({ template: shown(row, reach) });
  return row;
}

function refusePlace({ departments, mayAddForHotel }: TemplateReach, departmentId: number | null): void {
  if (departmentId === null) {
    if (!mayAddForHotel)
      throw forbidden('Only people who plan the whole hotel keep its shift templates. Choose a department.');
    return;
  }
  const isOpen = departments.some(({ id, mayAdd }) => id === departmentId && mayAdd);
  if (!isOpen) throw invalid('template.departmentId', 'Choose a department in which you plan.');
}

const placeOf = ({ latestOf }: TemplateReach, departmentId: number | null) => departmentId && latestOf(departmentId);

function refuseTaken(reach: TemplateReach, rows: readonly Row[], { codeKey, departmentId }: StoredFields): void {
  const place = placeOf(reach, departmentId);
  const taken = rows.find((row) => row.codeKey === codeKey && placeOf(reach, row.departmentId) === place);
  if (taken) throw invalid('template.code', `The code “${taken.code}” already exists: ${taken.name}.`);
}

const isSame = (row: Row, stored: StoredFields): boolean =>
  Object.entries(stored).every(([name, value]) => row[name as keyof StoredFields] === value);

async function follow(
  tx: Database,
  { hotel: { companyId }, accountId }: TemplatesContext,
  before: Row | null,
  after: Row | null,
): Promise<void> {
  const action = before === null ? 'add' : after === null ? 'remove' : 'change';
  const objectId = (after ?? before)!.id;
  const values = { before: before && noted(before), after: after && noted(after) };
  await recordChange(tx, { companyId, accountId, object: 'shift template', objectId, action, ...values });
  await announce(tx, 'shift-templates', 'all');
}

/** What a person reads of a template. */
function noted({ startMinute, endMinute, code, name, type, breakMinutes, departmentId, skill, colour }: Row) {
  const times = { start: timeOf(startMinute), end: timeOf(endMinute), breakMinutes };
  return { code, name, ...times, type, departmentId, skill, colour };
}

function shown(row: Row, { latestOf, mayKeep }: TemplateReach): ShiftTemplate {
  const departmentId = row.departmentId && latestOf(row.departmentId);
  return { ...noted(row), id: row.id, version: row.version, departmentId, mayChange: mayKeep(row.departmentId) };
}
