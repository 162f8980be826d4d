import type { DepartmentBudget } from '@horae/contract/scheduling/department-budgets.contract';
import type { DepartmentReach } from '#roster/department-reach';
import type { BudgetRow, StoredBudget } from './department-budgets.store';

/** What a person reads of a budget. */
export const noted = ({ departmentId, firstDay, minutes }: StoredBudget): StoredBudget => ({
  departmentId,
  firstDay,
  minutes,
});

export function shownBudget(row: BudgetRow, { latestOf, mayKeep }: DepartmentReach): DepartmentBudget {
  const { id, version, departmentId } = row;
  return {
    ...noted(row),
    id,
    version,
    departmentId: latestOf(departmentId),
    mayChange: mayKeep(departmentId),
  };
}
