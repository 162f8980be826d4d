import { expect, it } from 'vitest';
import { clockDevicesWords } from './clock-devices.words';
import { readingOf } from './device-clock';

it.each([
  [null, 'Not checked yet'],
  [0, 'Correct'],
  [-29, 'Correct'],
  [180, '3 min fast'],
  [-3600, '60 min slow'],
  [3 * 3600, '3 h fast'],
  [-80 * 86_400, '80 days slow'],
])('%s seconds: %s', (skewSeconds, text) => {
  expect(readingOf({ skewSeconds, allowedSkew: 5 }, clockDevicesWords.say)).toBe(text);
});
