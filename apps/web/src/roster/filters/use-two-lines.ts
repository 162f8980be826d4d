import { useLayoutEffect, useState } from 'react';

/**
 * Whether a wrapping row fits in two lines. After it did not, it is not tried again until its frame is wider than it
 * was then.
 */
export function useTwoLines() {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [row, setRow] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  const [tooNarrow, setTooNarrow] = useState(-1);

  useLayoutEffect(() => {
    if (!frame) return undefined;
    const measure = () => {
      setWidth(frame.clientWidth);
      const line = row?.querySelector<HTMLElement>('[aria-haspopup="menu"]');
      // The threshold of 2.5 lines allows for gaps and a taller control.
      if (row && line && row.offsetHeight > line.offsetHeight * 2.5) setTooNarrow(frame.clientWidth);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    if (row) observer.observe(row);
    measure();
    return () => observer.disconnect();
  }, [frame, row]);

  return { frameRef: setFrame, rowRef: setRow, fits: width > tooNarrow };
}
