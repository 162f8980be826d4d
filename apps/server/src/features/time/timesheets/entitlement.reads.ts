import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { employmentsOf } from '#platform/employment.rules';
import { usualTerms, versionOn } from '#platform/version-on';
import { employeeContracts, employees } from '../../people/people/employees.table';
import { readJobs } from '../../people/people/jobs.reads';
import { readEmployments } from '../../people/people/people.reads';
import { readPacks } from '../agreements/agreements.reads';
import { employmentsBegunBy, leaveEarned } from './leave-days.rules';

interface Service extends Record<string, unknown> {
  id: number;
  jobTitle: string;
  contracts: { fromDay: string; daysPerWeek: number }[];
}

/** The days of annual leave that employees are entitled to in the year of a day; undefined where no law is known. */
export async function readEntitlement(
  db: Database,
  { companyId }: { companyId: number },
  ids: readonly number[],
): Promise<(employeeId: number, day: string) => number | undefined> {
  const packsOf = await readPacks(db, companyId);
  const jobsOf = await readJobs(db, companyId);
  const employmentsById = await readEmployments(db, companyId, ids);
  const { rows } = await db.execute<Service>(sql`
    select ${employees.id}, ${employees.jobTitle} as "jobTitle",
      coalesce((select json_agg(json_build_object('fromDay', ${employeeContracts.fromDay}, 'daysPerWeek', ${employeeContracts.daysPerWeek}) order by ${employeeContracts.fromDay})
        from ${employeeContracts} where ${employeeContracts.companyId} = ${employees.companyId} and ${employeeContracts.employeeId} = ${employees.id}), '[]') as contracts
    from ${employees} where ${employees.companyId} = ${companyId} and ${employees.id} = any(${sql.param([...ids])}::int[])`);
  const services = new Map(rows.map((row) => [row.id, row]));
  return (employeeId, day) => {
    const { jobTitle = '', contracts = [] } = services.get(employeeId) ?? {};
    const employed = employmentsById.get(employeeId);
    const pack = packsOf(jobsOf(employeeId, jobTitle)(day))(day);
    const { daysPerWeek } = versionOn(contracts, day) ?? usualTerms;
    if (!pack.annualLeave || !employed) return undefined;
    return leaveEarned(day, employmentsBegunBy(day, employmentsOf(employed)), daysPerWeek, pack);
  };
}
