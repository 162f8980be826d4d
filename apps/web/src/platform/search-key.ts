import { useEffect } from 'react';
import { shortcutsOff } from './preferences';

const typing = 'input, textarea, select, [contenteditable="true"], [role="menu"], [aria-modal="true"]';

/** `/` focuses the search field of the page's content, before the frame's own `/` shortcut opens the global search. */
export function useSearchKey(): void {
  useEffect(() => {
    function answer(event: KeyboardEvent): void {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || event.defaultPrevented || shortcutsOff.get()) return;
      if ((target instanceof Element && target.closest(typing)) || document.querySelector('[aria-modal="true"]'))
        return;
      const box = document.querySelector<HTMLElement>('main input[type="search"]');
      if (!box) return;
      event.preventDefault();
      event.stopPropagation();
      box.focus();
    }

    document.addEventListener('keydown', answer, { capture: true });
    return () => document.removeEventListener('keydown', answer, { capture: true });
  }, []);
}
