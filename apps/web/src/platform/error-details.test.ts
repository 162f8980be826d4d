import { expect, it } from 'vitest';
import { errorDetails, shortCode } from './error-details';

it('keeps tokens, addresses, names and parameters out', () => {
  const token = `eyJhbGciOi.eyJzdWIiOjF9.${'s'.repeat(43)}`;
  const error = new Error(`No shift of Maria Papadaki (anna@hotel.gr) ${token}`);
  error.stack = `${error.name}: ${error.message}\n    at draw (https://horae.example/a.js?user=anna:3:4)\n    at anna@hotel.gr anna@ξενοδοχείο.ελ anna@xn--jxa.xn--qxam ${token}`;

  const details = errorDetails(error, '/staff-timeline');

  expect(details).toContain('at /staff-timeline');
  expect(details).toContain('at draw');
  expect(details).not.toMatch(/Maria|anna|eyJ/);
});

it('gives one code to one error', () => {
  expect(shortCode(new Error('a'))).toBe(shortCode(new Error('a')));
  expect(shortCode(new Error('a'))).not.toBe(shortCode(new Error('b')));
});
