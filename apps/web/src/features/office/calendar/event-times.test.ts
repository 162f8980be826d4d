import { afterAll, beforeAll, expect, it } from 'vitest';
import { clockText, dateText, type EventTimes, isInOrder, storedTimesOf, timesOf } from './event-times';

const zone = process.env.TZ;
beforeAll(() => {
  process.env.TZ = 'Europe/Athens';
});
afterAll(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

it('shows whole days up to the last one, which is stored as the day after', () => {
  const stored = { start: '2026-12-03', end: '2026-12-07', allDay: true };
  const times = timesOf(stored);

  expect(times).toMatchObject({ first: '2026-12-03', last: '2026-12-06' });
  expect(dateText(times)).toBe('Dec 3 – 6, 2026');
  expect(storedTimesOf(times)).toEqual(stored);
});

it.each([null, '2026-12-03'])('takes whole days that end %j as one day', (end) => {
  expect(timesOf({ start: '2026-12-03', end, allDay: true })).toMatchObject({
    first: '2026-12-03',
    last: '2026-12-03',
  });
});

it('follows the clock of the device and gives back the same instants', () => {
  const stored = { start: '2026-07-01T20:30:00.000Z', end: '2026-07-01T22:15:00.000Z', allDay: false };
  const times = timesOf(stored);

  expect(times).toEqual({ allDay: false, first: '2026-07-01', last: '2026-07-02', from: '23:30', to: '01:15' });
  expect(clockText(times)).toBe('23:30–01:15');
  expect(storedTimesOf(times)).toEqual(stored);
});

it('reads a moment without an offset as UTC, as the server does', () => {
  expect(timesOf({ start: '2026-01-05T08:00', end: null, allDay: false })).toMatchObject({
    from: '10:00',
    to: '10:00',
  });
});

it.each<[string, Partial<EventTimes>, boolean]>([
  ['the same minute', { to: '10:00' }, true],
  ['a minute too early', { to: '09:59' }, false],
  ['the next day, earlier by the clock', { last: '2026-01-06', to: '01:00' }, true],
  ['the day before', { last: '2026-01-04', to: '23:00' }, false],
])('an end at %s', (_when, change, isFine) => {
  const times = { allDay: false, first: '2026-01-05', last: '2026-01-05', from: '10:00', to: '10:00', ...change };

  expect(isInOrder(times)).toBe(isFine);
});
