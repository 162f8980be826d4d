import type { Position } from '../cursor';
import type { Block } from './block';

/** What is chosen: a block, or single cells in the order of the grid. */
export type Chosen = Block | readonly Position[];

/**
 * Marks the drawn cells of a block as selected and returns them; `before` are those marked until now. It is done by
 * hand, so that no row renders again while a block grows.
 */
export function markCells(scroller: Element, before: readonly Element[], chosen: Chosen | undefined): Element[] {
  const now = chosen ? cellsOf(scroller, chosen) : [];
  const kept = new Set(now);
  for (const cell of before) if (!kept.has(cell)) cell.removeAttribute('aria-selected');
  for (const cell of now) cell.setAttribute('aria-selected', 'true');
  return now;
}

function cellsOf(scroller: Element, chosen: Chosen): Element[] {
  const found: Element[] = [];
  for (const row of scroller.querySelectorAll('.tl-body > .tl-resource')) {
    const at = Number(row.getAttribute('aria-rowindex')) - 1;
    for (const column of columnsOf(chosen, at)) found.push(row.children[column]!);
  }
  return found;
}

function columnsOf(chosen: Chosen, row: number): number[] {
  if (!('rows' in chosen)) return chosen.flatMap((cell) => (cell.row === row ? [cell.column] : []));
  const { rows, columns } = chosen;
  if (row < rows[0] || row > rows[1]) return [];
  return Array.from({ length: columns[1] - columns[0] + 1 }, (_, at) => columns[0] + at);
}
