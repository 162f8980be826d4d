import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { Hover } from './command';
import { type Grid, targetAt } from './grid';
import type { TimelineItem } from './item';
import { isForeign, placeOf } from './place';
import type { TimelineRow } from './row';

/** How long the pointer or the focus must rest, in ms. */
const rest = 300;

/**
 * Notifies the host, after a rest, which element needs a tooltip; undefined ends it. Escape, a press and scrolling end
 * it too.
 */
export function useHover<R extends TimelineRow, I extends TimelineItem>(
  grid: Grid<R, I>,
  onHover: ((hover: Hover<R, I> | undefined) => void) | undefined,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const over = useRef<{ element: Element; isShown: boolean }>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function end(): boolean {
    clearTimeout(timer.current);
    const wasShown = over.current?.isShown ?? false;
    if (wasShown) onHover?.(undefined);
    if (over.current) over.current.isShown = false;
    return wasShown;
  }

  function begin(target: EventTarget | null): void {
    const place = isForeign(target) ? undefined : placeOf(grid, target);
    if (place?.element === over.current?.element) return;
    end();
    over.current = place && { element: place.element, isShown: false };
    if (!place || !onHover) return;
    timer.current = setTimeout(() => {
      const found = targetAt(grid, place.at, place.itemId);
      if (!found || found.kind === 'grand-total' || !over.current) return;
      over.current.isShown = true;
      onHover({ target: found, rect: place.element.getBoundingClientRect() });
    }, rest);
  }

  function leave(): void {
    end();
    over.current = undefined;
  }

  return {
    end,
    onPointerOver: (event: PointerEvent) => event.pointerType !== 'touch' && begin(event.target),
    onPointerLeave: leave,
    onPointerDown: end,
    onFocusIn: (event: FocusEvent) =>
      event.target instanceof Element && event.target.matches(':focus-visible') && begin(event.target),
    onBlur: leave,
    /** True if Escape closed the tooltip. */
    onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && end(),
  };
}
