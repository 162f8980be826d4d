import { expect, it } from 'vitest';
import { isAlive, isExpiring, lifetimeOf, noteIssued } from './token-clock';

const issued = 1_800_000_000;

function token(claims: object): string {
  return `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
}

const fiveMinutes = token({ iat: issued, exp: issued + 300 });

it('reads what a token states, and nothing from what is none', () => {
  expect(lifetimeOf(fiveMinutes)).toEqual({ issued, expires: issued + 300 });
  expect(['', 'x', 'a.b.c', token({ iat: 'soon' })].map(lifetimeOf)).toEqual([null, null, null, null]);
});

it('calls a token expiring in the last fifth of its life', () => {
  noteIssued(fiveMinutes, issued * 1000);

  expect(isExpiring(fiveMinutes, (issued + 239) * 1000)).toBe(false);
  expect(isExpiring(fiveMinutes, (issued + 241) * 1000)).toBe(true);
});

it('allows for a clock that is an hour ahead of the server', () => {
  const hour = 3600;
  noteIssued(fiveMinutes, (issued + hour) * 1000);

  expect(isAlive(fiveMinutes, (issued + hour + 299) * 1000)).toBe(true);
  expect(isExpiring(fiveMinutes, (issued + hour + 100) * 1000)).toBe(false);
  expect(isAlive(fiveMinutes, (issued + hour + 301) * 1000)).toBe(false);
});
