import { useLayoutEffect, useState } from 'react';
import { firstStop } from './tab-round';

/** The focused element and, if a popup contains it, the popup's trigger: choosing an item removes the popup. */
function openersNow(): HTMLElement[] {
  const focused = document.activeElement;
  const trigger = focused?.closest('[popover]')?.previousElementSibling;
  return [focused, trigger instanceof HTMLElement ? firstStop(trigger) : null].filter(
    (element) => element instanceof HTMLElement,
  );
}

/** On unmount, returns the focus to where it was at the first render. */
export function useFocusReturn(): void {
  // Captured during the first render, as a field inside may have taken the focus by the time effects run.
  const [openers] = useState(openersNow);
  // Runs before the layout effects of whatever is rendered instead, so that a layer opening next keeps the focus.
  useLayoutEffect(
    () => () => openers.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true }),
    [openers],
  );
}
