import type { KeyboardEvent } from 'react';

/** Moves between the days of the board on arrow keys, Home and End. Returns whether it handled the key. */
export function moveInWeek({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  if (!(target instanceof HTMLElement) || !target.dataset.cell) return false;
  const rows = [...currentTarget.querySelectorAll('tbody tr')].map((row) => [
    ...row.querySelectorAll<HTMLElement>('[data-cell]'),
  ]);
  const row = rows.findIndex((cells) => cells.includes(target));
  const cells = rows[row] ?? [];
  const at = cells.indexOf(target);
  const step = getComputedStyle(target).direction === 'rtl' ? -1 : 1;
  const next = {
    ArrowRight: cells[at + step],
    ArrowLeft: cells[at - step],
    ArrowDown: rows[row + 1]?.[at],
    ArrowUp: rows[row - 1]?.[at],
    Home: cells[0],
    End: cells.at(-1),
  }[key];
  next?.focus();
  return ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End'].includes(key);
}
