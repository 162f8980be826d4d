import { hotelRights, type UserData } from '@horae/contract/core/user-data';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { companies } from '../../people/organisation/organisation.table';
import { isInForce } from './session.reads';
import { abilityOf } from './session.rules';
import { accountHotels, accounts } from './session.table';

type AccountRow = typeof accounts.$inferSelect;

/** What areas add to the account data kept by the browser. */
export type SessionExtras = (db: Database, accountId: number) => Promise<UserData['extras']>;

/** The account data kept by the browser: never a password or its hash. */
export async function userDataOf(db: Database, account: AccountRow, extras: SessionExtras): Promise<UserData> {
  const { id, fullName, username, avatar, email, loginName, role } = account;
  const hotels = await hotelsOf(db, account);
  const employeeId = hotels.find((hotel) => hotel.employeeId)?.employeeId;
  return {
    id,
    fullName,
    username,
    avatar,
    email,
    ...(loginName !== null && { loginName }),
    role,
    ability: abilityOf(role, hotels),
    extras: await extras(db, id),
    hotels,
    ...(employeeId && { employeeId }),
  };
}

async function hotelsOf(db: Database, { id, role }: AccountRow): Promise<UserData['hotels']> {
  const rows = await db
    .select({
      ErpCompanyId: companies.companyId,
      name: companies.name,
      timeZone: companies.timeZone,
      employeeId: accountHotels.employeeId,
      dayAttribution: companies.dayAttribution,
      dayDivide: companies.dayDivide,
      mark: companies.mark,
      grant: {
        clock: accountHotels.mayClock,
        approve: accountHotels.mayApprove,
        plan: accountHotels.mayPlan,
        payroll: accountHotels.mayPayroll,
        seePay: accountHotels.maySeePay,
        administer: accountHotels.mayAdminister,
      },
    })
    .from(companies)
    .leftJoin(
      accountHotels,
      and(eq(accountHotels.companyId, companies.companyId), eq(accountHotels.accountId, id), isInForce(accountHotels)),
    )
    .where(role === 'admin' ? undefined : isNotNull(accountHotels.accountId))
    .orderBy(asc(companies.companyId));
  return rows.map(({ employeeId, mark, grant, ...hotel }) =>
    Object.assign(
      hotel,
      employeeId ? { employeeId } : {},
      mark ? { mark } : {},
      role === 'admin' ? {} : { rights: hotelRights.filter((right) => grant?.[right]) },
    ),
  );
}
