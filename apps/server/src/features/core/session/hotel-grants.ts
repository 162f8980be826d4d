import { and, eq, sql } from 'drizzle-orm';
import type { Account, GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import type { HotelScope } from '#platform/hotel-scope';
import { prepared } from '#platform/prepared';
import { companies, departments, organisationUnits } from '../../people/organisation/organisation.table';
import { accountHotels } from './session.table';

const hotelAndGrant = prepared((db) =>
  db
    .select({
      companyId: companies.companyId,
      name: companies.name,
      timeZone: companies.timeZone,
      grant: {
        scope: accountHotels.scope,
        scopeId: accountHotels.scopeId,
        employeeId: accountHotels.employeeId,
        mayApprove: accountHotels.mayApprove,
        mayPlan: accountHotels.mayPlan,
      },
    })
    .from(companies)
    .leftJoin(
      accountHotels,
      and(eq(accountHotels.companyId, companies.companyId), eq(accountHotels.accountId, sql.placeholder('accountId'))),
    )
    .where(eq(companies.companyId, sql.placeholder('companyId')))
    .prepare('hotel_and_grant'),
);

/** The hotel, if it exists and this account may use it: an administrator any, a client those granted, as far as its scope goes. */
export async function grantedHotel(db: Database, account: Account, companyId: number): Promise<GrantedHotel | null> {
  const [hotel] = await hotelAndGrant(db).execute({ accountId: account.id, companyId });
  if (!hotel) return null;
  const { name, timeZone, grant } = hotel;
  const granted = { companyId, name, timeZone };
  if (account.role === 'admin')
    return { ...granted, scope: { kind: 'hotel' }, mayApprove: true, mayPlan: true, self: null };
  if (!grant) return null;
  const { mayApprove, mayPlan, employeeId } = grant;
  return {
    ...granted,
    scope: await scopeOf(db, companyId, grant),
    mayApprove,
    mayPlan,
    self: mayApprove ? null : employeeId,
  };
}

type Grant = Pick<typeof accountHotels.$inferSelect, 'scope' | 'scopeId' | 'employeeId'>;

async function scopeOf(db: Database, companyId: number, grant: Grant): Promise<HotelScope> {
  const { scope, scopeId, employeeId } = grant;
  if (scope === 'hotel') return { kind: 'hotel' };
  // The table lets no such scope be without its id; 0 is nobody's.
  if (scope === 'self') return { kind: 'self', ids: [employeeId ?? 0] };
  const table = scope === 'unit' ? organisationUnits : departments;
  const { rows } = await db.execute<{ id: number }>(sql`with recursive place as (
    select ${table.id}, ${table.continuedAs} as next from ${table} where ${table.companyId} = ${companyId} and ${table.id} = ${scopeId}
    union select ${table.id}, ${table.continuedAs} from ${table} join place on ${table.id} = place.next where ${table.companyId} = ${companyId}
  ) select id from place order by id`);
  return { kind: scope, ids: rows.map(({ id }) => id) };
}
