import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoWithOffset, wallClock } from './local-time';

it.each([
  ['summer', '2026-07-15T04:02:11Z', '2026-07-15T07:02:11.000+03:00'],
  ['winter', '2026-01-15T04:02:11.5Z', '2026-01-15T06:02:11.500+02:00'],
  ['the last second before the spring jump', '2026-03-29T00:59:59Z', '2026-03-29T02:59:59.000+02:00'],
  ['the jump itself', '2026-03-29T01:00:00Z', '2026-03-29T04:00:00.000+03:00'],
  ['the hour of the autumn night, first time', '2026-10-25T00:30:00Z', '2026-10-25T03:30:00.000+03:00'],
  ['the hour of the autumn night, second time', '2026-10-25T01:30:00Z', '2026-10-25T03:30:00.000+02:00'],
])('writes the offset that Athens has in %s', (_, instant, text) => {
  expect(isoWithOffset(Date.parse(instant))).toBe(text);
});

it('shows on both autumn hours the same time of the wall', () => {
  const shown = ['2026-10-25T00:30Z', '2026-10-25T01:30Z'].map((text) => wallClock(Date.parse(text)));

  expect(shown).toEqual([
    { date: '2026-10-25', time: '03:30' },
    { date: '2026-10-25', time: '03:30' },
  ]);
});

it('refuses an unknown zone and an instant that is none', () => {
  expect(() => isoWithOffset(0, 'Europe/Nowhere')).toThrow(RangeError);
  expect(() => isoWithOffset(Number.NaN)).toThrow(RangeError);
});

describe('any instant', () => {
  const zones = fc.constantFrom('Europe/Athens', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata', 'UTC');
  const instants = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2037, 0, 1) });
  const nightsOfChange = fc.integer({ min: Date.UTC(2026, 9, 24, 21), max: Date.UTC(2026, 9, 25, 4) });

  it('is the same instant when read again, and the wall agrees with Intl', () => {
    fc.assert(
      fc.property(zones, fc.oneof(instants, nightsOfChange), (zone, at) => {
        const text = isoWithOffset(at, zone);
        const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });

        expect(Date.parse(text)).toBe(at);
        expect(text.slice(0, 19).replace('T', ' ')).toBe(wall.format(at));
      }),
    );
  });
});
