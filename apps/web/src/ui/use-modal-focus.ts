import { type RefObject, useLayoutEffect, useRef } from 'react';
import { firstStop, tabRound } from './tab-round';

function isTopmost(layer: HTMLElement): boolean {
  return [...document.querySelectorAll('[aria-modal="true"]')].at(-1) === layer;
}

/**
 * Takes the focus into a layer in the very commit that draws it, and keeps it there: Tab goes round, and Esc counts
 * even after the element in focus is gone.
 */
export function useModalFocus(isModal: boolean, onEscape: () => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const latest = useRef(onEscape);
  useLayoutEffect(() => {
    latest.current = onEscape;
  });

  useLayoutEffect(() => {
    const layer = ref.current;
    if (!isModal || !layer) return;
    if (!layer.contains(document.activeElement)) firstStop(layer).focus({ preventScroll: true });
  }, [isModal]);

  // In the same commit as well, or a Tab pressed at once would leave the layer.
  useLayoutEffect(() => {
    if (!isModal) return undefined;
    function answer(event: KeyboardEvent): void {
      const layer = ref.current;
      if (!layer || event.defaultPrevented || !isTopmost(layer)) return;
      if (event.key === 'Escape' && event.target === document.body) latest.current();
      tabRound(layer, event);
    }
    // A menu that closes gives the focus back to its button after what it opened has taken it.
    let last: HTMLElement | null = null;
    function hold({ target }: FocusEvent): void {
      if (!(target instanceof HTMLElement)) return;
      if (ref.current?.contains(target)) last = target;
      // Toasts stand above every layer, and F8 leads there.
      else if (target.closest('#root') && !target.closest('[data-toasts]')) queueMicrotask(fetchBack);
    }
    // A layer that is closing has left the page by then.
    function fetchBack(): void {
      const layer = ref.current;
      if (layer && isTopmost(layer) && !layer.contains(document.activeElement)) {
        (last && layer.contains(last) ? last : firstStop(layer)).focus();
      }
    }
    document.addEventListener('keydown', answer);
    document.addEventListener('focusin', hold);
    return () => {
      document.removeEventListener('keydown', answer);
      document.removeEventListener('focusin', hold);
    };
  }, [isModal]);

  return ref;
}
