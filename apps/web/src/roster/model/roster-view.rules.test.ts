import { expect, it } from 'vitest';
import { z } from 'zod';
import { readAddress } from '#platform/address';
import { viewFields, writeCard } from './roster-view.rules';

const read = (text: string) => readAddress(z.object(viewFields), { card: text }).card;

it.each([
  ['day-17-2026-11-21', { kind: 'day', employee: 17, date: '2026-11-21' }],
  ['week-17', { kind: 'week', employee: 17 }],
] as const)('%s is a card', (text, card) => {
  expect(read(text)).toEqual(card);
  expect(writeCard(card)).toBe(text);
});

it.each([
  '',
  'day-17',
  'day-17-2026-02-30',
  'day-0-2026-11-21',
  'week-17-2026-11-21',
  'week-017',
  'week-17x',
  'month-17',
  'week-12345678901',
])('%j is none', (text) => {
  expect(read(text)).toBeNull();
});
