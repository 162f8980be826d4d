import { type FocusEvent, useCallback, useEffect, useRef } from 'react';

interface Place {
  id: number;
  /** Of the row among the rows, and of the control in its row. */
  row: number;
  control: number;
}

const controlsOf = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>('a, button, input')];

function rowsOf(frame: Element | null): HTMLElement[] {
  return [...(frame?.querySelectorAll<HTMLElement>('tr[data-id]') ?? [])];
}

/**
 * Keeps the focus in a list whose rows leave it: where the focused row is gone, the one in its place takes over. When
 * `shown`, a record opened in a drawer, is closed, the focus goes to its row.
 */
export function useRowFocus(rows: readonly { id: number }[], shown: number | undefined) {
  const frame = useRef<HTMLDivElement>(null);
  const place = useRef<Place | null>(null);
  const last = useRef<number | undefined>(undefined);

  const onFocus = useCallback(({ target }: FocusEvent<HTMLElement>) => {
    const row = target.closest<HTMLElement>('tr[data-id]');
    place.current = row && {
      id: Number(row.dataset.id),
      row: rowsOf(frame.current).indexOf(row),
      control: controlsOf(row).indexOf(target),
    };
  }, []);

  useEffect(() => {
    if (shown !== undefined) {
      const at = rows.findIndex(({ id }) => id === shown);
      if (at >= 0) place.current = { id: shown, row: at, control: -1 };
    }
    const closed = shown === undefined ? last.current : undefined;
    last.current = shown;
    const here = place.current;
    if (!here || shown !== undefined || document.querySelector('[aria-modal="true"]')) return;
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (!isLost && closed === undefined) return;
    const all = rowsOf(frame.current);
    const row = all.find(({ dataset }) => dataset.id === String(here.id)) ?? all[Math.min(here.row, all.length - 1)];
    if (!row) return;
    (controlsOf(row)[here.control] ?? row.querySelector<HTMLElement>('a[data-row-link]'))?.focus({
      preventScroll: closed === undefined,
    });
  }, [rows, shown]);

  return { ref: frame, onFocus };
}
