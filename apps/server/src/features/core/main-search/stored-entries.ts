import { type FoundKind, mostFound } from '@horae/contract/core/main-search.contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Account } from '#platform/account';
import type { Database } from '#platform/database';
import type { Searchable } from '../../../derived/derived';
import { nobody } from '../../../derived/search/found-row';
import { companies, departments, organisationUnits, workCentres } from '../../people/organisation/organisation.table';
import { employees, formerPlaces } from '../../people/people/employees.table';
import { accountHotels } from '../session/session.table';
import { isShort } from './main-search.rules';
import { searchEntries as entries } from './main-search.table';

export interface StoredEntry {
  kind: FoundKind;
  id: number;
  companyId: number;
  title: string;
  note: string;
  place: string;
  total: number;
}

interface Wanted {
  tables: readonly Searchable[];
  words: readonly string[];
  limit: number;
}

const literal = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

/** Looks the words up in what the triggers keep. Starts of titles have an index of their own, so that the best are met first. */
export async function findStored(db: Database, account: Account, { tables, words, limit }: Wanted) {
  if (tables.length === 0) return [];
  const search = literal(words.join(' '));
  const kinds = tables.map(({ kind }) => kind);
  const owners = tables.map((table) => (table.account === nobody ? 0 : account.id));
  const isSeen = sql`e.kind = asked.kind and e.account_id = asked.account_id and ${ofOwnHotels(account)}`;
  const columns = sql`e.kind, e.record_id as id, e.company_id as "companyId", e.title, e.note, e.place, e.folded_title`;
  const { rows } = await db.execute<StoredEntry & Record<string, unknown>>(sql`
    select found.kind, found.id, found."companyId", found.title, found.note, found.place, found.total
    from unnest(${sql.param(kinds)}::text[], ${sql.param(owners)}::integer[]) as asked (kind, account_id)
    cross join lateral (
      select *, count(*) over ()::int as total from (
        select * from (
          select ${columns}, 0 as rank from ${entries} e
          where ${isSeen} and e.folded_title like ${`${search}%`} order by e.folded_title limit ${mostFound}
        ) as starting
        union all
        select * from (
          select ${columns}, case
            when e.folded_title like ${`% ${search}%`} then 1 when e.folded_title like ${`%${search}%`} then 2 else 3 end as rank
          from ${entries} e
          where ${isSeen} and ${holdingAll(words)} and e.folded_title not like ${`${search}%`} limit ${mostFound}
        ) as holding
        order by rank limit ${mostFound}
      ) as best
      order by rank, folded_title, id desc limit ${limit}
    ) as found`);
  return rows;
}

function ofOwnHotels({ id, role }: Account): SQL {
  if (role === 'admin') return sql`true`;
  return sql`(e.company_id = 0 or exists (
    select from ${accountHotels} h where h.account_id = ${id} and h.company_id = e.company_id
      and (h.scope = 'hotel' or e.kind <> 'employee' or ${inScope})))`;
}

/** The place of the scope and those that go on for it. */
const goesOnAs = (table: SQL) => sql`with recursive held as (
    select o.id, o.continued_as from ${table} o where o.company_id = h.company_id and o.id = h.scope_id
    union select o.id, o.continued_as from ${table} o join held on o.id = held.continued_as where o.company_id = h.company_id
  ) select id from held`;

// As the calendars show them: where the employee belongs today.
const inScope = sql`exists (
  select from ${employees} p
  left join lateral (
    select f.department_id, f.work_centre_id from ${formerPlaces} f
    where f.company_id = p.company_id and f.employee_id = p.id
      and f.until_day > (select (now() at time zone c.time_zone)::date from ${companies} c where c.company_id = p.company_id)
    order by f.until_day limit 1
  ) place on true
  join ${workCentres} w on w.company_id = p.company_id and w.id = coalesce(place.work_centre_id, p.work_centre_id)
  where p.company_id = e.company_id and p.id = e.record_id
    and case h.scope when 'self' then p.id = h.employee_id
      when 'department' then coalesce(place.department_id, p.department_id) in (${goesOnAs(sql`${departments}`)})
      else w.organisation_unit_id in (${goesOnAs(sql`${organisationUnits}`)}) end)`;

const holdingAll = (words: readonly string[]): SQL =>
  sql.join(
    words.map((word) => {
      const part = literal(word);
      if (!isShort(word)) return sql`e.folded like ${`%${part}%`}`;
      return sql`(e.folded like ${`${part}%`} or e.folded like ${`% ${part}%`})`;
    }),
    sql` and `,
  );
