import type { ReactNode } from 'react';
import { useSearchKey } from '#platform/search-key';
import { ListSearchBox } from './list/list-search-box';
import { ScreenTitle } from './screen-title';
import styles from './search-hero.module.css';

interface SearchHeroProps {
  title: string;
  lead: string;
  label: string;
  value: string;
  onSearch: (text: string) => void;
  /** The number of results, while a search is active. */
  found: string | undefined;
  children?: ReactNode;
}

/** The header of a page that starts with a search. */
export function SearchHero({ title, lead, label, value, onSearch, found, children }: SearchHeroProps) {
  useSearchKey();
  return (
    <header className={styles.hero}>
      <ScreenTitle className="display">{title}</ScreenTitle>
      <p className={`screen-only ${styles.lead}`}>{lead}</p>
      <div className={`screen-only ${styles.search}`} role="search">
        <ListSearchBox label={label} value={value} onSearch={onSearch} />
      </div>
      <p role="status" className={`screen-only ${styles.found}`}>
        {found}
      </p>
      {children}
    </header>
  );
}
