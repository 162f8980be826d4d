import type { OwnLanguage } from '@horae/contract/languages';
import { type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { companies } from '../../people/organisation/organisation.table';
import { hasLeft } from '../../people/people/employed-on.reads';
import { accountHotels, accounts } from './session.table';

const own = alias(accounts, 'own');
const other = alias(accounts, 'other');
const hotel = alias(companies, 'hotel');
const grant = alias(accountHotels, 'hotel_grant');

/** Whether a grant counts: that of an employee ends with their last day. */
export const isInForce = ({ companyId, employeeId }: Record<'companyId' | 'employeeId', PgColumn>): SQL =>
  sql`not ${hasLeft(companyId, employeeId)}`;

/** Whether an account may have sessions: it is not disabled, and not that of employees who have all left. */
export const mayLogIn = (account: typeof accounts): SQL =>
  sql`(${account.disabledAt} is null and (${account.role} = 'admin' or coalesce((
    select bool_or(${isInForce(grant)}) from ${accountHotels} ${grant} where ${grant.accountId} = ${account.id}), true)))`;

/** Whether an account belongs to a hotel: a client by a grant, an administrator always. */
export const hasHotel = (account: typeof accounts): SQL =>
  sql`(${account.role} = 'admin' or exists (select from ${accountHotels} ${grant} where ${grant.accountId} = ${account.id} and ${isInForce(grant)}))`;

/** The hotels that an account may use, as JSON: a list, or "all" for administrators. */
export const companiesOf = (account: typeof accounts): SQL =>
  sql`case when ${account.role} = 'admin' then '"all"'::jsonb else to_jsonb(array(
    select ${grant.companyId} from ${accountHotels} ${grant} where ${grant.accountId} = ${account.id} and ${isInForce(grant)})) end`;

/** The hotels that an account administers, as JSON: a list, or "all" for administrators. */
export const administeredBy = (account: typeof accounts): SQL =>
  sql`case when ${account.role} = 'admin' then '"all"'::jsonb else to_jsonb(array(
    select ${grant.companyId} from ${accountHotels} ${grant}
    where ${grant.accountId} = ${account.id} and ${grant.mayAdminister} and ${isInForce(grant)})) end`;

/** Whether an account may send mail to the outside: a client by a right at one of its hotels. */
export async function mayMailOutside(db: Database, accountId: number): Promise<boolean> {
  const mayMail = sql`exists (select from ${accountHotels} ${grant} where ${grant.accountId} = ${accountId} and ${grant.mayMail} and ${isInForce(grant)})`;
  return (
    (await db.$count(accounts, sql`${accounts.id} = ${accountId} and (${accounts.role} = 'admin' or ${mayMail})`)) > 0
  );
}

/** The language of an account: its own choice, or else that of the first of its hotels that has one. */
export const languageOf = (account: typeof accounts): SQL<OwnLanguage | null> => {
  const ofHotel = sql`select ${companies.language} from ${accountHotels} ${grant}
    join ${companies} on ${companies.companyId} = ${grant.companyId}
    where ${grant.accountId} = ${account.id} and ${companies.language} is not null order by ${grant.companyId} limit 1`;
  return sql`coalesce(${sql`${account.language}`}, (${ofHotel}))`;
};

type UsesHotel = (account: typeof own | typeof other) => SQL;

const hasUsedHotel: UsesHotel = ({ id, role }) =>
  sql`(${role} = 'admin' or exists (select from ${accountHotels} ${grant}
    where ${grant.companyId} = ${hotel.companyId} and ${grant.accountId} = ${id}))`;

const usesHotel: UsesHotel = ({ id, role }) =>
  sql`(${role} = 'admin' or exists (select from ${accountHotels} ${grant}
    where ${grant.companyId} = ${hotel.companyId} and ${grant.accountId} = ${id} and ${isInForce(grant)}))`;

/**
 * The ids of the accounts that share a hotel with an account, as a query with the column `id`. Administrators use every
 * hotel, and know each other even before there is one.
 */
const colleaguesOf = (accountId: number, isOfHotel: UsesHotel): SQL => sql`
  select ${other.id} as id from ${accounts} ${own} join ${accounts} ${other} on ${other.id} <> ${own.id}
  where ${own.id} = ${accountId}
    and ((${own.role} = 'admin' and ${other.role} = 'admin')
      or exists (select from ${companies} ${hotel} where ${usesHotel(own)} and ${isOfHotel(other)}))`;

/** The ids of the colleagues of an account who can read what it writes to them: those that are not disabled and have not left. */
export const reachableFrom = (accountId: number): SQL =>
  sql`${colleaguesOf(accountId, usesHotel)} and ${other.disabledAt} is null`;

/**
 * Whether an account may know another by name: itself, and who shares a hotel with it or has shared it. Null stands for
 * a sample.
 */
export const isKnownTo = (accountId: number, author: PgColumn | SQL): SQL =>
  sql`(${author} is null or ${author} = ${accountId} or ${author} in (${colleaguesOf(accountId, hasUsedHotel)}))`;
