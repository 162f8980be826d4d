import type { Hover } from '@horae/timeline';
import { useCallback, useRef, useState } from 'react';
import type { ShiftBar } from '../model/bars.rules';
import type { GridRow } from '../model/rows.rules';

type GridHover = Hover<GridRow, ShiftBar>;

/** Milliseconds the pointer has to move from a bar into its card. */
const crossing = 120;

/** The content of the hover card, which stays open while the pointer is inside it. */
export function useHoverCard() {
  const [hover, setHover] = useState<GridHover>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOver = useRef(false);

  const onHover = useCallback((next: GridHover | undefined) => {
    clearTimeout(timer.current);
    if (next) setHover(next);
    else timer.current = setTimeout(() => !isOver.current && setHover(undefined), crossing);
  }, []);

  function onPointer(over: boolean): void {
    isOver.current = over;
    if (!over) setHover(undefined);
  }

  return { hover, onHover, onPointer, hide: () => setHover(undefined) };
}
