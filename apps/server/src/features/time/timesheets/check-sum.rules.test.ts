import { expect, it } from 'vitest';
import { percentOfCode, ratedLine } from './check-sum.rules';

const added = {
  overwork: 20,
  overtimeLegal: 40,
  overtimeIllegal: 120,
  additionalPartTime: 12,
  night: 25,
  sundayHoliday: 75,
};

it.each([
  ['normal', 100],
  ['normal.night', 125],
  ['normal.night.sundayHoliday', 200],
  ['overwork', 120],
  ['overtimeLegal.night.sundayHoliday', 240],
  ['overtimeIllegal', 220],
  ['additionalPartTime.sundayHoliday', 187],
  ['restDay', 100],
  ['worked', 100],
  ['night', 25],
  ['sundayHoliday', 75],
  ['AnnualLeave', null],
  ['hours.parental', null],
])('%s is worth %s per cent of the rate', (code, percent) => {
  expect(percentOfCode(code, added)).toBe(percent);
});

const cents = (seconds: number, rate: number | null, code = 'normal') =>
  ratedLine({ day: '2026-09-01', code, seconds, days: 0 }, rate, added)?.cents;

it.each([
  ['eight hours', cents(8 * 3600, 6.5), 5200],
  ['half a cent goes up', cents(1800, 6.01), 301],
  ['what is taken off is rounded alike', cents(-1800, 6.01), -301],
  ['less than half a cent goes down', cents(36, 6.4), 6],
  ['a share of a per cent', cents(3600, 10, 'additionalPartTime'), 1120],
  ['a rate of nothing is a rate', cents(3600, 0), 0],
  ['no rate is not nothing', cents(3600, null), null],
  ['leave has none', cents(3600, 10, 'hours.parental'), undefined],
])('%s', (_, found, wanted) => {
  expect(found).toBe(wanted);
});
