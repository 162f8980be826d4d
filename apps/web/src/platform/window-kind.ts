import { useSyncExternalStore } from 'react';

/** Desktop from 1200 px, phone below 768 px. */
export type WindowKind = 'desktop' | 'tablet' | 'phone';

const wide = globalThis.matchMedia?.('(min-width: 1200px)');
const narrow = globalThis.matchMedia?.('(max-width: 767.98px)');
const touched = globalThis.matchMedia?.('(pointer: coarse)');
const printing = globalThis.matchMedia?.('print');

let known: WindowKind = 'desktop';

/** Paper is as narrow as a phone, so printing keeps the kind of the window. */
export function windowKind(): WindowKind {
  if (printing?.matches) return known;
  if (wide?.matches) known = 'desktop';
  else known = narrow?.matches ? 'phone' : 'tablet';
  return known;
}

function subscribe(listener: () => void): () => void {
  for (const query of [wide, narrow]) query?.addEventListener('change', listener);
  return () => {
    for (const query of [wide, narrow]) query?.removeEventListener('change', listener);
  };
}

export const useWindowKind = (): WindowKind => useSyncExternalStore(subscribe, windowKind);

/** Whether fingers are the main pointer, for which small targets are too small. */
export const isTouched = (): boolean => touched?.matches === true;
