import type {
  SecurityEventKind,
  SecurityEventOutcome,
  SecurityEventSubject,
} from '@horae/contract/settings/security-event-kinds';
import { afterCommit } from '../after-commit';
import type { Database } from '../database';
import { currentCaller } from './caller';
import { type SecurityFacts, securityEvents } from './security-events.table';

export interface SecurityEvent {
  kind: SecurityEventKind;
  outcome?: SecurityEventOutcome;
  /** Who acted; by default the account that is calling. */
  accountId?: number | null | undefined;
  /** Masked. */
  email?: string | null;
  companyId?: number | null;
  /** What it concerns. */
  about?: readonly [SecurityEventSubject, number];
  facts?: SecurityFacts;
}

export type StoredEvent = Required<Pick<typeof securityEvents.$inferInsert, 'kind' | 'outcome' | 'facts'>> &
  Pick<typeof securityEvents.$inferInsert, 'email' | 'companyId' | 'subject' | 'subjectId'> & {
    accountId: number | null;
    address: string | null;
    agent: string | null;
  };

/** Records an event in the transaction of what happened, so that neither is without the other; logs it once that is stored. */
export async function recordSecurityEvent(tx: Database, event: SecurityEvent): Promise<void> {
  const stored = storedEvent(event);
  await tx.insert(securityEvents).values(stored);
  const caller = currentCaller();
  afterCommit(tx, () => logEvent(stored, caller?.log));
}

/** The row of an event, with the caller. */
export function storedEvent({ about, outcome = 'success', facts = {}, ...event }: SecurityEvent): StoredEvent {
  const { accountId = null, address = null, agent = null } = currentCaller() ?? {};
  const [subject, subjectId] = about ?? [];
  return {
    ...event,
    accountId: event.accountId === undefined ? accountId : event.accountId,
    outcome,
    facts,
    address,
    agent,
    ...(subject && { subject, subjectId }),
  };
}

/** Writes an event to the log, where programs that read logs find it as `event`. */
export function logEvent(
  { agent: _agent, ...event }: StoredEvent,
  log: NonNullable<ReturnType<typeof currentCaller>>['log'] | undefined,
): void {
  log?.[event.outcome === 'success' ? 'info' : 'warn']({ event }, 'security event');
}
