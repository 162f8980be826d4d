import { useEffect, useLayoutEffect, useRef } from 'react';

/** Shift+F2 on the grid opens the note of the day, as in a spreadsheet. */
export function useNoteKey(open: () => void): void {
  const latest = useRef(open);
  useLayoutEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    function answer(event: KeyboardEvent): void {
      if (event.key !== 'F2' || !event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
      if (!(event.target instanceof Element) || !event.target.closest('[role="treegrid"]')) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    }
    // Before the grid, to which F2 means its shifts.
    window.addEventListener('keydown', answer, true);
    return () => window.removeEventListener('keydown', answer, true);
  }, []);
}
