import type { PublishedUnlawful } from '@horae/contract/scheduling/publications.contract';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { accounts } from '../../core/session/session.table';
import { planPublications } from './publications.table';

const pub = alias(planPublications, 'pub');
const author = alias(accounts, 'author');

/** More reasons than anybody reads; the newest come first. */
const mostReasons = 50;

/**
 * What of these days, or with a finding on one of them, was published although it is against the law or the agreement,
 * newest first, of any of these employees; null: of anybody. Those who see the whole hotel also read what names nobody:
 * files of people who were new.
 */
export async function readPublishedUnlawful(
  db: Database,
  { companyId, timeZone, scope }: Pick<GrantedHotel, 'companyId' | 'timeZone' | 'scope'>,
  { first, last }: { first: string; last: string },
  employees: readonly number[] | null,
): Promise<PublishedUnlawful[]> {
  const isTheirs =
    employees === null
      ? sql`true`
      : sql`(${pub.employeeIds} && ${sql.param(employees)}::int[] or ${scope.kind === 'hotel'} and ${pub.employeeIds} = '{}')`;
  const { rows } = await db.execute<Record<string, unknown> & Omit<PublishedUnlawful, 'publishedAt'> & { at: number }>(
    sql`select date_part('epoch', ${pub.publishedAt})::float8 as at, ${author.fullName} as by, ${pub.firstDay}::text as first,
        ${pub.lastDay}::text as last, ${pub.reason}
      from ${planPublications} ${pub} left join ${accounts} ${author} on ${author.id} = ${pub.accountId}
      where ${pub.companyId} = ${companyId} and ${pub.reason} is not null
        and (${pub.firstDay} <= ${last} and ${pub.lastDay} >= ${first}
          or exists (select from unnest(${pub.findingDays}) day where day between ${first}::date and ${last}::date))
        and ${isTheirs}
      order by ${pub.id} desc limit ${mostReasons}`,
  );
  const clock = hotelClock(timeZone);
  return rows.map(({ at, ...row }) => Object.assign(row, { publishedAt: clock.format(at) }));
}
