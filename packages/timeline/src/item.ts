/** Identifies a row or an item. Compared by `===`; must be unique among its kind as text, too. */
export type Id = string | number;

/**
 * Something that takes time on a row. `start` and `end` are epoch milliseconds; `end` is exclusive and after `start`.
 * Items are immutable: a change is a new object.
 */
export interface TimelineItem {
  id: Id;
  resourceId: Id;
  start: number;
  end: number;
  /** Covers whole local dates, so it is drawn over full columns, not to the minute. */
  allDay?: boolean;
  /** Class names of its bar, for colour and pattern. */
  className?: string;
  /** Texts for the bar, longest first; the first that fits is drawn. */
  labels?: readonly string[];
  /** Full name for assistive technology. */
  name?: string;
}

/** Sorts by start; of two items with the same start, the longer one first, so that it gets the upper lane. */
export function byStart(a: TimelineItem, b: TimelineItem): number {
  return a.start - b.start || b.end - a.end;
}
