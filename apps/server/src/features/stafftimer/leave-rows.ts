import type { ShiftStatus, ShiftType } from '@horae/contract/stafftimer.contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import type { HotelClock } from '#platform/hotel-time';
import type { EventQuery, EventRow } from './events';

type LeaveRow = {
  id: number;
  employee_id: number;
  type: ShiftType;
  first_day: string;
  end_day: string;
  status: ShiftStatus;
  notes: string | null;
  version: number;
};

/** The days off and leaves of a query, from local midnight to local midnight. */
export async function readLeaves(db: Database, query: EventQuery, clock: HotelClock): Promise<EventRow[]> {
  if (query.types.length === 0) return [];
  const { companyId, period, types, employeeIds, atMost } = query;
  return leavesWhere(
    db,
    sql`company_id = ${companyId}
      and first_day <= ${clock.dayOf(period.to - 1)}::date and last_day >= ${clock.dayOf(period.from)}::date
      and type = any(${sql.param(types)}::text[]::leave_type[])
      ${employeeIds ? sql`and employee_id = any(${sql.param(employeeIds)}::int[])` : sql``}
      order by first_day, id limit ${atMost + 1}`,
    clock,
  );
}

export async function leavesWhere(db: Database, condition: SQL, clock: HotelClock): Promise<EventRow[]> {
  const { rows } = await db.execute<LeaveRow>(sql`
    select id, employee_id, type, first_day::text, (last_day + 1)::text as end_day, status, notes, version
    from leaves where ${condition}`);
  return rows.map(({ id, employee_id, type, first_day, end_day, status, notes, version }) => ({
    id,
    employeeId: employee_id,
    type,
    isDeclared: false,
    start: clock.startOf(first_day),
    end: clock.startOf(end_day),
    allDay: true,
    breakMinutes: 0,
    status,
    notes,
    actualStart: null,
    actualEnd: null,
    version,
  }));
}
