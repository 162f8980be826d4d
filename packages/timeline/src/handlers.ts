import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';
import type { useColumnMark } from './use-column-mark';
import type { CursorControl } from './use-cursor';
import type { useHover } from './use-hover';
import type { pressHandlers } from './use-press';

interface Listeners {
  cursor: CursorControl;
  hover: ReturnType<typeof useHover>;
  mark: ReturnType<typeof useColumnMark>;
  press: ReturnType<typeof pressHandlers>;
  onKey: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Combines the listeners of every grid event, in the order in which they must run. */
export function handlersOf({ cursor, hover, mark, press, onKey }: Listeners) {
  return {
    ...press,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (!hover.onKeyDown(event)) onKey(event);
    },
    onPointerOver(event: PointerEvent) {
      mark.onPointerOver(event);
      hover.onPointerOver(event);
    },
    onPointerLeave() {
      mark.onPointerLeave();
      hover.onPointerLeave();
    },
    onPointerDown: hover.onPointerDown,
    onFocus(event: FocusEvent) {
      cursor.onFocus(event);
      mark.onFocus(event);
      hover.onFocusIn(event);
    },
    onBlur(event: FocusEvent) {
      cursor.onBlur(event);
      mark.onBlur();
      hover.onBlur();
    },
  };
}
