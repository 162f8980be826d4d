import type { RefObject } from 'react';
import type { Command } from '../command';
import type { Grid } from '../grid';
import type { TimelineItem } from '../item';
import type { TimelineRow } from '../row';
import type { CursorControl } from '../use-cursor';

/** What a timeline hands to the layer that edits it; new with every render. */
export interface EditTools<R extends TimelineRow, I extends TimelineItem> {
  scroller: RefObject<HTMLElement | null>;
  grid: Grid<R, I>;
  cursor: CursorControl;
  /** Height of the header and the strip together, in px. */
  stuckHeight: number;
  onCommand: (command: Command<R, I>) => void;
}
