import { and, eq, sql } from 'drizzle-orm';
import type { Account, GrantedHotel } from '#platform/account';
import { askTogether } from '#platform/ask-together';
import type { Database } from '#platform/database';
import { withAllCompanies } from '#platform/fence/companies';
import type { HotelScope } from '#platform/hotel-scope';
import { prepared } from '#platform/prepared';
import { type PlaceKind, placesOfScope } from '../../people/organisation/organisation.reads';
import { companies } from '../../people/organisation/organisation.table';
import { isInForce } from './session.reads';
import { accountHotels } from './session.table';

const hotelsAndGrants = prepared((db) => {
  const query = db
    .select({
      hotel: { companyId: companies.companyId, name: companies.name, timeZone: companies.timeZone },
      grant: {
        accountId: accountHotels.accountId,
        scope: accountHotels.scope,
        unitIds: accountHotels.unitIds,
        departmentIds: accountHotels.departmentIds,
        employeeId: accountHotels.employeeId,
        mayApprove: accountHotels.mayApprove,
        mayPlan: accountHotels.mayPlan,
        maySeePay: accountHotels.maySeePay,
      },
    })
    .from(companies)
    .leftJoin(
      accountHotels,
      and(
        eq(accountHotels.companyId, companies.companyId),
        sql`${accountHotels.accountId} = any(${sql.placeholder('accountIds')}::int[])`,
        isInForce(accountHotels),
      ),
    )
    .where(sql`${companies.companyId} = any(${sql.placeholder('companyIds')}::int[])`)
    .prepare('hotels_and_grants');
  return askTogether(async (keys: string[]) => {
    const pairs = keys.map((key) => key.split(' ').map(Number));
    const accountIds = pairs.map(([accountId]) => accountId);
    const companyIds = pairs.map(([, companyId]) => companyId);
    // One question of many callers, each of whom gets the answer about its own pair.
    const found = await withAllCompanies(() => query.execute({ accountIds, companyIds }));
    const hotels = new Map(found.map(({ hotel }) => [hotel.companyId, hotel]));
    const grants = new Map(found.map(({ hotel, grant }) => [pairKey(grant?.accountId, hotel.companyId), grant]));
    return new Map(
      keys.flatMap((key, index) => {
        const hotel = hotels.get(pairs[index]?.[1] ?? 0);
        return hotel ? [[key, { hotel, grant: grants.get(key) ?? null }]] : [];
      }),
    );
  });
});

const pairKey = (accountId: number | undefined, companyId: number) => `${accountId} ${companyId}`;

/**
 * Returns the hotel if it exists and the account may use it: administrators any, clients granted ones, within scope.
 */
export async function grantedHotel(
  db: Database,
  account: Pick<Account, 'id' | 'role'>,
  companyId: number,
): Promise<GrantedHotel | null> {
  const found = await hotelsAndGrants(db)(pairKey(account.id, companyId));
  if (!found) return null;
  const { hotel: granted, grant } = found;
  if (account.role === 'admin')
    return { ...granted, scope: { kind: 'hotel' }, mayApprove: true, mayPlan: true, maySeePay: true, self: null };
  if (!grant) return null;
  const { mayApprove, mayPlan, maySeePay, employeeId } = grant;
  return {
    ...granted,
    scope: await scopeOf(db, companyId, grant),
    mayApprove,
    mayPlan,
    maySeePay,
    self: mayApprove ? null : employeeId,
  };
}

type Grant = Pick<typeof accountHotels.$inferSelect, 'scope' | 'unitIds' | 'departmentIds' | 'employeeId'>;

async function scopeOf(db: Database, companyId: number, grant: Grant): Promise<HotelScope> {
  const { scope, unitIds, departmentIds, employeeId } = grant;
  if (scope === 'hotel') return { kind: 'hotel' };
  // A constraint requires the employee of such a scope; 0 matches none.
  if (scope === 'self') return { kind: 'self', employee: employeeId ?? 0 };
  const [units, departments] = await Promise.all([
    continued(db, 'unit', companyId, unitIds),
    continued(db, 'department', companyId, departmentIds),
  ]);
  return { kind: 'places', units, departments };
}

/** The ids of places and of those that continue them, in order: they are part of the keys of kept answers. */
async function continued(db: Database, kind: PlaceKind, companyId: number, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<{ id: number }>(sql`${placesOfScope(kind, companyId, ids)} order by id`);
  return rows.map(({ id }) => id);
}
