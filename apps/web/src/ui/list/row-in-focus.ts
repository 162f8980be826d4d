/** Returns the id of the focused row's record, if any. */
export function rowInFocus(): number | null {
  const row = document.activeElement?.closest<HTMLElement>('tr[data-id]');
  return row ? Number(row.dataset.id) : null;
}
