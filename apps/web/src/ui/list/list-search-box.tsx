import { useEffect, useState } from 'react';
import { useTypedSearchDrops } from '#platform/typed-search';
import { HeadPart } from '../list-head/head-part';
import { headSlots, isSearchOpen } from '../list-head/head-slots';
import { useSearchEnd } from '../list-head/use-search-end';
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

  useSearchEnd(() => {
    if ((typed ?? value) !== '') setTyped('');
  });
  useEffect(() => {
    if (value !== '' && headSlots.get()?.more) isSearchOpen.set(true);
  }, [value]);

  return (
    <HeadPart slot="search">
      <SearchField label={label} value={typed ?? value} onChange={setTyped} />
    </HeadPart>
  );
}
