import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import type { LeaveRow, ShiftRow } from './roster-rows';

export async function writeShifts(tx: Database, companyId: number, rows: ShiftRow[]): Promise<void> {
  const column = <K extends keyof ShiftRow>(key: K) => sql.param(rows.map((row) => row[key]));
  await tx.execute(sql`
    insert into shifts (company_id, employee_id, layer, type, starts_at, ends_at, break_minutes, status, notes, declaration_id)
    select ${companyId}, employee_id, layer::shift_layer, type::worked_type, to_timestamp(starts), to_timestamp(ends), break_minutes, status::roster_status, notes, declaration_id
    from unnest(${column('employeeId')}::int[], ${column('layer')}::text[], ${column('type')}::text[], ${column('start')}::float8[],
      ${column('end')}::float8[], ${column('breakMinutes')}::smallint[], ${column('status')}::text[], ${column('notes')}::text[],
      ${column('declarationId')}::int[])
      as given (employee_id, layer, type, starts, ends, break_minutes, status, notes, declaration_id)`);
}

export async function writeLeaves(tx: Database, companyId: number, rows: LeaveRow[]): Promise<void> {
  const column = <K extends keyof LeaveRow>(key: K) => sql.param(rows.map((row) => row[key]));
  await tx.execute(sql`
    insert into leaves (company_id, employee_id, type, first_day, last_day, status)
    select ${companyId}, employee_id, type::leave_type, first_day::date, last_day::date, 'confirmed'
    from unnest(${column('employeeId')}::int[], ${column('type')}::text[], ${column('firstDay')}::text[], ${column('lastDay')}::text[])
      as given (employee_id, type, first_day, last_day)`);
}

/** Rosters are confirmed a week ahead: confirms what is planned before this moment. */
export async function confirmShifts(tx: Database, companyId: number, before: number): Promise<void> {
  await tx.execute(sql`
    update shifts set status = 'confirmed'
    where company_id = ${companyId} and status = 'planned' and starts_at < to_timestamp(${before})`);
}
