import type { BudgetWeek } from '@horae/contract/scheduling/department-budgets.contract';
import { expect, it } from 'vitest';
import { budgetFigures, minutesTyped } from './budget-figures.rules';

const week = (plannedMinutes: number, budgetMinutes: number | null, cost: BudgetWeek['cost'] = null): BudgetWeek => ({
  monday: '2031-03-03',
  plannedMinutes,
  budgetMinutes,
  cost,
});

it('departments without a budget are left out, those over it come first', () => {
  const figures = budgetFigures([
    { departmentId: 1, department: 'Kitchen', weeks: [week(600, null)] },
    { departmentId: 2, department: 'Bar', weeks: [week(600, 600)] },
    { departmentId: 3, department: 'Reception', weeks: [week(700, 600)] },
  ]);

  expect(figures.map(({ department, overMinutes, weeksOver }) => [department, overMinutes, weeksOver])).toEqual([
    ['Reception', 100, 1],
    ['Bar', 0, 0],
  ]);
});

it('a week with less does not make up for one with more, and weeks without a budget do not count', () => {
  const cost = { cents: 1000, minutesWithoutRate: 30 };
  const weeks = [week(700, 600, cost), week(100, 600, cost), week(900, null, cost)];

  expect(budgetFigures([{ departmentId: 1, department: 'Kitchen', weeks }])).toMatchObject([
    {
      plannedMinutes: 800,
      budgetMinutes: 1200,
      overMinutes: 100,
      weeksOver: 1,
      cost: { cents: 2000, minutesWithoutRate: 60 },
    },
  ]);
});

it('a department without a budget is there for what it costs, after the others', () => {
  const figures = budgetFigures([
    { departmentId: 1, department: 'Kitchen', weeks: [week(600, null, { cents: 5000, minutesWithoutRate: 0 })] },
    { departmentId: 2, department: 'Bar', weeks: [week(500, 600)] },
    { departmentId: 3, department: 'Spa', weeks: [week(600, null, { cents: 0, minutesWithoutRate: 600 })] },
  ]);

  expect(
    figures.map(({ department, plannedMinutes, budgetMinutes, cost }) => [
      department,
      plannedMinutes,
      budgetMinutes,
      cost?.cents,
    ]),
  ).toEqual([
    ['Bar', 500, 600, undefined],
    ['Kitchen', 600, null, 5000],
  ]);
});

it.each([
  ['320', 19_200],
  ['37.5', 2250],
  [' 37,25 ', 2235],
  ['10000', 600_000],
  ['10000.1', null],
  ['0', null],
  ['-5', null],
  ['1,300', null],
  ['many', null],
  ['', null],
])('%j is typed as %j minutes', (text, minutes) => {
  expect(minutesTyped(text)).toBe(minutes);
});
