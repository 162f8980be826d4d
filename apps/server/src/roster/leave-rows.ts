import { sql } from 'drizzle-orm';
import { leaves, leaveType, rosterStatus } from '#features/scheduling/shifts/shifts.table';
import { column, numbers, texts } from '#platform/columns-of';
import type { Database } from '#platform/database';
import type { HotelClock } from '#platform/hotel-time';
import type { EventQuery, EventRow } from './event-row';

type Columns = Record<'id' | 'employee' | 'kind' | 'first' | 'end', string | null> & {
  notes: Record<number, string> | null;
  versions: Record<number, number> | null;
  laws: Record<number, NonNullable<EventRow['leaveKind']>> | null;
  compensates: Record<number, string> | null;
};

const [types, statuses] = [leaveType.enumValues, rosterStatus.enumValues];
const kind = sql`array_position(${sql.param(types)}::leave_type[], ${leaves.type}) * 16
  + array_position(${sql.param(statuses)}::roster_status[], ${leaves.status})`;

/** Reads the days off and leaves of a query, from local midnight to local midnight. */
export async function readLeaves(db: Database, query: EventQuery, clock: HotelClock): Promise<EventRow[]> {
  if (query.types.length === 0) return [];
  const { companyId, period, types, employeeIds, atMost } = query;
  const { rows } = await db.execute<Columns>(sql`
    select ${column(sql`id`)} as id, ${column(sql`employee`)} as employee, ${column(sql`kind`)} as kind,
      ${column(sql`first`)} as first, ${column(sql`after`)} as end,
      json_object_agg(id, notes) filter (where notes is not null) as notes,
      json_object_agg(id, version) filter (where version <> 1) as versions,
      json_object_agg(id, law) filter (where law is not null) as laws,
      json_object_agg(id, compensates) filter (where compensates is not null) as compensates
    from (
      select ${leaves.id}, ${leaves.employeeId} as employee, ${kind} as kind, ${leaves.firstDay} as first, ${leaves.lastDay} + 1 as after, ${leaves.notes}, ${leaves.kind} as law, ${leaves.compensates}, ${leaves.version}
      from ${leaves}
      where ${leaves.companyId} = ${companyId}
        and ${leaves.firstDay} <= ${clock.dayOf(period.to - 1)}::date and ${leaves.lastDay} >= ${clock.dayOf(period.from)}::date
        and ${leaves.type} = any(${sql.param(types)}::leave_type[])
        ${employeeIds ? sql`and ${leaves.employeeId} = any(${sql.param(employeeIds)}::int[])` : sql``}
      order by ${leaves.firstDay}, ${leaves.id} limit ${atMost + 1}
    ) found`);
  return rows[0] ? eventRows(rows[0], clock) : [];
}

function eventRows(columns: Columns, clock: HotelClock): EventRow[] {
  const notes = columns.notes ?? {};
  const laws = columns.laws ?? {};
  const compensates = columns.compensates ?? {};
  const versions = columns.versions ?? {};
  const [employee, kinds] = [numbers(columns.employee), numbers(columns.kind)];
  const [firstDays, endDays] = [texts(columns.first), texts(columns.end)];
  return numbers(columns.id).map((id, row) => ({
    id,
    employeeId: employee[row]!,
    type: types[(kinds[row]! >> 4) - 1]!,
    isDeclared: false,
    start: clock.startOf(firstDays[row]!),
    end: clock.startOf(endDays[row]!),
    allDay: true,
    breakMinutes: 0,
    status: statuses[(kinds[row]! & 15) - 1]!,
    notes: notes[id] ?? null,
    actualStart: null,
    actualEnd: null,
    leaveKind: laws[id] ?? null,
    compensates: compensates[id] ?? null,
    version: versions[id],
  }));
}
