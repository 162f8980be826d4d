import { IconArrowLeft, IconDotsVertical, IconFilter, IconSearch } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '#platform/store';
import { IconButton } from '../icon-button';
import { listWords } from '../list/list.words';
import { printFilters } from '../print-head/print-lines';
import { ScreenTitle } from '../screen-title';
import { filterCount } from './filter-count';
import { HeadSheet } from './head-sheet';
import { type HeadSlots, headSlots, isSearchOpen } from './head-slots';
import { holding } from './holding';
import { listHeadWords } from './list-head.words';
import type { ListHeadProps } from './list-head-props';
import { MainAction } from './main-action';
import styles from './phone-head.module.css';
import { useFilled } from './use-filled';

const newSlots = (): Required<HeadSlots> => {
  const [date, search, filters, more] = Array.from({ length: 4 }, () => document.createElement('div'));
  return { date: date!, search: search!, filters: filters!, more: more! };
};

export function PhoneHead({ title, date, main, menu, filterCount: given, children }: ListHeadProps) {
  const say = listHeadWords.use();
  const [slots] = useState(newSlots);
  const [sheet, setSheet] = useState<'filters' | 'more' | null>(null);
  const isSearching = useStore(isSearchOpen);
  const searchButton = useRef<HTMLButtonElement>(null);
  const [hasDate, hasSearch, hasFilters, hasMore] = [
    useFilled(slots.date),
    useFilled(slots.search),
    useFilled(slots.filters),
    useFilled(slots.more),
  ];
  const sayList = listWords.use();
  const printed = filterCount(useStore(printFilters).values(), sayList('searched'));
  const count = given ?? printed;

  // Before paint, so that the list never shows its tools in place first.
  useLayoutEffect(() => {
    headSlots.set(slots);
    return () => {
      headSlots.set(null);
      isSearchOpen.set(false);
    };
  }, [slots]);

  const isAsked = useRef(false);
  const wasSearching = useRef(isSearching);
  useEffect(() => {
    if (wasSearching.current === isSearching) return;
    wasSearching.current = isSearching;
    // A search that comes with the address does not open the keyboard of the phone.
    if (isSearching) {
      if (isAsked.current) slots.search.querySelector('input')?.focus();
    } else searchButton.current?.focus();
  }, [isSearching, slots]);

  return (
    <>
      <header className={`screen-only ${styles.head}`} data-list-head="">
        <div className={styles.search} hidden={!isSearching}>
          <IconButton
            icon={IconArrowLeft}
            className="flips"
            label={say('endSearch')}
            onClick={() => isSearchOpen.set(false)}
          />
          <div ref={holding(slots.search)} className={styles.field} />
        </div>
        <div className={styles.place} hidden={isSearching}>
          <ScreenTitle className={styles.title ?? ''} hidden={hasDate}>
            {title}
          </ScreenTitle>
          <div ref={holding(slots.date)} className={styles.date} hidden={!hasDate} />
        </div>
        {hasSearch && !isSearching && (
          <IconButton
            ref={searchButton}
            icon={IconSearch}
            label={say('search')}
            onClick={() => {
              isAsked.current = true;
              isSearchOpen.set(true);
            }}
          />
        )}
        {hasFilters && (
          <IconButton
            icon={IconFilter}
            label={count > 0 ? say('filtersOn', { count }) : say('filters')}
            onClick={() => setSheet('filters')}
          >
            {count > 0 && (
              <span className={styles.count} aria-hidden="true">
                {count}
              </span>
            )}
          </IconButton>
        )}
        {menu}
        {hasMore && <IconButton icon={IconDotsVertical} label={say('more')} onClick={() => setSheet('more')} />}
      </header>
      {date && createPortal(date, slots.date)}
      {children && createPortal(children, slots.more)}
      {main && <MainAction>{main}</MainAction>}
      {sheet === 'filters' && (
        <HeadSheet title={say('filters')} slot={slots.filters} done={say('showList')} onClose={() => setSheet(null)} />
      )}
      {sheet === 'more' && (
        <HeadSheet title={say('more')} slot={slots.more} closesAfterAction onClose={() => setSheet(null)} />
      )}
    </>
  );
}
