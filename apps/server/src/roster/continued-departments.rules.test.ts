import { expect, it } from 'vitest';
import { continuedDepartments } from './continued-departments.rules';

const row = (id: number, continuedAs: number | null) => ({
  id,
  name: `Department ${id}`,
  isClosed: false,
  continuedAs,
});
// 1 became 2, which became 3; 4 became 3 as well.
const hotel = [row(3, null), row(1, 2), row(2, 3), row(4, 3), row(5, null)];

it('leads a department to the one that continues it now', () => {
  const { latestOf } = continuedDepartments(hotel);
  expect([1, 2, 3, 4, 5, 6].map(latestOf)).toEqual([3, 3, 3, 3, 5, 6]);
});

it('knows which departments one continues', () => {
  const { formerlyOf } = continuedDepartments(hotel);
  expect([1, 2, 3, 4, 5, 6].map(formerlyOf)).toEqual([[], [], [1, 2, 4], [], [], []]);
});

it('ends where departments continue each other', () => {
  expect([1, 2]).toContain(continuedDepartments([row(1, 2), row(2, 1)]).latestOf(1));
});
