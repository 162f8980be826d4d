import { useLayoutEffect, useState } from 'react';

/**
 * Whether a wrapping row stands in two lines or fewer. One that did not is not tried again before its frame is wider
 * than it was then.
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
      // Two lines and a half: gaps and a taller control are no third line.
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
