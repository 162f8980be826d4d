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

  it.each([
    ['the first day on screen', offOf(7, 9, '2026-11-09', '2026-11-10'), 1],
    ['the last day on screen', offOf(7, 9, '2026-11-15', '2026-11-16'), 1],
    ['the day before', offOf(7, 9, '2026-11-08', '2026-11-09'), 0],
    ['the day after', offOf(7, 9, '2026-11-16', '2026-11-17'), 0],
  ])('count a day off on %s', (_when, off, daysOff) => {
    expect(count([off, monday]).daysOff).toBe(daysOff);
  });

  it.each([
    ['ends when the Sunday begins', shiftOf(7, 4, '2026-11-14T16:00', '2026-11-15T00:00'), 0],
    ['begins when the Sunday ends', shiftOf(7, 4, '2026-11-16T00:00', '2026-11-16T08:00'), 0],
    ['is on call', shiftOf(7, 4, '2026-11-15T08:00', '2026-11-15T16:00', { typeOfShift: 'OnCall' }), 0],
    ['lasts all Sunday', shiftOf(7, 4, '2026-11-15T00:00', '2026-11-16T00:00'), 1],
  ])('count as a Sunday none but with work: what %s', (_what, shift, sundays) => {
    expect(count([monday, shift]).sundays).toBe(sundays);
  });

  it.each([
    ['begins before the days on screen', '2026-11-08T22:00', '2026-11-09T06:00', 0],
    ['begins with them', '2026-11-09T00:00', '2026-11-09T06:00', 1],
    ['begins in them and ends after', '2026-11-15T22:00', '2026-11-16T06:00', 1],
    ['begins after them', '2026-11-16T00:00', '2026-11-16T06:00', 0],
  ])('count a night that %s', (_when, start, end, nights) => {
    expect(count([shiftOf(7, 4, start, end)]).nights).toBe(nights);
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

  it.each([
    ['with a day between', ['10', '12'], [], 1],
    ['at the end of the days on screen', ['13', '14'], [], 2],
    ['that go on after them', ['15', '16', '17'], [], 3],
    ['that begin after them', ['16', '17'], [], 0],
    ['of which the first has only overtime', ['10', '11'], ['09'], 3],
  ])('count days in a row %s', (_which, regular, overtime, inRow) => {
    const workOn = (date: string, isOvertime: 0 | 1): Work[number] => [
      Number(date),
      at(`2026-11-${date}T08:00`),
      at(`2026-11-${date}T16:00`),
      0,
      isOvertime,
    ];
    const all = [...overtime.map((date) => workOn(date, 1)), ...regular.map((date) => workOn(date, 0))];
    expect(count([], rulesOf(all)).inRow).toBe(inRow);
  });

  it('have no limit before the rules of the person begin', () => {
    const rules = rulesOf([]);
    rules.people[0]!.rules[0]!.from = '2026-11-10';
    expect(count([monday], rules)).toMatchObject({ mostInRow: null, mostOvertime: null });
  });

  it('count the overtime on screen until the work around is known', () => {
    const overtime = shiftOf(7, 4, '2026-11-09T16:00', '2026-11-09T18:00', { typeOfShift: 'Overtime' });
    expect(count([monday, overtime])).toMatchObject({ overtime: 120, mostOvertime: null });
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
