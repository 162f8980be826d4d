import { useEffect, useLayoutEffect, useRef } from 'react';

/** F8 goes to the next check of the plan. */
export function useCheckKey(next: () => void): void {
  const latest = useRef(next);
  useLayoutEffect(() => {
    latest.current = next;
  });
  useEffect(() => {
    function answer(event: KeyboardEvent): void {
      if (event.key !== 'F8' || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      latest.current();
    }
    window.addEventListener('keydown', answer);
    return () => window.removeEventListener('keydown', answer);
  }, []);
}
