import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { clockPolicies } from './attendance.table';

const { companyId: _hotel, jobTitle: _job, ...columns } = getTableColumns(clockPolicies);

export type ClockPolicy = Omit<typeof clockPolicies.$inferSelect, 'companyId' | 'jobTitle'>;

/** What holds for a hotel that has set nothing. */
export const usualPolicy: ClockPolicy = Object.fromEntries(
  Object.entries(columns).map(([name, column]) => [name, column.default]),
) as ClockPolicy;

/** Which policy holds for whom of a hotel: that of the job, else that of the hotel. */
export async function readPolicies(db: Database, companyId: number): Promise<(employeeId: number) => ClockPolicy> {
  const rows = await db.select().from(clockPolicies).where(eq(clockPolicies.companyId, companyId));
  const byJob = new Map(rows.map(({ jobTitle, ...policy }) => [jobTitle, policy as ClockPolicy]));
  const usual = byJob.get('') ?? usualPolicy;
  const jobs = new Map<number, ClockPolicy>();
  if (byJob.size > (byJob.has('') ? 1 : 0)) {
    const { rows: people } = await db.execute<{ id: number; job: string }>(
      sql`select id, job_title as job from employees where company_id = ${companyId} and job_title in (select job_title from clock_policies where company_id = ${companyId})`,
    );
    for (const { id, job } of people) jobs.set(id, byJob.get(job)!);
  }
  return (employeeId) => jobs.get(employeeId) ?? usual;
}
