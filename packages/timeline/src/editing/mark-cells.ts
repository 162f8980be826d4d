import type { Block } from './block';

/**
 * Marks the drawn cells of a block as selected and returns them; `before` are those marked until now. It is done by
 * hand, so that no row renders again while a block grows.
 */
export function markCells(scroller: Element, before: readonly Element[], block: Block | undefined): Element[] {
  const now = block ? cellsOf(scroller, block) : [];
  const kept = new Set(now);
  for (const cell of before) if (!kept.has(cell)) cell.removeAttribute('aria-selected');
  for (const cell of now) cell.setAttribute('aria-selected', 'true');
  return now;
}

function cellsOf(scroller: Element, { rows, columns }: Block): Element[] {
  const found: Element[] = [];
  for (const row of scroller.querySelectorAll('.tl-body > .tl-resource')) {
    const at = Number(row.getAttribute('aria-rowindex')) - 1;
    if (at < rows[0] || at > rows[1]) continue;
    for (let column = columns[0]; column <= columns[1]; column++) found.push(row.children[column]!);
  }
  return found;
}
