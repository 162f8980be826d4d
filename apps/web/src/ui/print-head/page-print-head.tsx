import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useHotel } from '#platform/hotel';
import { useStore } from '#platform/store';
import { screenTitle } from '../screen-title';
import { PrintHead } from './print-head';
import { filtersText, printFilters, printLines } from './print-lines';
import { printedNote } from './printed-note';
import { usePrintedAt } from './use-printed-at';

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
