import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { overtimeApprovals } from '../../time/timesheets/overtime-approvals.table';
import { shifts } from '../shifts/shifts.table';

/** What decides how near an employee's overtime is to the limit of its year. */
export interface OvertimeOfYear {
  /** Minutes planned in the calendar year, before the day asked for. */
  minutes: number;
  /** Whether the ministry approved more than the limit. */
  isApproved: (day: string) => boolean;
}

interface Row extends Record<string, unknown> {
  employeeId: number;
  minutes: number;
  approvals: string[];
}

/** Reads the overtime planned in a calendar year before a local day, and approvals, of the employees who have overtime. */
export async function readPlannedOvertime(
  db: Database,
  { companyId, timeZone }: { companyId: number; timeZone: string },
  { year, before }: { year: string; before: string },
  employeeIds: readonly number[],
): Promise<(employeeId: number) => OvertimeOfYear> {
  const startOf = (local: string) => sql`(${local}::date::timestamp at time zone ${timeZone})`;
  const { rows } =
    employeeIds.length === 0
      ? { rows: [] }
      : await db.execute<Row>(sql`
    select employee as "employeeId",
      coalesce((select sum(date_part('epoch', ${shifts.endsAt} - ${shifts.startsAt})) / 60 from ${shifts}
        where ${shifts.companyId} = ${companyId} and ${shifts.employeeId} = employee and ${shifts.layer} = 'planned' and ${shifts.type} = 'Overtime'
          and ${shifts.status} not in ('cancelled', 'absent') and ${shifts.startsAt} >= ${startOf(`${year}-01-01`)} and ${shifts.startsAt} < ${startOf(before)}), 0)::float8 as minutes,
      coalesce((select json_agg(${overtimeApprovals.fromDay}::text) from ${overtimeApprovals}
        where ${overtimeApprovals.companyId} = ${companyId} and ${overtimeApprovals.employeeId} = employee), '[]') as approvals
    from unnest(${sql.param(employeeIds)}::int[]) as wanted (employee)`);
  const known = new Map(rows.map((row) => [row.employeeId, row]));
  return (employeeId) => {
    const { minutes = 0, approvals = [] } = known.get(employeeId) ?? {};
    const isApproved = (on: string) => approvals.some((from) => from.slice(0, 4) === on.slice(0, 4) && from <= on);
    return { minutes, isApproved };
  };
}
