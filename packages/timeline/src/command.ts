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
  /** The commands below come from the edit layer. The day with the focus, or the days chosen together; none outside of days. */
  | ({ type: 'select' } & Days<R>)
  | ({ type: 'clear' } & Days<R>)
  /** Text was pasted; from the first of the days on, or into all of them. */
  | ({ type: 'paste'; text: string } & Days<R>)
  /** Days are copied, or cut; `write` puts their text on the clipboard. */
  | ({ type: 'copy'; isCut: boolean; write: (text: string) => void } & Days<R>)
  /** The first row or column of the days goes into the others; if it is the only one, the one before it does. */
  | ({ type: 'fill'; to: 'down' | 'right' } & Days<R>)
  /** Items were dragged to rows and by whole days, or by minutes if they are drawn to scale. */
  | { type: 'move'; moves: { item: I; row: R }[]; days: number; minutes: number; isCopy: boolean }
  /** The menu of an item is asked for; `lift` takes it in hand for the keys, undefined where there may be none. */
  | { type: 'item-menu'; row: R; column: Column; item: I; rect: DOMRect; lift: (() => void) | undefined }
  /** An end of an item was dragged, or moved by keys, which may also take it to another row; times in epoch ms. */
  | { type: 'resize'; item: I; row: R; start: number; end: number; isCopy?: boolean }
  /** A row was dragged or moved by keys to the place before or after another one of its group. */
  | { type: 'arrange'; row: R; to: R; isAfter: boolean }
  /** Times were drawn on free space; epoch ms. */
  | { type: 'draw'; row: R; start: number; end: number };

/** Days of rows: every row with every column, or of these only some. */
export interface Days<R extends TimelineRow> {
  rows: readonly R[];
  columns: readonly Column[];
  /** Given where single days were chosen, which need not be every row with every column. */
  cells?: readonly { row: R; column: Column }[];
}

/** What the pointer rests on or the focus is on, for a tooltip. */
export interface Hover<R extends TimelineRow, I extends TimelineItem> {
  target: Extract<Target<R, I>, { row: R }> | Extract<Target<R, I>, { column: Column }>;
  rect: DOMRect;
}
