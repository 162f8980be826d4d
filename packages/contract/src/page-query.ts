import { z } from 'zod';
import { intField } from './fields';

/** Text to search for: a literal, case-insensitive substring; leading and trailing white space is ignored. */
export const SearchText = z.string().max(200).trim();

/** Returns the query schema of a paged list; `perPage` is the default page size. */
export function pageQuery(perPage: number) {
  return z.object({
    q: SearchText.default(''),
    page: intField(1, Number.MAX_SAFE_INTEGER).default(1),
    perPage: intField(1, 100).default(perPage),
  });
}

export const SortDirection = z.enum(['asc', 'desc']);
