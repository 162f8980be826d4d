import { useEffect } from 'react';
import { closeDialog } from './dialogs';

let typed = '';

/** What was typed before the palette was there. */
export const typedEarly = (): string => typed;

/** Stands in for the palette while it is fetched: who presses Ctrl+K types on at once. */
export function EarlyTyping(): null {
  useEffect(() => {
    function take(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') closeDialog();
      else if (event.key === 'Backspace') typed = typed.slice(0, -1);
      else if ([...event.key].length === 1) typed += event.key;
      else return;
      event.preventDefault();
    }
    window.addEventListener('keydown', take, { capture: true });
    return () => {
      typed = '';
      window.removeEventListener('keydown', take, { capture: true });
    };
  }, []);
  return null;
}
