import { eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { employees } from '../../people/people/employees.table';
import { type ClockPolicy, clockPolicies, usualPolicy } from './clock-policies.table';

/** Returns the policy that applies to each employee: that of the job, otherwise that of the hotel. */
export async function readPolicies(db: Database, companyId: number): Promise<(employeeId: number) => ClockPolicy> {
  const rows = await db.select().from(clockPolicies).where(eq(clockPolicies.companyId, companyId));
  const byJob = new Map(rows.map(({ jobTitle, ...policy }) => [jobTitle, policy as ClockPolicy]));
  const usual = byJob.get('') ?? usualPolicy;
  const jobs = new Map<number, ClockPolicy>();
  if (byJob.size > (byJob.has('') ? 1 : 0)) {
    const { rows: people } = await db.execute<{ id: number; job: string }>(
      sql`select ${employees.id}, ${employees.jobTitle} as job from ${employees} where ${employees.companyId} = ${companyId} and ${employees.jobTitle} in (select ${clockPolicies.jobTitle} from ${clockPolicies} where ${clockPolicies.companyId} = ${companyId})`,
    );
    for (const { id, job } of people) jobs.set(id, byJob.get(job)!);
  }
  return (employeeId) => jobs.get(employeeId) ?? usual;
}
