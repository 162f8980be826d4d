import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { noPlace, type PlannedItem } from '#roster/planned-item';
import { leaves, shifts } from './shifts.table';

interface Hotel {
  companyId: number;
  timeZone: string;
}

/** A published item of the roster, with the version that a change to it must name. */
export interface PublishedItem extends PlannedItem {
  version: number;
  status: (typeof shifts.$inferSelect)['status'];
}

const shiftColumns = {
  id: shifts.id,
  employeeId: shifts.employeeId,
  type: shifts.type,
  startsAt: shifts.startsAt,
  endsAt: shifts.endsAt,
  breakMinutes: shifts.breakMinutes,
  notes: shifts.notes,
  departmentId: shifts.departmentId,
  jobTitle: shifts.jobTitle,
  workCentreId: shifts.workCentreId,
  costPlace: shifts.costPlace,
  skill: shifts.skill,
  status: shifts.status,
  version: shifts.version,
};
const leaveColumns = {
  id: leaves.id,
  employeeId: leaves.employeeId,
  type: leaves.type,
  leaveKind: leaves.kind,
  compensates: leaves.compensates,
  firstDay: leaves.firstDay,
  lastDay: leaves.lastDay,
  notes: leaves.notes,
  status: leaves.status,
  version: leaves.version,
};

/** The published items with these ids, locked until the transaction ends; declared and cancelled ones are left out. */
export async function lockPublished(tx: Database, hotel: Hotel, ids: readonly number[]): Promise<PublishedItem[]> {
  if (ids.length === 0) return [];
  const { work, away } = queriesOf(tx, hotel, ids);
  return itemsOf(hotel, await work.for('update'), await away.for('update'));
}

/** The same, without a lock. */
export async function readPublishedById(db: Database, hotel: Hotel, ids: readonly number[]): Promise<PublishedItem[]> {
  if (ids.length === 0) return [];
  const { work, away } = queriesOf(db, hotel, ids);
  return itemsOf(hotel, await work, await away);
}

function queriesOf(db: Database, { companyId }: Hotel, ids: readonly number[]) {
  const all = [...ids];
  const isPlanned = and(eq(shifts.layer, 'planned'), ne(shifts.status, 'cancelled'));
  const ofShifts = and(eq(shifts.companyId, companyId), isPlanned, inArray(shifts.id, all));
  const ofLeaves = and(eq(leaves.companyId, companyId), ne(leaves.status, 'cancelled'), inArray(leaves.id, all));
  return {
    work: db.select(shiftColumns).from(shifts).where(ofShifts).orderBy(shifts.id),
    away: db.select(leaveColumns).from(leaves).where(ofLeaves).orderBy(leaves.id),
  };
}

/** The published items of these people that touch the days, cancelled ones left out. */
export async function readPublished(
  db: Database,
  hotel: Hotel,
  employees: readonly number[],
  { first, last }: { first: string; last: string },
): Promise<PublishedItem[]> {
  if (employees.length === 0) return [];
  const clock = hotelClock(hotel.timeZone);
  const whose = [...employees];
  const work = await db
    .select(shiftColumns)
    .from(shifts)
    .where(
      and(
        eq(shifts.companyId, hotel.companyId),
        eq(shifts.layer, 'planned'),
        inArray(shifts.employeeId, whose),
        sql`${shifts.status} <> 'cancelled'`,
        // A shift lasts up to 48 hours, so the index on the start finds all that reach into the first day.
        sql`${shifts.startsAt} > to_timestamp(${clock.startOf(first)}) - interval '48 hours'`,
        sql`${shifts.startsAt} < to_timestamp(${clock.at(last, 1440)})`,
        sql`${shifts.endsAt} > to_timestamp(${clock.startOf(first)})`,
      ),
    );
  const away = await db
    .select(leaveColumns)
    .from(leaves)
    .where(
      and(
        eq(leaves.companyId, hotel.companyId),
        inArray(leaves.employeeId, whose),
        sql`${leaves.status} <> 'cancelled'`,
        sql`${leaves.firstDay} <= ${last}::date and ${leaves.lastDay} >= ${first}::date`,
      ),
    );
  return itemsOf(hotel, work, away);
}

type ShiftRow = Pick<typeof shifts.$inferSelect, keyof typeof shiftColumns>;
type LeaveRow = Pick<typeof leaves.$inferSelect, Exclude<keyof typeof leaveColumns, 'leaveKind'>> & {
  leaveKind: PlannedItem['leaveKind'];
};

function itemsOf({ timeZone }: Hotel, work: readonly ShiftRow[], away: readonly LeaveRow[]): PublishedItem[] {
  const clock = hotelClock(timeZone);
  const ofWork = work.map(({ startsAt, endsAt, ...row }): PublishedItem => {
    const [start, end] = [startsAt.getTime() / 1000, endsAt.getTime() / 1000];
    const days = { firstDay: clock.dayOf(start), lastDay: clock.dayOf(end - 1) };
    return Object.assign(row, days, { start, end, allDay: false, leaveKind: null });
  });
  const ofLeave = away.map((row): PublishedItem => {
    const [start, end] = [clock.startOf(row.firstDay), clock.at(row.lastDay, 1440)];
    return Object.assign(row, { start, end, allDay: true, breakMinutes: 0 }, noPlace);
  });
  return [...ofWork, ...ofLeave];
}
