import { useEffect, useLayoutEffect, useRef } from 'react';

interface PlanKeys {
  undo: () => void;
  redo: () => void;
}

const typing = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [aria-modal="true"]';

/** Ctrl+Z and Ctrl+Y (or Ctrl+Shift+Z) undo and redo in the plan. */
export function usePlanKeys(keys: PlanKeys): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    function answer(event: KeyboardEvent): void {
      if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(typing)) return;
      const key = event.key.toLowerCase();
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if (!isRedo && key !== 'z') return;
      event.preventDefault();
      if (isRedo) latest.current.redo();
      else latest.current.undo();
    }
    window.addEventListener('keydown', answer);
    return () => window.removeEventListener('keydown', answer);
  }, []);
}
