import { useEffect, useLayoutEffect, useRef } from 'react';
import { shortcutsOff } from './preferences';

const typing = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="menu"]';

/** Answers single keys while a drawer is the only layer; a key that is held down counts once. */
export function useLayerKeys(keys: Record<string, (() => void) | undefined>): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });

  useEffect(() => {
    function answer(event: KeyboardEvent): void {
      const { key, target, repeat } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || repeat) return;
      if (shortcutsOff.get() || (target instanceof Element && target.closest(typing))) return;
      const action = latest.current[key];
      if (!action || document.querySelectorAll('[aria-modal="true"]').length !== 1) return;
      event.preventDefault();
      action();
    }
    window.addEventListener('keydown', answer);
    return () => window.removeEventListener('keydown', answer);
  }, []);
}
