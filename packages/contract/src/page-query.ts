import { z } from 'zod';
import { intField } from './fields';

/** Text to look for: a literal, case-insensitive substring; white space at both ends does not count. */
export const SearchText = z.string().max(200).trim();

/** A page of a filtered list. `perPage` is what the call says when it is not sent. */
export function pageQuery(perPage: number) {
  return z.object({
    q: SearchText.default(''),
    page: intField(1, Number.MAX_SAFE_INTEGER).default(1),
    perPage: intField(1, 100).default(perPage),
  });
}

export const SortDirection = z.enum(['asc', 'desc']);
