import { createZone } from '@horae/local-time/zone';
import { describe, expect, it } from 'vitest';
import type { Grid } from '../grid';
import type { TimelineItem } from '../item';
import { createItemStore } from '../item-store';
import { densities } from '../metrics';
import { periodOf, type Zoom } from '../period';
import type { TimelineRow } from '../row';
import { createRowModel } from '../row-model';
import { createScale, type Direction } from '../scale';
import { type Carry, carriedBy, notCarried, putDown, timesAfter } from './carry';
import { liftedAt } from './lifted-at';
import { orderOf } from './move';

const rows: TimelineRow[] = [
  { id: 'team', kind: 'group', level: 1 },
  { id: 'a', kind: 'resource', level: 2 },
  { id: 'b', kind: 'resource', level: 2 },
];
const athens = createZone('Europe/Athens');
const shift = (id: number, resourceId: string, from: string, to: string): TimelineItem => ({
  id,
  resourceId,
  start: Date.parse(from),
  end: Date.parse(to),
});
// The clocks go back on Sunday, 25 October.
const saturday = shift(1, 'a', '2026-10-24T08:00+03:00', '2026-10-24T16:00+03:00');
const monday = shift(2, 'a', '2026-10-19T08:10+03:00', '2026-10-19T12:00+03:00');
const evening = shift(3, 'a', '2026-10-19T17:00+03:00', '2026-10-19T21:00+03:00');
const tuesday = shift(4, 'b', '2026-10-20T08:00+03:00', '2026-10-20T16:00+03:00');

function gridOf(zoom: Zoom, dir: Direction = 'ltr', chips?: boolean): Grid<TimelineRow, TimelineItem> {
  const period = periodOf(zoom, zoom === 'day' ? '2026-10-19' : '2026-10-24');
  const scale = createScale({
    zone: athens,
    period,
    zoom,
    dir,
    width: 2400,
    minColumnWidth: 10,
    ...(chips !== undefined && { chips }),
  });
  return {
    rows,
    model: createRowModel(rows, () => 40),
    store: createItemStore([saturday, monday, evening, tuesday]),
    scale,
    shape: { strip: false, bodyRows: 3, foot: false, days: scale.columns.length, total: false },
    metrics: densities.comfortable,
    nameWidth: 200,
    totalWidth: 0,
    bodyHeight: 400,
    viewWidth: 2600,
  };
}

const week = gridOf('week', 'ltr', true);
const day = gridOf('day');
const handOf = (grid: typeof week, ...items: TimelineItem[]) => {
  const held = items.map((item) => ({ item, index: item.resourceId === 'a' ? 1 : 2 }));
  return { held, order: orderOf(grid, held) };
};
const plain = { ctrlKey: false, altKey: false, metaKey: false, shiftKey: false };

/** What comes of some keys, such as `Shift+ArrowRight`. */
function after(keys: string, grid: typeof week, items: TimelineItem[], step = 15): Carry | undefined {
  const hand = handOf(grid, ...items);
  let carry: Carry | undefined = notCarried;
  for (const chord of keys.split(' ')) {
    const key = chord.split('+').at(-1)!;
    const press = { ...plain, key, shiftKey: chord.includes('Shift+'), ctrlKey: chord.includes('Ctrl+') };
    carry = carry && carriedBy(press, carry, grid, hand, step);
  }
  return carry;
}

describe('what is lifted', () => {
  const monday1 = { row: 2, column: 1 };

  it.each([
    ['an item with the focus', 2, [], [2]],
    ['all items of a day', undefined, [], [2, 3]],
    ['all chosen days', undefined, [monday1, { row: 3, column: 2 }], [2, 3, 4]],
  ])('%s', (_, itemId, chosen, expected) => {
    expect(liftedAt(week, monday1, itemId, chosen).map(({ item }) => item.id)).toEqual(expected);
  });

  it('is nothing on a free day', () => {
    expect(liftedAt(week, { row: 3, column: 5 }, undefined, [])).toEqual([]);
  });
});

describe('arrows', () => {
  it('carry over days and people, and never off the grid', () => {
    expect(after('ArrowRight ArrowDown', week, [monday])).toMatchObject({ days: 1, people: 1 });
    expect(after('ArrowLeft ArrowUp', week, [monday])).toEqual(notCarried);
    expect(after('ArrowDown ArrowDown', week, [monday])).toMatchObject({ people: 1 });
    expect(after('ArrowDown', week, [monday, tuesday])).toEqual(notCarried);
  });

  it('are mirrored from right to left', () => {
    expect(after('ArrowLeft', gridOf('week', 'rtl', true), [monday])).toMatchObject({ days: 1 });
    expect(after('Shift+ArrowLeft', gridOf('week', 'rtl', true), [evening])).toMatchObject({ end: 15 * 60_000 });
  });

  it('to scale go to the next quarter of an hour, or by five minutes', () => {
    expect(after('ArrowRight', day, [monday])).toMatchObject({ days: 0, time: 5 * 60_000 });
    expect(after('ArrowRight ArrowRight', day, [monday])).toMatchObject({ time: 20 * 60_000 });
    expect(after('ArrowLeft', day, [evening], 5)).toMatchObject({ time: -5 * 60_000 });
  });

  it('move an end, but leave one step and make no more than a day', () => {
    expect(after('Shift+ArrowLeft', week, [evening])).toMatchObject({ end: -15 * 60_000 });
    expect(after('Ctrl+ArrowLeft', week, [evening])).toMatchObject({ start: -15 * 60_000 });
    expect(after(Array(40).fill('Shift+ArrowLeft').join(' '), week, [evening])?.end).toBe(-225 * 60_000);
    expect(after(Array(99).fill('Ctrl+ArrowLeft').join(' '), week, [evening])?.start).toBe(-20 * 3_600_000);
    expect(after('Shift+ArrowLeft', week, [monday, evening])).toEqual(notCarried);
  });

  it('are the only keys that do', () => {
    expect(after('Home', week, [monday])).toBeUndefined();
  });
});

describe('what is put down', () => {
  it('keeps its time on the clock over a change of the clocks', () => {
    expect(timesAfter(week, saturday, { ...notCarried, days: 1 })).toEqual({
      start: Date.parse('2026-10-25T08:00+02:00'),
      end: Date.parse('2026-10-25T16:00+02:00'),
    });
  });

  it('is moved as a whole, or has other times and maybe another row', () => {
    const hand = handOf(week, monday);
    expect(putDown(week, hand, notCarried, true)).toBeUndefined();
    expect(putDown(week, hand, { ...notCarried, people: 1, days: 2 }, true)).toEqual({
      type: 'move',
      moves: [{ item: monday, row: rows[2] }],
      days: 2,
      minutes: 0,
      isCopy: true,
    });
    expect(putDown(week, hand, { ...notCarried, people: 1, days: 1, end: 3_600_000 }, false)).toEqual({
      type: 'resize',
      item: monday,
      row: rows[2],
      start: Date.parse('2026-10-20T08:10+03:00'),
      end: Date.parse('2026-10-20T13:00+03:00'),
      isCopy: false,
    });
  });
});
