import { expect, it } from 'vitest';
import { hotelClock } from '#platform/hotel-time';
import { lastRunUntil, nextRunAfter } from './daily-run.rules';

const clock = hotelClock('Europe/Athens');

it.each([
  ['before the hour', '2026-07-15T19:59', '20:00', '2026-07-14T20:00', '2026-07-15T20:00'],
  ['at the hour', '2026-07-15T20:00', '20:00', '2026-07-15T20:00', '2026-07-16T20:00'],
  ['at midnight', '2026-12-31T23:59', '00:00', '2026-12-31T00:00', '2027-01-01T00:00'],
  ['at an hour that the clock change skips', '2026-03-29T01:00', '03:30', '2026-03-28T03:30', '2026-03-29T04:30'],
  ['over a day of 25 hours', '2026-10-25T12:00', '11:00', '2026-10-25T11:00', '2026-10-26T11:00'],
])('%s', (_, now, hour, last, next) => {
  const at = (moment: string) => clock.at(moment.slice(0, 10), minutes(moment.slice(11)));

  expect(lastRunUntil(at(now), minutes(hour), clock)).toBe(at(last));
  expect(nextRunAfter(at(now), minutes(hour), clock)).toBe(at(next));
});

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
