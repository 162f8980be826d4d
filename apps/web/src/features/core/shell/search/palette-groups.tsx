import type { BookmarkItem } from '@horae/contract/core/bookmarks.contract';
import { Fragment } from 'react';
import { EntryLine } from './entry-line';
import type { FoundEntry } from './found-entry';
import styles from './search.module.css';
import { SearchHit } from './search-hit';

export interface PaletteGroup {
  title: string;
  entries: FoundEntry[];
  /** The entry that leads to the whole group, if there are more. */
  seeAll?: FoundEntry;
}

interface PaletteGroupsProps {
  groups: readonly PaletteGroup[];
  /** All options in order, including the `seeAll` entries. */
  options: readonly FoundEntry[];
  search: string;
  active: number;
  optionId: (index: number) => string;
  onHover: (index: number) => void;
  onOpen: (entry: FoundEntry, inNewTab: boolean) => void;
  onStar: (page: BookmarkItem) => void;
}

export function PaletteGroups(props: PaletteGroupsProps) {
  const { groups, options, search, active, optionId, onHover, onOpen, onStar } = props;

  function option(entry: FoundEntry, isLast = false) {
    const at = options.indexOf(entry);
    const { page } = entry;
    return (
      <SearchHit
        key={entry.key}
        id={optionId(at)}
        isActive={at === active}
        isLast={isLast}
        onHover={() => onHover(at)}
        onOpen={(inNewTab) => onOpen(entry, inNewTab)}
        star={page && { isOn: page.isBookmarked, onStar: () => onStar(page) }}
      >
        {isLast ? entry.title : <EntryLine entry={entry} search={search} />}
      </SearchHit>
    );
  }

  return groups.map(({ title, entries, seeAll }) => (
    <Fragment key={title}>
      <div role="group" aria-label={title}>
        <div className={styles.group} aria-hidden="true">
          {title}
        </div>
        {entries.map((entry) => option(entry))}
      </div>
      {seeAll && option(seeAll, true)}
    </Fragment>
  ));
}
