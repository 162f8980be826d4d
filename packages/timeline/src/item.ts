/** Identifies a row or an item; compared by `===`, unique among its kind also as text. */
export type Id = string | number;

/**
 * Something that takes time on a row. Times are instants in epoch milliseconds, `end` exclusive and after `start`.
 * An item is never changed in place: a change is a new object.
 */
export interface TimelineItem {
  id: Id;
  resourceId: Id;
  start: number;
  end: number;
  /** Covers whole local dates: drawn over full columns where others are drawn to the minute. */
  allDay?: boolean;
  /** Class names of its bar, for colour and pattern. */
  className?: string;
  /** Texts for the bar, longest first; the first that fits is drawn. */
  labels?: readonly string[];
  /** Full name for assistive technology. */
  name?: string;
}

/** By start; of two that start together the longer first, so that it takes the upper lane. */
export function byStart(a: TimelineItem, b: TimelineItem): number {
  return a.start - b.start || b.end - a.end;
}
