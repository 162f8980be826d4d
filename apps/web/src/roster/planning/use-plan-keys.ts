import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface PlanKeys {
  undo: () => void;
  redo: () => void;
}

const typing = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

/** Ctrl+Z and Ctrl+Y (or Ctrl+Shift+Z) undo and redo in the plan; in a dialog only if the plan is `within` it. */
export function usePlanKeys(keys: PlanKeys, within?: RefObject<Element | null>): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    function answer(event: KeyboardEvent): void {
      if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (event.target instanceof Element && isElsewhere(event.target, within?.current ?? null)) return;
      const key = event.key.toLowerCase();
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if (!isRedo && key !== 'z') return;
      event.preventDefault();
      if (isRedo) latest.current.redo();
      else latest.current.undo();
    }
    window.addEventListener('keydown', answer);
    return () => window.removeEventListener('keydown', answer);
  }, [within]);
}

function isElsewhere(target: Element, plan: Element | null): boolean {
  const dialog = target.closest('[aria-modal="true"]');
  return target.closest(typing) !== null || (dialog !== null && !dialog.contains(plan));
}
