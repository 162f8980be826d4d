import { headRows, type Position, sectionOf } from './cursor';
import { type Grid, placedAt } from './grid';
import type { Id, TimelineItem } from './item';
import type { TimelineRow } from './row';
import { groupAt } from './row-model';

/** How far the content is scrolled from its inline start, in px, in left-to-right and right-to-left pages. */
export function inlineScroll(scroller: Element): number {
  return Math.abs(scroller.scrollLeft);
}

export function setInlineScroll(scroller: Element, inline: number, dir: 'ltr' | 'rtl'): void {
  scroller.scrollLeft = dir === 'rtl' ? -inline : inline;
}

/** Width of the time area between the sticky columns, in px. */
export function timeWidth<R extends TimelineRow, I extends TimelineItem>({
  viewWidth,
  nameWidth,
  totalWidth,
}: Grid<R, I>): number {
  return viewWidth - nameWidth - totalWidth;
}

/** Scrolls just as far as needed so that no sticky part covers a cell or the bar in it. */
export function reveal<R extends TimelineRow, I extends TimelineItem>(
  scroller: Element,
  grid: Grid<R, I>,
  at: Position,
  itemId?: Id,
): void {
  if (sectionOf(at.row, grid.shape) === 'body') revealRow(scroller, grid, at.row - headRows(grid.shape));
  const column = grid.scale.columns[at.column - 1];
  if (!column) return;
  const bar = itemId === undefined ? undefined : placedAt(grid, at).find(({ item }) => item.id === itemId);
  if (bar) revealSpan(scroller, grid, bar.x, bar.width);
  else revealSpan(scroller, grid, column.x, grid.scale.columnWidth);
}

export function revealRow<R extends TimelineRow, I extends TimelineItem>(
  scroller: Element,
  grid: Grid<R, I>,
  index: number,
): void {
  const { model, metrics, bodyHeight } = grid;
  const row = model.rows[index];
  if (!row) return;
  const isUnderGroup = row.kind === 'resource' && groupAt(model, index) >= 0;
  const from = model.tops[index]! - (isUnderGroup ? metrics.groupHeight : 0);
  const to = model.tops[index + 1]!;
  if (scroller.scrollTop > from) scroller.scrollTop = from;
  else if (scroller.scrollTop + bodyHeight < to) scroller.scrollTop = Math.min(from, to - bodyHeight);
}

export function revealSpan<R extends TimelineRow, I extends TimelineItem>(
  scroller: Element,
  grid: Grid<R, I>,
  x: number,
  width: number,
): void {
  const room = timeWidth(grid);
  const from = inlineScroll(scroller);
  const isWider = width > room;
  // Something wider than the view counts as visible as soon as any part of it is.
  if (isWider && x < from + room && x + width > from) return;
  if (x < from || isWider) setInlineScroll(scroller, x, grid.scale.dir);
  else if (x + width > from + room) setInlineScroll(scroller, x + width - room, grid.scale.dir);
}
