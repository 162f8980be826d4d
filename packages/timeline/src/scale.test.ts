import { addDays, wallTime } from '@horae/local-time/local-date';
import { createZone } from '@horae/local-time/zone';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periodOf, type Zoom, zooms } from './period';
import { createScale, type Scale } from './scale';

function weekIn(
  zoneId: string,
  date: string,
  options: { width?: number; dir?: 'ltr' | 'rtl'; zoom?: Zoom } = {},
): Scale {
  const { width = 1050, dir = 'ltr', zoom = 'week' } = options;
  return createScale({ zone: createZone(zoneId), period: periodOf(zoom, date), zoom, dir, width, minColumnWidth: 100 });
}

describe('columns', () => {
  it('share the width and never fall below the smallest', () => {
    expect(weekIn('UTC', '2026-06-17').columns.map(({ x }) => x)).toEqual([0, 150, 300, 450, 600, 750, 900]);
    expect(weekIn('UTC', '2026-06-17', { width: 300 }).width).toBe(700);
  });

  it.each([
    ['Europe/Athens', '2026-03-29', 23],
    ['Europe/Athens', '2026-10-25', 25],
    ['America/New_York', '2026-11-01', 25],
    ['Asia/Beirut', '2026-03-29', 23],
  ])('are as wide on a day of another length (%s %s, %d h)', (zoneId, date, hours) => {
    const scale = weekIn(zoneId, date);
    const column = scale.columns.find((column) => column.date === date)!;

    expect((column.end - column.start) / 3_600_000).toBe(hours);
    expect(scale.toX(column.end) - scale.toX(column.start)).toBe(150);
    expect(scale.toX(column.start + 3_600_000) - column.x).toBeCloseTo(150 / hours);
  });
});

describe('an overnight item over a clock change', () => {
  it('is as wide as the hours that pass in either day', () => {
    const zone = createZone('Europe/Athens');
    const scale = weekIn('Europe/Athens', '2026-10-24');
    const [from] = zone.instantsAt(wallTime('2026-10-24', 22 * 60));
    const [to] = zone.instantsAt(wallTime('2026-10-25', 6 * 60));

    const width = scale.toX(to!) - scale.toX(from!);

    expect((to! - from!) / 3_600_000).toBe(9);
    expect(width).toBeCloseTo((2 / 24) * 150 + (7 / 25) * 150);
  });
});

it('clamps instants outside the range to its ends', () => {
  const scale = weekIn('UTC', '2026-06-17');

  expect([scale.toX(scale.start - 1), scale.toX(scale.end + 1)]).toEqual([0, scale.width]);
});

it('counts a pointer from the inline start in either direction', () => {
  const area = { left: 200, right: 1000 };

  expect(weekIn('UTC', '2026-06-17').inlineOf(250, area)).toBe(50);
  expect(weekIn('UTC', '2026-06-17', { dir: 'rtl' }).inlineOf(250, area)).toBe(750);
});

it('survives a date that the zone skipped altogether', () => {
  const scale = weekIn('Pacific/Apia', '2011-12-30');
  const gone = scale.columns.find(({ date }) => date === '2011-12-30')!;

  expect(gone.end - gone.start).toBe(0);
  expect(scale.toX(gone.start)).toBe(scale.columns[gone.index + 1]!.x);
});

it('refuses a period without days and a date that is none', () => {
  const zone = createZone('UTC');
  const rest = { zone, zoom: 'week', dir: 'ltr', width: 700, minColumnWidth: 10 } as const;

  expect(() => createScale({ ...rest, period: { start: '2026-06-17', days: 0 } })).toThrow('at least one day');
  expect(() => createScale({ ...rest, period: { start: '17.6.2026', days: 7 } })).toThrow('not a YYYY-MM-DD date');
});

describe('for any zone, period, zoom and width', () => {
  const scales = fc
    .record({
      zoneId: fc.constantFrom('Europe/Athens', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Beirut'),
      days: fc.integer({ min: 0, max: 3000 }),
      zoom: fc.constantFrom(...zooms),
      width: fc.integer({ min: 100, max: 4000 }),
    })
    .map(({ zoneId, days, zoom, width }) => weekIn(zoneId, addDays('2022-01-01', days), { zoom, width }));
  const shares = fc.double({ min: 0, max: 1, noNaN: true });

  it('toInstant undoes toX', () => {
    fc.assert(
      fc.property(scales, shares, (scale, share) => {
        const instant = Math.round(scale.start + share * (scale.end - scale.start));

        expect(scale.toInstant(scale.toX(instant))).toBe(instant);
      }),
    );
  });

  it('toX never falls as time passes', () => {
    fc.assert(
      fc.property(scales, shares, shares, (scale, a, b) => {
        const [early, late] = [a, b]
          .sort((x, y) => x - y)
          .map((share) => scale.start + share * (scale.end - scale.start));

        expect(scale.toX(early!)).toBeLessThanOrEqual(scale.toX(late!));
      }),
    );
  });

  it('columnOf and columnAt agree', () => {
    fc.assert(
      fc.property(scales, shares, (scale, share) => {
        const x = share * scale.width * 0.999_999;
        const column = scale.columns[scale.columnAt(x)]!;

        const instant = scale.toInstant(x);

        expect(instant).toBeGreaterThanOrEqual(column.start);
        expect(instant).toBeLessThanOrEqual(column.end);
      }),
    );
  });
});
