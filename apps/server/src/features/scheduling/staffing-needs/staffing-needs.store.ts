import { and, asc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { type DepartmentReach, departmentReach } from '#roster/department-reach';
import { companies } from '../../people/organisation/organisation.table';
import type { StoredNeed } from './staffing-need.rules';
import { staffingNeeds } from './staffing-needs.table';

export type NeedRow = typeof staffingNeeds.$inferSelect;

/** The needs of a hotel that hold on any of these days, in the order of days and hours. */
export const readNeeds = (
  db: Database,
  companyId: number,
  days: { first: string; last: string | null },
): Promise<NeedRow[]> =>
  db
    .select()
    .from(staffingNeeds)
    .where(
      and(
        eq(staffingNeeds.companyId, companyId),
        days.last === null ? undefined : lte(staffingNeeds.firstDay, days.last),
        or(isNull(staffingNeeds.lastDay), gte(staffingNeeds.lastDay, days.first)),
      ),
    )
    .orderBy(
      asc(staffingNeeds.startMinute),
      asc(staffingNeeds.endMinute),
      asc(staffingNeeds.firstDay),
      asc(staffingNeeds.id),
    );

/** All needs of a hotel, which nobody else changes before the transaction ends. */
export async function lockNeeds(
  tx: Database,
  hotel: GrantedHotel,
): Promise<{ reach: DepartmentReach; rows: NeedRow[] }> {
  const { companyId } = hotel;
  const reach = await departmentReach(tx, hotel);
  await tx.execute(sql`select from ${companies} where ${companies.companyId} = ${companyId} for no key update`);
  return { reach, rows: await readNeeds(tx, companyId, { first: '0001-01-01', last: null }) };
}

interface Author {
  companyId: number;
  accountId: number;
}

export async function insertNeeds(
  tx: Database,
  { companyId, accountId }: Author,
  needs: readonly (StoredNeed & Pick<NeedRow, 'source'>)[],
): Promise<NeedRow[]> {
  if (needs.length === 0) return [];
  const values = needs.map((need) => ({ companyId, changedBy: accountId, ...need }));
  return tx.insert(staffingNeeds).values(values).returning();
}

export async function updateNeed(
  tx: Database,
  { companyId, accountId }: Author,
  { id, version }: Pick<NeedRow, 'id' | 'version'>,
  need: Partial<StoredNeed>,
): Promise<NeedRow> {
  const [row] = await tx
    .update(staffingNeeds)
    .set({ ...need, version: version + 1, changedBy: accountId, changedAt: sql`now()` })
    .where(oneOf(companyId, id))
    .returning();
  return row!;
}

export const deleteNeed = (tx: Database, companyId: number, id: number) =>
  tx.delete(staffingNeeds).where(oneOf(companyId, id));

const oneOf = (companyId: number, id: number) => and(eq(staffingNeeds.companyId, companyId), eq(staffingNeeds.id, id));
