import type { BudgetDepartment, DepartmentBudgets } from '@horae/contract/scheduling/department-budgets.contract';
import { longestPlan } from '@horae/contract/scheduling/planned-items';
import { addDays, daysBetween } from '@horae/local-time/local-date';
import { weekStartOf } from '@horae/local-time/week';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { invalid } from '#platform/errors';
import { groupBy } from '#platform/group-by';
import { departmentReach } from '#roster/department-reach';
import { type PlannedWork, readPlannedWork } from '../planning/planned-work.reads';
import { budgetOfWeek } from './budget-of-week.rules';
import { readBudgets } from './department-budgets.store';
import { shownBudget } from './shown-budget';

export async function listBudgets(db: Database, hotel: GrantedHotel): Promise<DepartmentBudgets> {
  const reach = await departmentReach(db, hotel);
  const rows = await readBudgets(db, hotel.companyId);
  return {
    budgets: rows.filter(({ departmentId }) => reach.maySee(departmentId)).map((row) => shownBudget(row, reach)),
    departments: reach.departments.map(({ id, name, mayAdd }) => ({ id, name, mayAdd })),
  };
}

/** Who plans only for oneself sees no sums of a department: they would be of its other people. */
export async function budgetWeeks(
  db: Database,
  hotel: GrantedHotel,
  { first, last }: { first: string; last: string },
): Promise<BudgetDepartment[]> {
  if (last < first) throw invalid('last', 'The last day must not be before the first.');
  if (daysBetween(first, last) >= longestPlan) throw invalid('last', `Ask for up to ${longestPlan} days at once.`);
  const { departments, latestOf, mayKeep } = await departmentReach(db, hotel);
  const days = { first: weekStartOf(first), last: addDays(weekStartOf(last), 6) };
  const budgets = await readBudgets(db, hotel.companyId);
  const work = await readPlannedWork(db, hotel, days, mayKeep);
  const workOf = groupBy(work, ({ departmentId, day }) => `${latestOf(departmentId)} ${weekStartOf(day)}`);
  return departments.flatMap((department) => {
    const { id, name } = department;
    if (!mayKeep(id)) return [];
    const weeks = mondaysOf(days).map((monday) =>
      Object.assign(sumsOf(workOf.get(`${id} ${monday}`) ?? [], hotel), {
        monday,
        budgetMinutes: budgetOfWeek(budgets, department, monday),
      }),
    );
    const isUsed = weeks.some(({ plannedMinutes, budgetMinutes }) => plannedMinutes > 0 || budgetMinutes !== null);
    return isUsed ? [{ departmentId: id, department: name, weeks }] : [];
  });
}

const mondaysOf = ({ first, last }: { first: string; last: string }): string[] =>
  Array.from({ length: (daysBetween(first, last) + 1) / 7 }, (_, week) => addDays(first, week * 7));

function sumsOf(work: readonly PlannedWork[], { maySeePay }: GrantedHotel) {
  const sum = (of: (one: PlannedWork) => number) => work.reduce((all, one) => all + of(one), 0);
  return {
    plannedMinutes: sum(({ minutes }) => minutes),
    cost: maySeePay
      ? { cents: sum(({ cents }) => cents), minutesWithoutRate: sum((one) => one.minutesWithoutRate) }
      : null,
  };
}
