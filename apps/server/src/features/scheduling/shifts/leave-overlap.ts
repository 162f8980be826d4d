import { kindOfLeave, type LeaveKind } from '@horae/contract/scheduling/leave-kinds';
import { leaveNames } from '@horae/contract/scheduling/leave-names';
import type { LeaveType } from '@horae/contract/scheduling/staff-timeline.contract';
import { sql } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { conflict } from '#platform/errors';
import { hotelClock } from '#platform/hotel-time';
import { hourlyLeaves, leaves } from './shifts.table';

/** A leave to be saved: epoch seconds, and the local days that it touches. */
export interface LeaveSpan {
  /** The leave itself, if it is changed. */
  id: number | undefined;
  employeeId: number;
  start: number;
  end: number;
  firstDay: string;
  lastDay: string;
}

/** Refuses a leave on a day or at a time at which the employee has another. Call it once the roster of the employee is locked. */
export async function refuseOverlap(tx: Database, hotel: GrantedHotel, span: LeaveSpan): Promise<void> {
  await refuseDays(tx, hotel, span);
  await refuseHours(tx, hotel, span);
}

async function refuseDays(tx: Database, hotel: GrantedHotel, { id, employeeId, firstDay, lastDay }: LeaveSpan) {
  const { rows } = await tx.execute<LeaveNames & { first: string; last: string }>(sql`
    select ${leaves.type}, ${leaves.kind}, ${leaves.firstDay}::text as first, ${leaves.lastDay}::text as last from ${leaves}
    where ${leaves.companyId} = ${hotel.companyId} and ${leaves.employeeId} = ${employeeId} and ${leaves.status} <> 'cancelled'
      and ${leaves.type} <> 'DayOff' and ${leaves.id} is distinct from ${id ?? null}
      and ${leaves.firstDay} <= ${lastDay} and ${leaves.lastDay} >= ${firstDay} order by ${leaves.firstDay} limit 1`);
  if (!rows[0]) return;
  const { first, last } = rows[0];
  const when = first === last ? `on ${first}` : `from ${first} to ${last}`;
  throw conflict(`There is already leave ${when} (${nameOf(rows[0])}). Change it, or choose other days.`);
}

/** Refuses a leave of days on which the employee has leave by the hour. */
export async function refuseHours(
  tx: Database,
  hotel: GrantedHotel,
  { id, employeeId, start, end }: Omit<LeaveSpan, 'firstDay' | 'lastDay'>,
) {
  const { rows } = await tx.execute<{ kind: LeaveKind; from: number; to: number }>(sql`
    select ${hourlyLeaves.kind}, extract(epoch from ${hourlyLeaves.startsAt})::float8 as "from", extract(epoch from ${hourlyLeaves.endsAt})::float8 as "to" from ${hourlyLeaves}
    where ${hourlyLeaves.companyId} = ${hotel.companyId} and ${hourlyLeaves.employeeId} = ${employeeId} and ${hourlyLeaves.status} <> 'cancelled'
      and ${hourlyLeaves.id} is distinct from ${id ?? null}
      and ${hourlyLeaves.startsAt} < to_timestamp(${end}) and ${hourlyLeaves.endsAt} > to_timestamp(${start})
    order by ${hourlyLeaves.startsAt} limit 1`);
  if (!rows[0]) return;
  const clock = hotelClock(hotel.timeZone);
  const text = (second: number) => clock.format(second).slice(0, 16).replace('T', ' ');
  const { kind, from, to } = rows[0];
  throw conflict(
    `There is already leave from ${text(from)} to ${text(to)} (${leaveNames[kind]}). Change it, or choose another time.`,
  );
}

type LeaveNames = { type: LeaveType; kind: LeaveKind | null };

const nameOf = (leave: LeaveNames): string => leaveNames[kindOfLeave(leave)!];
