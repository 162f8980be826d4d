import { and, asc, eq, sql } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { type DepartmentReach, departmentReach } from '#roster/department-reach';
import { companies } from '../../people/organisation/organisation.table';
import { departmentBudgets } from './department-budgets.table';

export type BudgetRow = typeof departmentBudgets.$inferSelect;

/** A budget as it is stored. */
export type StoredBudget = Pick<BudgetRow, 'departmentId' | 'firstDay' | 'minutes'>;

export const readBudgets = (db: Database, companyId: number): Promise<BudgetRow[]> =>
  db
    .select()
    .from(departmentBudgets)
    .where(eq(departmentBudgets.companyId, companyId))
    .orderBy(asc(departmentBudgets.firstDay), asc(departmentBudgets.id));

/** All budgets of a hotel, which nobody else changes before the transaction ends. */
export async function lockBudgets(
  tx: Database,
  hotel: GrantedHotel,
): Promise<{ reach: DepartmentReach; rows: BudgetRow[] }> {
  const { companyId } = hotel;
  const reach = await departmentReach(tx, hotel);
  await tx.execute(sql`select from ${companies} where ${companies.companyId} = ${companyId} for no key update`);
  return { reach, rows: await readBudgets(tx, companyId) };
}

interface Author {
  companyId: number;
  accountId: number;
}

export async function insertBudget(
  tx: Database,
  { companyId, accountId }: Author,
  budget: StoredBudget,
): Promise<BudgetRow> {
  const [row] = await tx
    .insert(departmentBudgets)
    .values({ companyId, changedBy: accountId, ...budget })
    .returning();
  return row!;
}

export async function updateBudget(
  tx: Database,
  { companyId, accountId }: Author,
  { id, version }: BudgetRow,
  budget: StoredBudget,
): Promise<BudgetRow> {
  const [row] = await tx
    .update(departmentBudgets)
    .set({ ...budget, version: version + 1, changedBy: accountId, changedAt: sql`now()` })
    .where(oneOf(companyId, id))
    .returning();
  return row!;
}

export const deleteBudget = (tx: Database, companyId: number, id: number) =>
  tx.delete(departmentBudgets).where(oneOf(companyId, id));

const oneOf = (companyId: number, id: number) =>
  and(eq(departmentBudgets.companyId, companyId), eq(departmentBudgets.id, id));
