import { IconFilter } from '@tabler/icons-react';
import { useLayoutEffect, useState } from 'react';
import { useStore } from '#platform/store';
import { Button } from '../button';
import { listWords } from '../list/list.words';
import { printFilters } from '../print-head/print-lines';
import { filterCount } from './filter-count';
import styles from './folded-tools.module.css';
import { HeadSheet } from './head-sheet';
import { headSlots } from './head-slots';
import { holding } from './holding';
import { listHeadWords } from './list-head.words';

const newSlots = () => ({ search: document.createElement('div'), filters: document.createElement('div') });

/** On tablets, the search and a button for the filters, where these would need several lines. */
export function FoldedTools() {
  const say = listHeadWords.use();
  const sayList = listWords.use();
  const [slots] = useState(newSlots);
  const [isOpen, setOpen] = useState(false);
  const count = filterCount(useStore(printFilters).values(), sayList('searched'));

  useLayoutEffect(() => {
    headSlots.set(slots);
    return () => headSlots.set(null);
  }, [slots]);

  return (
    <>
      <div ref={holding(slots.search)} className={styles.search} />
      <Button onClick={() => setOpen(true)}>
        <IconFilter size={18} stroke={1.5} aria-hidden="true" />
        {count > 0 ? say('filtersOn', { count }) : say('filters')}
      </Button>
      {isOpen && (
        <HeadSheet title={say('filters')} slot={slots.filters} done={say('showList')} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
