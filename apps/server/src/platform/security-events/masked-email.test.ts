import { expect, it } from 'vitest';
import { maskedEmail } from './masked-email';

it.each([
  ['admin@demo.com', 'a…@demo.com'],
  [' Ωμέγα@ξενοδοχείο.ελ ', 'Ω…@ξενοδοχείο.ελ'],
  ['my secret password', '…'],
  ['p@ssword', '…'],
  ['@demo.com', '…'],
  ['', '…'],
])('masks %j', (typed, masked) => {
  expect(maskedEmail(typed)).toBe(masked);
});
