import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { type ClockPolicy, clockPolicies, formerClockPolicies } from './clock-policies.table';

/** A policy, and until when it applied; without one, that of the hotel did, or the usual values. */
export interface HeldPolicy {
  policy: ClockPolicy | null;
  /** The first day of the next one; null for the last. */
  untilDay: string | null;
}

export interface PolicyHistory {
  /** The jobs that have or had a policy of their own; the hotel is empty. */
  jobs: string[];
  /** Oldest first, with the last one, which may be none. */
  of: (jobTitle: string) => HeldPolicy[];
  /** The policy of the job itself on a day. */
  heldOn: (jobTitle: string, day: string) => ClockPolicy | null;
}

export async function readPolicyHistory(db: Database, companyId: number): Promise<PolicyHistory> {
  const current = await db.select().from(clockPolicies).where(eq(clockPolicies.companyId, companyId));
  const former = await db
    .select()
    .from(formerClockPolicies)
    .where(eq(formerClockPolicies.companyId, companyId))
    .orderBy(formerClockPolicies.untilDay);
  const jobs = [...new Set([...current, ...former].map(({ jobTitle }) => jobTitle))];
  const held = new Map(
    jobs.map((job): [string, HeldPolicy[]] => {
      const last = current.find(({ jobTitle }) => jobTitle === job);
      return [
        job,
        [
          ...former.filter(({ jobTitle }) => jobTitle === job),
          { policy: last ? policyOf(last) : null, untilDay: null },
        ],
      ];
    }),
  );
  return {
    jobs,
    of: (job) => held.get(job) ?? [{ policy: null, untilDay: null }],
    heldOn: (job, day) => held.get(job)?.find(({ untilDay }) => untilDay === null || untilDay > day)?.policy ?? null,
  };
}

function policyOf({ companyId: _hotel, jobTitle: _job, ...policy }: typeof clockPolicies.$inferSelect): ClockPolicy {
  return policy;
}
