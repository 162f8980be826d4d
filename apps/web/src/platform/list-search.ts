import type { z } from 'zod';
import { type AddressSchema, readAddress } from './address';
import type { ScreenSearch, TextSearch } from './screen-search';
import { dropTypedSearch } from './typed-search';

/** Where a list stands: what every list screen keeps in its address. */
export interface ListPlace {
  q: string;
  page: number;
  perPage: number;
  sort?: 'asc' | 'desc';
  sortColumn?: string;
}

export const pageSizes = [10, 25, 50, 100];

/** The address after a change: what is as always is left out; whatever else changes, the list starts at page 1. */
export function withListChange(
  search: TextSearch,
  change: Partial<Record<string, string | number | undefined>>,
  defaults: ListPlace,
): TextSearch {
  const next: Record<string, string> = { ...search };
  if (!('page' in change)) delete next.page;
  for (const [key, value] of Object.entries(change)) {
    if (value === undefined || value === '' || String(value) === String(defaults[key as keyof ListPlace]))
      delete next[key];
    else next[key] = String(value);
  }
  return next;
}

export interface ListControl extends Pick<ListPlace, 'q' | 'page' | 'perPage'> {
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

type ListSchema = z.ZodObject & z.ZodType<ListPlace>;

/** The list of a screen over its address, which is read by the query of its call. */
export function listControl<S extends ListSchema>({ search, onSearch }: ScreenSearch, schema: AddressSchema<S>) {
  const address = readAddress(schema, search);
  const defaults = readAddress(schema, {});
  const { q, page, perPage, sort, sortColumn } = address;
  const change: ListControl['change'] = (next, options) =>
    onSearch((now) => withListChange(now, next, defaults), options);
  const control: ListControl = {
    q,
    page,
    perPage,
    search,
    change,
    sortBy: (column) => change({ sortColumn: column, sort: sortColumn === column && sort === 'asc' ? 'desc' : 'asc' }),
    clear: () => clearSearch(onSearch),
  };
  return { ...control, address };
}
