import { expect, it } from 'vitest';
import { minuteOf, minutesFromTo, timeOf } from './time-of-day';

it.each([
  ['00:00', 0],
  ['07:30', 450],
  ['23:59', 1439],
])('%s is %i minutes after midnight, and back', (time, minutes) => {
  expect(minuteOf(time)).toBe(minutes);
  expect(timeOf(minutes)).toBe(time);
});

it('minutes beyond 24 h are a time of a later day', () => {
  expect(timeOf(1800)).toBe('06:00');
  expect(timeOf(2880)).toBe('00:00');
});

it.each([
  ['07:00', '15:00', 420, 900],
  ['00:00', '23:59', 0, 1439],
  ['22:00', '06:00', 1320, 1800],
  ['16:00', '00:00', 960, 1440],
  ['07:00', '07:00', 420, 1860],
  ['00:00', '00:00', 0, 1440],
])('%s to %s is from minute %i to %i', (start, end, startMinute, endMinute) => {
  expect(minutesFromTo(start, end)).toEqual({ startMinute, endMinute });
});
