import { expect, it } from 'vitest';
import { clockNote, plainClock, plainMoment } from './plain-clock';

it.each([
  ['8', '8:00'],
  ['8,30', '8:30'],
  ['8.30', '8.30'],
  ['0,333', '8:00'],
  ['0.354166666666667', '8:30'],
  ['0,5', '12:00'],
  ['0,999999', '24:00'],
  ['2026-11-03T08:30', '08:30'],
  ['08:30', '08:30'],
  ['soon', 'soon'],
])('reads the time %s as %s', (text, plain) => {
  expect(plainClock(text)).toBe(plain);
});

it('reads a number of days with a part of one', () => {
  expect(plainMoment('46329,354')).toBe('46329 8:30');
  expect(plainMoment('2026-11-03 08:30')).toBe('2026-11-03 08:30');
});

it('says what was mended', () => {
  expect(clockNote('0,333')).toBe('“0,333” was read as the time 8:00.');
  expect([clockNote('8.30'), clockNote('2026-11-03T08:30')]).toEqual([undefined, undefined]);
});
