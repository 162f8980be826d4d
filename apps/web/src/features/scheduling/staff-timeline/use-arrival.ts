import type { TimelineHandle } from '@horae/timeline';
import { type RefObject, useEffect } from 'react';
import type { GridModel } from '#roster/model/grid-model.rules';

/** Scrolls to the row of the person searched for, once it is drawn. */
export function useArrival(
  handle: RefObject<TimelineHandle | null>,
  model: GridModel | undefined,
  find: number | null,
): void {
  const isThere = model?.employees.some(({ id }) => id === find) ?? false;
  useEffect(() => {
    if (!isThere || find === null) return undefined;
    const frame = requestAnimationFrame(() => handle.current?.showRow(find));
    return () => cancelAnimationFrame(frame);
  }, [handle, isThere, find]);
}
