import { expect, it } from 'vitest';
import { cardTiming } from './card-timing';

const at = Date.parse('2026-07-15T07:00:00+03:00');

it.each([
  [-1, 'future'],
  [0, 'onTime'],
  [15 * 60_000, 'onTime'],
  [15 * 60_000 + 1, 'late'],
] as const)('is, %d ms after the movement, %s', (after, timing) => {
  expect(cardTiming(at, at + after)).toBe(timing);
});

it('counts lived minutes in the night whose clock goes back', () => {
  const before = Date.parse('2026-10-25T03:59:00+03:00');
  const after = Date.parse('2026-10-25T03:02:00+02:00');

  expect(cardTiming(before, after)).toBe('onTime');
});
