import type { TimelineItem } from './item';
import type { TimelineRow } from './row';
import type { Column } from './scale';

/** A place in the grid that can be opened. */
export type Target<R extends TimelineRow, I extends TimelineItem> =
  | { kind: 'item'; row: R; item: I }
  | { kind: 'cell'; row: R; column: Column }
  | { kind: 'row'; row: R }
  | { kind: 'row-total'; row: R }
  | { kind: 'column'; column: Column }
  | { kind: 'column-total'; column: Column }
  | { kind: 'grand-total' };

/**
 * What the user asks for. The timeline changes nothing itself: the host obeys, or not. Pointer and keyboard give the
 * same commands. More kinds may follow (moving, resizing, creating), so a host ignores the ones it does not know.
 * `rect` is where on the screen it happened, to hang a popover on.
 */
export type Command<R extends TimelineRow, I extends TimelineItem> =
  | { type: 'open'; target: Target<R, I>; rect: DOMRect; via: 'pointer' | 'keyboard' }
  /** The keyboard went from a cell in among its items. */
  | { type: 'enter'; row: R; column: Column; items: number }
  | { type: 'toggle-group'; row: R; expanded: boolean }
  /** To the next period (1) or the previous one (-1). */
  | { type: 'navigate'; by: 1 | -1; via: 'keyboard' | 'swipe' }
  /** `instant` (epoch ms) is under the pointer; once the host has changed the zoom it will be there again. */
  | { type: 'zoom'; direction: 'in' | 'out'; instant: number }
  | { type: 'row-menu'; row: R; rect: DOMRect };

/** What the pointer rests on or the focus is at, for a tooltip. */
export interface Hover<R extends TimelineRow, I extends TimelineItem> {
  target: Extract<Target<R, I>, { row: R }> | Extract<Target<R, I>, { column: Column }>;
  rect: DOMRect;
}
