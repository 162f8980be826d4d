import { describe, expect, it } from 'vitest';
import { newSecret, setUpAddress, stepOf } from './authenticator-app.rules';

/** `12345678901234567890`, the secret of the examples of RFC 6238. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_111_111_111, '050471', 37_037_037],
  [20_000_000_000, '353130', 666_666_666],
])('at second %i, %s is the code of step %i', (second, code, step) => {
  expect(stepOf(secret, code, second * 1000)).toBe(step);
});

describe('the code of step 1, from second 30 until before second 60,', () => {
  const code = '287082';
  it.each([
    [0, 1],
    [30_000, 1],
    [89_999, 1],
    [90_000, null],
  ])('at millisecond %i belongs to step %s', (now, step) => {
    expect(stepOf(secret, code, now)).toBe(step);
  });

  it('is wrong two steps before', () => {
    expect(stepOf(secret, '081804', (37_037_036 - 1) * 30_000 - 1)).toBeNull();
    expect(stepOf(secret, '081804', (37_037_036 - 1) * 30_000)).toBe(37_037_036);
  });

  it.each(['287083', '28708', '2870820', '', 'abcdef'])('is not %j', (typed) => {
    expect(stepOf(secret, typed, 59_000)).toBeNull();
  });
});

it('has an address for the app with the defaults of all apps', () => {
  expect(setUpAddress(secret, 'Horae', 'maria@hotel.example')).toBe(
    `otpauth://totp/Horae:maria%40hotel.example?issuer=Horae&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  );
});

it('makes secrets of 160 bits, each time another one', () => {
  const made = Array.from({ length: 20 }, newSecret);
  expect(new Set(made).size).toBe(20);
  for (const one of made) expect(one).toMatch(/^[A-Z2-7]{32}$/);
});
