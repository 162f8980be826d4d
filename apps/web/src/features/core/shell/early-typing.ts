import { useEffect } from 'react';
import { createStore } from '#platform/store';
import { closeDialog } from './dialogs';

interface Typed {
  text: string;
  /** Whether Enter was pressed afterwards. */
  isEntered: boolean;
}

export const nothingTyped: Typed = { text: '', isEntered: false };

/** What was typed before the palette had loaded. */
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

/** Takes the input while the palette loads, so that the user can type right after Ctrl+K. */
export function EarlyTyping(): null {
  useEffect(() => {
    window.addEventListener('keydown', take, { capture: true });
    return () => window.removeEventListener('keydown', take, { capture: true });
  }, []);
  return null;
}
