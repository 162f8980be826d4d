import { readId } from './read-value';
import type { ScreenSearch, TextSearch } from './screen-search';
import { dropTypedSearch } from './typed-search';

/** Where a list stands: what every list screen keeps in its address. */
export interface ListPlace {
  q: string;
  page: number;
  perPage: number;
  sort: 'asc' | 'desc';
  sortColumn: string;
}

export type ListDefaults = Pick<ListPlace, 'perPage' | 'sort' | 'sortColumn'>;

export const pageSizes = [10, 25, 50, 100];

/** The place in a list; what the address does not say, or says wrongly, is as always. */
export function readListPlace(search: TextSearch, defaults: ListDefaults): ListPlace {
  const perPage = readId(search.perPage) ?? defaults.perPage;
  return {
    q: (search.q ?? '').slice(0, 200),
    page: readId(search.page) ?? 1,
    perPage: perPage <= 100 ? perPage : defaults.perPage,
    sort: search.sort === 'asc' || search.sort === 'desc' ? search.sort : defaults.sort,
    sortColumn: search.sortColumn ?? defaults.sortColumn,
  };
}

/** The address after a change: what is as always is left out; whatever else changes, the list starts at page 1. */
export function withListChange(
  search: TextSearch,
  change: Partial<Record<string, string | number | undefined>>,
  defaults: ListDefaults,
): TextSearch {
  const next: Record<string, string> = { ...search };
  if (!('page' in change)) delete next.page;
  for (const [key, value] of Object.entries(change)) {
    const isDefault = value === undefined || value === '' || (key === 'page' && Number(value) === 1);
    if (isDefault || value === defaults[key as keyof ListDefaults]) delete next[key];
    else next[key] = String(value);
  }
  return next;
}

export interface ListControl extends ListPlace {
  /** Filters and everything else that is no part of the place. */
  search: TextSearch;
  change: (change: Partial<Record<string, string | number | undefined>>, options?: { replace?: boolean }) => void;
  /** Sorts by a column, or turns the order when it is sorted by it already. */
  sortBy: (column: string) => void;
  clear: () => void;
}

/** No text and no filter, not even one that is still being typed. */
export function clearSearch(onSearch: ScreenSearch['onSearch']): void {
  dropTypedSearch();
  onSearch({});
}

/** The list of a screen over its address. */
export function listControl({ search, onSearch }: ScreenSearch, defaults: ListDefaults): ListControl {
  const place = readListPlace(search, defaults);
  const change: ListControl['change'] = (next, options) =>
    onSearch((now) => withListChange(now, next, defaults), options);
  return {
    ...place,
    search,
    change,
    sortBy: (sortColumn) =>
      change({ sortColumn, sort: place.sortColumn === sortColumn && place.sort === 'asc' ? 'desc' : 'asc' }),
    clear: () => clearSearch(onSearch),
  };
}
