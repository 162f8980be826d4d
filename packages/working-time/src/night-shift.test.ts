import { createZone } from '@horae/local-time/zone';
import { expect, it } from 'vitest';
import { isNightShift } from './night-shift';

const zone = createZone('Europe/Athens');
const isNight = (from: string, to: string) => isNightShift({ from: Date.parse(from), to: Date.parse(to) }, zone);

it.each([
  ['the night', '2026-05-04T23:00+03:00', '2026-05-05T07:00+03:00', true],
  ['exactly three hours before midnight and after', '2026-05-04T17:00+03:00', '2026-05-05T01:00+03:00', true],
  ['a minute less', '2026-05-04T17:00+03:00', '2026-05-05T00:59+03:00', false],
  ['early morning', '2026-05-04T03:00+03:00', '2026-05-04T11:00+03:00', true],
  ['an ordinary day', '2026-05-04T06:00+03:00', '2026-05-04T22:00+03:00', false],
  ['both ends of a long day', '2026-05-04T04:30+03:00', '2026-05-04T23:30+03:00', true],
])('%s', (_, from, to, expected) => {
  expect(isNight(from, to)).toBe(expected);
});

it('counts the hours that pass when the clocks change', () => {
  // From 03:00 to 04:00 there is no hour in spring, and two in autumn.
  expect(isNight('2026-03-29T02:30+02:00', '2026-03-29T06:30+03:00')).toBe(false);
  expect(isNight('2026-10-25T03:50+03:00', '2026-10-25T08:00+02:00')).toBe(true);
});
