import { expect, it } from 'vitest';
import { holidayOn, orthodoxEaster } from './public-holidays.rules';

it.each([
  [2024, '2024-05-05'],
  [2025, '2025-04-20'],
  [2026, '2026-04-12'],
  [2027, '2027-05-02'],
  [2030, '2030-04-28'],
])('Easter of %i is on %s', (year, date) => {
  expect(orthodoxEaster(year)).toBe(date);
});

it.each([
  ['2026-01-01', 'newYear'],
  ['2026-01-06', 'epiphany'],
  ['2026-02-23', 'cleanMonday'],
  ['2026-03-25', 'independence'],
  ['2026-04-10', 'goodFriday'],
  ['2026-04-13', 'easterMonday'],
  ['2026-05-01', 'labour'],
  ['2026-06-01', 'whitMonday'],
  ['2026-08-15', 'dormition'],
  ['2026-10-28', 'ohi'],
  ['2026-12-25', 'christmas'],
  ['2026-12-26', 'synaxis'],
  ['2026-11-17', undefined],
])('%s is %s', (date, holiday) => {
  expect(holidayOn(date)).toBe(holiday);
});
