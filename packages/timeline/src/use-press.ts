import type { MouseEvent } from 'react';
import type { Command } from './command';
import { type Grid, rowOf, targetAt } from './grid';
import type { TimelineItem } from './item';
import { isForeign, placeOf } from './place';
import type { TimelineRow } from './row';

interface PressOptions<R extends TimelineRow, I extends TimelineItem> {
  grid: Grid<R, I>;
  isExpanded: (row: R) => boolean;
  editing: boolean;
  onCommand: (command: Command<R, I>) => void;
}

/**
 * Handles clicks: bars, "+n", headers, totals and names open, the name of a group toggles it, and a day only gets the
 * focus.
 */
export function pressHandlers<R extends TimelineRow, I extends TimelineItem>({
  grid,
  isExpanded,
  editing,
  onCommand,
}: PressOptions<R, I>) {
  const toggle = (row: R) => onCommand({ type: 'toggle-group', row, expanded: !isExpanded(row) });

  function open(event: MouseEvent, wantsCell: boolean): void {
    if (isForeign(event.target) || !(event.target instanceof Element)) return;
    const overlaid = event.target.closest<HTMLElement>('[data-group]')?.dataset['group'];
    const stuck = overlaid === undefined ? undefined : grid.model.rows[Number(overlaid)];
    if (stuck) return wantsCell ? undefined : toggle(stuck);
    const place = placeOf(grid, event.target);
    if (!place) return;
    const row = rowOf(grid, place.at);
    const isName = place.at.column === 0;
    if (row?.kind === 'group' && isName) return wantsCell ? undefined : toggle(row);
    const target = targetAt(grid, place.at, place.itemId);
    const isPlainCell = target?.kind === 'cell' && !event.target.closest('[data-more]');
    if (!target || isPlainCell !== wantsCell) return;
    if (editing && target.kind === 'cell' && target.row.kind === 'resource' && isPlainCell) {
      const { row: edited, column } = target;
      return onCommand({ type: 'edit', row: edited, column, rect: place.element.getBoundingClientRect(), text: null });
    }
    const rect = (event.target.closest('[data-more]') ?? place.element).getBoundingClientRect();
    onCommand({ type: 'open', target, rect, via: 'pointer' });
  }

  return {
    onClick: (event: MouseEvent) => open(event, false),
    onDoubleClick: (event: MouseEvent) => open(event, true),
  };
}
