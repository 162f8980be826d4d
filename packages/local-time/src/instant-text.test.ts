import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { clockText, instantText, offsetText } from './instant-text';
import { anyInstant, anyZone } from './test/zones';
import { createZone } from './zone';

it.each([
  ['summer', '2026-07-15T04:02:11Z', '2026-07-15T07:02:11+03:00'],
  ['winter', '2026-01-15T04:02:11.5Z', '2026-01-15T06:02:11+02:00'],
  ['the last second before the gap', '2026-03-29T00:59:59Z', '2026-03-29T02:59:59+02:00'],
  ['the end of the gap', '2026-03-29T01:00:00Z', '2026-03-29T04:00:00+03:00'],
  ['the overlap, first time', '2026-10-25T00:30:00Z', '2026-10-25T03:30:00+03:00'],
  ['the overlap, second time', '2026-10-25T01:30:00Z', '2026-10-25T03:30:00+02:00'],
  ['the time before 1895', '1890-01-01T00:00:00Z', '1890-01-01T01:34:52+01:35'],
])('writes the offset that Athens has in %s', (_, instant, text) => {
  expect(instantText(Date.parse(instant), createZone('Europe/Athens'))).toBe(text);
  expect(clockText(Date.parse(instant), createZone('Europe/Athens'))).toBe(text.slice(11, 16));
});

it('writes milliseconds where they are wanted', () => {
  const zone = createZone('America/New_York');

  expect(instantText(Date.parse('2026-01-15T04:02:11.05Z'), zone, 'milliseconds')).toBe(
    '2026-01-14T23:02:11.050-05:00',
  );
});

it.each([
  [0, '+00:00'],
  [19_800_000, '+05:30'],
  [-12_600_000, '-03:30'],
  [50_400_000, '+14:00'],
  [-29_000, '+00:00'],
])('writes an offset of %d ms as %s', (offset, text) => {
  expect(offsetText(offset)).toBe(text);
});

describe('agrees with Temporal', () => {
  it('on every instant', () => {
    fc.assert(
      fc.property(anyZone, anyInstant, (id, instant) => {
        const wall = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(id);
        const zone = createZone(id);
        const textOf = (smallestUnit: 'second' | 'millisecond') =>
          wall.toString({ timeZoneName: 'never', smallestUnit });

        expect(instantText(instant, zone)).toBe(textOf('second'));
        expect(instantText(instant, zone, 'milliseconds')).toBe(textOf('millisecond'));
        expect(clockText(instant, zone)).toBe(wall.toPlainTime().toString({ smallestUnit: 'minute' }));
      }),
      { numRuns: 2000 },
    );
  });
});
