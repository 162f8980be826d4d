import { useSyncExternalStore } from 'react';

/** Desktop from 1200 px, phone below 768. */
export type WindowKind = 'desktop' | 'tablet' | 'phone';

const wide = globalThis.matchMedia?.('(min-width: 1200px)');
const narrow = globalThis.matchMedia?.('(max-width: 767.98px)');

export function windowKind(): WindowKind {
  if (wide?.matches) return 'desktop';
  return narrow?.matches ? 'phone' : 'tablet';
}

function subscribe(listener: () => void): () => void {
  for (const query of [wide, narrow]) query?.addEventListener('change', listener);
  return () => {
    for (const query of [wide, narrow]) query?.removeEventListener('change', listener);
  };
}

export const useWindowKind = (): WindowKind => useSyncExternalStore(subscribe, windowKind);
