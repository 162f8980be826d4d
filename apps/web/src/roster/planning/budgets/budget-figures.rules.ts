import type { BudgetDepartment } from '@horae/contract/scheduling/department-budgets.contract';

/** What a department has planned in the weeks on screen that have a budget, or cost something where none has. */
export interface BudgetFigures {
  departmentId: number;
  department: string;
  plannedMinutes: number;
  /** Null: it has no budget. */
  budgetMinutes: number | null;
  /** How much more than the budget is planned in the weeks in which it is more. */
  overMinutes: number;
  weeksOver: number;
  cost: { cents: number; minutesWithoutRate: number } | null;
  weeks: BudgetDepartment['weeks'];
}

/**
 * The departments with a budget, those over it first, then those without one whose plan costs something, for who may see
 * pay. A week with less does not make up for one with more.
 */
export function budgetFigures(departments: readonly BudgetDepartment[]): BudgetFigures[] {
  const figures = departments.flatMap(({ departmentId, department, weeks: all }) => {
    const budgeted = all.filter(({ budgetMinutes }) => budgetMinutes !== null);
    const hasBudget = budgeted.length > 0;
    const weeks = hasBudget ? budgeted : all.filter(({ cost }) => cost !== null && cost.cents > 0);
    if (weeks.length === 0) return [];
    const over = budgeted.map(({ plannedMinutes, budgetMinutes }) => Math.max(0, plannedMinutes - budgetMinutes!));
    return {
      departmentId,
      department,
      plannedMinutes: sumOf(weeks.map(({ plannedMinutes }) => plannedMinutes)),
      budgetMinutes: hasBudget ? sumOf(weeks.map(({ budgetMinutes }) => budgetMinutes!)) : null,
      overMinutes: sumOf(over),
      weeksOver: over.filter((minutes) => minutes > 0).length,
      cost: weeks.every(({ cost }) => cost !== null)
        ? {
            cents: sumOf(weeks.map(({ cost }) => cost!.cents)),
            minutesWithoutRate: sumOf(weeks.map(({ cost }) => cost!.minutesWithoutRate)),
          }
        : null,
      weeks,
    };
  });
  const withoutBudget = (one: BudgetFigures) => Number(one.budgetMinutes === null);
  return figures.toSorted((a, b) => withoutBudget(a) - withoutBudget(b) || b.overMinutes - a.overMinutes);
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Hours as they are typed, with a point or a comma, in minutes; null for what is not a budget. */
export function minutesTyped(text: string): number | null {
  const hours = /^\d{1,5}(?:[.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : 0;
  const minutes = Math.round(hours * 60);
  return minutes >= 1 && minutes <= 600_000 ? minutes : null;
}
