import { type SQL, sql } from 'drizzle-orm';
import type { Searchable } from '../derived';

/** Writes the entries of searchable rows; entries that are already up to date are left alone. */
export const writeEntries = (
  { kind, company, account, record, title, note, place, body, shown }: Searchable,
  rows: SQL,
): SQL => sql`
  insert into search_entries as kept (company_id, account_id, kind, record_id, title, note, place, folded_title, folded)
  select ${company}, ${account}, ${kind}, ${record}, entry.title, entry.note, ${place}, fold_text(entry.title),
    fold_text(concat_ws(' ', entry.title, entry.note, left(regexp_replace(${body}, '<[^>]*>|&\\w+;', ' ', 'g'), 4000)))
  from ${rows} as found, lateral (select ${title} as title, ${note} as note) as entry
  where ${shown ?? sql`true`}
  on conflict (company_id, account_id, kind, record_id) do update
    set title = excluded.title, note = excluded.note, place = excluded.place, folded_title = excluded.folded_title, folded = excluded.folded
    where (kept.title, kept.note, kept.place, kept.folded) is distinct from (excluded.title, excluded.note, excluded.place, excluded.folded)`;

/** Removes the entries of changed rows, either all or those matching `which`. */
export const forgetEntries = ({ kind, company, account, record }: Searchable, which: SQL = sql`true`): SQL => sql`
  delete from search_entries where (company_id, account_id, kind, record_id) in (
    select ${company}, ${account}, ${kind}, ${record} from changed as found where ${which})`;
