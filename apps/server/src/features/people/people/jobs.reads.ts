import { type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { employees, formerJobTitles } from './employees.table';

const j = alias(formerJobTitles, 'j');
const e = alias(employees, 'e');

interface Employed {
  companyId: PgColumn;
  id: PgColumn;
  jobTitle: PgColumn;
}

/** The job that these employees have on a local day. */
export const jobOn = ({ companyId, id, jobTitle }: Employed, day: SQL | PgColumn | string): SQL =>
  sql`coalesce((select ${j.jobTitle} from ${formerJobTitles} ${j} where ${j.companyId} = ${companyId} and ${j.employeeId} = ${id}
    and ${j.untilDay} > ${day} order by ${j.untilDay} limit 1), ${jobTitle})`;

/** A row of `formerJobOn`. */
export const formerJob = alias(formerJobTitles, 'former_job');

/** For a `from` clause, `as ${formerJob}`: the employees who had another job on a local day, and which. */
export const formerJobOn = (companyId: number, day: string): SQL =>
  sql`(select distinct on (${formerJob.employeeId}) ${formerJob.employeeId}, ${formerJob.jobTitle}
    from ${formerJobTitles} ${formerJob} where ${formerJob.companyId} = ${companyId} and ${formerJob.untilDay} > ${day}
    order by ${formerJob.employeeId}, ${formerJob.untilDay})`;

interface HeldJob {
  jobTitle: string;
  /** The first day of the next job; null for the last one. */
  untilDay: string | null;
}

/** The job of an employee on each day. `known` is the only job of someone who never had another. */
export type JobsOf = (employeeId: number, known: string) => (day: string) => string;

/** Reads the jobs of those employees of a hotel who had more than one. */
export async function readJobs(db: Database, companyId: number): Promise<JobsOf> {
  const { rows } = await db.execute<HeldJob & { employeeId: number } & Record<string, unknown>>(sql`
    select * from (
      select ${j.employeeId} as "employeeId", ${j.jobTitle} as "jobTitle", ${j.untilDay}::text as "untilDay" from ${formerJobTitles} ${j}
      where ${j.companyId} = ${companyId}
      union all
      select ${e.id}, ${e.jobTitle}, null from ${employees} ${e} where ${e.companyId} = ${companyId}
        and exists (select from ${formerJobTitles} ${j} where ${j.companyId} = ${e.companyId} and ${j.employeeId} = ${e.id})
    ) job order by "employeeId", "untilDay" nulls last`);
  const held = new Map<number, HeldJob[]>();
  for (const row of rows) held.set(row.employeeId, [...(held.get(row.employeeId) ?? []), row]);
  return (employeeId, known) => (day) => jobHeldOn(held.get(employeeId), day) ?? known;
}

const jobHeldOn = (jobs: readonly HeldJob[] | undefined, day: string): string | undefined =>
  jobs?.find(({ untilDay }) => untilDay === null || untilDay > day)?.jobTitle;
