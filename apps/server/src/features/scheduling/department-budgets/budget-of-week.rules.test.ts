import { expect, it } from 'vitest';
import { budgetOfWeek } from './budget-of-week.rules';

const budget = (departmentId: number, firstDay: string, minutes: number | null) => ({
  departmentId,
  firstDay,
  minutes,
});
const bar = { id: 3, formerly: [1, 2] };

it.each([
  ['none was given', [], null],
  ['one begins with the week', [budget(3, '2030-06-03', 600)], 600],
  ['one begins later', [budget(3, '2030-06-10', 600)], null],
  ['another department has one', [budget(4, '2030-06-03', 600)], null],
  [
    'several were given: the last counts',
    [budget(3, '2030-05-06', 600), budget(3, '2030-06-03', 700), budget(3, '2030-05-13', 500)],
    700,
  ],
  ['the last was taken back', [budget(3, '2030-05-06', 600), budget(3, '2030-05-13', null)], null],
  ['those that it continues have some: they add up', [budget(1, '2030-05-06', 600), budget(2, '2030-05-06', 200)], 800],
  ['one that it continues has none', [budget(1, '2030-05-06', 600), budget(2, '2030-05-06', null)], 600],
  ['it has one of its own', [budget(1, '2030-05-06', 600), budget(3, '2030-05-06', 100)], 100],
  ['its own was taken back', [budget(1, '2030-05-06', 600), budget(3, '2030-05-06', null)], null],
])('the budget of a department’s week where %s', (_which, budgets, minutes) => {
  expect(budgetOfWeek(budgets, bar, '2030-06-03')).toBe(minutes);
});
