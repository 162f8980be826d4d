import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Id } from './item';
import type { TimelineRow } from './row';
import { groupAt, indexOfRow, type RowModel, rowAt } from './row-model';
import { isSameRange, overscan, type RowRange, rangeAt } from './row-range';

/** The row at the top of the view and how far its own top lies above it. */
interface Anchor {
  id: Id;
  index: number;
  offset: number;
}

export interface RowWindow {
  range: RowRange;
  /** The first picture is on the screen and what follows it is drawn too. */
  isSettled: boolean;
  /** Rows race past faster than anyone can read: their finer print may wait until they stop. */
  isRacing: boolean;
}

/** A third of a screen and more at once is a leap; leaps less than `burst` ms apart are a race, over after `rest` ms. */
const burst = 60;
const rest = 80;

/**
 * The range of rows to draw. Scrolling redraws inside the scroll event itself, so that no frame shows a row too few; a
 * new model keeps the uppermost row where it is. `follow` is told of every new position, `onScroll` of scrolling only.
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
  // Rows to spare would only delay the first picture, and are of no use when each frame shows others altogether.
  const spare = isRacing || !isSettled ? 0 : overscan;
  const range = rangeAt(model, top, height, spare);
  const drawn = useRef({ model, height, spare, range, follow, onScroll });
  const anchor = useRef<Anchor>(undefined);
  const previous = useRef<RowModel<R>>(undefined);

  useLayoutEffect(() => {
    drawn.current = { model, height, spare, range, follow, onScroll };
  });

  useLayoutEffect(() => {
    // Not measured yet, or out of sight.
    if (height === 0) return;
    const element = scroller.current!;
    const isFirst = previous.current === undefined;
    if (previous.current && previous.current !== model && anchor.current) {
      const target = topOf(anchor.current, previous.current, model);
      if (Math.abs(target - element.scrollTop) >= 1) element.scrollTo({ top: target });
    }
    previous.current = model;
    // Asking a new element where it is scrolled to would have it laid out before its time.
    const now = isFirst ? 0 : element.scrollTop;
    anchor.current = anchorAt(model, now);
    drawn.current.follow(now);
    // The rows moved under the view: drawn once more from where it is now.
    // oxlint-disable-next-line react/set-state-in-effect
    if (!isSameRange(rangeAt(model, now, height, drawn.current.spare), drawn.current.range)) setTop(now);
  }, [scroller, model, height]);

  useEffect(() => {
    let settling: ReturnType<typeof setTimeout> | undefined;
    // The frame after the next begins when the first picture is on the screen, however long that took.
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

function anchorAt(model: RowModel<TimelineRow>, top: number): Anchor | undefined {
  const index = rowAt(model, top);
  if (index < 0) return undefined;
  return { id: model.rows[index]!.id, index, offset: top - model.tops[index]! };
}

function topOf(anchor: Anchor, before: RowModel<TimelineRow>, model: RowModel<TimelineRow>): number {
  const index = indexOfRow(model, anchor.id, anchor.index);
  if (index >= 0) return model.tops[index]! + Math.min(anchor.offset, model.tops[index + 1]! - model.tops[index]!);
  // The row went into a collapsed group: show that group.
  const group = before.rows[groupAt(before, anchor.index)];
  const groupIndex = group ? indexOfRow(model, group.id) : -1;
  return groupIndex < 0 ? before.tops[anchor.index]! + anchor.offset : model.tops[groupIndex]!;
}
