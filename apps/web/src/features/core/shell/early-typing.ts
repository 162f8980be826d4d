import { useEffect } from 'react';
import { createStore } from '#platform/store';
import { closeDialog } from './dialogs';

interface Typed {
  text: string;
  /** Enter came after it. */
  isEntered: boolean;
}

export const nothingTyped: Typed = { text: '', isEntered: false };

/** What was typed before the palette was there. */
export const earlyTyped = createStore(nothingTyped);

function take(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const typed = earlyTyped.get();
  if (event.key === 'Escape') {
    earlyTyped.set(nothingTyped);
    closeDialog();
  } else if (event.key === 'Enter') earlyTyped.set({ ...typed, isEntered: true });
  else if (event.key === 'Backspace') earlyTyped.set({ ...typed, text: typed.text.slice(0, -1) });
  else if ([...event.key].length === 1) earlyTyped.set({ ...typed, text: typed.text + event.key });
  else return;
  event.preventDefault();
}

/** Stands in for the palette while it is fetched: who presses Ctrl+K types on at once. */
export function EarlyTyping(): null {
  useEffect(() => {
    window.addEventListener('keydown', take, { capture: true });
    return () => window.removeEventListener('keydown', take, { capture: true });
  }, []);
  return null;
}
