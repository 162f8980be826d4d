import {
  type Found,
  type FoundGroup,
  type FoundKind,
  foundKinds,
  mostFound,
} from '@horae/contract/core/main-search.contract';
import type { ProductPage } from '@horae/contract/product-page';
import type { Account } from '#platform/account';
import type { Database } from '#platform/database';
import type { Searchable } from '../../../derived/derived';
import { type Fixed, findFixed, pagesFor, tablesFor, wordsOf } from './main-search.rules';
import { findStored, type StoredEntry } from './stored-entries';

/** What can be found: tables whose rows have entries, and articles that are part of the program. */
export interface Findable {
  tables: readonly Searchable[];
  articles: readonly Fixed[];
  pages: readonly ProductPage[];
}

interface Search {
  q: string;
  kind?: FoundKind | undefined;
  limit: number;
}

/** Returns the best hits of each kind that this account may see, and their number. */
export async function findEverything(
  db: Database,
  account: Account,
  findable: Findable,
  { q, kind: only, limit }: Search,
): Promise<{ groups: FoundGroup[] }> {
  const words = wordsOf(q);
  const tables = tablesFor(account, findable.tables, only);
  const stored = await findStored(db, account, { tables, words, limit });
  const groups = new Map<FoundKind, FoundGroup>();
  for (const [kind, entries] of [
    ['page', pagesFor(account, findable.pages)],
    ['article', findable.articles],
  ] as const) {
    if ((only ?? kind) === kind) groups.set(kind, groupOfFixed(kind, findFixed(entries, words), limit));
  }
  for (const table of tables) groups.set(table.kind, groupOfStored(table, stored));
  return { groups: foundKinds.flatMap((kind) => groups.get(kind) ?? []).filter(({ total }) => total > 0) };
}

function groupOfFixed(kind: FoundKind, entries: readonly Fixed[], limit: number): FoundGroup {
  const found = entries.slice(0, limit).map(({ title, note, link }): Found => ({ title, note, link, hotel: null }));
  return { kind, total: Math.min(entries.length, mostFound), found };
}

function groupOfStored({ kind, link }: Searchable, stored: readonly StoredEntry[]): FoundGroup {
  const rows = stored.filter((row) => row.kind === kind);
  const found = rows.map(
    ({ title, note, id, place, companyId }): Found => ({
      title,
      note,
      link: link(id, place),
      hotel: companyId === 0 ? null : companyId,
    }),
  );
  return { kind, total: rows[0]?.total ?? 0, found };
}
