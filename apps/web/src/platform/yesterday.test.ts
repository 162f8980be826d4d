import { afterEach, expect, it, vi } from 'vitest';
import { yesterday } from './yesterday';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

it.each([
  ['late on a day of 25 hours', '2026-10-25T23:30:00+02:00', '2026-10-24'],
  ['early on the day after one of 23 hours', '2027-03-29T00:30:00+03:00', '2027-03-28'],
  ['on the first of the year', '2027-01-01T00:10:00+02:00', '2026-12-31'],
])('yesterday %s is the day before', (_when, now, day) => {
  vi.stubEnv('TZ', 'Europe/Athens');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });

  expect(yesterday()).toBe(day);
});
