import { type KeyboardEvent, useState } from 'react';
import { useActiveOption } from '#ui/combobox/use-active-option';
import { completed, completions, type KnownCode } from './model/completion.rules';

interface Completing {
  text: string;
  /** The text was typed, so that the list is open from the start. */
  isTyped: boolean;
  codes: readonly KnownCode[];
  /** Whether a text plans something as it is, so that Enter takes it instead of the first code in the list. */
  isUnderstood: (text: string) => boolean;
  /** Takes the completed text and goes on. */
  onTake: (text: string, event?: KeyboardEvent) => void;
}

const none: readonly KnownCode[] = [];

/** The list below the editor of a day: opens while something is typed, or by the arrow down. */
export function useCompletion({ text, isTyped, codes, isUnderstood, onTake }: Completing) {
  const [isOpen, setOpen] = useState(isTyped && text.trim() !== '');
  const shown = isOpen ? completions(text, codes) : none;
  const list = useActiveOption(shown.length, pick, { first: firstOf(text) });

  /** Enter takes a text that is understood as it is. */
  function firstOf(next: string): number {
    return isUnderstood(next) ? -1 : 0;
  }

  function pick(index: number, event?: KeyboardEvent): void {
    const code = shown[index]?.code;
    if (code === undefined) return;
    setOpen(false);
    onTake(completed(text, code), event);
  }

  function typed(next: string): void {
    setOpen(next.trim() !== '');
    list.setActive(firstOf(next));
  }

  /** Whether the key was for the list. */
  function onKey(event: KeyboardEvent): boolean {
    const { key } = event;
    const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
    if (shown.length === 0) {
      if (key !== 'ArrowDown' || event.shiftKey) return false;
      setOpen(true);
      list.setActive(0);
      return true;
    }
    if (key === 'Escape') setOpen(false);
    else if ((key === 'Enter' || key === 'Tab') && list.active >= 0) pick(list.active, event);
    else if (key === 'ArrowUp' && list.active < 0) list.setActive(shown.length - 1);
    else return (isArrow || key.startsWith('Page')) && list.onKey(event);
    return true;
  }

  return {
    shown,
    pick,
    typed,
    onKey,
    listId: list.listId,
    active: list.active,
    activeId: shown.length > 0 ? list.activeId : undefined,
    optionId: list.optionId,
  };
}
