import { useState } from 'react';
import { useStore } from '#platform/store';
import { isSearchOpen } from './head-slots';

/** Runs when the search field no longer covers the head: a search that is not seen would be forgotten. */
export function useSearchEnd(onEnd: () => void): void {
  const isOpen = useStore(isSearchOpen);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen === isOpen) return;
  setWasOpen(isOpen);
  if (!isOpen) onEnd();
}
