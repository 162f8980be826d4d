import { type RefObject, type UIEvent, useEffect, useState } from 'react';
import { useWindowKind } from '#platform/window-kind';

const drawnAtOnce = 99;
const margin = 10;

/** Returns the rows to render: all of a short list, otherwise the visible ones and a few around them. */
function windowOf(count: number, height: number, scrollTop: number, viewHeight: number): [first: number, end: number] {
  if (count <= drawnAtOnce) return [0, count];
  const first = Math.max(0, Math.floor(scrollTop / height) - margin);
  return [first, Math.min(count, first + Math.ceil(viewHeight / height) + 2 * margin)];
}

/** Returns the rows of a list to render, and keeps the active one in view. */
export function useDrawnRows(list: RefObject<HTMLElement | null>, count: number, activeRow: number) {
  const height = useWindowKind() === 'phone' ? 44 : 36;
  const [view, setView] = useState({ top: 0, height: 320 });
  const [first, end] = windowOf(count, height, view.top, view.height);

  useEffect(() => {
    const element = list.current;
    if (!element || activeRow < 0) return;
    const [top, bottom] = [activeRow * height, (activeRow + 1) * height];
    if (top < element.scrollTop) element.scrollTo({ top });
    else if (bottom > element.scrollTop + element.clientHeight)
      element.scrollTo({ top: bottom - element.clientHeight });
  }, [list, activeRow, height]);

  return {
    height,
    first,
    end,
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) =>
      setView({ top: currentTarget.scrollTop, height: currentTarget.clientHeight }),
  };
}
