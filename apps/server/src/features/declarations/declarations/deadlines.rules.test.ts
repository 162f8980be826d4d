import { describe, expect, it } from 'vitest';
import { hotelClock } from '#platform/hotel-time';
import { dueOf } from './deadlines.rules';

const clock = hotelClock('Europe/Athens');
const rest = [{ kind: 'rest' as const }];

describe('a day without work is declared until it ends', () => {
  it.each([
    ['an ordinary day', '2026-07-15', '2026-07-16T00:00:00+03:00'],
    ['a day of 23 hours', '2026-03-29', '2026-03-30T00:00:00+03:00'],
    ['a day of 25 hours', '2026-10-25', '2026-10-26T00:00:00+02:00'],
  ])('%s', (_, day, due) => {
    expect(clock.format(dueOf('dailySchedule', { day, parts: rest }, clock, [])!)).toBe(due);
  });
});

it('is declared until the end of the next month where the month was opted out', () => {
  const due = dueOf('dailySchedule', { day: '2026-12-15', parts: rest }, clock, ['2026-12']);

  expect(clock.format(due!)).toBe('2027-02-01T00:00:00+02:00');
});

it('has begun work as its deadline, and none for leave', () => {
  const start = clock.at('2026-07-15', 450);
  const parts = [{ kind: 'work' as const, type: 'Regular' as const, start, end: start + 28_800, breakMinutes: 0 }];

  expect(dueOf('dailySchedule', { day: '2026-07-15', parts }, clock, [])).toBe(start);
  expect(dueOf('leave', { day: '2026-07-15', parts }, clock, [])).toBeNull();
});
