import { afterEach, expect, it, vi } from 'vitest';
import { instants } from './clock-instants.json';
import { environmentAt } from './fake-clock.mjs';

afterEach(() => vi.useRealTimers());

it.each([
  ['2026-12-16T00:30:00+02:00', '+1800'],
  ['2026-12-15T23:30:00+02:00', '-1800'],
])('%s is so many seconds from now', (at, offset) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-15T22:00:00Z') });

  expect(environmentAt('/lib.so', { at, machine: 'UTC' })).toEqual({
    LD_PRELOAD: '/lib.so',
    FAKETIME: offset,
    TZ: 'UTC',
  });
});

it('the instants cover three zones of the machine, and each is a moment with an offset', () => {
  expect(new Set(instants.map(({ machine }) => machine)).size).toBeGreaterThanOrEqual(3);
  for (const { at } of instants) expect(at).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00[+-]\d{2}:\d{2}$/);
});
