/** The record whose row holds the focus, if any. */
export function rowInFocus(): number | null {
  const row = document.activeElement?.closest<HTMLElement>('tr[data-id]');
  return row ? Number(row.dataset.id) : null;
}
