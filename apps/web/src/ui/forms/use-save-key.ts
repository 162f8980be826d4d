import { useEffect } from 'react';

/** Ctrl+S submits the form with this id if it may be saved; the browser's own dialog never opens. */
export function useSaveKey(formId: string, maySave: boolean): void {
  useEffect(() => {
    function save(event: KeyboardEvent): void {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      const form = document.getElementById(formId);
      if (form instanceof HTMLFormElement && maySave) form.requestSubmit();
    }
    window.addEventListener('keydown', save);
    return () => window.removeEventListener('keydown', save);
  }, [formId, maySave]);
}
