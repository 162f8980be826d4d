import { type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { employees } from '../../people/people/employees.table';
import { readJobs } from '../../people/people/jobs.reads';
import { type ClockPolicy, clockPolicies, formerClockPolicies, usualPolicy } from './clock-policies.table';
import { type PolicyHistory, readPolicyHistory } from './policy-history';

const p = alias(clockPolicies, 'p');
const f = alias(formerClockPolicies, 'f');
const e = alias(employees, 'e');

/** Returns the policy of a job on a day: its own, otherwise that of the hotel, otherwise the usual one. */
export async function readJobPolicies(
  db: Database,
  companyId: number,
): Promise<(jobTitle: string, day: string) => ClockPolicy> {
  const history = await readPolicyHistory(db, companyId);
  return (jobTitle, day) => history.heldOn(jobTitle, day) ?? history.heldOn('', day) ?? usualPolicy;
}

/** Returns the minutes off the plan that the policy of a hotel lets pass on a day, at either end of a shift. */
export async function readTolerance(db: Database, companyId: number, day: string): Promise<number> {
  const history = await readPolicyHistory(db, companyId);
  const { graceIn, graceOut } = history.heldOn('', day) ?? usualPolicy;
  return Math.max(graceIn, graceOut);
}

/** Returns after how many minutes a missing clock-out counts as forgotten on a day: usually, and for others of these people. */
export async function readLongestSessions(
  db: Database,
  companyId: number,
  day: string,
  employeeIds: readonly number[],
) {
  const { usualOn, policyOf } = await readPolicies(db, companyId);
  const { longestSession } = usualOn(day);
  const longestSessions = employeeIds
    .map((employeeId) => ({ employeeId, minutes: policyOf(employeeId, day).longestSession }))
    .filter(({ minutes }) => minutes !== longestSession);
  return { longestSession, longestSessions };
}

export interface Policies {
  /** The policy of the hotel on a day, for jobs without their own. */
  usualOn: (day: string) => ClockPolicy;
  /** The policy that applies to an employee on a day. */
  policyOf: (employeeId: number, day: string) => ClockPolicy;
  /** As far as any policy of the hotel reaches, so that what is read covers each of them. */
  reach: Pick<ClockPolicy, 'longestSession' | 'matchWithin'>;
}

/** Reads the policies of a hotel, of all its jobs and times. */
export async function readPolicies(db: Database, companyId: number): Promise<Policies> {
  const history = await readPolicyHistory(db, companyId);
  const usualOn = (day: string) => history.heldOn('', day) ?? usualPolicy;
  const reach = reachOf(history);
  if (history.jobs.every((job) => job === '')) return { usualOn, policyOf: (_employeeId, day) => usualOn(day), reach };
  const { rows } = await db.execute<{ id: number; job: string }>(
    sql`select ${e.id}, ${e.jobTitle} as job from ${employees} ${e} where ${e.companyId} = ${companyId} and ${e.jobTitle} = any(${sql.param(history.jobs)}::text[])`,
  );
  const jobs = new Map(rows.map(({ id, job }) => [id, job]));
  const jobsOf = await readJobs(db, companyId);
  const policyOf = (employeeId: number, day: string) =>
    history.heldOn(jobsOf(employeeId, jobs.get(employeeId) ?? '')(day), day) ?? usualOn(day);
  return { usualOn, policyOf, reach };
}

function reachOf({ jobs, of }: PolicyHistory): Policies['reach'] {
  const all = [usualPolicy, ...jobs.flatMap(of).flatMap(({ policy }) => policy ?? [])];
  return {
    longestSession: Math.max(...all.map(({ longestSession }) => longestSession)),
    matchWithin: Math.max(...all.map(({ matchWithin }) => matchWithin)),
  };
}

/** The minutes that an employee with this job may be late on a local day. */
export function graceInOn(companyId: PgColumn, jobTitle: SQL, day: SQL): SQL {
  const ofJob = (job: SQL) => sql`(case when exists (select from ${formerClockPolicies} ${f}
      where ${f.companyId} = ${companyId} and ${f.jobTitle} = ${job} and ${f.untilDay} > ${day})
    then (select (${f.policy} ->> 'graceIn')::int from ${formerClockPolicies} ${f}
      where ${f.companyId} = ${companyId} and ${f.jobTitle} = ${job} and ${f.untilDay} > ${day} order by ${f.untilDay} limit 1)
    else (select ${p.graceIn} from ${clockPolicies} ${p} where ${p.companyId} = ${companyId} and ${p.jobTitle} = ${job}) end)`;
  return sql`coalesce(${ofJob(jobTitle)}, ${ofJob(sql`''`)}, ${usualPolicy.graceIn})`;
}
