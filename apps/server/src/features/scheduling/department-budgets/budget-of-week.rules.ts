interface Budget {
  departmentId: number;
  firstDay: string;
  minutes: number | null;
}

/**
 * The minutes that a department may plan in the week of a Monday; null without a budget. What it was given itself goes
 * before what the departments that it continues were given, which is added up.
 */
export function budgetOfWeek(
  budgets: readonly Budget[],
  { id, formerly }: { id: number; formerly: readonly number[] },
  monday: string,
): number | null {
  const own = budgetOn(budgets, id, monday);
  if (own) return own.minutes;
  const theirs = formerly.flatMap((one) => budgetOn(budgets, one, monday)?.minutes ?? []);
  return theirs.length === 0 ? null : theirs.reduce((sum, minutes) => sum + minutes, 0);
}

/** The last that began by then. */
function budgetOn(budgets: readonly Budget[], departmentId: number, monday: string): Budget | undefined {
  return budgets
    .filter((budget) => budget.departmentId === departmentId && budget.firstDay <= monday)
    .toSorted((a, b) => (a.firstDay < b.firstDay ? -1 : 1))
    .at(-1);
}
