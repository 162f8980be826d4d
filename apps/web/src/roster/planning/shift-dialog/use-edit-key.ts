import { useEffect, useLayoutEffect, useRef } from 'react';

/** Ctrl+Enter on the grid opens the dialog of what is selected. */
export function useEditKey(open: () => void): void {
  const latest = useRef(open);
  useLayoutEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    function answer(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      if (!(event.target instanceof Element) || !event.target.closest('[role="treegrid"]')) return;
      event.preventDefault();
      latest.current();
    }
    window.addEventListener('keydown', answer);
    return () => window.removeEventListener('keydown', answer);
  }, []);
}
