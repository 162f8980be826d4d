import type { FindingKind } from '@horae/contract/time/finding-kinds';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { companies } from '../../people/organisation/organisation.table';
import { attendanceFindings } from './attendance.table';

/** A finding that awaits a decision. */
export interface OpenFinding {
  employeeId: number;
  day: string;
  kind: FindingKind;
  shift: number | null;
  /** Minutes measured, and minutes allowed. */
  measured: number | null;
  limit: number | null;
}

const f = alias(attendanceFindings, 'f');

/** The open findings of these employees between two days, both inclusive, by employee and day. */
export async function readOpenFindings(
  db: Database,
  companyId: number,
  { first, last }: { first: string; last: string },
  employees: readonly number[],
): Promise<OpenFinding[]> {
  const { rows } = await db.execute<OpenFinding & Record<string, unknown>>(sql`
    select ${f.employeeId} as "employeeId", ${f.day}::text, ${f.kind}, ${f.shiftId} as shift,
      (${f.evidence} ->> 'measured')::float8 as measured, (${f.evidence} ->> 'limit')::float8 as limit
    from ${attendanceFindings} ${f}
    where ${f.companyId} = ${companyId} and ${f.state} = 'open' and ${f.day} between ${first} and ${last}
      and ${f.employeeId} = any(${sql.param(employees)}::int[])
    order by ${f.employeeId}, ${f.day}, ${f.id}`);
  return rows;
}

/** The first day on which a hotel compares plan, clock and declaration; null while it compares nothing. */
export async function readComparedFrom(db: Database, companyId: number): Promise<string | null> {
  const { rows } = await db.execute<{ day: string | null }>(
    sql`select ${companies.attendanceFrom}::text as day from ${companies} where ${companies.companyId} = ${companyId}`,
  );
  return rows[0]?.day ?? null;
}
