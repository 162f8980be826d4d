import type { TwoStepRequirement } from '@horae/contract/core/two-step-state';
import { and, isNull, sql } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import { type Database, inTransaction } from '#platform/database';
import { recordSecurityEvent } from '#platform/security-events/record-security-event';
import { accounts } from '../session/session.table';
import { mustSetUpTwoStep } from './two-step.reads';
import { twoStepPolicy } from './two-step.table';

interface Requirement {
  requiredOf: TwoStepRequirement;
  missing: number;
}

/** Who must have two-step verification, and how many of them have not set it up. */
export async function readRequirement(db: Database): Promise<Requirement> {
  const [policy] = await db.select().from(twoStepPolicy);
  const missing = await db.$count(accounts, and(isNull(accounts.disabledAt), sql`${mustSetUpTwoStep(accounts)}`));
  return { requiredOf: policy?.requiredOf ?? 'nobody', missing };
}

/** Changes who must have it; `check` receives the requirement as it is, locked. */
export function saveRequirement(
  db: Database,
  by: number,
  requiredOf: TwoStepRequirement,
  check: (now: Requirement) => void,
): Promise<Requirement> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('two-step requirement', 0))`);
    const before = await readRequirement(tx);
    check(before);
    if (before.requiredOf === requiredOf) return before;
    await tx
      .insert(twoStepPolicy)
      .values({ requiredOf })
      .onConflictDoUpdate({ target: twoStepPolicy.id, set: { requiredOf } });
    await recordChange(tx, {
      companyId: 0,
      accountId: by,
      object: 'two-step requirement',
      objectId: 0,
      action: 'change',
      before: { requiredOf: before.requiredOf },
      after: { requiredOf },
    });
    const facts = { before: before.requiredOf, after: requiredOf };
    await recordSecurityEvent(tx, { kind: 'two-step-required', facts });
    await announce(tx, 'accounts', 'admins');
    await announce(tx, 'profile', 'all');
    return readRequirement(tx);
  });
}
