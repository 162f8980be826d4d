import { describe, expect, it, vi } from 'vitest';
import type { TimelineItem } from './item';
import { createItemStore } from './item-store';

const item = (id: number, resourceId: string, start: number, end = start + 10): TimelineItem => ({
  id,
  resourceId,
  start,
  end,
});
const idsOf = (items: readonly TimelineItem[]) => items.map(({ id }) => id);

describe('createItemStore', () => {
  it('keeps each row by start, the longer of two first', () => {
    const store = createItemStore([item(1, 'a', 30), item(2, 'b', 0), item(3, 'a', 10), item(4, 'a', 10, 90)]);

    expect(idsOf(store.itemsOf('a'))).toEqual([4, 3, 1]);
    expect(idsOf(store.itemsOf('b'))).toEqual([2]);
    expect(store.itemsOf('nobody')).toEqual([]);
    expect(store.longest()).toBe(80);
  });

  it('refuses an item that ends before it starts', () => {
    expect(() => createItemStore([item(1, 'a', 30, 20)])).toThrow('Item 1 ends (20) before it starts (30).');
  });
});

describe('apply', () => {
  it('moves an item and touches the arrays of two rows only', () => {
    const moved = item(1, 'a', 30);
    const store = createItemStore([moved, item(2, 'a', 0), item(3, 'b', 0), item(4, 'c', 0)]);
    const untouched = store.itemsOf('c');

    store.apply([{ before: moved, after: { ...moved, resourceId: 'b' } }]);

    expect([idsOf(store.itemsOf('a')), idsOf(store.itemsOf('b'))]).toEqual([[2], [3, 1]]);
    expect(store.itemsOf('c')).toBe(untouched);
    expect(store.snapshot()).toEqual({ version: 1, changed: new Set(['a', 'b']) });
  });

  it('adds, removes, and undoes by the change turned round', () => {
    const store = createItemStore([item(1, 'a', 0)]);
    const added = item(2, 'a', 5);

    store.apply([{ after: added }]);
    const both = idsOf(store.itemsOf('a'));
    store.apply([{ before: added }]);

    expect([both, idsOf(store.itemsOf('a'))]).toEqual([[1, 2], [1]]);
  });

  it('says when the item is not where it was said to be', () => {
    const store = createItemStore([item(1, 'a', 0)]);

    expect(() => store.apply([{ before: item(1, 'b', 0) }])).toThrow('Row b holds no item 1.');
  });

  it('never changes an array that was handed out', () => {
    const store = createItemStore([item(1, 'a', 0)]);
    const before = store.itemsOf('a');

    store.apply([{ after: item(2, 'a', 5) }]);

    expect(idsOf(before)).toEqual([1]);
  });
});

describe('replaceAll', () => {
  it('keeps the array of a row whose items are the same objects', () => {
    const [one, two] = [item(1, 'a', 0), item(2, 'b', 0)];
    const store = createItemStore([one, two]);
    const [a, b] = [store.itemsOf('a'), store.itemsOf('b')];

    store.replaceAll([one, { ...two }]);

    expect(store.itemsOf('a')).toBe(a);
    expect(store.itemsOf('b')).not.toBe(b);
  });
});

it('tells subscribers until they leave', () => {
  const store = createItemStore<TimelineItem>();
  const listener = vi.fn();
  const leave = store.subscribe(listener);

  store.apply([{ after: item(1, 'a', 0) }]);
  leave();
  store.apply([{ after: item(2, 'a', 0) }]);

  expect(listener).toHaveBeenCalledTimes(1);
});
