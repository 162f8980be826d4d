import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { expect, it } from 'vitest';
import { dayRange } from '../../model/day-range.rules';
import { coverOffers } from './cover-offers.rules';
import { planNow } from './plan-now.rules';
import { boardWith, days, shiftOf, zone } from './test-plan';

const limits = { dailyRest: 660, longestDay: 780, daysInRow: 6 };
const people = [1, 2, 3].map(
  (employeeId) =>
    ({ employeeId, title: `P${employeeId}`, jobTitle: 'Cook', building_Id: 1, weeklyHours: 40 }) as StaffResource,
);
const shifts = [
  shiftOf(1, 10, '2026-11-10T15:00', '2026-11-10T23:00'),
  shiftOf(1, 11, '2026-11-11T07:00', '2026-11-11T15:00'),
];
const board = boardWith(...shifts);
const now = planNow(board, [], zone);
const rules: PlanRules = {
  people: people.map(({ employeeId }) => ({
    employeeId,
    overtimeBefore: 0,
    elsewhere: [],
    off: [],
    work: employeeId === 1 ? shifts.map(({ id, start, end }) => [id, start, end, 0, 0]) : [],
    rules: [{ from: '2026-10-26', limits, isBreakPaid: false }],
  })),
};
const plan = { now, drafts: [], rules, days, range: dayRange(zone, { start: '2026-11-09', days: 7 }), people };
const offers = (chosen: [number, number | null][] = [], of = plan) =>
  coverOffers(now.entriesOf(1), of, board, new Map(chosen)).map(({ shift, to }) => [shift.id, to]);

it('shifts go to the best person each; who took one in the evening does not take that of the next morning', () => {
  expect(offers()).toEqual([
    [10, 2],
    [11, 3],
  ]);
});

it.each<[string, [number, number | null][], (number | null)[]]>([
  ['somebody else', [[10, 3]], [3, 2]],
  ['nobody', [[10, null]], [null, 2]],
  ['the same person against the rest that is due', [[11, 2]], [2, 2]],
])('a shift goes to who was chosen for it: %s', (_who, chosen, to) => {
  expect(offers(chosen).map(([, one]) => one)).toEqual(to);
});

it('a shift goes to nobody where something speaks against everybody', () => {
  const only = people.slice(0, 2);
  expect(offers([], { ...plan, people: only })).toEqual([
    [10, 2],
    [11, null],
  ]);
  expect(offers([], { ...plan, people: people.slice(0, 1) }).map(([, to]) => to)).toEqual([null, null]);
});
