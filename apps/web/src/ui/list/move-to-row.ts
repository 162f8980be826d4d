import type { KeyboardEvent } from 'react';

/** Moves to the same control of the next or previous row on Down or Up. Returns whether it handled the key. */
export function moveToRow({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
  if (!(target instanceof HTMLElement) || target.closest('[role="menu"], [role="listbox"], select, textarea'))
    return false;
  const row = target.closest('tbody tr');
  if (!row) return false;
  const rows = [...currentTarget.querySelectorAll('tbody tr:not([hidden], [data-group])')];
  const next = rows[rows.indexOf(row) + (key === 'ArrowDown' ? 1 : -1)];
  const controls = (row: Element) => [...row.querySelectorAll<HTMLElement>('a, button, input')];
  const place = controls(row).indexOf(target);
  controls(next ?? row)[place]?.focus();
  return true;
}

/** Enter on a row's checkbox expands the row. Returns whether it handled the key. */
export function unfoldRow({ key, target }: KeyboardEvent<HTMLElement>): boolean {
  if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return false;
  const button = target.closest('tbody tr')?.querySelector<HTMLElement>('button[aria-expanded][aria-controls]');
  button?.click();
  return Boolean(button);
}
