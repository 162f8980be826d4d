import type { Id } from './item';

/**
 * One row, in display order: a group is followed by what belongs to it at higher levels. Rows are never changed in
 * place; a row object that stays the same is not drawn again.
 */
export interface TimelineRow {
  id: Id;
  kind: 'group' | 'resource';
  /** Depth in the tree, 1 = top. */
  level: number;
  /** Room below the bars in px, for whatever the host draws there. */
  extraHeight?: number;
}

/** The rows that are not inside a collapsed group, in the same order. */
export function visibleRows<R extends TimelineRow>(rows: readonly R[], collapsed: ReadonlySet<Id>): readonly R[] {
  if (collapsed.size === 0) return rows;
  let hiddenBelow = Number.POSITIVE_INFINITY;
  return rows.filter((row) => {
    if (row.level > hiddenBelow) return false;
    hiddenBelow = row.kind === 'group' && collapsed.has(row.id) ? row.level : Number.POSITIVE_INFINITY;
    return true;
  });
}
