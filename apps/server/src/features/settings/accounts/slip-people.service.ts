import type { SlipPerson } from '@horae/contract/settings/slips.contract';
import { and, asc, eq, inArray, isNull, max, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { notFound } from '#platform/errors';
import { accountHotels, accounts, passwordResets } from '../../core/session/session.table';
import { companies, departments } from '../../people/organisation/organisation.table';
import { isOverOn } from '../../people/people/employed-on.reads';
import { employees } from '../../people/people/employees.table';

/** An employee with the account that is theirs, if any. */
export type Holder = Awaited<ReturnType<typeof holdersOf>>[number];

/** The people of a hotel who can get in by a slip: those without an account, or with one that has no e-mail. */
export async function readSlipPeople(db: Database, hotel: number) {
  const { name: hotelName } = await hotelOf(db, hotel);
  const people = (await holdersOf(db, hotel)).filter(
    ({ hasLeft, accountId, email, isDisabled }) =>
      !hasLeft && (accountId === null || (email === null && isDisabled === false)),
  );
  const slips = await openSlips(db, hotel);
  return { hotelName, people: people.map((holder) => shown(holder, slips)) };
}

function shown(holder: Holder, slips: Map<number, Date>): SlipPerson {
  const { id, code, name, department, accountId, loginName, hasPassword } = holder;
  const until = accountId === null ? undefined : slips.get(accountId);
  const hasEmail = Boolean(holder.personEmail?.trim());
  const withAccount = until ? 'open' : hasPassword ? 'password' : 'no-slip';
  const state = accountId === null ? 'no-account' : withAccount;
  return { id, code, name, department, hasEmail, loginName, state, validUntil: until?.toISOString() ?? null };
}

export async function hotelOf(db: Database, hotel: number) {
  const [company] = await db.select().from(companies).where(eq(companies.companyId, hotel));
  if (!company) throw notFound('Hotel');
  return company;
}

/** The employees of a hotel, or some of them, who are not erased. */
export async function holdersOf(db: Database, hotel: number, employeeIds?: number[]) {
  const { timeZone } = await hotelOf(db, hotel);
  const today = sql`(now() at time zone ${timeZone})::date`;
  return db
    .select({
      id: employees.id,
      code: employees.code,
      name: employees.name,
      department: departments.name,
      personEmail: employees.email,
      hasLeft: sql<boolean>`${isOverOn(employees, today)}`,
      accountId: accountHotels.accountId,
      email: accounts.email,
      loginName: accounts.loginName,
      hasPassword: sql<boolean>`${accounts.passwordHash} is not null`,
      isDisabled: sql<boolean>`${accounts.disabledAt} is not null`,
    })
    .from(employees)
    .innerJoin(
      departments,
      and(eq(departments.companyId, employees.companyId), eq(departments.id, employees.departmentId)),
    )
    .leftJoin(
      accountHotels,
      and(eq(accountHotels.companyId, employees.companyId), eq(accountHotels.employeeId, employees.id)),
    )
    .leftJoin(accounts, eq(accounts.id, accountHotels.accountId))
    .where(
      and(
        eq(employees.companyId, hotel),
        isNull(employees.erasedAt),
        employeeIds ? inArray(employees.id, employeeIds) : undefined,
      ),
    )
    .orderBy(asc(employees.nameOrder), asc(employees.id));
}

/** Until when the slips of a hotel work that nobody has used, by account. */
async function openSlips(db: Database, hotel: number): Promise<Map<number, Date>> {
  const rows = await db
    .select({ accountId: passwordResets.accountId, until: max(passwordResets.expiresAt) })
    .from(passwordResets)
    .innerJoin(accountHotels, eq(accountHotels.accountId, passwordResets.accountId))
    .where(
      and(
        eq(accountHotels.companyId, hotel),
        eq(passwordResets.kind, 'invitation'),
        isNull(passwordResets.usedAt),
        sql`${passwordResets.expiresAt} > now()`,
      ),
    )
    .groupBy(passwordResets.accountId);
  return new Map(rows.flatMap(({ accountId, until }) => (until ? [[accountId, until] as const] : [])));
}
