import { type FoundKind, mostFound } from '@horae/contract/core/main-search.contract';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Account } from '#platform/account';
import type { Database } from '#platform/database';
import type { Searchable } from '../../../derived/derived';
import { nobody } from '../../../derived/search/found-row';
import { placesOfScope } from '../../people/organisation/organisation.reads';
import { companies, workCentres } from '../../people/organisation/organisation.table';
import { employees, formerPlaces } from '../../people/people/employees.table';
import { place } from '../../people/people/on-a-day.reads';
import { toldApart } from '../../people/people/told-apart.reads';
import { isInForce, isKnownTo } from '../session/session.reads';
import { accountHotels } from '../session/session.table';
import { isShort } from './main-search.rules';
import { searchEntries as entries } from './main-search.table';

const e = alias(entries, 'e');
const h = alias(accountHotels, 'h');
const p = alias(employees, 'p');
const f = alias(formerPlaces, 'f');
const c = alias(companies, 'c');
const w = alias(workCentres, 'w');

export interface StoredEntry {
  kind: FoundKind;
  id: number;
  companyId: number;
  title: string;
  note: string;
  place: string;
  total: number;
}

/** The name of a found employee, with the code where somebody else has the same name. */
const toldApartOf = sql`case when found.kind = 'employee' then (
  select ${toldApart(p)} from ${employees} ${p} where ${p.companyId} = found."companyId" and ${p.id} = found.id) end`;

interface Wanted {
  tables: readonly Searchable[];
  words: readonly string[];
  limit: number;
}

const literal = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

/** Searches the entries kept by triggers. The start of titles has its own index, so that the best hits come first. */
export async function findStored(db: Database, account: Account, { tables, words, limit }: Wanted) {
  if (tables.length === 0) return [];
  const search = literal(words.join(' '));
  const kinds = tables.map(({ kind }) => kind);
  const owners = tables.map((table) => (table.account === nobody ? 0 : account.id));
  const isSeen = sql`${e.kind} = asked.kind and ${e.accountId} = asked.account and ${ofOwnHotels(account)}
    ${sql.join(tables.map((table) => ofColleagues(account, table)))}`;
  const columns = sql`${e.kind}, ${e.recordId} as id, ${e.companyId} as "companyId", ${e.title}, ${e.note}, ${e.place}, ${e.foldedTitle} as folded`;
  const { rows } = await db.execute<StoredEntry & Record<string, unknown>>(sql`
    select found.kind, found.id, found."companyId", coalesce(${toldApartOf}, found.title) as title, found.note, found.place, found.total
    from unnest(${sql.param(kinds)}::text[], ${sql.param(owners)}::integer[]) as asked (kind, account)
    cross join lateral (
      select *, count(*) over ()::int as total from (
        select * from (
          select ${columns}, 0 as rank from ${entries} ${e}
          where ${isSeen} and ${e.foldedTitle} like ${`${search}%`} order by ${e.foldedTitle} limit ${mostFound}
        ) as starting
        union all
        select * from (
          select ${columns}, case
            when ${e.foldedTitle} like ${`% ${search}%`} then 1 when ${e.foldedTitle} like ${`%${search}%`} then 2 else 3 end as rank
          from ${entries} ${e}
          where ${isSeen} and ${holdingAll(words)} and ${e.foldedTitle} not like ${`${search}%`} limit ${mostFound}
        ) as holding
        order by rank limit ${mostFound}
      ) as best
      order by rank, folded, id desc limit ${limit}
    ) as found`);
  return rows;
}

function ofOwnHotels({ id, role }: Account): SQL {
  if (role === 'admin') return sql`true`;
  return sql`(${e.companyId} = 0 or exists (
    select from ${accountHotels} ${h} where ${h.accountId} = ${id} and ${h.companyId} = ${e.companyId} and ${isInForce(h)}
      and (${h.scope} = 'hotel' or ${e.kind} <> 'employee' or ${inScope})))`;
}

const ofColleagues = ({ id }: Account, { kind, author }: Searchable): SQL =>
  author ? sql` and (${e.kind} <> ${kind} or ${isKnownTo(id, author(sql`${e.recordId}`))})` : sql``;

// As in the calendars: the employee's place of today.
const inScope = sql`exists (
  select from ${employees} ${p}
  left join lateral (
    select ${f.departmentId}, ${f.workCentreId} from ${formerPlaces} ${f}
    where ${f.companyId} = ${p.companyId} and ${f.employeeId} = ${p.id}
      and ${f.untilDay} > (select (now() at time zone ${c.timeZone})::date from ${companies} ${c} where ${c.companyId} = ${p.companyId})
    order by ${f.untilDay} limit 1
  ) ${place} on true
  join ${workCentres} ${w} on ${w.companyId} = ${p.companyId} and ${w.id} = coalesce(${place.workCentreId}, ${p.workCentreId})
  where ${p.companyId} = ${e.companyId} and ${p.id} = ${e.recordId}
    and case ${h.scope} when 'self' then ${p.id} = ${h.employeeId}
      else coalesce(${place.departmentId}, ${p.departmentId}) in (${placesOfScope('department', h.companyId, h.departmentIds)})
        or ${w.organisationUnitId} in (${placesOfScope('unit', h.companyId, h.unitIds)}) end)`;

const holdingAll = (words: readonly string[]): SQL =>
  sql.join(
    words.map((word) => {
      const part = literal(word);
      if (!isShort(word)) return sql`${e.folded} like ${`%${part}%`}`;
      return sql`(${e.folded} like ${`${part}%`} or ${e.folded} like ${`% ${part}%`})`;
    }),
    sql` and `,
  );
