import type { PlanDraft } from '@horae/contract/scheduling/plan-drafts';
import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import { describe, expect, it } from 'vitest';
import { dayRange } from '../../model/day-range.rules';
import { rowCounters } from './row-counters.rules';
import { at, days, draftOf, itemOf, offOf, planOf, shiftOf, zone } from './test-plan';

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
    expect(count([monday], rules)).toMatchObject({ mostInRow: null, overtime: [{ limit: null }] });
  });

  it('count the overtime on screen until the work around is known', () => {
    const overtime = shiftOf(7, 4, '2026-11-09T16:00', '2026-11-09T18:00', { typeOfShift: 'Overtime' });
    expect(count([monday, overtime])).toMatchObject({ overtime: [{ minutes: 120, limit: null }] });
  });

  it('count the overtime of the year with what was worked before', () => {
    const overtime: Work = [[5, at('2026-11-10T16:00'), at('2026-11-10T18:00'), 0, 1]];
    expect(count([], rulesOf(overtime, 600))).toMatchObject({ overtime: [{ minutes: 720, limit: 9000 }] });
  });

  describe('of overtime at New Year', () => {
    const december: Work[number] = [5, at('2026-12-30T16:00'), at('2026-12-30T18:00'), 0, 1];
    const january: Work[number] = [6, at('2027-01-02T16:00'), at('2027-01-02T17:00'), 0, 1];
    const overtime = (id: number, start: string, end: string) =>
      draftOf(id, itemOf(7, start, end, { typeOfShift: 'Overtime' }));
    const across = { start: '2026-12-28', days: 7 };
    const after = { start: '2027-01-04', days: 7 };

    it.each<[string, typeof across, Work, number, PlanDraft[], string[]]>([
      ['of a week in both', across, [december, january], 600, [], ['2026 720', '2027 60']],
      [
        'of a draft in the old year, where all else is in the new one',
        across,
        [january],
        600,
        [overtime(-1, '2026-12-31T16:00', '2026-12-31T19:00')],
        ['2026 780', '2027 60'],
      ],
      [
        'of a draft in the new year',
        across,
        [december],
        600,
        [overtime(-1, '2027-01-01T16:00', '2027-01-01T19:00')],
        ['2026 720', '2027 180'],
      ],
      [
        'where a draft takes off the last of the old year',
        across,
        [december, january],
        600,
        [draftOf(5, null)],
        ['2026 600', '2027 60'],
      ],
      [
        'that goes on past midnight of a shift of the old year',
        across,
        [
          [4, at('2026-12-31T16:00'), at('2027-01-01T00:00'), 0, 0],
          [5, at('2027-01-01T00:00'), at('2027-01-01T02:00'), 0, 1],
        ],
        600,
        [],
        ['2026 720', '2027 0'],
      ],
      ['of the old year’s last week before a week in the new one', after, [december, january], 0, [], ['2027 60']],
      [
        'of a draft before a week in the new one',
        after,
        [december],
        0,
        [overtime(-1, '2027-01-02T16:00', '2027-01-02T19:00')],
        ['2027 180'],
      ],
    ])('count each year by itself: %s', (_what, period, work, before, drafts, wanted) => {
      const yearBefore = period.start.slice(0, 4);
      const rules = { ...rulesOf(work, before), yearBefore };
      const plan = { now: planOf(), drafts, rules, days, range: dayRange(zone, period) };
      const counted = rowCounters(7, plan).overtime;
      expect(counted.map(({ year, minutes }) => `${year} ${minutes}`)).toEqual(wanted);
    });

    it('set each year against the limit of its own days', () => {
      const rules = { ...rulesOf([december, january], 600), yearBefore: '2026' };
      rules.people[0]!.rules.push({
        from: '2027-01-01',
        limits: { ...limits, overtimeYear: 7200 },
        isBreakPaid: false,
      });
      const plan = { now: planOf(), drafts: [], rules, days, range: dayRange(zone, across) };
      expect(rowCounters(7, plan).overtime.map(({ limit }) => limit)).toEqual([9000, 7200]);
    });
  });
});
