import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { expect, it } from 'vitest';
import { dayRange } from '../../model/day-range.rules';
import { receiversOf, weekWith } from './receivers.rules';
import { days, planOf, shiftOf, zone } from './test-plan';

const person = (employeeId: number, building_Id: number, jobTitle: string) =>
  ({ employeeId, title: `P${employeeId}`, jobTitle, building_Id, department: '', weeklyHours: 40 }) as StaffResource;

const people = [
  person(1, 1, 'Cook'),
  person(2, 2, 'Cook'),
  person(3, 1, 'Waiter'),
  person(4, 1, 'Cook'),
  person(5, 1, 'Cook'),
];
const shifts = [
  shiftOf(1, 10, '2026-11-10T07:00', '2026-11-10T15:00'),
  shiftOf(2, 20, '2026-11-15T07:00', '2026-11-15T15:00'),
  shiftOf(2, 21, '2026-11-16T07:00', '2026-11-16T15:00'),
  shiftOf(4, 40, '2026-11-10T10:00', '2026-11-10T18:00'),
  shiftOf(5, 50, '2026-11-09T15:00', '2026-11-09T23:00'),
];
const rules: PlanRules = {
  people: people.map(({ employeeId }) => ({
    employeeId,
    overtimeBefore: 0,
    elsewhere: [],
    off: [],
    work: shifts.filter((one) => one.employeeId === employeeId).map(({ id, start, end }) => [id, start, end, 0, 0]),
    rules: [{ from: '2026-10-26', limits: { dailyRest: 660, longestDay: 780, daysInRow: 6 }, isBreakPaid: false }],
  })),
};
const now = planOf(...shifts);
const shift = now.entriesOf(1)[0]!;
/** One day on screen. */
const plan = { now, drafts: [], rules, days, range: dayRange(zone, { start: '2026-11-10', days: 1 }), people };

it('a shift goes to its department first, in the order of Find cover, and never to those who work then', () => {
  const receivers = receiversOf(shift, plan);
  expect(receivers.map(({ person: { employeeId } }) => employeeId)).toEqual([3, 5, 2, 4]);
  expect(receivers[1]!.findings).toMatchObject([{ kind: 'planRest' }]);
  expect(receivers.at(-1)!.clash).not.toBeNull();
});

it('hours are those of the whole week, from Monday on, whatever is on screen', () => {
  expect(weekWith(2, shift, plan)).toBe(16 * 60);
  expect(weekWith(3, shift, plan)).toBe(8 * 60);
});
