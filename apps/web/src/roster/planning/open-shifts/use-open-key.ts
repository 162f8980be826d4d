import { useEffect, useLayoutEffect, useRef } from 'react';

/** Alt+O on the grid leaves what is selected open. By the place of the key: with Alt, some keyboards type another sign. */
export function useOpenKey(leave: () => void): void {
  const latest = useRef(leave);
  useLayoutEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    function answer(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.code !== 'KeyO' || !event.altKey || event.ctrlKey || event.metaKey) return;
      if (!(event.target instanceof Element) || !event.target.closest('[role="treegrid"]')) return;
      event.preventDefault();
      latest.current();
    }
    window.addEventListener('keydown', answer);
    return () => window.removeEventListener('keydown', answer);
  }, []);
}
