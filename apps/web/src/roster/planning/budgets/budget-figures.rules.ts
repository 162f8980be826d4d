import type { BudgetDepartment } from '@horae/contract/scheduling/department-budgets.contract';

/** What a department has planned in the weeks on screen that have a budget. */
export interface BudgetFigures {
  departmentId: number;
  department: string;
  plannedMinutes: number;
  budgetMinutes: number;
  /** How much more than the budget is planned in the weeks in which it is more. */
  overMinutes: number;
  weeksOver: number;
  cost: { cents: number; minutesWithoutRate: number } | null;
  weeks: BudgetDepartment['weeks'];
}

/** The departments with a budget, those over it first. A week with less does not make up for one with more. */
export function budgetFigures(departments: readonly BudgetDepartment[]): BudgetFigures[] {
  const figures = departments.flatMap(({ departmentId, department, weeks: all }) => {
    const weeks = all.filter(({ budgetMinutes }) => budgetMinutes !== null);
    if (weeks.length === 0) return [];
    const over = weeks.map(({ plannedMinutes, budgetMinutes }) => Math.max(0, plannedMinutes - budgetMinutes!));
    return {
      departmentId,
      department,
      plannedMinutes: sumOf(weeks.map(({ plannedMinutes }) => plannedMinutes)),
      budgetMinutes: sumOf(weeks.map(({ budgetMinutes }) => budgetMinutes!)),
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
  return figures.toSorted((a, b) => b.overMinutes - a.overMinutes);
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Hours as they are typed, with a point or a comma, in minutes; null for what is not a budget. */
export function minutesTyped(text: string): number | null {
  const hours = /^\d{1,5}(?:[.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : 0;
  const minutes = Math.round(hours * 60);
  return minutes >= 1 && minutes <= 600_000 ? minutes : null;
}
