import type { ShiftPlace } from '@horae/contract/scheduling/shifts.contract';
import type { ShiftStatus, ShiftType } from '@horae/contract/scheduling/staff-timeline.contract';
import { and, eq, gt, gte, lt, lte } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { placeNames, placeOfItem } from '#roster/place-names';
import { type LoanRow, readLoans } from '../../people/people/loans.reads';
import { hourlyLeaves, leaves, shifts } from '../shifts/shifts.table';

/** One shift or leave in a feed; whole days are inclusive dates. */
export interface FeedShift {
  id: number;
  version: number;
  type: ShiftType | 'HourlyLeave' | 'CompensatoryDayOff';
  status: ShiftStatus;
  notes: string | null;
  /** Where and as what it is worked, if not where and as what its person works on that day; on loan it is in the host. */
  place?: ShiftPlace;
  /** The hotel where it is worked, if its person is on loan to another one. */
  hostHotel?: string;
  at: { from: Date; to: Date } | { firstDay: string; lastDay: string };
}

/** Local days, both inclusive, and the instants at which they start and end. */
export interface FeedPeriod {
  firstDay: string;
  lastDay: string;
  from: Date;
  to: Date;
  dayOf: (instant: Date) => string;
}

/** The planned shifts and leaves of an employee that touch the period; the declared layer is left out. */
export async function readFeedShifts(
  db: Database,
  companyId: number,
  employeeId: number,
  { firstDay, lastDay, from, to, dayOf }: FeedPeriod,
): Promise<FeedShift[]> {
  const worked = await db
    .select()
    .from(shifts)
    .where(
      and(
        eq(shifts.companyId, companyId),
        eq(shifts.employeeId, employeeId),
        eq(shifts.layer, 'planned'),
        lt(shifts.startsAt, to),
        gt(shifts.endsAt, from),
      ),
    )
    .orderBy(shifts.startsAt, shifts.id);
  const names = await placeNames(db, companyId, worked);
  const lent = await readLoans(db, companyId, [employeeId], { from: firstDay, to: lastDay });
  const hostOf = (day: string) => lent.find((loan) => loan.firstDay <= day && day <= loan.lastDay);
  const away = await db
    .select()
    .from(leaves)
    .where(
      and(
        eq(leaves.companyId, companyId),
        eq(leaves.employeeId, employeeId),
        lte(leaves.firstDay, lastDay),
        gte(leaves.lastDay, firstDay),
      ),
    )
    .orderBy(leaves.firstDay, leaves.id);
  const hours = await db
    .select()
    .from(hourlyLeaves)
    .where(
      and(
        eq(hourlyLeaves.companyId, companyId),
        eq(hourlyLeaves.employeeId, employeeId),
        lt(hourlyLeaves.startsAt, to),
        gt(hourlyLeaves.endsAt, from),
      ),
    )
    .orderBy(hourlyLeaves.startsAt, hourlyLeaves.id);
  return [
    ...worked.map(
      ({ id, version, type, status, notes, startsAt, endsAt, ...place }): FeedShift =>
        Object.assign(
          { id, version, type, status, notes, at: { from: startsAt, to: endsAt } },
          inHost(placeOfItem(place, names), hostOf(dayOf(startsAt)), companyId),
        ),
    ),
    ...away.map(
      ({ id, version, type, compensates, status, firstDay: first, lastDay: last }): FeedShift => ({
        id,
        version,
        type: compensates ? 'CompensatoryDayOff' : type,
        status,
        // A feed address is shared more easily than a login, so the reason for an absence is left out.
        notes: null,
        at: { firstDay: first, lastDay: last },
      }),
    ),
    ...hours.map(
      ({ id, version, status, startsAt, endsAt }): FeedShift => ({
        id,
        version,
        type: 'HourlyLeave',
        status,
        notes: null,
        at: { from: startsAt, to: endsAt },
      }),
    ),
  ];
}

function inHost(
  place: ShiftPlace,
  host: LoanRow | undefined,
  companyId: number,
): Pick<FeedShift, 'place' | 'hostHotel'> {
  if (!host) return { place };
  const isAway = host.hostHotel !== companyId;
  const department = host.hostDepartmentName || null;
  return {
    place: { ...place, departmentId: null, department, ...(isAway && { workCentreId: null, workCentre: null }) },
    ...(isAway && { hostHotel: host.hostHotelName }),
  };
}
