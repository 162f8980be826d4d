import type { z } from 'zod';
import { type AddressSchema, readAddress, withoutRefused } from './address';
import type { ScreenSearch, TextSearch } from './screen-search';
import { dropTypedSearch } from './typed-search';

/** The state that every list screen keeps in its URL. */
export interface ListPlace {
  q: string;
  page: number;
  perPage: number;
  sort?: 'asc' | 'desc';
  sortColumn?: string;
}

export const pageSizes = [10, 25, 50, 100];

/** Returns the parameters after a change, without defaults; any change other than the page returns to page 1. */
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
  /** All parameters, including filters; without those that are refused, which filter nothing. */
  search: TextSearch;
  change: (change: Partial<Record<string, string | number | undefined>>, options?: { replace?: boolean }) => void;
  /** Sorts by a column, or reverses the order if the list is already sorted by it. */
  sortBy: (column: string) => void;
  clear: () => void;
}

/** Clears search and filters, including text still being typed. */
export function clearSearch(onSearch: ScreenSearch['onSearch']): void {
  dropTypedSearch();
  onSearch({});
}

type ListSchema = z.ZodObject & z.ZodType<ListPlace>;

/** The list state of a screen, read from its URL by the query schema of its call. */
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
    search: withoutRefused(schema, search),
    change,
    sortBy: (column) => change({ sortColumn: column, sort: sortColumn === column && sort === 'asc' ? 'desc' : 'asc' }),
    clear: () => clearSearch(onSearch),
  };
  return { ...control, address };
}
