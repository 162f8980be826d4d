import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { instantText } from './instant-text';
import { wallTime } from './local-date';
import { readInstant, readWallTime } from './read-instant';
import { anyInstant, anyZone } from './test/zones';
import { createZone } from './zone';

const athens = createZone('Europe/Athens');

it.each([
  ['2026-07-15', '2026-07-14T21:00Z'],
  ['2026-07-15T07:30', '2026-07-15T04:30Z'],
  ['2026-07-15T07:30:15.1239', '2026-07-15T04:30:15.123Z'],
  ['2026-07-15T07:30:15.5', '2026-07-15T04:30:15.500Z'],
  ['2026-07-15T07:30Z', '2026-07-15T07:30Z'],
  ['2026-07-15T07:30:00-04:30', '2026-07-15T12:00Z'],
  ['2026-03-29T03:30', '2026-03-29T01:30Z'],
  ['2026-10-25T03:30', '2026-10-25T00:30Z'],
])('reads %s in Athens as %s', (text, instant) => {
  expect(readInstant(text, athens)).toBe(Date.parse(instant));
});

it.each([
  '',
  '2026-02-30',
  '2026-02-30T07:30Z',
  '2026-7-15',
  '2026-07-15T24:00',
  '2026-07-15T07:60',
  '2026-07-15T07:30:60',
  '2026-07-15 07:30',
  '2026-07-15T07',
  '2026-07-15Z',
  '2026-07-15T07:30+3:00',
  '2026-07-15T07:30+24:00',
])('refuses “%s”', (text) => {
  expect(() => readInstant(text, athens)).toThrow(RangeError);
});

it('reads a wall time of no zone', () => {
  expect(readWallTime('2026-03-29T03:30:15')).toBe(wallTime('2026-03-29', 210.25));
  expect(readWallTime('2026-03-29')).toBe(wallTime('2026-03-29'));
  expect(() => readWallTime('2026-03-29T03:30:15Z')).toThrow(RangeError);
});

describe('agrees with Temporal', () => {
  it('on wall times, also those that are skipped or come twice', () => {
    fc.assert(
      fc.property(anyZone, anyInstant, (id, instant) => {
        const text = new Date(instant).toISOString().slice(0, -1);
        const expected = Temporal.PlainDateTime.from(text).toZonedDateTime(id).epochMilliseconds;

        expect(readInstant(text, createZone(id))).toBe(expected);
      }),
      { numRuns: 1000 },
    );
  });

  it('on what an instant is written as, where offsets are whole minutes', () => {
    fc.assert(
      fc.property(anyZone, anyInstant, (id, instant) => {
        const zone = createZone(id);
        fc.pre(zone.offsetAt(instant) % 60_000 === 0);
        const text = instantText(instant, zone, 'milliseconds');

        expect(readInstant(text, zone)).toBe(instant);
        expect(Temporal.Instant.from(text).epochMilliseconds).toBe(instant);
      }),
      { numRuns: 1000 },
    );
  });
});
