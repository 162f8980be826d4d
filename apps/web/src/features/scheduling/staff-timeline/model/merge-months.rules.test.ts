import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { expect, it } from 'vitest';
import { boardOf } from '#roster/model/board.rules';
import { isListedOn } from '#roster/model/placed-in.rules';
import { testAnswer } from '#roster/model/test-answer';
import { testShift } from '#roster/model/test-shift';
import { mergeMonths } from './merge-months.rules';

const border = '2026-12-01';
const person = (employeeId: number, more: Partial<StaffResource> = {}) =>
  ({ employeeId, title: `P${employeeId}`, ...more }) as StaffResource;
const board = (
  resources: StaffResource[],
  shifts = [testShift('2026-11-16T07:00', '2026-11-16T15:00')],
  unreadable = 0,
) => boardOf(testAnswer(shifts, resources, { unreadable }));
const listedIn = (earlier: Partial<StaffResource>, later: Partial<StaffResource>, days: string[]) => {
  const [merged] = mergeMonths(board([person(1, earlier)]), board([person(1, later)]), border).resources;
  return days.map((day) => isListedOn(merged!, day));
};

it('has the shifts of both months by event id, in the order of their starts', () => {
  const first = testShift('2026-11-16T07:00', '2026-11-16T15:00');
  const night = testShift('2026-11-30T22:00', '2026-12-01T06:00');
  const later = testShift('2026-12-02T07:00', '2026-12-02T15:00');
  const november = board([person(1), person(2)], [first, night]);
  const december = board([person(1)], [{ ...night }, later]);

  const merged = mergeMonths(november, december, border);

  expect(merged.shiftsOf.get(1)).toEqual([first, night, later]);
  expect(merged.resources.map(({ employeeId }) => employeeId)).toEqual([1, 2]);
  expect(mergeMonths(november, december, border).shiftsOf.get(1)).toBe(merged.shiftsOf.get(1));
});

it('has the records that could not be read of both, and the people and lists of the later month', () => {
  const december = board([person(1)], [], 3);
  const merged = mergeMonths(board([person(1)], [], 2), december, border);

  expect(merged.unreadable).toBe(5);
  expect(merged.resources).toBe(december.resources);
});

it('has somebody who comes or goes in one of the months listed on the days of both', () => {
  const [before, after] = ['2026-11-20', '2026-12-10'];
  const days = [before, '2026-11-29', '2026-12-02', after];
  expect(listedIn({ listed: [{ since: '2026-11-25', until: null }] }, {}, days)).toEqual([false, true, true, true]);
  expect(listedIn({}, { listed: [{ since: null, until: '2026-12-05' }] }, days)).toEqual([true, true, true, false]);
  expect(
    listedIn(
      { listed: [{ since: null, until: '2026-11-25' }] },
      { listed: [{ since: '2026-12-05', until: null }] },
      days,
    ),
  ).toEqual([true, false, false, true]);
});

it('has the loans of both months, one over the border once', () => {
  const loan = (first: string, last: string) => ({
    first,
    last,
    building_Group_Id: 1,
    building_Id: 2,
    department: 'Spa',
  });
  const over = loan('2026-11-29', '2026-12-02');
  const merged = mergeMonths(
    board([person(1, { lent: [loan('2026-11-03', '2026-11-04'), over] })]),
    board([person(1, { lent: [over, loan('2026-12-20', '2026-12-20')] })]),
    border,
  );
  expect(merged.resources[0]!.lent?.map(({ first }) => first)).toEqual(['2026-11-03', '2026-11-29', '2026-12-20']);
});
