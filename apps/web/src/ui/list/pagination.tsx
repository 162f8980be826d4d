import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect } from 'react';
import { formatCount } from '#platform/format-count';
import { type ListControl, pageSizes } from '#platform/list-search';
import { IconButton } from '../icon-button';
import { SelectField } from '../select-field';
import { listWords } from './list.words';
import { pagesAround } from './pages-around';
import styles from './pagination.module.css';

interface PaginationProps {
  list: Pick<ListControl, 'page' | 'perPage' | 'change'>;
  total: number;
}

/** The foot of a list: the visible range, the page size, and links to the other pages. */
export function Pagination({ list, total }: PaginationProps) {
  const say = listWords.use();
  const { page, perPage, change } = list;
  const last = Math.max(1, Math.ceil(total / perPage));
  useEffect(() => {
    // The page is past the end because the list became shorter.
    if (page > last) change({ page: last }, { replace: true });
  });
  const from = (page - 1) * perPage + 1;
  const to = Math.min(total, page * perPage);
  return (
    <div className={`screen-only ${styles.foot}`}>
      <p role="status">{total === 0 ? say('showingNone') : say('showing', { from, to, total: formatCount(total) })}</p>
      {total > 0 && (
        <SelectField
          label={say('rowsPerPage')}
          isInline
          value={String(perPage)}
          options={[...new Set([...pageSizes, perPage])]
            .toSorted((a, b) => a - b)
            .map((size) => ({ value: String(size), label: String(size) }))}
          onChange={(size) => change({ perPage: Number(size) })}
        />
      )}
      {last > 1 && (
        <nav aria-label={say('pagination')} className={`row-1 centred ${styles.pages}`}>
          <IconButton
            icon={IconChevronLeft}
            className="flips"
            label={say('previousPage')}
            disabled={page <= 1}
            onClick={() => change({ page: page - 1 })}
          />
          <ol>
            {pagesAround(page, last).map((one, index, pages) => (
              <li key={one} data-after-gap={(index > 0 && one - pages[index - 1]! > 1) || undefined}>
                <button
                  type="button"
                  className="hovers"
                  aria-label={say('page', { page: one })}
                  aria-current={one === page ? 'page' : undefined}
                  onClick={() => change({ page: one })}
                >
                  {one}
                </button>
              </li>
            ))}
          </ol>
          <IconButton
            icon={IconChevronRight}
            className="flips"
            label={say('nextPage')}
            disabled={page >= last}
            onClick={() => change({ page: page + 1 })}
          />
        </nav>
      )}
    </div>
  );
}
