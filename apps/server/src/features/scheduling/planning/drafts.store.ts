import { and, eq, getTableColumns, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import type { Draft, StepChange } from './draft';
import { draftOf, rowOf } from './draft-row';
import { openDepartmentsOf } from './open-scope';
import { rosterDrafts } from './planning.table';

async function draftsWhere(db: Database, where: SQL | undefined): Promise<Draft[]> {
  const rows = await db.select().from(rosterDrafts).where(where).orderBy(rosterDrafts.firstDay, rosterDrafts.id);
  return rows.map(draftOf);
}

/** The drafts of these items. */
export async function draftsOfItems(db: Database, companyId: number, ids: readonly number[]): Promise<Draft[]> {
  if (ids.length === 0) return [];
  return draftsWhere(db, and(eq(rosterDrafts.companyId, companyId), inArray(rosterDrafts.id, [...ids])));
}

/** All drafts of a hotel that plan something on these days, or away from them. */
export const draftsOn = (
  db: Database,
  companyId: number,
  { first, last }: { first: string; last: string },
): Promise<Draft[]> => draftsWhere(db, and(eq(rosterDrafts.companyId, companyId), isOn(first, last)));

/** The drafts that plan these people or take something from them, on these days or away from them. */
export async function draftsOfPeople(
  db: Database,
  companyId: number,
  employees: readonly number[],
  { first, last }: { first: string; last: string },
): Promise<Draft[]> {
  if (employees.length === 0) return [];
  const whose = [...employees];
  const isTheirs = or(inArray(rosterDrafts.employeeId, whose), inArray(rosterDrafts.publishedEmployeeId, whose));
  return draftsWhere(db, and(eq(rosterDrafts.companyId, companyId), isTheirs, isOn(first, last)));
}

function isOn(first: string, last: string): SQL {
  const { firstDay, lastDay, publishedFirstDay, publishedLastDay } = rosterDrafts;
  return sql`(${firstDay} <= ${last}::date and ${lastDay} >= ${first}::date
    or ${publishedFirstDay} <= ${last}::date and ${publishedLastDay} >= ${first}::date)`;
}

/** The drafts that make, change or give away open shifts of departments on these days, or away from them. */
export async function draftsOfOpen(
  db: Database,
  companyId: number,
  isChosen: (departmentId: number) => boolean,
  { first, last }: { first: string; last: string },
): Promise<Draft[]> {
  const { employeeId, publishedVersion, publishedEmployeeId } = rosterDrafts;
  const isOpen = or(isNull(employeeId), and(isNotNull(publishedVersion), isNull(publishedEmployeeId)));
  const drafts = await draftsWhere(db, and(eq(rosterDrafts.companyId, companyId), isOpen, isOn(first, last)));
  return drafts.filter((draft) => openDepartmentsOf(draft).some(isChosen));
}

/** Writes what an action makes of drafts: each with a new version, or gone. */
export async function writeDrafts(
  tx: Database,
  { companyId, accountId }: { companyId: number; accountId: number },
  changes: readonly Pick<StepChange, 'id' | 'after'>[],
): Promise<void> {
  const gone = changes.filter(({ after }) => after === null).map(({ id }) => id);
  if (gone.length > 0)
    await tx.delete(rosterDrafts).where(and(eq(rosterDrafts.companyId, companyId), inArray(rosterDrafts.id, gone)));
  const rows = changes.flatMap(({ after }) => (after ? [rowOf(companyId, accountId, after)] : []));
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await tx
      .insert(rosterDrafts)
      .values(rows.slice(at, at + rowsAtOnce))
      .onConflictDoUpdate({ target: [rosterDrafts.companyId, rosterDrafts.id], set: excludedRow });
  }
}

const rowsAtOnce = 1000;

/** What a row gets whose item already has a draft: all columns of the new one but its key, and the next version. */
const {
  companyId: _hotel,
  id: _item,
  version: _former,
  ...excluded
} = getTableColumns(alias(rosterDrafts, 'excluded'));
const excludedRow = { ...excluded, version: sql`${rosterDrafts.version} + 1` };
