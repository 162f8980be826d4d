import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TimelineRow } from './row';
import { type Anchor, anchorAt, isAtTop, topOf } from './row-anchor';
import type { RowModel } from './row-model';
import { isSameRange, overscan, type RowRange, rangeAt } from './row-range';

export interface RowWindow {
  range: RowRange;
  /** Whether the first frame is on screen and the extra rows are drawn too. */
  isSettled: boolean;
  /** During fast scrolling, details may be omitted until it stops. */
  isRacing: boolean;
}

/**
 * Scrolling by a third of a screen or more is a jump; jumps less than `burst` ms apart are fast scrolling, which ends
 * after `rest` ms.
 */
const burst = 60;
const rest = 80;

/**
 * Returns the range of rows to draw. Scrolling renders inside the scroll event itself, so that no frame misses a row; a
 * new model keeps the uppermost row in place, unless nothing is scrolled: then rows that come above it are seen. `follow`
 * is called with every new position, `onScroll` only for scrolling.
 */
export function useRowWindow<R extends TimelineRow>(
  scroller: RefObject<HTMLElement | null>,
  model: RowModel<R>,
  height: number,
  follow: (top: number) => void,
  onScroll: () => void,
): RowWindow {
  const [top, setTop] = useState(0);
  const [isRacing, setRacing] = useState(false);
  const [isSettled, setSettled] = useState(false);
  // Spare rows would only delay the first frame, and in fast scrolling every frame shows different rows anyway.
  const spare = isRacing || !isSettled ? 0 : overscan;
  const range = rangeAt(model, top, height, spare);
  const drawn = useRef({ model, height, spare, range, follow, onScroll });
  const anchor = useRef<Anchor>(undefined);
  const previous = useRef<RowModel<R>>(undefined);

  useLayoutEffect(() => {
    drawn.current = { model, height, spare, range, follow, onScroll };
  });

  useLayoutEffect(() => {
    // Not measured yet, or not visible.
    if (height === 0) return;
    const element = scroller.current!;
    const isFirst = previous.current === undefined;
    if (previous.current && previous.current !== model && anchor.current && !isAtTop(anchor.current)) {
      const target = topOf(anchor.current, previous.current, model);
      if (Math.abs(target - element.scrollTop) >= 1) element.scrollTo({ top: target });
    }
    previous.current = model;
    // Reading scrollTop of a new element would force an early layout.
    const now = isFirst ? 0 : element.scrollTop;
    anchor.current = anchorAt(model, now);
    drawn.current.follow(now);
    // The rows moved under the view, so render once more from the current position.
    // oxlint-disable-next-line react/set-state-in-effect
    if (!isSameRange(rangeAt(model, now, height, drawn.current.spare), drawn.current.range)) setTop(now);
  }, [scroller, model, height]);

  useEffect(() => {
    let settling: ReturnType<typeof setTimeout> | undefined;
    // The second frame starts once the first is on screen, however long that took.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        settling = setTimeout(() => setSettled(true), rest);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(settling);
    };
  }, []);

  useEffect(() => {
    const element = scroller.current!;
    let lastTop = 0;
    let lastLeap = -burst;
    let settle: ReturnType<typeof setTimeout> | undefined;

    const scrolled = ({ timeStamp }: Event) => {
      const now = element.scrollTop;
      const { model, height, spare, range, follow, onScroll } = drawn.current;
      anchor.current = anchorAt(model, now);
      const isLeap = Math.abs(now - lastTop) > height / 3;
      const isBurst = isLeap && timeStamp - lastLeap < burst;
      if (isLeap) lastLeap = timeStamp;
      lastTop = now;
      const isSame = isSameRange(rangeAt(model, now, height, spare), range);
      flushSync(() => {
        onScroll();
        follow(now);
        if (isSame) return;
        setTop(now);
        if (isBurst) setRacing(true);
      });
      if (!isBurst) return;
      clearTimeout(settle);
      settle = setTimeout(() => setRacing(false), rest);
    };

    element.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      clearTimeout(settle);
      element.removeEventListener('scroll', scrolled);
    };
  }, [scroller]);

  return { range, isSettled, isRacing };
}
