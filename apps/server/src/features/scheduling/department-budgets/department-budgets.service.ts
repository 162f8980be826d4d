import type { DepartmentBudget, DepartmentBudgetFields } from '@horae/contract/scheduling/department-budgets.contract';
import { weekdayOf } from '@horae/local-time/week';
import type { GrantedHotel } from '#platform/account';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import type { Database } from '#platform/database';
import { conflict, forbidden, invalid, notFound, stale } from '#platform/errors';
import type { DepartmentReach } from '#roster/department-reach';
import { type BudgetRow, deleteBudget, insertBudget, lockBudgets, updateBudget } from './department-budgets.store';
import { noted, shownBudget } from './shown-budget';

export interface BudgetContext {
  hotel: GrantedHotel;
  accountId: number;
}

interface One {
  id: number;
  version: number;
}

const mostOfHotel = 10_000;

export async function saveBudget(
  tx: Database,
  context: BudgetContext,
  wanted: DepartmentBudgetFields,
  replaces: One | null,
): Promise<DepartmentBudget> {
  const { reach, rows } = await lockBudgets(tx, context.hotel);
  const before = replaces && kept(reach, rows, replaces);
  const stays = before !== null && reach.latestOf(wanted.departmentId) === reach.latestOf(before.departmentId);
  // It may stay where it is, even if that department is closed since.
  if (!stays) refusePlace(reach, wanted.departmentId);
  if (weekdayOf(wanted.firstDay) !== 1) throw invalid('budget.firstDay', 'A budget begins on a Monday.');
  const budget = stays ? { ...wanted, departmentId: before.departmentId } : wanted;
  refuseTwice(rows, budget, before?.id);
  if (before === null && rows.length >= mostOfHotel)
    throw conflict(`A hotel has up to ${mostOfHotel} budgets. Delete some first.`);
  if (before && isSame(before, budget)) return shownBudget(before, reach);
  const author = { companyId: context.hotel.companyId, accountId: context.accountId };
  const after = before ? await updateBudget(tx, author, before, budget) : await insertBudget(tx, author, budget);
  await follow(tx, context, before, after);
  return shownBudget(after, reach);
}

export async function removeBudget(tx: Database, context: BudgetContext, one: One): Promise<void> {
  const { reach, rows } = await lockBudgets(tx, context.hotel);
  const before = kept(reach, rows, one);
  await deleteBudget(tx, before.companyId, before.id);
  await follow(tx, context, before, null);
}

/** The budget as it is, if the account keeps it and has read it last. */
function kept(reach: DepartmentReach, rows: readonly BudgetRow[], { id, version }: One): BudgetRow {
  const row = rows.find((budget) => budget.id === id);
  if (!row || !reach.maySee(row.departmentId)) throw notFound('Budget');
  if (!reach.mayKeep(row.departmentId)) throw forbidden();
  if (row.version !== version) throw stale({ budget: shownBudget(row, reach) });
  return row;
}

function refusePlace({ departments }: DepartmentReach, departmentId: number): void {
  const isOpen = departments.some(({ id, mayAdd }) => id === departmentId && mayAdd);
  if (!isOpen) throw invalid('budget.departmentId', 'Choose a department in which you plan.');
}

function refuseTwice(rows: readonly BudgetRow[], { departmentId, firstDay }: DepartmentBudgetFields, but?: number) {
  const isOther = (row: BudgetRow) => row.id !== but && row.departmentId === departmentId && row.firstDay === firstDay;
  if (rows.some(isOther))
    throw invalid('budget.firstDay', 'A budget of this department begins on this Monday already. Change that one.');
}

const isSame = (row: BudgetRow, budget: DepartmentBudgetFields): boolean =>
  JSON.stringify(noted(row)) === JSON.stringify(noted(budget));

async function follow(
  tx: Database,
  { hotel: { companyId }, accountId }: BudgetContext,
  before: BudgetRow | null,
  after: BudgetRow | null,
): Promise<void> {
  await recordChange(tx, {
    companyId,
    accountId,
    object: 'department budget',
    objectId: (after ?? before)!.id,
    action: before === null ? 'add' : after === null ? 'remove' : 'change',
    before: before && noted(before),
    after: after && noted(after),
  });
  await announce(tx, 'department-budgets', 'all');
}
