import type { Employment } from '@horae/contract/person';
import { greekHotels2025 } from '@horae/working-time';
import { describe, expect, it } from 'vitest';
import { employmentsBegunBy, leaveDaysOf, leaveEarned, serviceOn } from './leave-days.rules';
import type { LeaveRow, PlanRow } from './read-work';

const terms = {
  employeeId: 1,
  fromDay: '2020-01-01',
  kind: 'full',
  weeklyHours: 40,
  isBreakInsideHours: false,
} as const;
const leave = (firstDay: string, lastDay: string, type = 'AnnualLeave') => ({ employeeId: 1, type, firstDay, lastDay });
const shift = (day: string): PlanRow => ({
  employeeId: 1,
  id: Number(day.slice(8)),
  layer: 'planned',
  isOvertime: false,
  from: Date.parse(`${day}T07:00+03:00`),
  to: Date.parse(`${day}T15:00+03:00`),
  breakMinutes: 0,
  host: null,
});

function counted(facts: {
  leaves: LeaveRow[];
  daysPerWeek?: number;
  weeklyPattern?: number[];
  rest?: string[];
  planned?: string[];
  declared?: string[];
}) {
  const { leaves, daysPerWeek = 5, weeklyPattern = null, rest = [], planned = [], declared = [] } = facts;
  const plans = [...planned.map(shift), ...declared.map((day) => ({ ...shift(day), layer: 'declared' as const }))];
  const freeDays = rest.map((day) => ({ employeeId: 1, day, kind: 'rest' as const }));
  const dayOfPlan = new Map(plans.map((plan, at) => [plan, [...planned, ...declared][at]!]));
  const days = leaveDaysOf(
    { contracts: [{ ...terms, daysPerWeek, weeklyPattern }], plans, leaves, freeDays },
    dayOfPlan,
    new Set(['2026-10-28']),
  );
  return [...days].map((day) => day.slice(5));
}

describe('days of leave', () => {
  // Monday 19 October to Sunday 1 November 2026.
  const fortnight = [leave('2026-10-19', '2026-11-01')];

  it('are nine in two weeks with a holiday', () => {
    expect(counted({ leaves: fortnight })).toHaveLength(9);
    expect(counted({ leaves: fortnight, daysPerWeek: 6 })).toHaveLength(11);
  });

  it('are those of any kind together, but not the days off', () => {
    const leaves = [leave('2026-10-19', '2026-10-20', 'SickLeave'), leave('2026-10-21', '2026-10-21', 'DayOff')];

    expect(counted({ leaves })).toEqual(['10-19', '10-20']);
  });

  it('leave out rest days as declared and as the contract has them', () => {
    const week = [leave('2026-10-19', '2026-10-25')];

    expect(counted({ leaves: week, rest: ['2026-10-19', '2026-10-20'] })).toEqual([
      '10-21',
      '10-22',
      '10-23',
      '10-24',
      '10-25',
    ]);
    expect(counted({ leaves: week, daysPerWeek: 3, weeklyPattern: [480, 0, 480, 0, 480, 0, 0] })).toEqual([
      '10-19',
      '10-21',
      '10-23',
    ]);
  });

  it('are what the planned work of the week leaves', () => {
    const planned = ['2026-10-19', '2026-10-20', '2026-10-21'];

    expect(counted({ leaves: [leave('2026-10-22', '2026-10-25')], planned })).toEqual(['10-22', '10-23']);
  });

  it('are as many whatever work was declared', () => {
    const rest = [leave('2026-10-22', '2026-10-25')];
    const declared = ['2026-10-19', '2026-10-20', '2026-10-21'];

    expect(counted({ leaves: rest, declared })).toEqual(['10-22', '10-23', '10-24', '10-25']);
  });
});

