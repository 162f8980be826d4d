import { expect, it } from 'vitest';
import { minuteOf, timeOf } from './time-of-day';

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
