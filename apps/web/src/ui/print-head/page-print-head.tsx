import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useHotel } from '#platform/hotel';
import { useStore } from '#platform/store';
import { screenTitle } from '../screen-title';
import { PrintHead } from './print-head';
import { filtersText, printFilters, printLines } from './print-lines';
import { printedNote } from './printed-note';

/** The time of printing while the page is being printed, otherwise null. */
function usePrintedAt(): Date | null {
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

/** The header of any printed page, placed before its content and overlays. */
export function PagePrintHead({ section }: { section?: string | undefined }) {
  const [host] = useState(() => Object.assign(document.createElement('div'), { className: 'page-print-head' }));
  const at = usePrintedAt();
  const title = useStore(screenTitle);
  const lines = useStore(printLines);
  const filters = useStore(printFilters);
  const hotel = useHotel()?.name;

  useEffect(() => {
    document.body.prepend(host);
    return () => host.remove();
  }, [host]);

  if (!at) return null;
  const place = [hotel, section === title ? undefined : section].filter(Boolean).join(' · ');
  const all = [place, ...lines.values(), filtersText(filters), printedNote(at)].filter(Boolean);
  return createPortal(<PrintHead title={title} lines={[...new Set(all)]} />, host);
}
