import { sql } from 'drizzle-orm';
import { bare } from '#platform/column-names';
import type { Database } from '#platform/database';
import { leaves, shifts } from '../../scheduling/shifts/shifts.table';
import type { LeaveRow, ShiftRow } from './roster-rows';

export async function writeShifts(tx: Database, companyId: number, rows: ShiftRow[]): Promise<void> {
  const column = <K extends keyof ShiftRow>(key: K) => sql.param(rows.map((row) => row[key]));
  await tx.execute(sql`
    insert into ${shifts} (${bare(shifts.companyId, shifts.employeeId, shifts.layer, shifts.type, shifts.startsAt, shifts.endsAt, shifts.breakMinutes, shifts.status, shifts.notes, shifts.declarationId)})
    select ${companyId}, employee, layer::shift_layer, type::worked_type, to_timestamp(starts), to_timestamp(ends), pause, status::roster_status, notes, declaration
    from unnest(${column('employeeId')}::int[], ${column('layer')}::text[], ${column('type')}::text[], ${column('start')}::float8[],
      ${column('end')}::float8[], ${column('breakMinutes')}::smallint[], ${column('status')}::text[], ${column('notes')}::text[],
      ${column('declarationId')}::int[])
      as given (employee, layer, type, starts, ends, pause, status, notes, declaration)`);
}

export async function writeLeaves(tx: Database, companyId: number, rows: LeaveRow[]): Promise<void> {
  const column = <K extends keyof LeaveRow>(key: K) => sql.param(rows.map((row) => row[key]));
  await tx.execute(sql`
    insert into ${leaves} (${bare(leaves.companyId, leaves.employeeId, leaves.type, leaves.firstDay, leaves.lastDay, leaves.status)})
    select ${companyId}, employee, type::leave_type, first::date, last::date, 'confirmed'
    from unnest(${column('employeeId')}::int[], ${column('type')}::text[], ${column('firstDay')}::text[], ${column('lastDay')}::text[])
      as given (employee, type, first, last)`);
}

/** Rosters are confirmed a week ahead: confirms what is planned before this moment. */
export async function confirmShifts(tx: Database, companyId: number, before: number): Promise<void> {
  await tx.execute(sql`
    update ${shifts} set ${bare(shifts.status)} = 'confirmed'
    where ${shifts.companyId} = ${companyId} and ${shifts.status} = 'planned' and ${shifts.startsAt} < to_timestamp(${before})`);
}
