import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { searchEntries } from '#features/core/main-search/main-search.table';
import { bare } from '#platform/column-names';
import type { Searchable } from '../derived';

const kept = alias(searchEntries, 'kept');
const excluded = alias(searchEntries, 'excluded');
const { companyId, accountId, kind, recordId, title, note, place, foldedTitle, folded } = searchEntries;
const key = bare(companyId, accountId, kind, recordId);

const keyOfRow = ({ company, account, record, ...entry }: Searchable) =>
  sql`${company}, ${account}, ${entry.kind}, ${record}`;

/** Writes the entries of searchable rows; entries that are already up to date are left alone. */
export const writeEntries = (searchable: Searchable, rows: SQL): SQL => sql`
  insert into ${searchEntries} as ${kept} (${key}, ${bare(title, note, place, foldedTitle, folded)})
  select ${keyOfRow(searchable)}, entry.title, entry.note, ${searchable.place}, fold_text(entry.title),
    fold_text(concat_ws(' ', entry.title, entry.note, left(regexp_replace(${searchable.body}, '<[^>]*>|&\\w+;', ' ', 'g'), 4000)))
  from ${rows} as found, lateral (select ${searchable.title} as title, ${searchable.note} as note) as entry
  where ${searchable.shown ?? sql`true`}
  on conflict (${key}) do update
    set ${bare(title)} = ${excluded.title}, ${bare(note)} = ${excluded.note}, ${bare(place)} = ${excluded.place}, ${bare(foldedTitle)} = ${excluded.foldedTitle}, ${bare(folded)} = ${excluded.folded}
    where (${kept.title}, ${kept.note}, ${kept.place}, ${kept.folded}) is distinct from (${excluded.title}, ${excluded.note}, ${excluded.place}, ${excluded.folded})`;

/** Removes the entries of changed rows, either all or those matching `which`. */
export const forgetEntries = (searchable: Searchable, which: SQL = sql`true`): SQL => sql`
  delete from ${searchEntries} where (${key}) in (
    select ${keyOfRow(searchable)} from changed as found where ${which})`;
