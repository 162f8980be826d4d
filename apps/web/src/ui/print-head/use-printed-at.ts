import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The time of printing while the page is being printed, otherwise null. */
export function usePrintedAt(): Date | null {
  const [at, setAt] = useState<Date | null>(() => (window.matchMedia('print').matches ? new Date() : null));
  useEffect(() => {
    const media = window.matchMedia('print');
    // The browser lays out the pages as soon as its event handlers return.
    const begin = () => flushSync(() => setAt(new Date()));
    const end = () => setAt(null);
    const change = () => (media.matches ? begin() : end());
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    media.addEventListener('change', change);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      media.removeEventListener('change', change);
    };
  }, []);
  return at;
}
