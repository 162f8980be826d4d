import { and, eq, gte } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { type ClockPolicy, clockPolicies, formerClockPolicies } from './clock-policies.table';
import { type HeldPolicy, readPolicyHistory } from './policy-history';

interface PolicyChange {
  /** Null ends the policy of the job. */
  policy: ClockPolicy | null;
  /** From this day on, whatever was set for later; without a day the last policy is corrected. */
  fromDay?: string | undefined;
}

/** Writes the policy of a job, or of the hotel. The caller has locked the policies of the hotel. */
export async function writePolicy(
  tx: Database,
  companyId: number,
  jobTitle: string,
  { policy, fromDay }: PolicyChange,
): Promise<void> {
  if (fromDay !== undefined) {
    const held = (await readPolicyHistory(tx, companyId)).of(jobTitle);
    const ofJob = and(eq(formerClockPolicies.companyId, companyId), eq(formerClockPolicies.jobTitle, jobTitle));
    await tx.delete(formerClockPolicies).where(and(ofJob, gte(formerClockPolicies.untilDay, fromDay)));
    const { policy: before } = lastBefore(held, fromDay);
    if (!isSame(before, policy)) {
      await tx.insert(formerClockPolicies).values({ companyId, jobTitle, untilDay: fromDay, policy: before });
    }
  }
  if (policy) {
    await tx
      .insert(clockPolicies)
      .values({ companyId, jobTitle, ...policy })
      .onConflictDoUpdate({ target: [clockPolicies.companyId, clockPolicies.jobTitle], set: policy });
  } else {
    const ofJob = and(eq(clockPolicies.companyId, companyId), eq(clockPolicies.jobTitle, jobTitle));
    await tx.delete(clockPolicies).where(ofJob);
  }
}

/** What applied on the eve of a day. */
const lastBefore = (held: readonly HeldPolicy[], day: string): HeldPolicy =>
  held.find(({ untilDay }) => untilDay === null || untilDay >= day)!;

const isSame = (one: ClockPolicy | null, other: ClockPolicy | null): boolean =>
  one === null || other === null
    ? one === other
    : Object.keys(one).every((name) => one[name as keyof ClockPolicy] === other[name as keyof ClockPolicy]);
