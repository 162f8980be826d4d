import { createZone } from '@horae/local-time/zone';
import { describe, expect, it } from 'vitest';
import type { TimelineItem } from './item';
import { countLanes } from './lanes';
import { layoutOf } from './row-layout';
import { type CellWidth, createScale } from './scale';
import { trackStyle } from './track-style';

const hour = 3_600_000;
const monday = Date.UTC(2026, 5, 15);

function scaleOf(width: number, cells: () => CellWidth, dir: 'ltr' | 'rtl' = 'ltr') {
  const period = { start: '2026-06-15', days: 7 };
  return createScale({ zone: createZone('UTC'), period, zoom: 'week', cells, dir, width, minColumnWidth: 10 });
}

let lastId = 0;

function item(from: number, hours: number, rest: Partial<TimelineItem> = {}): TimelineItem {
  lastId += 1;
  return { id: lastId, resourceId: 'a', start: monday + from * hour, end: monday + (from + hours) * hour, ...rest };
}

/** Days of 100 px, whose items need 40. */
const narrow = scaleOf(700, () => ({ least: 40, most: 80 }));

describe('cells', () => {
  it('fill the day with one item, and share it among several that fit', () => {
    const items = [item(7, 8), item(31, 4), item(36, 4)];
    const { cells } = layoutOf(items, narrow, 8 * hour);

    expect(cells[0]).toMatchObject([{ lane: 0, x: 2, width: 96 }]);
    expect(cells[1]).toMatchObject([
      { lane: 0, x: 102, width: 47, ofDay: items.slice(1) },
      { lane: 0, x: 151, width: 47 },
    ]);
    expect(countLanes(items, narrow, 8 * hour)).toBe(1);
  });

  it('give room first to those who can use it', () => {
    const long = item(7, 8);
    const scale = createScale({
      zone: createZone('UTC'),
      period: { start: '2026-06-15', days: 7 },
      zoom: 'week',
      cells: (one) => (one === long ? { least: 30, most: 60 } : { least: 20, most: 20 }),
      dir: 'ltr',
      width: 700,
      minColumnWidth: 10,
    });

    const [first, second] = layoutOf([long, item(15, 1)], scale, 8 * hour).cells[0]!;
    expect(first).toMatchObject({ x: 2, width: 67 });
    expect(second).toMatchObject({ x: 71, width: 27 });
  });

  it('put what does not fit into the next lane', () => {
    const items = [item(7, 2), item(10, 2), item(13, 2)];

    expect(layoutOf(items, narrow, 2 * hour).cells[0]!.map(({ lane }) => lane)).toEqual([0, 0, 1]);
    expect(countLanes(items, narrow, 2 * hour)).toBe(2);
  });

  it('keep the lane of whole days free, also on later days', () => {
    const leave = item(0, 72, { allDay: true });
    const items = [leave, item(31, 8)];
    const { cells } = layoutOf(items, narrow, 72 * hour);

    expect(cells[0]).toMatchObject([{ item: leave, lane: 0, x: 2, width: 296 }]);
    expect(cells[1]).toMatchObject([{ lane: 1 }]);
    expect(countLanes(items, narrow, 72 * hour)).toBe(2);
  });

  it('show the end of an item from before the first day', () => {
    const { cells } = layoutOf([item(-2, 8)], narrow, 8 * hour);

    expect(cells[0]).toMatchObject([{ cutStart: true, x: 2 }]);
  });

  it('have the shape of each day, over midnight too', () => {
    const { shapes } = layoutOf([item(18, 12)], narrow, 12 * hour);

    expect(shapes!.slice(0, 3)).toMatchObject([[{ x: 75, width: 25 }], [{ x: 0, width: 25 }], []]);
    expect(trackStyle(shapes![0]!, narrow, () => 'red')?.backgroundPosition).toMatch(/^75px /);
    const mirrored = scaleOf(700, () => ({ least: 40, most: 40 }), 'rtl');
    expect(trackStyle(shapes![0]!, mirrored, () => 'red')?.backgroundPosition).toMatch(/^0px /);
    expect(trackStyle([], narrow, () => 'red')).toBeUndefined();
  });
});
