import type { TimelineItem } from './item';
import type { Scale } from './scale';

/**
 * Whether an item of the window is visible in the range. A chip is in the column where its item starts, so an item that
 * started before the first column has none, unless it covers whole days or the chips are cells.
 */
export function isShown(item: TimelineItem, scale: Scale): boolean {
  if (item.end <= scale.start) return false;
  return item.start >= scale.start || item.allDay === true || !scale.chips || scale.cells !== undefined;
}
