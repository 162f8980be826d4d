import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { groupBy } from '#platform/group-by';
import { versionOn } from '#platform/version-on';
import { employeeContracts } from './employees.table';

const t = alias(employeeContracts, 't');

/** The minutes of a week that a contract is for, and on how many days of it. */
export interface ContractHours {
  weekMinutes: number;
  daysPerWeek: number;
}

interface Version extends Record<string, unknown> {
  employeeId: number;
  fromDay: string;
  weeklyHours: number;
  daysPerWeek: number;
}

/** Reads the hours of these employees' contracts by local day; undefined where a contract names none. */
export async function readContractHours(
  db: Database,
  companyId: number,
  employeeIds: number[],
): Promise<(employeeId: number) => (day: string) => ContractHours | undefined> {
  const { rows } = await db.execute<Version>(sql`
    select ${t.employeeId} as "employeeId", ${t.fromDay}::text as "fromDay", ${t.weeklyHours}::float8 as "weeklyHours",
      ${t.daysPerWeek} as "daysPerWeek"
    from ${employeeContracts} ${t}
    where ${t.companyId} = ${companyId} and ${t.employeeId} = any(${sql.param(employeeIds)}::int[]) order by ${t.fromDay}`);
  const versionsOf = groupBy(rows, ({ employeeId }) => employeeId);
  return (employeeId) => {
    const versions = versionsOf.get(employeeId) ?? [];
    return (day) => {
      const version = versionOn(versions, day);
      return version && version.weeklyHours > 0
        ? { weekMinutes: Math.round(version.weeklyHours * 60), daysPerWeek: version.daysPerWeek }
        : undefined;
    };
  };
}
