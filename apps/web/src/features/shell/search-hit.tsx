import { IconFile } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { cutAtMatch } from '#platform/fold-text';
import { HotelMark } from '#ui/hotel/hotel-mark';
import { pageIcons } from './page-icons';
import styles from './search-palette.module.css';
import type { PaletteEntry } from './use-palette-entries';

interface SearchHitProps {
  entry: PaletteEntry;
  id: string;
  search: string;
  isActive: boolean;
  onHover: () => void;
  onOpen: (inNewTab: boolean) => void;
}

export function SearchHit({ entry, id, search, isActive, onHover, onOpen }: SearchHitProps) {
  const option = useRef<HTMLDivElement>(null);
  const Icon = pageIcons[entry.path] ?? IconFile;
  const [before, match, after] = cutAtMatch(entry.title, search);

  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);

  return (
    <div
      ref={option}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.hit}
      onMouseMove={() => !isActive && onHover()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => onOpen(event.ctrlKey || event.metaKey)}
    >
      {entry.hotel ? (
        <HotelMark id={entry.hotel.ErpCompanyId} name={entry.title} size={24} />
      ) : (
        <Icon size={20} stroke={1.5} aria-hidden="true" />
      )}
      <span className={styles.title}>
        {before}
        {match && <mark>{match}</mark>}
        {after}
      </span>
      {entry.note && <span className={styles.note}>{entry.note}</span>}
    </div>
  );
}
