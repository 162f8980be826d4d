import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A condition that one of the texts contains `q`, ignoring case; the SQL equivalent of `holdsText`. */
export function columnsHold(q: string, texts: (PgColumn | SQL)[]): SQL | undefined {
  if (q === '') return undefined;
  const folded = (text: PgColumn | SQL) => sql`translate(lower(${text}), 'ς', 'σ')`;
  const found = texts.map((text) => sql`position(${folded(sql`${q}::text`)} in ${folded(text)}) > 0`);
  return sql`(${sql.join(found, sql` or `)})`;
}
