import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { clockingOf } from './clocking';
import type { LeaveRow, ShiftRow } from './roster-rows';

/** Writes shifts in one statement. */
export async function writeShifts(tx: Database, companyId: number, rows: ShiftRow[]): Promise<void> {
  const column = <K extends keyof ShiftRow>(key: K) => sql.param(rows.map((row) => row[key]));
  await tx.execute(sql`
    insert into shifts (company_id, employee_id, layer, type, starts_at, ends_at, break_minutes, status, notes)
    select ${companyId}, employee_id, layer::shift_layer, type::worked_type, to_timestamp(starts), to_timestamp(ends), break_minutes, status::roster_status, notes
    from unnest(${column('employeeId')}::int[], ${column('layer')}::text[], ${column('type')}::text[], ${column('start')}::float8[],
      ${column('end')}::float8[], ${column('breakMinutes')}::smallint[], ${column('status')}::text[], ${column('notes')}::text[])
      as given (employee_id, layer, type, starts, ends, break_minutes, status, notes)`);
}

export async function writeLeaves(tx: Database, companyId: number, rows: LeaveRow[]): Promise<void> {
  const column = <K extends keyof LeaveRow>(key: K) => sql.param(rows.map((row) => row[key]));
  await tx.execute(sql`
    insert into leaves (company_id, employee_id, type, first_day, last_day, status)
    select ${companyId}, employee_id, type::leave_type, first_day::date, last_day::date, 'confirmed'
    from unnest(${column('employeeId')}::int[], ${column('type')}::text[], ${column('firstDay')}::text[], ${column('lastDay')}::text[])
      as given (employee_id, type, first_day, last_day)`);
}

interface StoredShift extends Record<string, unknown> {
  id: number;
  employee_id: number;
  starts: number;
  ends: number;
}

/** Lets the clock catch up: every planned shift that touches (since, now] and has no closed record gets what the clock says. */
export async function writeClockRecords(tx: Database, companyId: number, since: number, now: number): Promise<void> {
  await tx.execute(sql`delete from clock_records where company_id = ${companyId} and clocked_out_at is null
    and clocked_in_at > to_timestamp(${since}) - interval '36 hours'`);
  const { rows } = await tx.execute<StoredShift>(sql`
    select s.id, s.employee_id, extract(epoch from s.starts_at)::float8 as starts, extract(epoch from s.ends_at)::float8 as ends
    from shifts s
    where s.company_id = ${companyId} and s.layer = 'planned' and s.status <> 'cancelled' and s.type not in ('OnCall', 'Training')
      and s.starts_at <= to_timestamp(${now}) + interval '15 minutes' and s.ends_at > to_timestamp(${since}) - interval '36 hours'
      and not exists (select from clock_records c where c.company_id = s.company_id and c.shift_id = s.id)
    order by s.id`);
  const found = rows.map((row) => ({ row, clocking: clockingOf(row.id, row.starts, row.ends, now) }));
  const clocked = found.flatMap(({ row, clocking }) =>
    clocking && clocking !== 'absent' ? [{ ...row, ...clocking }] : [],
  );
  const absent = found.filter(({ clocking }) => clocking === 'absent').map(({ row }) => row.id);
  await tx.execute(sql`
    insert into clock_records (company_id, employee_id, shift_id, clocked_in_at, clocked_out_at)
    select ${companyId}, employee_id, shift_id, to_timestamp(clocked_in), to_timestamp(clocked_out)
    from unnest(${sql.param(clocked.map((one) => one.employee_id))}::int[], ${sql.param(clocked.map((one) => one.id))}::int[],
      ${sql.param(clocked.map((one) => one.in))}::float8[], ${sql.param(clocked.map((one) => one.out))}::float8[])
      as given (employee_id, shift_id, clocked_in, clocked_out)`);
  await tx.execute(
    sql`update shifts set status = 'absent' where company_id = ${companyId} and id = any(${sql.param(absent)}::int[])`,
  );
}

/** A roster is confirmed a week ahead: what was planned before this moment becomes confirmed. */
export async function confirmShifts(tx: Database, companyId: number, before: number): Promise<void> {
  await tx.execute(sql`
    update shifts set status = 'confirmed'
    where company_id = ${companyId} and status = 'planned' and starts_at < to_timestamp(${before})`);
}
