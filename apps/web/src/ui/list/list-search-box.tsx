import { useEffect, useState } from 'react';
import { useStore } from '#platform/store';
import { useTypedSearchDrops } from '#platform/typed-search';
import { HeadPart } from '../list-head/head-part';
import { headSlots, isSearchOpen } from '../list-head/head-slots';
import { usePrintFilter } from '../print-head/print-lines';
import { SearchField } from '../search-field';
import { listWords } from './list.words';

interface ListSearchBoxProps {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}

const pause = 300;

/** Searches once typing pauses. The URL follows; if it changes by itself, the field follows the URL. */
export function ListSearchBox({ label, value, onSearch }: ListSearchBoxProps) {
  const say = listWords.use();
  const [typed, setTyped] = useState<string | null>(null);
  usePrintFilter(say('searched'), value && `“${value}”`);
  const drops = useTypedSearchDrops();
  const [dropsSeen, setDropsSeen] = useState(drops);
  if (dropsSeen !== drops) {
    setDropsSeen(drops);
    setTyped(null);
  }

  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => {
      setTyped(null);
      if (typed !== value) onSearch(typed);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);

  // On phones the field covers the head while it is open; a search that is not seen would be forgotten.
  const isOpen = useStore(isSearchOpen);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (!isOpen && (typed ?? value) !== '') setTyped('');
  }
  useEffect(() => {
    if (value !== '' && headSlots.get()?.more) isSearchOpen.set(true);
  }, [value]);

  return (
    <HeadPart slot="search">
      <SearchField label={label} value={typed ?? value} onChange={setTyped} />
    </HeadPart>
  );
}
