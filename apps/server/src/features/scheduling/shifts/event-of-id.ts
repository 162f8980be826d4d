import { sql } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { withClockings } from '#roster/clockings';
import type { EventRow } from '#roster/event-row';
import type { EventPlace } from '#roster/wire-event';
import { eventOfId } from './event-row-of-id';
import { leaves, shifts } from './shifts.table';

/** An event with the version that a change to it must name. */
export interface VersionedEvent extends EventRow {
  version: number;
  /** The name of the department where it is worked, if that is not the one of its person on that day. */
  department: string | null;
  workCentre: string | null;
}

export interface PlacedEvent {
  event: VersionedEvent;
  place: EventPlace;
}

export async function readEvent(db: Database, hotel: GrantedHotel, id: number): Promise<PlacedEvent | null> {
  const [row] = await eventOfId(db).execute({ companyId: hotel.companyId, id });
  if (!row) return null;
  const { firstDay, endDay, leaveKind, compensates, ...current } = row.event;
  const clock = hotelClock(hotel.timeZone);
  const event: VersionedEvent = {
    ...current,
    start: current.start ?? clock.startOf(firstDay!),
    end: current.end ?? clock.startOf(endDay!),
    allDay: firstDay !== null,
    actualStart: null,
    actualEnd: null,
    ...(leaveKind && { leaveKind }),
    ...(compensates && { compensates }),
  };
  const { in: firstIn, out } = row.clocking;
  if (firstIn !== null)
    withClockings([event], new Map([[event.id, { in: firstIn, out, stay: (out ?? firstIn) - firstIn }]]));
  return { event, place: { ...row.place, employeeId: event.employeeId, id: String(event.employeeId) } };
}

/** Reads the event and locks it until the transaction ends. */
export async function lockEvent(tx: Database, hotel: GrantedHotel, id: number): Promise<PlacedEvent | null> {
  for (const table of [shifts, leaves]) {
    const current = sql`select from ${table} where ${table.companyId} = ${hotel.companyId} and ${table.id} = ${id} for update`;
    if ((await tx.execute(current)).rows.length > 0) return readEvent(tx, hotel, id);
  }
  return null;
}
