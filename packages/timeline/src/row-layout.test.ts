import { createZone } from '@horae/local-time/zone';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byStart, type TimelineItem } from './item';
import { countLanes } from './lanes';
import { periodOf, type Zoom, zooms } from './period';
import { layoutOf } from './row-layout';
import { createScale, type Scale } from './scale';

const hour = 3_600_000;
const monday = Date.UTC(2026, 5, 15);
const day = 24 * hour;

function scaleOf(zoom: Zoom): Scale {
  return createScale({
    zone: createZone('UTC'),
    period: periodOf(zoom, '2026-06-15'),
    zoom,
    dir: 'ltr',
    width: 2800,
    minColumnWidth: 10,
  });
}

function item(id: number, from: number, hours: number, rest: Partial<TimelineItem> = {}): TimelineItem {
  return { id, resourceId: 'a', start: monday + from * hour, end: monday + (from + hours) * hour, ...rest };
}

const week = scaleOf('week');
const lanesOf = (items: TimelineItem[], scale = week) =>
  layoutOf(items, scale, 40 * day)
    .cells.flat()
    .map(({ item, lane }) => [item.id, lane]);

describe('lanes to scale', () => {
  it('stack what overlaps and let touching ones share', () => {
    const items = [item(1, 7, 8), item(2, 10, 2), item(3, 12, 6), item(4, 15, 3)];

    expect(lanesOf(items)).toEqual([
      [1, 0],
      [2, 1],
      [3, 1],
      [4, 0],
    ]);
    expect(countLanes(items, week, 8 * hour)).toBe(2);
  });

  it('draw all of them, however many', () => {
    const items = Array.from({ length: 5 }, (_, i) => item(i, 8, 4));

    expect(lanesOf(items).map(([, lane]) => lane)).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('bars', () => {
  it('run over midnight in one piece and belong to the day they start in', () => {
    const { cells } = layoutOf([item(1, 22, 8)], week, 8 * hour);

    expect(cells.map((placed) => placed.length)).toEqual([1, 0, 0, 0, 0, 0, 0]);
    expect(cells[0]).toMatchObject([{ cutStart: false, cutEnd: false }]);
    expect(cells[0]![0]!.x).toBeCloseTo((22 / 24) * 400);
    expect(cells[0]![0]!.width).toBeCloseTo((8 / 24) * 400);
  });

  it('are cut and marked at the edges, and stand in the first day when they began before', () => {
    const { cells } = layoutOf([item(1, -2, 8), item(2, 7 * 24 - 2, 8)], week, 8 * hour);

    expect(cells[0]).toMatchObject([{ x: 0, width: 100, cutStart: true, cutEnd: false }]);
    expect(cells[6]).toMatchObject([{ cutStart: false, cutEnd: true }]);
  });

  it('know the room behind them in their lane', () => {
    const rooms = layoutOf([item(1, 0, 6), item(2, 12, 6)], week, 6 * hour).cells[0]!.map(({ room }) => room);

    expect(rooms).toEqual([100, 2800 - 300]);
  });

  it('outside the range are not drawn, nor lanes counted for them', () => {
    const items = [item(1, -30, 6), item(2, -29, 6), item(3, 8, 8), item(4, 200, 8), item(5, 201, 8)];

    expect(lanesOf(items)).toEqual([[3, 0]]);
    expect(countLanes(items, week, 8 * hour)).toBe(1);
  });
});

describe('chips', () => {
  const month = scaleOf('month');
  const width = month.columnWidth;
  const atDay = (n: number) => 24 * (n - 15);

  it('fill the day they start in, whatever the hours', () => {
    const [chip] = layoutOf([item(1, atDay(17) + 22, 8)], month, day).cells[16]!;

    expect(chip).toMatchObject({ x: 16 * width + 2, width: width - 4 });
  });

  it('have no place when they started before the first day, whole days excepted', () => {
    const items = [item(1, atDay(1) - 2, 8), item(2, atDay(1) - 48, 72, { allDay: true })];

    const { cells } = layoutOf(items.sort(byStart), month, 3 * day);

    expect(cells.flat().map(({ item, cutStart }) => [item.id, cutStart])).toEqual([[2, true]]);
    expect(countLanes(items, month, 3 * day)).toBe(1);
  });

  it('of whole days run over all of them', () => {
    const [chip] = layoutOf([item(1, atDay(3), 72, { allDay: true })], month, 3 * day).cells[2]!;

    expect(chip!.width).toBeCloseTo(3 * width - 4);
  });

  it('are two at most, the rest counted per day', () => {
    const items = [
      item(1, atDay(2), 48, { allDay: true }),
      item(2, atDay(2) + 7, 4),
      item(3, atDay(2) + 8, 4),
      item(4, atDay(2) + 9, 4),
    ];

    const { cells, hidden } = layoutOf(items, month, 2 * day);

    expect(cells[1]!.map(({ item }) => item.id)).toEqual([1, 2]);
    expect([hidden[1], hidden[2]]).toEqual([2, 0]);
    expect(countLanes(items, month, 2 * day)).toBe(4);
  });
});

describe('for any items', () => {
  const rows = fc
    .array(
      fc.record({
        from: fc.integer({ min: -60, max: 800 }),
        hours: fc.integer({ min: 1, max: 60 }),
        allDay: fc.boolean(),
      }),
      { maxLength: 40 },
    )
    .map((list) => list.map(({ from, hours, allDay }, i) => item(i, from, hours, { allDay })).sort(byStart));

  it.each(zooms)('no two in a lane overlap, all are drawn or counted, and lanes are as counted (%s)', (zoom) => {
    const scale = scaleOf(zoom);
    fc.assert(
      fc.property(rows, (items) => {
        const { cells, hidden } = layoutOf([...items], scale, 60 * hour);
        const placed = cells.flat();
        const chips = zoom === 'two-weeks' || zoom === 'month';
        const inRange = items.filter(
          ({ start, end, allDay }) =>
            end > scale.start && start < scale.end && (!chips || allDay || start >= scale.start),
        );

        for (const a of placed) {
          for (const b of placed)
            if (a !== b && a.lane === b.lane && a.x <= b.x) expect(a.x + a.width).toBeLessThanOrEqual(b.x + 1e-6);
        }
        const lanes = countLanes(items, scale, 60 * hour);
        expect(Math.max(0, ...placed.map(({ lane }) => lane + 1))).toBe(Math.min(lanes, chips ? 2 : lanes));
        if (hidden.every((count) => count === 0)) expect(placed).toHaveLength(inRange.length);
        else expect(placed.length).toBeLessThan(inRange.length);
      }),
    );
  });
});

describe('layouts of rows', () => {
  const passBy = (rows: number) => {
    for (let n = 0; n < rows; n++) layoutOf([item(n, 0, 8)], week, day);
  };

  it('are kept while they are asked for, however many others come', () => {
    const items = [item(1, 0, 8)];
    const layout = layoutOf(items, week, day);
    for (let n = 0; n < 10; n++) {
      passBy(200);
      expect(layoutOf(items, week, day)).toBe(layout);
    }
  });

  it('are forgotten behind some hundred others, and when the scale is another', () => {
    const items = [item(1, 0, 8)];
    const layout = layoutOf(items, week, day);

    expect(layoutOf(items, scaleOf('month'), day)).not.toBe(layout);
    const again = layoutOf(items, week, day);
    passBy(600);

    expect(layoutOf(items, week, day)).not.toBe(again);
    expect(layoutOf(items, week, day)).toEqual(layout);
  });
});
