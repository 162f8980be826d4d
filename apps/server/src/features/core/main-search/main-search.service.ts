import {
  type Found,
  type FoundGroup,
  type FoundKind,
  foundKinds,
  mostFound,
} from '@horae/contract/core/main-search.contract';
import type { Account } from '#platform/account';
import type { Database } from '#platform/database';
import { type Fixed, findFixed, linkOf, mayFind, pagesFor, wordsOf } from './main-search.rules';
import { findStored } from './stored-entries';

interface Search {
  q: string;
  kind?: FoundKind | undefined;
  limit: number;
}

/** The best of each kind that this account may see, and how many there are. */
export async function findEverything(
  db: Database,
  account: Account,
  articles: readonly Fixed[],
  { q, kind: only, limit }: Search,
): Promise<{ groups: FoundGroup[] }> {
  const kinds = foundKinds.filter((kind) => mayFind(account.role, kind) && (only ?? kind) === kind);
  const words = wordsOf(q);
  const fixed: Partial<Record<FoundKind, Fixed[]>> = {
    page: findFixed(pagesFor(account.role), words),
    article: findFixed(articles, words),
  };
  const stored = await findStored(db, account, { kinds: kinds.filter((kind) => !fixed[kind]), words, limit });
  const groups = kinds.map((kind): FoundGroup => {
    const known = fixed[kind];
    if (known) return { kind, total: Math.min(known.length, mostFound), found: known.slice(0, limit).map(shownFixed) };
    const rows = stored.filter((row) => row.kind === kind);
    const found = rows.map(({ title, note, id, place, companyId }) => ({
      title,
      note,
      link: linkOf(kind, id, place),
      hotel: companyId === 0 ? null : companyId,
    }));
    return { kind, total: rows[0]?.total ?? 0, found };
  });
  return { groups: groups.filter(({ total }) => total > 0) };
}

const shownFixed = ({ title, note, link }: Fixed): Found => ({ title, note, link, hotel: null });
