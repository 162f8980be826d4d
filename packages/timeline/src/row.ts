import type { Id } from './item';

/**
 * One row, in display order: a group is followed by its members at deeper levels. Rows are immutable; a row whose
 * object stays the same is not redrawn.
 */
export interface TimelineRow {
  id: Id;
  /** A plain row has texts alone: nothing is drawn on it, and nothing can be planned on it. */
  kind: 'group' | 'resource' | 'plain';
  /** Depth in the tree; 1 is the top. */
  level: number;
  /** Space below the bars in px, for the host's content. */
  extraHeight?: number;
}

/** Returns the rows that are not inside a collapsed group, in the same order. */
export function visibleRows<R extends TimelineRow>(rows: readonly R[], collapsed: ReadonlySet<Id>): readonly R[] {
  if (collapsed.size === 0) return rows;
  let hiddenBelow = Number.POSITIVE_INFINITY;
  return rows.filter((row) => {
    if (row.level > hiddenBelow) return false;
    hiddenBelow = row.kind === 'group' && collapsed.has(row.id) ? row.level : Number.POSITIVE_INFINITY;
    return true;
  });
}
