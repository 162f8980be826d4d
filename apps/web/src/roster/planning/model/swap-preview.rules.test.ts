import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { expect, it } from 'vitest';
import { dayRange } from '../../model/day-range.rules';
import { planNow } from './plan-now.rules';
import { swapPreview } from './swap-preview.rules';
import { boardWith, days, offOf, shiftOf, zone } from './test-plan';

const limits = { dailyRest: 660, longestDay: 780, daysInRow: 6 };
const people = [1, 2].map(
  (employeeId) => ({ employeeId, title: `P${employeeId}`, building_Id: 1, weeklyHours: 40 }) as StaffResource,
);
const shifts = [
  shiftOf(1, 10, '2026-11-10T07:00', '2026-11-10T15:00'),
  shiftOf(2, 20, '2026-11-10T17:00', '2026-11-10T23:00'),
  shiftOf(1, 11, '2026-11-11T07:00', '2026-11-11T15:00'),
];
const rules: PlanRules = {
  people: people.map(({ employeeId }) => ({
    employeeId,
    overtimeBefore: 0,
    elsewhere: [],
    off: [],
    work: shifts.filter((shift) => shift.employeeId === employeeId).map(({ id, start, end }) => [id, start, end, 0, 0]),
    rules: [{ from: '2026-10-26', limits, isBreakPaid: false }],
  })),
};
const range = dayRange(zone, { start: '2026-11-09', days: 7 });
const leave = { ...offOf(2, 21, '2026-11-12', '2026-11-13'), typeOfShift: 'SickLeave' as const };
const plan = { now: planNow(boardWith(...shifts, leave), [], zone), drafts: [], rules, days, range, people };
const previewOf = (dates: string[], pinned: string[] = []) =>
  swapPreview({ people: [1, 2], dates, part: 'days', homeOf: () => null }, plan, (wanted) =>
    wanted.filter(({ date }) => !pinned.includes(date)),
  );

it('says per day what each has and would have, and leaves out days on which nobody has anything', () => {
  const { lines } = previewOf(['2026-11-10', '2026-11-13']);
  expect(lines.map(({ date, stays }) => [date, stays])).toEqual([['2026-11-10', null]]);
  expect(lines[0]!.each.map(({ before, after }) => [before[0]!.id, after[0]!.start])).toEqual([
    [10, '2026-11-10T17:00'],
    [20, '2026-11-10T07:00'],
  ]);
});

it('says the hours before and after, and what would be wrong with them', () => {
  const [one, other] = previewOf(['2026-11-10']).people;
  expect([one!.minutes, other!.minutes]).toEqual([
    { before: 960, after: 840 },
    { before: 360, after: 480 },
  ]);
  expect(one!.findings.map(({ kind }) => kind)).toEqual(['planRest']);
  expect(other!.findings).toEqual([]);
});

it('says why days stay: leave, or a pin', () => {
  const { lines, changes } = previewOf(['2026-11-10', '2026-11-12'], ['2026-11-10']);
  expect(lines.map(({ stays }) => stays)).toEqual(['pinned', 'leave']);
  expect(changes).toEqual([]);
});

it('says what stands in the way', () => {
  const night = shiftOf(2, 22, '2026-11-09T23:00', '2026-11-10T08:00');
  const now = planNow(boardWith(...shifts, night), [], zone);
  const swap = { people: [1, 2] as const, dates: ['2026-11-10'], part: 'days' as const, homeOf: () => null };
  expect(swapPreview(swap, { ...plan, now }, (wanted) => wanted).clash).toMatchObject({
    kind: 'work',
    with: { id: 22 },
  });
});
