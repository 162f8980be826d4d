import { and, eq, or, type SQL } from 'drizzle-orm';
import type { Database } from '../database';
import { securityEvents } from './security-events.table';

const nobody = { email: null, address: null, agent: null, facts: {} };

/** Empties what security events say about the holder of an account; that something happened, and when, remains. */
export async function eraseEventsOfAccount(tx: Database, accountId: number): Promise<void> {
  const isOfAccount = or(eq(securityEvents.accountId, accountId), isAbout('account', accountId));
  await tx.update(securityEvents).set(nobody).where(isOfAccount);
}

/** Empties what security events say about an employee. */
export async function eraseEventsAbout(tx: Database, companyId: number, employeeId: number): Promise<void> {
  await tx
    .update(securityEvents)
    .set({ facts: {} })
    .where(and(eq(securityEvents.companyId, companyId), isAbout('employee', employeeId)));
}

const isAbout = (subject: 'account' | 'employee', id: number): SQL | undefined =>
  and(eq(securityEvents.subject, subject), eq(securityEvents.subjectId, id));
