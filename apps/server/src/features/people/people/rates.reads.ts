import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { versionOn } from '#platform/version-on';
import { employeeContracts, employees } from './employees.table';

const e = alias(employees, 'e');
const t = alias(employeeContracts, 't');

/** What an hour of an employee costs on a local day; null where the contract has no rate. */
export interface HourlyRates {
  jobTitle: string;
  rateOn: (day: string) => number | null;
}

interface Row extends Record<string, unknown> {
  id: number;
  jobTitle: string;
  versions: { fromDay: string; rate: number | null }[];
}

export async function readHourlyRates(
  db: Database,
  companyId: number,
  ids: readonly number[],
): Promise<Map<number, HourlyRates>> {
  const { rows } = await db.execute<Row>(sql`
    select ${e.id}, ${e.jobTitle} as "jobTitle",
      coalesce((select json_agg(json_build_object('fromDay', ${t.fromDay}::text, 'rate', ${t.hourlyCost}) order by ${t.fromDay})
        from ${employeeContracts} ${t} where ${t.companyId} = ${e.companyId} and ${t.employeeId} = ${e.id}), '[]') as versions
    from ${employees} ${e} where ${e.companyId} = ${companyId} and ${e.id} = any(${sql.param(ids)}::int[])`);
  return new Map(
    rows.map(({ id, jobTitle, versions }) => [
      id,
      { jobTitle, rateOn: (day: string) => versionOn(versions, day)?.rate ?? null },
    ]),
  );
}
