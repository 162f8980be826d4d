import type { TextSearch } from './screen-search';

/** Returns the search parameters after a change, without empty ones. */
export function withSearchChange(
  search: TextSearch,
  change: Readonly<Record<string, string | number | null | undefined>>,
): TextSearch {
  const next = Object.entries({ ...search, ...change }).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return Object.fromEntries(next.map(([key, value]) => [key, String(value)]));
}
