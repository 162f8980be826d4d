import { useEffect, useLayoutEffect, useRef } from 'react';
import type { TimelineItem } from '../item';
import { isForeign, placeOf } from '../place';
import type { TimelineRow } from '../row';
import { extendBy, isDay } from './block';
import type { EditTools } from './tools';
import type { BlockControl } from './use-block';

/**
 * Shift and arrows choose cells, Ctrl and Space adds or takes one, Delete empties them, Ctrl+D and Ctrl+R fill them down and to the right, Escape gives
 * the choice up, and the clipboard copies, cuts and pastes them.
 */
export function useBlockKeys<R extends TimelineRow, I extends TimelineItem>(
  tools: EditTools<R, I>,
  chosen: BlockControl<R>,
): void {
  const latest = useRef({ tools, chosen });
  useLayoutEffect(() => {
    latest.current = { tools, chosen };
  });

  const { scroller } = tools;
  useEffect(() => {
    const element = scroller.current!;
    const placeIn = (event: Event) =>
      event.defaultPrevented || isForeign(event.target) ? undefined : placeOf(latest.current.tools.grid, event.target);

    /** Native, on the grid itself: it comes before the keys of the grid, which are handled at the root of the page. */
    function press(event: KeyboardEvent): void {
      const place = placeIn(event);
      if (!place || !answer(event)) return;
      event.preventDefault();
      event.stopPropagation();
    }

    function answer(event: KeyboardEvent): boolean {
      const { tools: now, chosen: own } = latest.current;
      const { grid, cursor, onCommand } = now;
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
      if (isPlain && (event.key === 'Delete' || event.key === 'Backspace') && own.days) {
        onCommand({ type: 'clear', ...own.days });
        return true;
      }
      if (isPlain && event.key === 'Escape' && own.isSeveral) {
        own.collapse();
        return true;
      }
      const isCtrl = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (isCtrl && event.key === ' ' && cursor.at && isDay(grid, cursor.at)) {
        own.toggle(cursor.at);
        return true;
      }
      // With a single day these keys are the browser's.
      if (isCtrl && own.block && own.days) {
        const key = event.key.toLowerCase();
        if (key !== 'd' && key !== 'r') return false;
        onCommand({ type: 'fill', to: key === 'd' ? 'down' : 'right', ...own.days });
        return true;
      }
      const to = cursor.at && own.days ? extendBy(event, cursor.at, grid) : undefined;
      if (to) own.extendTo(to);
      return to !== undefined;
    }

    function copy(event: ClipboardEvent): void {
      const { tools: now, chosen: own } = latest.current;
      if (!placeIn(event) || !own.days || !event.clipboardData) return;
      event.preventDefault();
      const { clipboardData } = event;
      const write = (text: string) => clipboardData.setData('text/plain', text);
      now.onCommand({ type: 'copy', ...own.days, isCut: event.type === 'cut', write });
    }

    function paste(event: ClipboardEvent): void {
      const { tools: now, chosen: own } = latest.current;
      if (!placeIn(event) || !own.days) return;
      event.preventDefault();
      now.onCommand({ type: 'paste', ...own.days, text: event.clipboardData?.getData('text/plain') ?? '' });
    }

    element.addEventListener('keydown', press);
    element.addEventListener('copy', copy);
    element.addEventListener('cut', copy);
    element.addEventListener('paste', paste);
    return () => {
      element.removeEventListener('keydown', press);
      element.removeEventListener('copy', copy);
      element.removeEventListener('cut', copy);
      element.removeEventListener('paste', paste);
    };
  }, [scroller]);
}
