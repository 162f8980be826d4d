import { expect, it } from 'vitest';
import { copiedNeeds } from './copy-needs.rules';
import type { StoredNeed } from './staffing-need.rules';

const need = (weekdays: number[] | null, lastDay: string | null = null): StoredNeed => ({
  departmentId: 3,
  jobTitle: null,
  skill: null,
  weekdays,
  firstDay: '2030-01-01',
  lastDay,
  startMinute: 420,
  endMinute: 900,
  people: 2,
});
const copied = (rows: StoredNeed[], to = [6, 2]) =>
  copiedNeeds(rows, { weekday: 1, to, firstDay: '2030-06-03' }).map(({ row, weekdays }) => [
    rows.indexOf(row),
    weekdays,
  ]);

it.each([
  ['of Monday holds on the other days, too', need([1]), [1, 2, 6]],
  ['of Monday and one of them keeps each once', need([1, 2, 5]), [1, 2, 5, 6]],
  ['of others loses those that need what Monday does', need([2, 3, 6]), [3]],
  ['of no more than those ends', need([2, 6]), []],
])('a need %s', (_which, row, weekdays) => {
  expect(copied([row])).toEqual([[0, weekdays]]);
});

it.each([
  ['of Monday and all of them', need([1, 2, 6])],
  ['of none of them', need([3])],
  ['of a single day', need(null)],
  ['that is over by then', need([1], '2030-06-02')],
])('a need %s stays as it is', (_which, row) => {
  expect(copied([row])).toEqual([]);
});

it('changes a need whose last day is the first on which it is to hold, and names each that changes', () => {
  expect(copied([need([3]), need([1], '2030-06-03'), need([2])])).toEqual([
    [1, [1, 2, 6]],
    [2, []],
  ]);
});

it('keeps the weekday itself where it is among the others', () => {
  expect(copied([need([1])], [1, 7])).toEqual([[0, [1, 7]]]);
});
