import type { ShortNoticeQuery, ShortNoticeRow } from '@horae/contract/scheduling/publications.contract';
import { and, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { forbidden, invalid } from '#platform/errors';
import { holdsWords } from '#platform/holds-words';
import { within } from '#platform/hotel-scope';
import { hotelClock } from '#platform/hotel-time';
import { type PlaceNames, placeNames } from '#roster/place-names';
import type { PlannedItem } from '#roster/planned-item';
import { wireItem } from '#roster/wire-item';
import { accounts } from '../../core/session/session.table';
import { departments, workCentres } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import { departmentOn, joinPlaceToday, workCentreOn } from '../../people/people/on-a-day.reads';
import { toldApart } from '../../people/people/told-apart.reads';
import { planPublications, publicationChanges, publicationPeople } from './publications.table';

const c = alias(publicationChanges, 'c');
const p = alias(publicationPeople, 'p');
const pub = alias(planPublications, 'pub');
const e = alias(employees, 'e');
const w = alias(workCentres, 'w');
const d = alias(departments, 'd');
const author = alias(accounts, 'author');

type Row = Pick<ShortNoticeRow, 'id' | 'employee' | 'by' | 'noticeHours' | 'isAgreed' | 'reason'> &
  Record<'before' | 'after', PlannedItem | null> &
  Record<'published' | 'begins', number> & { seen: number | null };

/** A page of the changes that were published within the notice time, of people whom the account plans or approves. */
export async function listShortNotice(
  db: Database,
  hotel: GrantedHotel,
  query: ShortNoticeQuery,
): Promise<{ total: number; changes: ShortNoticeRow[] }> {
  if (!hotel.mayPlan && !hotel.mayApprove) throw forbidden();
  if (query.from && query.to && query.to < query.from)
    throw invalid('to', 'The last day must not be before the first.');
  const from = sql`from ${publicationChanges} ${c}
    join ${publicationPeople} ${p} on ${p.companyId} = ${c.companyId} and ${p.publicationId} = ${c.publicationId} and ${p.employeeId} = ${c.employeeId}
    join ${planPublications} ${pub} on ${pub.companyId} = ${c.companyId} and ${pub.id} = ${c.publicationId}
    join ${employees} ${e} on ${e.companyId} = ${c.companyId} and ${e.id} = ${c.employeeId}
    ${joinPlaceToday(hotel, e)}
    join ${workCentres} ${w} on ${w.companyId} = ${e.companyId} and ${w.id} = ${workCentreOn(e)}
    join ${departments} ${d} on ${d.companyId} = ${e.companyId} and ${d.id} = ${departmentOn(e)}
    left join ${accounts} ${author} on ${author.id} = ${pub.accountId}`;
  const places = { unit: sql`${w.organisationUnitId}`, department: departmentOn(e), self: sql`${e.id}` };
  const isShort = sql`${c.companyId} = ${hotel.companyId} and ${c.beginsAt} is not null`;
  const wanted = and(isShort, within(hotel.scope, places), ...narrowing(query, hotel))!;
  const [{ rows: counted }, { rows }] = await Promise.all([
    db.execute<{ total: number }>(sql`select count(*)::int as total ${from} where ${wanted}`),
    db.execute<Record<string, unknown> & Row>(sql`
      select ${c.id}, ${c.before}, ${c.after}, ${c.noticeHours} as "noticeHours", ${p.isAgreed} as "isAgreed", ${p.reason}, ${author.fullName} as by,
        json_build_object('id', ${e.id}, 'name', ${toldApart(e)}, 'code', ${e.code}, 'department', ${d.name}) as employee,
        date_part('epoch', ${pub.publishedAt})::float8 as published, date_part('epoch', ${c.beginsAt})::float8 as begins,
        date_part('epoch', ${p.seenAt})::float8 as seen
      ${from} where ${wanted} order by ${c.beginsAt} desc, ${e.nameOrder}, ${c.id}
      limit ${query.perPage} offset ${(query.page - 1) * query.perPage}`),
  ]);
  const names = await placeNames(
    db,
    hotel.companyId,
    rows.flatMap(({ before, after }) => [before, after]),
  );
  return { total: counted[0]?.total ?? 0, changes: rows.map((row) => shown(row, hotel, names)) };
}

function narrowing({ q, basis, from, to }: ShortNoticeQuery, { timeZone }: GrantedHotel): (SQL | undefined)[] {
  const day = sql`(${c.beginsAt} at time zone ${timeZone})::date`;
  return [
    from && sql`${day} >= ${from}`,
    to && sql`${day} <= ${to}`,
    basis && sql`${p.isAgreed} = ${basis === 'agreed'}`,
    q === '' ? undefined : holdsWords(q, [e.name, e.code, d.name, p.reason]),
  ].filter((condition) => condition !== '' && condition !== undefined) as SQL[];
}

function shown(
  { before, after, published, begins, seen, ...row }: Row,
  hotel: GrantedHotel,
  names: PlaceNames,
): ShortNoticeRow {
  const clock = hotelClock(hotel.timeZone);
  return {
    ...row,
    day: clock.dayOf(begins),
    before: before && wireItem(before, hotel, clock, names),
    after: after && wireItem(after, hotel, clock, names),
    publishedAt: clock.format(published),
    notice: Math.floor((begins - published) / 60),
    seenAt: seen === null ? null : clock.format(seen),
  };
}
