import type { AnswerOf } from '@horae/contract/route';
import { longestPlan } from '@horae/contract/scheduling/planned-items';
import type { PublicationRow, publicationsContract, Recipient } from '@horae/contract/scheduling/publications.contract';
import { mostPublications } from '@horae/contract/scheduling/publications.contract';
import { daysBetween } from '@horae/local-time/local-date';
import { and, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { invalid, notFound } from '#platform/errors';
import { hotelClock } from '#platform/hotel-time';
import { refuseWithoutPlanning } from '#roster/refuse-without-planning';
import { isInForce } from '../../core/session/session.reads';
import { accountHotels, accounts } from '../../core/session/session.table';
import { employees } from '../../people/people/employees.table';
import { toldApart } from '../../people/people/told-apart.reads';
import { plannedPeople } from './planned-people';
import { planPublications, publicationPeople } from './publications.table';
import { readPublishedUnlawful } from './published-unlawful';

const pub = alias(planPublications, 'pub');
const p = alias(publicationPeople, 'p');
const e = alias(employees, 'e');
const author = alias(accounts, 'author');
const reader = alias(accounts, 'reader');
const grant = alias(accountHotels, 'hotel_grant');

const hasAccount = sql`exists (select from ${accountHotels} ${grant} join ${accounts} ${reader} on ${reader.id} = ${grant.accountId}
  where ${grant.companyId} = ${p.companyId} and ${grant.employeeId} = ${p.employeeId} and ${reader.disabledAt} is null and ${isInForce(grant)})`;

const epoch = (column: SQL | typeof pub.publishedAt) => sql`date_part('epoch', ${column})::float8`;

export interface Days {
  first: string;
  last: string;
}

/** The condition for the people of publications whom the account plans on these days. */
const isPlanned = async (db: Database, hotel: GrantedHotel, days: Days): Promise<SQL | undefined> =>
  isAmong(await plannedPeople(db, hotel, days));

const isAmong = (ids: readonly number[] | null): SQL | undefined =>
  ids === null ? undefined : sql`${p.employeeId} = any(${sql.param(ids)}::int[])`;

type Listed = AnswerOf<typeof publicationsContract.list>;

/** What was published of these days, newest first, with how many of the people whom the account plans confirmed it. */
export async function listPublications(db: Database, hotel: GrantedHotel, days: Days): Promise<Listed> {
  refuseWithoutPlanning(hotel);
  if (days.last < days.first) throw invalid('last', 'The last day must not be before the first.');
  if (daysBetween(days.first, days.last) >= longestPlan)
    throw invalid('last', `Ask for up to ${longestPlan} days at once.`);
  const planned = await plannedPeople(db, hotel, days);
  const wanted = and(
    sql`${pub.companyId} = ${hotel.companyId} and ${pub.firstDay} <= ${days.last} and ${pub.lastDay} >= ${days.first}`,
    isAmong(planned),
  );
  const { rows } = await db.execute<Record<string, unknown> & Omit<PublicationRow, 'publishedAt'> & { at: number }>(sql`
    select ${pub.id}, ${epoch(pub.publishedAt)} as at, ${author.fullName} as by, ${pub.firstDay}::text as first, ${pub.lastDay}::text as last,
      count(*)::int as people, count(${p.seenAt})::int as seen,
      (count(*) filter (where ${p.seenAt} is null and not ${hasAccount}))::int as "withoutAccount"
    from ${planPublications} ${pub}
    join ${publicationPeople} ${p} on ${p.companyId} = ${pub.companyId} and ${p.publicationId} = ${pub.id}
    left join ${accounts} ${author} on ${author.id} = ${pub.accountId}
    where ${wanted}
    group by ${pub.companyId}, ${pub.id}, ${author.fullName} order by ${pub.id} desc limit ${mostPublications}`);
  const clock = hotelClock(hotel.timeZone);
  return {
    publications: rows.map(({ at, ...row }) => Object.assign(row, { publishedAt: clock.format(at) })),
    unlawful: await readPublishedUnlawful(db, hotel, days, planned),
  };
}

/** Returns a publication of the hotel; not found if it concerns nobody whom the account plans. */
export async function findPublication(
  db: Database,
  hotel: GrantedHotel,
  id: number,
): Promise<Days & { isPlanned: SQL | undefined }> {
  refuseWithoutPlanning(hotel);
  const { rows } = await db.execute<Record<string, unknown> & Days>(sql`
    select ${pub.firstDay}::text as first, ${pub.lastDay}::text as last
    from ${planPublications} ${pub} where ${pub.companyId} = ${hotel.companyId} and ${pub.id} = ${id}`);
  const [days] = rows;
  if (!days) throw notFound('Publication');
  const ofAccount = await isPlanned(db, hotel, days);
  const { rows: some } = await db.execute(sql`select from ${publicationPeople} ${p}
    where ${and(sql`${p.companyId} = ${hotel.companyId} and ${p.publicationId} = ${id}`, ofAccount)} limit 1`);
  if (some.length === 0) throw notFound('Publication');
  return { ...days, isPlanned: ofAccount };
}

type RecipientRow = Omit<Recipient, 'seenAt' | 'remindedAt'> & Record<'seen' | 'reminded', number | null>;

/** Who has confirmed a publication and who has not, of the people whom the account plans; those who have not first. */
export async function listRecipients(db: Database, hotel: GrantedHotel, id: number): Promise<Recipient[]> {
  const found = await findPublication(db, hotel, id);
  const wanted = and(sql`${p.companyId} = ${hotel.companyId} and ${p.publicationId} = ${id}`, found.isPlanned);
  const { rows } = await db.execute<Record<string, unknown> & RecipientRow>(sql`
    select ${p.employeeId} as "employeeId", ${toldApart(e)} as name, ${e.code},
      ${epoch(sql`${p.seenAt}`)} as seen, ${epoch(sql`${p.remindedAt}`)} as reminded, ${hasAccount} as "hasAccount"
    from ${publicationPeople} ${p} join ${employees} ${e} on ${e.companyId} = ${p.companyId} and ${e.id} = ${p.employeeId}
    where ${wanted} order by ${p.seenAt} is not null, ${e.nameOrder}, ${e.id}`);
  const clock = hotelClock(hotel.timeZone);
  const moment = (second: number | null) => (second === null ? null : clock.format(second));
  return rows.map(({ seen, reminded, ...row }) =>
    Object.assign(row, { seenAt: moment(seen), remindedAt: moment(reminded) }),
  );
}
