import { useEffect } from 'react';
import { closeDialog } from './dialogs';

export interface Typed {
  text: string;
  /** Enter came after it. */
  isEntered: boolean;
}

const nothing: Typed = { text: '', isEntered: false };

let typed = nothing;

/** Hands over, once, what was typed before the palette was there. */
export function takeTyped(): Typed {
  const taken = typed;
  typed = nothing;
  return taken;
}

/** Stands in for the palette while it is fetched: who presses Ctrl+K types on at once. */
export function EarlyTyping(): null {
  useEffect(() => {
    function take(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') {
        typed = nothing;
        closeDialog();
      } else if (event.key === 'Enter') typed = { ...typed, isEntered: true };
      else if (event.key === 'Backspace') typed = { ...typed, text: typed.text.slice(0, -1) };
      else if ([...event.key].length === 1) typed = { ...typed, text: typed.text + event.key };
      else return;
      event.preventDefault();
    }
    window.addEventListener('keydown', take, { capture: true });
    return () => window.removeEventListener('keydown', take, { capture: true });
  }, []);
  return null;
}
