import { useEffect, useLayoutEffect, useRef } from 'react';
import { shortcutsOff } from '#platform/preferences';
import { useScreenKeys } from '#platform/screen-keys';
import { chatWords } from './chat.words';

interface ChatKeys {
  chats: readonly { id: number }[];
  contactId: number | null;
  open: (contactId: number) => void;
  leave: () => void;
}

const layers = '[aria-modal="true"], [role="menu"]';

function focusPerson(id: number | null): boolean {
  const person = document.querySelector<HTMLElement>(`[data-person="${id}"]`);
  person?.focus();
  return person !== null;
}

/** Alt with an arrow key moves to the next chat, `/` to the search, Escape back to the list. */
export function useChatKeys(keys: ChatKeys): void {
  const say = chatWords.use();
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });

  useScreenKeys(say('title'), [
    { what: say('key.next'), keys: ['Alt+↑', 'Alt+↓'] },
    { what: say('key.search'), keys: ['/'] },
    { what: say('key.list'), keys: ['Esc'] },
    { what: say('key.send'), keys: ['Enter'] },
    { what: say('key.line'), keys: ['Shift+Enter'] },
  ]);

  useEffect(() => {
    function answer(event: KeyboardEvent): void {
      const { key, altKey, target } = event;
      const { chats, contactId, open, leave } = latest.current;
      if (!(target instanceof Element) || document.querySelector(layers)) return;
      const isTyping = target.closest('input, textarea') !== null;
      if (altKey && (key === 'ArrowDown' || key === 'ArrowUp')) {
        const at = chats.findIndex(({ id }) => id === contactId);
        const next = chats[key === 'ArrowDown' ? at + 1 : Math.max(0, at - 1)];
        if (next) open(next.id);
      } else if (key === '/' && !isTyping && !altKey && !event.ctrlKey && !event.metaKey && !shortcutsOff.get()) {
        document.querySelector<HTMLElement>('[data-people] input')?.focus();
      } else if (key === 'Escape' && contactId !== null && !target.closest('[data-people]')) {
        if (!focusPerson(contactId)) leave();
      } else return;
      event.preventDefault();
      event.stopPropagation();
    }

    // Captured before the page frame's own shortcuts, which include `/`.
    document.addEventListener('keydown', answer, { capture: true });
    return () => document.removeEventListener('keydown', answer, { capture: true });
  }, []);
}
