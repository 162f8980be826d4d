import { asc } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { autocompleteItems as items } from './autocomplete.table';

export async function listItems(db: Database) {
  const shown = { title: items.title, rank: items.rank, id: items.id };
  return { autoComplete: await db.select(shown).from(items).orderBy(asc(items.id)) };
}
