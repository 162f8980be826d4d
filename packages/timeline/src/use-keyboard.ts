import type { KeyboardEvent } from 'react';
import type { Command } from './command';
import { headRows, moveBy, type Position } from './cursor';
import { columnOf, countAt, type Grid, placedAt, rowOf, targetAt } from './grid';
import type { Id, TimelineItem } from './item';
import { isForeign, placeOf } from './place';
import type { TimelineRow } from './row';
import { rowAt } from './row-model';
import type { CursorControl } from './use-cursor';

interface KeyboardOptions<R extends TimelineRow, I extends TimelineItem> {
  grid: Grid<R, I>;
  cursor: CursorControl;
  isExpanded: (row: R) => boolean;
  editing: boolean;
  onCommand: (command: Command<R, I>) => void;
}

/** Returns the key handler of the grid. It ignores keys it does not know. */
export function keyHandler<R extends TimelineRow, I extends TimelineItem>(options: KeyboardOptions<R, I>) {
  const { grid, cursor, onCommand } = options;

  return (event: KeyboardEvent<HTMLElement>): void => {
    const place = isForeign(event.target) ? undefined : placeOf(grid, event.target);
    if (!place || event.defaultPrevented) return;
    const isHandled =
      command(event, place.at, place.element) ||
      (place.itemId === undefined ? move(event, place.at) : among(event, place.at, place.itemId));
    if (isHandled) event.preventDefault();
  };

  function command(event: KeyboardEvent, at: Position, element: HTMLElement): boolean {
    const row = rowOf(grid, at);
    const { key, altKey, shiftKey } = event;
    if (event.ctrlKey || event.metaKey) return false;
    if ((key === 'PageUp' || key === 'PageDown') && !altKey && !shiftKey) {
      onCommand({ type: 'navigate', by: key === 'PageDown' ? 1 : -1, via: 'keyboard' });
      return true;
    }
    if (row && (key === 'ContextMenu' || (key === 'F10' && shiftKey))) {
      onCommand({ type: 'row-menu', row, rect: element.getBoundingClientRect() });
      return true;
    }
    if (options.editing && !altKey && edit(key, at, element)) return true;
    if (altKey || shiftKey) return false;
    if (key === ' ' && row?.kind === 'group') {
      onCommand({ type: 'toggle-group', row, expanded: !options.isExpanded(row) });
      return true;
    }
    if (key === 'Enter' || (key === ' ' && cursor.itemId !== undefined)) return open(at, element);
    if (key === 'F2') return enter(at);
    return false;
  }

  /** Typing opens the editor of a day with what was typed. */
  function edit(key: string, at: Position, element: HTMLElement): boolean {
    const row = rowOf(grid, at);
    const column = columnOf(grid, at);
    if (row?.kind !== 'resource' || !column) return false;
    const isText = key.length === 1 && key !== ' ';
    if (!isText && key !== 'F2') return false;
    onCommand({ type: 'edit', row, column, rect: dayOf(element).getBoundingClientRect(), text: isText ? key : null });
    return true;
  }

  function open(at: Position, element: HTMLElement): boolean {
    const row = rowOf(grid, at);
    if (row?.kind === 'group' && at.column === 0) {
      onCommand({ type: 'toggle-group', row, expanded: !options.isExpanded(row) });
      return true;
    }
    const [only] = placedAt(grid, at);
    const itemId = cursor.itemId ?? (countAt(grid, at) === 1 ? only?.item.id : undefined);
    const target = targetAt(grid, at, itemId);
    if (target) onCommand({ type: 'open', target, rect: element.getBoundingClientRect(), via: 'keyboard' });
    return target !== undefined;
  }

  function enter(at: Position): boolean {
    const row = rowOf(grid, at);
    const column = columnOf(grid, at);
    const [first] = placedAt(grid, at);
    if (!row || !column || !first || cursor.itemId !== undefined) return false;
    cursor.moveTo(at, first.item.id);
    onCommand({ type: 'enter', row, column, items: countAt(grid, at) });
    return true;
  }

  function move(event: KeyboardEvent, at: Position): boolean {
    const to = moveBy(event, at, grid.shape, grid.scale.dir, pageOf(grid, at));
    if (to) cursor.moveTo(to);
    return to !== undefined;
  }

  /** Handles keys inside a cell whose items have the focus. */
  function among(event: KeyboardEvent, at: Position, itemId: Id): boolean {
    const { key } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return move(event, at);
    if (key === 'Escape') {
      cursor.moveTo(at);
      return true;
    }
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return move(event, at);
    const items = placedAt(grid, at);
    const step = (key === 'ArrowRight') === (grid.scale.dir === 'ltr') ? 1 : -1;
    const next = items[items.findIndex(({ item }) => item.id === itemId) + step];
    if (next) cursor.moveTo(at, next.item.id);
    return true;
  }
}

const dayOf = (element: HTMLElement): HTMLElement => element.closest<HTMLElement>('[role="gridcell"]') ?? element;

/** Returns how many rows fill the view, upwards and downwards from a row. */
function pageOf<R extends TimelineRow, I extends TimelineItem>(
  grid: Grid<R, I>,
  at: Position,
): { up: number; down: number } {
  const { model, bodyHeight } = grid;
  const index = Math.min(model.rows.length - 1, Math.max(0, at.row - headRows(grid.shape)));
  if (index < 0) return { up: 1, down: 1 };
  const top = model.tops[index + 1]! - bodyHeight;
  const above = rowAt(model, top);
  const first = model.tops[above]! < top ? above + 1 : above;
  return {
    up: Math.max(1, index - first),
    down: Math.max(1, rowAt(model, model.tops[index]! + bodyHeight) - 1 - index),
  };
}
