import type { Collector } from './collector';
import type { Legend } from './legend';

/** Gives the cells of a legend their role and tells where it stands. */
export function claimLegend({ cells, entries }: Legend, out: Collector): void {
  let block: { top: number; bottom: number; left: number; right: number } | undefined;
  const tell = () => block && out.part('legend', block);
  for (const [row, column] of cells) {
    out.claim(row, column, 'legend');
    if (block && row - block.bottom <= 1) {
      block = {
        top: block.top,
        bottom: row,
        left: Math.min(block.left, column),
        right: Math.max(block.right, column),
      };
      continue;
    }
    tell();
    block = { top: row, bottom: row, left: column, right: column };
  }
  tell();
  for (const { code, address } of entries.values()) out.seeCode(code, address);
}
