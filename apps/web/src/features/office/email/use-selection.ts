import { useState } from 'react';

export interface Selection {
  ids: ReadonlySet<number>;
  set: (id: number, isSelected: boolean) => void;
  setAll: (ids: readonly number[]) => void;
  clear: () => void;
}

const none: ReadonlySet<number> = new Set();

/** The selected e-mails; each box starts without any. */
export function useSelection(box: string): Selection {
  const [state, setState] = useState({ box, ids: none });
  const ids = state.box === box ? state.ids : none;
  const change = (next: Iterable<number>) => setState({ box, ids: new Set(next) });
  return {
    ids,
    set: (id, isSelected) => change(isSelected ? [...ids, id] : [...ids].filter((one) => one !== id)),
    setAll: change,
    clear: () => change(none),
  };
}
