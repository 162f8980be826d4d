import { type RefObject, useLayoutEffect, useState } from 'react';

export const rowHeight = 36;
const beyond = 6;

/** The visible rows and a few on either side; all rows have the same height. */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, count: number) {
  const [{ top, height }, setView] = useState({ top: 0, height: 600 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = () => {
      // Rounded to whole rows, so that not every pixel renders again.
      const next = { top: Math.floor(element.scrollTop / rowHeight) * rowHeight, height: element.clientHeight };
      setView((current) => (current.top === next.top && current.height === next.height ? current : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [scroller]);
  const page = Math.max(1, Math.floor(height / rowHeight) - 2);
  const first = Math.max(0, Math.min(Math.floor(top / rowHeight), count) - beyond);
  return { first, end: Math.min(count, first + page + 2 + 2 * beyond), page };
}
