import type { ParsedRequestOf } from '@horae/contract/route';
import {
  type PlannerHere,
  planPresenceContract,
  presenceSeconds,
} from '@horae/contract/scheduling/plan-presence.contract';
import { longestPlan } from '@horae/contract/scheduling/planned-items';
import { daysBetween } from '@horae/local-time/local-date';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import { type Database, inTransaction } from '#platform/database';
import { invalid } from '#platform/errors';
import { refuseWithoutPlanning } from '#roster/refuse-without-planning';
import { readResources } from '#roster/resources';
import { accounts } from '../../core/session/session.table';
import { planPresence } from './plan-presence.table';

type Where = ParsedRequestOf<typeof planPresenceContract.tell>['body'];

/** Keeps for some seconds where an account plans, and returns who else plans the hotel. */
export async function tellPresence(
  db: Database,
  accountId: number,
  hotel: GrantedHotel,
  { first, last, at, isEditing, isLeaving }: Where,
): Promise<PlannerHere[]> {
  refuseWithoutPlanning(hotel);
  if (last < first) throw invalid('last', 'The last day must not be before the first.');
  if (daysBetween(first, last) >= longestPlan) throw invalid('last', `Ask for up to ${longestPlan} days at once.`);
  const { companyId } = hotel;
  return inTransaction(db, async (tx) => {
    const own = and(eq(planPresence.companyId, companyId), eq(planPresence.accountId, accountId));
    if (isLeaving) {
      await tx.delete(planPresence).where(own);
      return [];
    }
    const now = {
      firstDay: first,
      lastDay: last,
      atEmployee: at?.employeeId ?? null,
      atDay: at?.day ?? null,
      isEditing: at !== null && isEditing,
      seenAt: sql`now()`,
    };
    await tx
      .insert(planPresence)
      .values({ companyId, accountId, ...now })
      .onConflictDoUpdate({ target: [planPresence.companyId, planPresence.accountId], set: now });
    return readOthers(tx, accountId, hotel);
  });
}

async function readOthers(tx: Database, accountId: number, hotel: GrantedHotel): Promise<PlannerHere[]> {
  const rows = await tx
    .select({
      accountId: accounts.id,
      name: accounts.fullName,
      first: planPresence.firstDay,
      last: planPresence.lastDay,
      employeeId: planPresence.atEmployee,
      day: planPresence.atDay,
      isEditing: planPresence.isEditing,
    })
    .from(planPresence)
    .innerJoin(accounts, eq(accounts.id, planPresence.accountId))
    .where(
      and(
        eq(planPresence.companyId, hotel.companyId),
        ne(planPresence.accountId, accountId),
        sql`${planPresence.seenAt} > now() - ${presenceSeconds.kept} * interval '1 second'`,
      ),
    )
    .orderBy(asc(accounts.fullName), asc(accounts.id));
  const sees = await seenOf(tx, hotel, rows);
  return rows.map(({ accountId: id, name, first, last, employeeId, day, isEditing }) => {
    const at = employeeId !== null && day !== null && sees(employeeId) ? { employeeId, day } : null;
    return { accountId: id, name, first, last, at, isEditing: at !== null && isEditing };
  });
}

/** Whether the account sees a person on the days of the others; asks nothing for those who see the whole hotel. */
async function seenOf(
  tx: Database,
  hotel: GrantedHotel,
  rows: readonly { employeeId: number | null; day: string | null }[],
): Promise<(employeeId: number) => boolean> {
  const cells = rows.flatMap(({ employeeId, day }) =>
    employeeId !== null && day !== null ? [{ employeeId, day }] : [],
  );
  if (hotel.scope.kind === 'hotel' || cells.length === 0) return () => true;
  const days = cells.map(({ day }) => day).sort();
  const people = await readResources(
    tx,
    hotel,
    { employees: cells.map(({ employeeId }) => employeeId) },
    { first: days[0]!, last: days.at(-1)! },
  );
  const known = new Set(people.map(({ employeeId }) => employeeId));
  return (id) => known.has(id);
}
