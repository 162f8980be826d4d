import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { employees } from '../../people/people/employees.table';
import { jobOn } from '../../people/people/jobs.reads';
import { placeIdsOn } from '../../people/people/on-a-day.reads';

const e = alias(employees, 'e');

interface OwnPlace extends Record<string, unknown> {
  departmentId: number;
  workCentreId: number;
  jobTitle: string;
}

/** The department, work centre and job of each person on the day. */
export async function readOwnPlaces(
  db: Database,
  companyId: number,
  wanted: readonly { employeeId: number; day: string }[],
): Promise<(OwnPlace | undefined)[]> {
  const ids = sql.param(wanted.map(({ employeeId }) => employeeId));
  const days = sql.param(wanted.map(({ day }) => day));
  const own = placeIdsOn(e, sql`wanted.day`);
  const { rows } = await db.execute<OwnPlace & { at: number }>(sql`
    select wanted.at::int as at, ${own.department} as "departmentId", ${own.workCentre} as "workCentreId", ${jobOn(e, sql`wanted.day`)} as "jobTitle"
    from unnest(${ids}::int[], ${days}::date[]) with ordinality as wanted (employee, day, at)
    join ${employees} ${e} on ${e.companyId} = ${companyId} and ${e.id} = wanted.employee`);
  const found = new Map(rows.map(({ at, ...place }) => [at, place]));
  return wanted.map((_, at) => found.get(at + 1));
}
