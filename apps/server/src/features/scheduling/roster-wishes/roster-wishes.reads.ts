import type { RosterWish as Wished } from '@horae/working-time';
import { and, asc, eq, gte, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { groupBy } from '#platform/group-by';
import { rosterWishes } from './roster-wishes.table';

/** What these people wish between two days, for the check of their plans. */
export async function readWishes(
  db: Database,
  companyId: number,
  employeeIds: number[],
  { first, last }: { first: string; last: string },
): Promise<(employeeId: number) => Wished[]> {
  const rows = await db
    .select({
      employeeId: rosterWishes.employeeId,
      firstDay: rosterWishes.firstDay,
      lastDay: rosterWishes.lastDay,
      weekdays: rosterWishes.weekdays,
      startTime: rosterWishes.startTime,
      endTime: rosterWishes.endTime,
    })
    .from(rosterWishes)
    .where(
      and(
        eq(rosterWishes.companyId, companyId),
        inArray(rosterWishes.employeeId, employeeIds),
        lte(rosterWishes.firstDay, last),
        or(isNull(rosterWishes.lastDay), gte(rosterWishes.lastDay, first)),
      ),
    )
    .orderBy(asc(rosterWishes.firstDay), asc(rosterWishes.id));
  const wishesOf = groupBy(rows, ({ employeeId }) => employeeId);
  return (employeeId) =>
    (wishesOf.get(employeeId) ?? []).map(({ firstDay, lastDay, weekdays, startTime, endTime }) => ({
      first: firstDay,
      last: lastDay,
      weekdays,
      hours: startTime === null || endTime === null ? null : [startTime, endTime],
    }));
}
