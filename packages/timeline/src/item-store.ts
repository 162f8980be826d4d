import { byStart, type Id, type TimelineItem } from './item';

/** A change of one item: only `after` adds it, only `before` removes it, both move or change it. */
export interface ItemChange<I extends TimelineItem> {
  before?: I;
  after?: I;
}

/** The rows that the latest change touched; a new object after every change. */
export interface StoreSnapshot {
  version: number;
  changed: 'all' | ReadonlySet<Id>;
}

/**
 * The items, as one immutable start-sorted array per row. A change replaces only the arrays of the rows it touches, so
 * exactly those rows are redrawn.
 */
export interface ItemStore<I extends TimelineItem> {
  /** Returns the items of one row by start; the same array until that row changes. */
  itemsOf(rowId: Id): readonly I[];
  /** Replaces all items. A row whose items are the same objects keeps its array. */
  replaceAll(items: Iterable<I>): void;
  /** Adds, changes, moves and removes items; `before` is found by its id and row. Throws if it does not exist. */
  apply(changes: readonly ItemChange<I>[]): void;
  /** Length of the longest item ever added, in ms: how far before a range to search for items that extend into it. */
  longest(): number;
  snapshot(): StoreSnapshot;
  /** Calls back after every change; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

const none: readonly never[] = [];

/** Creates a store of items, given in any order. */
export function createItemStore<I extends TimelineItem>(initial: Iterable<I> = none): ItemStore<I> {
  let rows = new Map<Id, readonly I[]>();
  let longest = 0;
  let snapshot: StoreSnapshot = { version: 0, changed: 'all' };
  const listeners = new Set<() => void>();

  function publish(changed: StoreSnapshot['changed']): void {
    snapshot = { version: snapshot.version + 1, changed };
    for (const listener of listeners) listener();
  }

  function admit(item: I): void {
    if (!(item.end > item.start))
      throw new RangeError(`Item ${item.id} ends (${item.end}) before it starts (${item.start}).`);
    longest = Math.max(longest, item.end - item.start);
  }

  function bucket(items: Iterable<I>): Map<Id, readonly I[]> {
    const all: readonly I[] = Array.isArray(items) ? items : [...items];
    const buckets = new Map<Id, I[]>();
    // Items mostly come grouped by row, so a run of one row is sliced at its exact size.
    for (let from = 0, to = 0; from < all.length; from = to) {
      const { resourceId } = all[from]!;
      while (to < all.length && all[to]!.resourceId === resourceId) admit(all[to++]!);
      const known = buckets.get(resourceId);
      if (!known) buckets.set(resourceId, all.slice(from, to));
      else for (let i = from; i < to; i++) known.push(all[i]!);
    }
    for (const bucket of buckets.values()) if (!isSorted(bucket)) bucket.sort(byStart);
    return buckets;
  }

  function replaceAll(items: Iterable<I>): void {
    const next = bucket(items);
    for (const [rowId, items] of next) {
      const known = rows.get(rowId);
      if (known && isSame(known, items)) next.set(rowId, known);
    }
    rows = next;
    publish('all');
  }

  function take(item: I): void {
    const known = rows.get(item.resourceId) ?? none;
    const rest = known.filter(({ id }) => id !== item.id);
    if (rest.length === known.length) throw new RangeError(`Row ${item.resourceId} holds no item ${item.id}.`);
    rows.set(item.resourceId, rest);
  }

  function apply(changes: readonly ItemChange<I>[]): void {
    const changed = new Set<Id>();
    for (const { before, after } of changes) {
      if (after) admit(after);
      if (before) take(before);
      if (after) rows.set(after.resourceId, [...(rows.get(after.resourceId) ?? none), after].sort(byStart));
      for (const item of [before, after]) if (item) changed.add(item.resourceId);
    }
    publish(changed);
  }

  rows = bucket(initial);
  return {
    itemsOf: (rowId) => rows.get(rowId) ?? none,
    replaceAll,
    apply,
    longest: () => longest,
    snapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function isSorted(items: readonly TimelineItem[]): boolean {
  for (let i = 1; i < items.length; i++) if (byStart(items[i - 1]!, items[i]!) > 0) return false;
  return true;
}

function isSame<I>(a: readonly I[], b: readonly I[]): boolean {
  return a.length === b.length && a.every((item, i) => item === b[i]);
}
