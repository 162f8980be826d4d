import type { Command } from '../command';
import type { TimelineItem } from '../item';
import type { TimelineRow } from '../row';

/** What the host says of a drag, beside the pointer: plain, a warning, or that it cannot be. */
export interface DragNote {
  text: string;
  tone: 'plain' | 'warning' | 'fault';
}

/** A command that a drag would give if it ended now. */
export type Drag<R extends TimelineRow, I extends TimelineItem> = Extract<
  Command<R, I>,
  { type: 'move' | 'resize' | 'draw' }
>;

/** What is said of items in hand, which keys move. */
export interface HandWords {
  /** Which keys there are, as long as they were not moved. */
  hint: string;
  /** For a live region: `text` is what is said of them at that moment. */
  onHand: (phase: 'lifted' | 'moved' | 'down' | 'back', text: string) => void;
}

/** Called with each other drag, and with none once nothing is dragged any more. */
export type NoteOf<R extends TimelineRow, I extends TimelineItem> = (
  drag: Drag<R, I> | undefined,
) => DragNote | undefined;
