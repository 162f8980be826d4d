import { foldText } from '@horae/contract/fold-text';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * A where condition for rows whose texts together hold every word of a search, in any order. Accents, case, apostrophes
 * and the final sigma do not count; `%` and `_` are literal.
 */
export function holdsWords(q: string, texts: readonly (SQL | PgColumn)[]): SQL {
  const words = foldText(q).split(/\s+/).filter(Boolean);
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
  return sql`fold_text(concat_ws(' ', ${sql.join([...texts], sql`, `)})) like all(${sql.param(patterns)}::text[])`;
}