describe('service', () => {
  it.each([
    ['2026-06-30', '2026-03-01', { calendarYearWithEmployer: 1, monthsWorkedInYear: 10, yearsSameEmployer: 0 }],
    ['2026-06-30', '2026-03-02', { calendarYearWithEmployer: 1, monthsWorkedInYear: 9 }],
    ['2026-06-30', '2016-06-30', { calendarYearWithEmployer: 11, yearsSameEmployer: 10, yearsTotal: 10 }],
    ['2026-06-29', '2016-06-30', { calendarYearWithEmployer: 11, yearsSameEmployer: 9 }],
    ['2026-06-30', null, { calendarYearWithEmployer: 3, yearsSameEmployer: 2 }],
  ])('on %s of somebody hired %s', (day, hiredOn, record) => {
    expect(serviceOn(day, { firstDay: hiredOn, lastDay: null }, 5)).toMatchObject({ weekDays: 5, ...record });
  });
});

it('counts service to the day that is asked for, also where the employment ends later', () => {
  const record = serviceOn('2026-06-30', { firstDay: '2016-07-01', lastDay: '2026-07-31' }, 5);
  expect(record).toMatchObject({ yearsSameEmployer: 9, yearsTotal: 9 });
});

const season = (firstDay: string | null, lastDay: string | null): Employment => ({ firstDay, lastDay });

it.each([
  ['all that began by it', '2026-04-01', [season(null, '2024-10-31'), season('2026-04-01', null)], 2],
  ['not one that begins later', '2026-03-31', [season(null, '2024-10-31'), season('2026-04-01', null)], 1],
  ['the first where none has begun', '2020-01-01', [season('2025-04-01', '2025-10-31'), season('2026-04-01', null)], 1],
])('of the employments on a day counts %s', (_which, day, employments, count) => {
  expect(employmentsBegunBy(day, employments)).toEqual(employments.slice(0, count));
});

describe('leave of several seasons', () => {
  const seasons = Array.from({ length: 18 }, (_, index) => season(`${2009 + index}-04-01`, `${2009 + index}-10-31`));
  const of2026 = season('2026-04-01', '2026-10-31');

  it.each<[earned: number, day: string, employments: Employment[], weekDays: number]>([
    // A season of seven months: 20 × 7 ÷ 12 and 24 × 7 ÷ 12.
    [12, '2026-10-31', [of2026], 5],
    [14, '2026-10-31', [of2026], 6],
    // Hired again: each season is a first year, nothing comes from the gap.
    [12, '2026-10-31', [season('2025-04-01', '2025-10-31'), of2026], 5],
    [12, '2026-06-30', [season('2025-04-01', '2025-10-31'), of2026], 5],
    // Between two seasons, once their year is over.
    [12, '2025-12-31', [season('2025-04-01', '2025-10-31'), of2026], 5],
    [0, '2026-01-01', [season('2025-04-01', '2025-10-31'), of2026], 5],
    [0, '2026-06-30', [season('2025-04-01', '2025-10-31')], 5],
    // Two seasons of one year: 12 and 20 × 1 ÷ 12, from the day on which the second begins.
    [12, '2026-11-30', [of2026, season('2026-12-01', null)], 5],
    [14, '2026-12-01', [of2026, season('2026-12-01', null)], 5],
    // From the third calendar year of one employment on: 22, then two months of a new one.
    [22, '2026-09-30', [season('2020-05-01', '2026-06-30'), season('2026-11-01', null)], 5],
    [25, '2026-11-01', [season('2020-05-01', '2026-06-30'), season('2026-11-01', null)], 5],
    // One that ended with New Year's Day earns a second year's leave, too.
    [33, '2026-10-31', [season('2025-06-01', '2026-01-01'), of2026], 5],
    // Eighteen seasons of seven months are ten years with the same employer: 25 × 7 ÷ 12.
    [15, '2026-10-31', seasons, 5],
    [12, '2023-10-31', seasons, 5],
  ])('is %s on %s', (earned, day, employments, weekDays) => {
    expect(leaveEarned(day, employmentsBegunBy(day, employments), weekDays, greekHotels2025)).toBe(earned);
  });
});
