import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import { describe, expect, it } from 'vitest';
import { dayRange } from '../../model/day-range.rules';
import { rowCounters } from './row-counters.rules';
import { at, days, offOf, planOf, shiftOf, zone } from './test-plan';

const limits = { dailyRest: 660, longestDay: 780, daysInRow: 6, overtimeYear: 9000 };
const range = dayRange(zone, { start: '2026-11-09', days: 7 });
type Work = PlanRules['people'][number]['work'];

const rulesOf = (work: Work, overtimeBefore = 0): PlanRules => ({
  people: [
    {
      employeeId: 7,
      overtimeBefore,
      elsewhere: [],
      off: [],
      work,
      rules: [{ from: '2026-10-26', limits, isBreakPaid: false }],
    },
  ],
});
const count = (shifts: Parameters<typeof planOf>, rules?: PlanRules) =>
  rowCounters(7, { now: planOf(...shifts), drafts: [], rules, days, range });

const saturdayNight = shiftOf(7, 1, '2026-11-14T22:00', '2026-11-15T06:00');
const monday = shiftOf(7, 2, '2026-11-09T08:00', '2026-11-09T16:00');
const tuesday = shiftOf(7, 3, '2026-11-10T17:00', '2026-11-11T01:30');

describe('the counters of a row', () => {
  it('count days off that reach over the edge of the days on screen', () => {
    expect(count([offOf(7, 9, '2026-11-07', '2026-11-11')]).daysOff).toBe(2);
  });

  it('count a Sunday with work of Saturday’s night, and the night', () => {
    expect(count([monday, saturdayNight])).toMatchObject({ sundays: 1, nights: 1, daysOff: 0 });
  });

  it('count an evening as a night from three hours on', () => {
    expect(count([tuesday]).nights).toBe(1);
    expect(count([shiftOf(7, 3, '2026-11-10T16:00', '2026-11-11T00:30')]).nights).toBe(0);
  });

  it('count days in a row with those before, once the work around is known', () => {
    const before: Work = [4, 5, 6, 7, 8].map((day) => [
      40 + day,
      at(`2026-11-0${day}T08:00`),
      at(`2026-11-0${day}T16:00`),
      0,
      0,
    ]);
    const own: Work = [[2, monday.start, monday.end, 0, 0]];
    expect(count([monday]).inRow).toBe(1);
    expect(count([monday], rulesOf([...before, ...own]))).toMatchObject({ inRow: 6, mostInRow: 6 });
    expect(count([], rulesOf(before)).inRow).toBe(0);
  });

  it('count the overtime of the year with what was worked before', () => {
    const overtime: Work = [[5, at('2026-11-10T16:00'), at('2026-11-10T18:00'), 0, 1]];
    expect(count([], rulesOf(overtime, 600))).toMatchObject({ overtime: 720, mostOvertime: 9000 });
  });

  it('begin anew with the year', () => {
    const overtime: Work = [
      [5, at('2026-12-30T16:00'), at('2026-12-30T18:00'), 0, 1],
      [6, at('2027-01-02T16:00'), at('2027-01-02T17:00'), 0, 1],
    ];
    const january = dayRange(zone, { start: '2026-12-28', days: 7 });
    const plan = { now: planOf(), drafts: [], rules: rulesOf(overtime, 600), days, range: january };
    expect(rowCounters(7, plan).overtime).toBe(60);
  });
});
