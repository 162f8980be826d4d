import { type RefObject, useLayoutEffect, useRef } from 'react';
import { firstStop, tabRound } from './tab-round';

function isTopmost(layer: HTMLElement): boolean {
  return [...document.querySelectorAll('[aria-modal="true"]')].at(-1) === layer;
}

/**
 * Moves the focus into a layer in the commit that renders it and keeps it there: Tab wraps, and Esc works even after
 * the focused element is removed.
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

  // Also in that commit, or a Tab pressed right away would leave the layer.
  useLayoutEffect(() => {
    if (!isModal) return undefined;
    function answer(event: KeyboardEvent): void {
      const layer = ref.current;
      if (!layer || event.defaultPrevented || !isTopmost(layer)) return;
      if (event.key === 'Escape' && event.target === document.body) latest.current();
      tabRound(layer, event);
    }
    // A closing menu returns the focus to its button after the layer it opened has taken it.
    let last: HTMLElement | null = null;
    function hold({ target }: FocusEvent): void {
      if (!(target instanceof HTMLElement)) return;
      if (ref.current?.contains(target)) last = target;
      // Toasts are above every layer, and F8 moves the focus there.
      else if (target.closest('#root') && !target.closest('[data-toasts]')) queueMicrotask(fetchBack);
    }
    // In a microtask, because a layer that is closing has been removed by then.
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
