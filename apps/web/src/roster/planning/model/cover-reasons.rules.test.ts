import { expect, it } from 'vitest';
import { burdenOf, costOf, timesApart } from './cover-reasons.rules';
import type { PersonRules, PlannedWork } from './planned-work.rules';
import { at, days } from './test-plan';

const person = (more: Partial<PersonRules> = {}): PersonRules => ({
  employeeId: 1,
  overtimeBefore: 0,
  elsewhere: [],
  off: [],
  work: [],
  rules: [
    { from: '2026-11-01', limits: null, isBreakPaid: false, cents: 900 },
    { from: '2026-12-01', limits: null, isBreakPaid: false, cents: 1001 },
  ],
  ...more,
});
const shift = (start: string, end: string) => ({ start: at(start), end: at(end) });
const work = (...times: [start: string, end: string][]): PlannedWork[] =>
  times.map(([from, to], id) => {
    const what = { breakMinutes: 0, isOvertime: false, jobTitle: null, skill: null };
    return { id, from: at(from), to: at(to), ...what };
  });

it('costs the rate of its day, without its unpaid minutes, in whole cents', () => {
  expect(costOf(person(), shift('2026-11-30T08:00', '2026-11-30T16:00'), 30, days)).toBe(6750);
  expect(costOf(person(), shift('2026-12-01T08:00', '2026-12-01T15:40'), 0, days)).toBe(7674);
});

it('costs nothing that is known without a rate', () => {
  const rules = [{ from: '2026-11-01', limits: null, isBreakPaid: false }];
  expect(costOf(person({ rules }), shift('2026-12-01T08:00', '2026-12-01T16:00'), 0, days)).toBeNull();
});

const night = shift('2026-12-09T22:00', '2026-12-10T06:00');
const sunday = shift('2026-12-13T08:00', '2026-12-13T16:00');
const before = { sundays: ['2026-11-15', '2026-11-22'], nights: ['2026-11-11', '2026-11-12', '2026-11-30'] };

it.each([
  ['an ordinary shift', shift('2026-12-09T08:00', '2026-12-09T16:00'), null],
  ['a night, with those of four weeks that end with it', night, { kind: 'nights', count: 3 }],
  ['a Sunday, with those of four weeks that end with it', sunday, { kind: 'sundays', count: 2 }],
])('%s', (_, wanted, burden) => {
  const known = work(['2026-12-06T08:00', '2026-12-06T16:00'], ['2026-12-07T23:00', '2026-12-08T07:00']);
  expect(burdenOf(person({ before }), known, wanted, days)).toEqual(burden);
});

it('counts those on screen alone where nothing is known of the time before', () => {
  expect(burdenOf(person(), [], night, days)).toEqual({ kind: 'nights', count: 0 });
});

it.each([
  ['nothing', [], null],
  ['the same time on another day', work(['2026-12-08T08:00', '2026-12-08T14:00']), 0],
  ['an hour later', work(['2026-12-10T09:00', '2026-12-10T17:00']), 60],
  ['eight hours apart over midnight', work(['2026-12-08T23:30', '2026-12-09T05:00']), 510],
  [
    'the nearest of several',
    work(['2026-12-01T08:00', '2026-12-01T16:00'], ['2026-12-10T15:00', '2026-12-10T23:00']),
    420,
  ],
])('how far it begins from %s', (_, known, apart) => {
  expect(timesApart(known, shift('2026-12-09T08:00', '2026-12-09T16:00'), days)).toBe(apart);
});
