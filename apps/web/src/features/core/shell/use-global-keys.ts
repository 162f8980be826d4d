import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pagesFor } from '#areas/page-access';
import { selectedHotel } from '#platform/hotel';
import { shortcutsOff } from '#platform/preferences';
import { session } from '#platform/session';
import { openDialog } from './dialogs';

const secondKeyWithin = 1500;

function isTyping(target: EventTarget | null): boolean {
  const typing = 'input, textarea, select, [contenteditable="true"], [role="menu"]';
  return target instanceof HTMLElement && target.closest(typing) !== null;
}

/** The keys that work on every page: search, the shortcuts dialog, and `g` with a second key for a page. */
export function useGlobalKeys(): void {
  const router = useRouter();
  useEffect(() => {
    let wentAt = Number.NEGATIVE_INFINITY;

    function answer(event: KeyboardEvent): void {
      if (event.defaultPrevented) return;
      if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
        event.preventDefault();
        openDialog.set('search');
        return;
      }
      const isModified = event.ctrlKey || event.metaKey || event.altKey;
      if (isModified || isTyping(event.target) || shortcutsOff.get() || openDialog.get()) return;
      if (event.key === '/') openDialog.set('search');
      else if (event.key === '?') openDialog.set('shortcuts');
      else if (event.key === 'g') {
        wentAt = event.timeStamp;
        return;
      } else if (event.timeStamp - wentAt < secondKeyWithin) {
        wentAt = Number.NEGATIVE_INFINITY;
        const page = pagesFor(session.get(), selectedHotel.get()).find(({ key }) => key === event.key);
        if (!page) return;
        void router.navigate({ href: page.path });
      } else return;
      event.preventDefault();
    }

    window.addEventListener('keydown', answer);
    return () => window.removeEventListener('keydown', answer);
  }, [router]);
}
