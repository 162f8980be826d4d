import { and, eq } from 'drizzle-orm';
import { recordChange } from '#platform/audit';
import type { Database } from '#platform/database';
import { notFound } from '#platform/errors';
import { correctionRequests } from './correction-requests.table';
import type { RequestsContext } from './requests-context';

export type HeldRequest = typeof correctionRequests.$inferSelect;

/** Locks the request until the transaction ends, so that it cannot be decided twice. */
export async function lockRequest(tx: Database, { hotel }: RequestsContext, id: number): Promise<HeldRequest> {
  const is = and(eq(correctionRequests.companyId, hotel.companyId), eq(correctionRequests.id, id));
  const [locked] = await tx.select().from(correctionRequests).where(is).for('update');
  if (!locked) throw notFound('Request');
  return locked;
}

export async function writeDown(
  tx: Database,
  { account }: RequestsContext,
  { companyId, id, employeeId, day, state, answer }: HeldRequest,
  action: 'add' | 'change',
  after: Record<string, unknown>,
): Promise<void> {
  const who = { companyId, accountId: account.id, object: 'correction request', objectId: id, employeeId };
  const before = action === 'change' && { before: { day, state, answer } };
  await recordChange(tx, { ...who, action, ...before, after: { day, ...after } });
}
