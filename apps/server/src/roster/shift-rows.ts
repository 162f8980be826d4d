import { sql } from 'drizzle-orm';
import { rosterStatus, workedType } from '#features/scheduling/shifts/shifts.table';
import { column, numbers } from '#platform/columns-of';
import type { Database } from '#platform/database';
import type { EventQuery, EventRow } from './event-row';

type Columns = Record<'id' | 'employee' | 'kind' | 'start' | 'seconds' | 'break', string | null> & {
  notes: Record<number, string> | null;
};

const [types, statuses] = [workedType.enumValues, rosterStatus.enumValues];
// Type, status and layer in one number: a third of the columns and no text for each.
const kind = sql`array_position(${sql.param(types)}::worked_type[], type) * 32
  + array_position(${sql.param(statuses)}::roster_status[], status) * 2 + (layer = 'declared')::int`;

/** The shifts of a query by start, then id. */
export async function readShifts(db: Database, query: EventQuery): Promise<EventRow[]> {
  if (query.types.length === 0) return [];
  const { companyId, period, types, withDeclared, employeeIds, atMost } = query;
  // No shift lasts more than 48 hours (a constraint), so the plain index on the start finds all that reach in.
  const { rows } = await db.execute<Columns>(sql`
    select ${column(sql`id`)} as id, ${column(sql`employee_id`)} as employee, ${column(sql`kind`)} as kind,
      ${column(sql`start`)} as start, ${column(sql`seconds`)} as seconds, ${column(sql`break_minutes`)} as break,
      json_object_agg(id, notes) filter (where notes is not null) as notes
    from (
      select id, employee_id, ${kind} as kind, date_part('epoch', starts_at)::int8 as start,
        date_part('epoch', ends_at - starts_at)::int as seconds, break_minutes, notes
      from shifts
      where company_id = ${companyId}
        and starts_at < to_timestamp(${period.to}) and starts_at > to_timestamp(${period.from}) - interval '48 hours'
        and ends_at > to_timestamp(${period.from})
        and type = any(${sql.param(types)}::worked_type[])
        ${withDeclared ? sql`` : sql`and (layer = 'planned' or type = 'Overtime')`}
        ${employeeIds ? sql`and employee_id = any(${sql.param(employeeIds)}::int[])` : sql``}
      order by starts_at, id limit ${atMost + 1}
    ) found`);
  return rows[0] ? eventRows(rows[0]) : [];
}

function eventRows(columns: Columns): EventRow[] {
  const notes = columns.notes ?? {};
  const [employee, start, seconds] = [numbers(columns.employee), numbers(columns.start), numbers(columns.seconds)];
  const [kinds, breaks] = [numbers(columns.kind), numbers(columns.break)];
  return numbers(columns.id).map((id, row) => {
    const kind = kinds[row]!;
    return {
      id,
      employeeId: employee[row]!,
      type: types[(kind >> 5) - 1]!,
      isDeclared: (kind & 1) === 1,
      start: start[row]!,
      end: start[row]! + seconds[row]!,
      allDay: false,
      breakMinutes: breaks[row]!,
      status: statuses[((kind >> 1) & 15) - 1]!,
      notes: notes[id] ?? null,
      actualStart: null,
      actualEnd: null,
    };
  });
}
