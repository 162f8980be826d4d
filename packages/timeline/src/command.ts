import type { TimelineItem } from './item';
import type { TimelineRow } from './row';
import type { Column } from './scale';

/** A place in the grid that the user can open. */
export type Target<R extends TimelineRow, I extends TimelineItem> =
  | { kind: 'item'; row: R; item: I }
  | { kind: 'cell'; row: R; column: Column }
  | { kind: 'row'; row: R }
  | { kind: 'row-total'; row: R }
  | { kind: 'column'; column: Column }
  | { kind: 'column-total'; column: Column }
  | { kind: 'grand-total' };

/**
 * What the user requests. The timeline itself changes nothing: the host carries out a command or ignores it. Pointer
 * and keyboard give the same commands. There may be more types later (move, resize, create), so a host must ignore
 * those it does not know. `rect` is where on the screen it happened, to anchor a popover.
 */
export type Command<R extends TimelineRow, I extends TimelineItem> =
  | { type: 'open'; target: Target<R, I>; rect: DOMRect; via: 'pointer' | 'keyboard' }
  /** The keyboard focus moved from a cell to the items in it. */
  | { type: 'enter'; row: R; column: Column; items: number }
  | { type: 'toggle-group'; row: R; expanded: boolean }
  /** To the next period (1) or the previous one (-1). */
  | { type: 'navigate'; by: 1 | -1; via: 'keyboard' | 'swipe' }
  /** `instant` (epoch ms) is under the pointer and stays there after the host has changed the zoom. */
  | { type: 'zoom'; direction: 'in' | 'out'; instant: number }
  | { type: 'row-menu'; row: R; rect: DOMRect }
  /** Only with `editing`: change a day, by typing (`text` is the first character), or by F2 or a double press (null). */
  | { type: 'edit'; row: R; column: Column; rect: DOMRect; text: string | null }
  /** Only with `editing`: Delete or Backspace on a day. */
  | { type: 'clear'; row: R; column: Column }
  /** Only with `editing`: text was pasted onto a day. */
  | { type: 'paste'; row: R; column: Column; text: string }
  /** Only with `editing`: a day is copied, or cut; `write` puts its text on the clipboard. */
  | { type: 'copy'; row: R; column: Column; isCut: boolean; write: (text: string) => void };

/** What the pointer rests on or the focus is on, for a tooltip. */
export interface Hover<R extends TimelineRow, I extends TimelineItem> {
  target: Extract<Target<R, I>, { row: R }> | Extract<Target<R, I>, { column: Column }>;
  rect: DOMRect;
}
