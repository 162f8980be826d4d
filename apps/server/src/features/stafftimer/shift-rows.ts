import type { ShiftStatus, ShiftType } from '@horae/contract/stafftimer.contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { numbers, texts } from './columns-of';
import type { EventQuery, EventRow } from './events';

type Columns = Record<
  'id' | 'employee' | 'type' | 'declared' | 'start' | 'seconds' | 'break' | 'status' | 'version',
  string | null
> & {
  notes: [row: number, text: string][] | null;
};

/** The shifts of a query by start, then id. The database sends each column as one text: far cheaper than rows. */
export async function readShifts(db: Database, query: EventQuery): Promise<EventRow[]> {
  if (query.types.length === 0) return [];
  const { companyId, period, types, withDeclared, employeeIds, atMost } = query;
  // No shift lasts more than 48 hours (a constraint), so the plain index on the start finds all that reach in.
  return shiftsWhere(
    db,
    sql`company_id = ${companyId}
      and starts_at < to_timestamp(${period.to}) and starts_at > to_timestamp(${period.from}) - interval '48 hours'
      and ends_at > to_timestamp(${period.from})
      and type = any(${sql.param(types)}::text[]::worked_type[])
      ${withDeclared ? sql`` : sql`and (layer = 'planned' or type = 'Overtime')`}
      ${employeeIds ? sql`and employee_id = any(${sql.param(employeeIds)}::int[])` : sql``}`,
    atMost + 1,
  );
}

export async function shiftsWhere(db: Database, condition: SQL, limit: number): Promise<EventRow[]> {
  const column = (value: SQL) => sql`array_to_string(array_agg(${value}), ',', '')`;
  const { rows } = await db.execute<Columns>(sql`
    select ${column(sql`id`)} as id, ${column(sql`employee_id`)} as employee, ${column(sql`type`)} as type,
      ${column(sql`(layer = 'declared')::int`)} as declared, ${column(sql`extract(epoch from starts_at)::int8`)} as start,
      ${column(sql`extract(epoch from ends_at - starts_at)::int`)} as seconds, ${column(sql`break_minutes`)} as break,
      ${column(sql`status`)} as status, ${column(sql`version`)} as version,
      json_agg(json_build_array(row - 1, notes)) filter (where notes is not null) as notes
    from (
      select *, row_number() over (order by starts_at, id) as row from shifts where ${condition} order by starts_at, id limit ${limit}
    ) found`);
  return rows[0] ? eventRows(rows[0]) : [];
}

function eventRows(columns: Columns): EventRow[] {
  const notes = new Map(columns.notes ?? []);
  const [employee, start, seconds] = [numbers(columns.employee), numbers(columns.start), numbers(columns.seconds)];
  const [breaks, version] = [numbers(columns.break), numbers(columns.version)];
  const [type, status, declared] = [texts(columns.type), texts(columns.status), texts(columns.declared)];
  return numbers(columns.id).map((id, row) => ({
    id,
    employeeId: employee[row]!,
    type: type[row] as ShiftType,
    isDeclared: declared[row] === '1',
    start: start[row]!,
    end: start[row]! + seconds[row]!,
    allDay: false,
    breakMinutes: breaks[row]!,
    status: status[row] as ShiftStatus,
    notes: notes.get(row) ?? null,
    actualStart: null,
    actualEnd: null,
    version: version[row]!,
  }));
}
