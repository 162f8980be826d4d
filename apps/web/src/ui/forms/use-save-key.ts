import { useEffect } from 'react';

/** Ctrl+S sends the form with this id, unless it may not be sent now; the browser's own answer stays away. */
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
