import { useLayoutEffect } from 'react';
import { layout, wholeWindow } from '#platform/layout';
import { smallestRows } from '#platform/preferences';
import { useStore } from '#platform/store';
import { isTouched, type WindowKind } from '#platform/window-kind';
import type { RowSize } from '#roster/grid/roster-metrics';

/** How high the rows of this device are; fingers need larger ones than the smallest. */
export function useRowSize(): RowSize {
  const { density } = useStore(layout);
  return smallestRows.use() && !isTouched() ? 'smallest' : density;
}

/** While somebody plans in the smallest rows, people count more than the bar at the top. */
export function useSheet(isPlanning: boolean, kind: WindowKind): boolean {
  const isSheet = useRowSize() === 'smallest' && isPlanning && kind === 'desktop';
  useLayoutEffect(() => {
    wholeWindow.set(isSheet);
    return () => wholeWindow.set(false);
  }, [isSheet]);
  return isSheet;
}
