import type { ClipboardEvent } from 'react';
import type { Command } from './command';
import { columnOf, type Grid, rowOf } from './grid';
import type { TimelineItem } from './item';
import { isForeign, placeOf } from './place';
import type { TimelineRow } from './row';

interface ClipboardOptions<R extends TimelineRow, I extends TimelineItem> {
  grid: Grid<R, I>;
  onCommand: (command: Command<R, I>) => void;
}

/** Copies, cuts and pastes days as text. */
export function clipboardHandlers<R extends TimelineRow, I extends TimelineItem>({
  grid,
  onCommand,
}: ClipboardOptions<R, I>) {
  function dayOf({ target }: ClipboardEvent) {
    const place = isForeign(target) ? undefined : placeOf(grid, target);
    const row = place && rowOf(grid, place.at);
    const column = place && columnOf(grid, place.at);
    return row?.kind === 'resource' && column ? { row, column } : undefined;
  }

  function copy(event: ClipboardEvent, isCut: boolean): void {
    const day = dayOf(event);
    if (!day) return;
    event.preventDefault();
    onCommand({ type: 'copy', ...day, isCut, write: (text) => event.clipboardData.setData('text/plain', text) });
  }

  return {
    onCopy: (event: ClipboardEvent) => copy(event, false),
    onCut: (event: ClipboardEvent) => copy(event, true),
    onPaste(event: ClipboardEvent) {
      const day = dayOf(event);
      if (!day) return;
      event.preventDefault();
      onCommand({ type: 'paste', ...day, text: event.clipboardData.getData('text/plain') });
    },
  };
}
