import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { TimelineItem } from '../item';
import { isForeign, placeOf } from '../place';
import type { TimelineRow } from '../row';
import { type Carrier, createCarrier, type Lift } from './carrier';
import type { HandWords, NoteOf } from './drag-note';
import type { EditTools } from './tools';
import type { BlockControl } from './use-block';

/**
 * Carries items by keys as a drag does: Space lifts what has the focus or is chosen, arrows move it, with Shift or Ctrl
 * its end or start, Enter or Space puts it down, with Shift a copy of it, and Escape gives everything back.
 */
export function useCarry<R extends TimelineRow, I extends TimelineItem>(
  layer: RefObject<HTMLElement | null>,
  tools: EditTools<R, I>,
  chosen: BlockControl<R>,
  noteOf: NoteOf<R, I> | undefined,
  words: HandWords | undefined,
): Lift {
  const latest = useRef({ tools, chosen, noteOf, words });
  const carrier = useRef<Carrier>(undefined);
  useLayoutEffect(() => {
    latest.current = { tools, chosen, noteOf, words };
    carrier.current?.follow();
  });

  const { scroller } = tools;
  useEffect(() => {
    const element = scroller.current!;
    const own = createCarrier(latest, layer);
    carrier.current = own;
    function press(event: KeyboardEvent): void {
      const isSpace = event.key === ' ' && !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
      if (!isSpace || event.defaultPrevented || isForeign(event.target)) return;
      const place = placeOf(latest.current.tools.grid, event.target);
      if (!place || !own.lift(place.at, place.itemId)) return;
      event.preventDefault();
      event.stopPropagation();
    }
    element.addEventListener('keydown', press);
    return () => {
      own.giveBack();
      element.removeEventListener('keydown', press);
    };
  }, [scroller, layer]);

  return (at, itemId) => carrier.current?.lift(at, itemId) ?? false;
}
