import { expect, it } from 'vitest';
import type { Finding } from '../model/findings.rules';
import { findingText } from './shift-texts';

const finding = (code: Finding['code'], otherHotel: Finding['otherHotel'], amount = 480): Finding => {
  return { code, date: '2026-11-10', shiftIds: [1], amount, limit: 660, otherHotel };
};

it.each([
  ['planRest', undefined, 'Only 8 h of rest before this shift; 11 h required.'],
  [
    'planRest',
    { minutes: 480, hours: '15:00–23:00' },
    'Only 8 h of rest before this shift; 11 h required. In another hotel: 15:00–23:00.',
  ],
  [
    'planRest',
    { minutes: 480, hours: '07:00–15:00', isNext: true },
    'Only 8 h of rest after this shift; 11 h required. In another hotel: 07:00–15:00.',
  ],
  [
    'planRest',
    { minutes: 480 },
    'Only 8 h of rest before this shift; 11 h required. With 8 h of work in another hotel.',
  ],
  [
    'planOverlap',
    { minutes: 480, hours: '13:00–15:00' },
    'This shift overlaps by 8 h with work in another hotel. In another hotel: 13:00–15:00.',
  ],
  [
    'planWeekRest',
    { minutes: 1500 },
    'Only 8 h of unbroken rest in this week; 11 h required. With 25 h of work in another hotel.',
  ],
] as const)('what a finding says of work in another hotel: %s, %o', (code, otherHotel, text) => {
  expect(findingText(finding(code, otherHotel))).toBe(text);
});
