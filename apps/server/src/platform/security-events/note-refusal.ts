import { secondStepRequired } from '@horae/contract/errors';
import type { Database } from '../database';
import { HttpError } from '../errors';
import { withAllCompanies } from '../fence/companies';
import { currentCaller } from './caller';
import { countOrAdd } from './count-event';
import { logEvent, type SecurityEvent, type StoredEvent, storedEvent } from './record-security-event';

type Logger = NonNullable<ReturnType<typeof currentCaller>>['log'];

/** Events that wait for an earlier one of the same key to be written. */
const waiting = new Map<string, number>();

/**
 * Counts an event that callers can repeat at will. However many there are, one statement per key is under way, and a
 * table that cannot be written fails nobody. Not for use inside a transaction.
 */
export async function noteEvent(db: Database, event: SecurityEvent): Promise<void> {
  const stored = storedEvent(event);
  const log = currentCaller()?.log;
  const key = keyOf(db, stored);
  const already = waiting.get(key);
  if (already !== undefined) {
    waiting.set(key, already + 1);
    return;
  }
  waiting.set(key, 0);
  await write(db, stored, 1, log);
  void writeWaiting(db, key, stored, log);
}

async function writeWaiting(db: Database, key: string, stored: StoredEvent, log: Logger | undefined): Promise<void> {
  for (;;) {
    const count = waiting.get(key) ?? 0;
    if (count === 0) break;
    waiting.set(key, 0);
    await write(db, stored, count, log);
  }
  waiting.delete(key);
}

async function write(db: Database, stored: StoredEvent, count: number, log: Logger | undefined): Promise<void> {
  try {
    // Those that are only counted are not logged: a flood of them must not fill the log.
    // A refusal may concern a hotel that is not the caller's.
    if (await withAllCompanies(() => countOrAdd(db, stored, count))) logEvent(stored, log);
  } catch (err) {
    logEvent(stored, log);
    log?.error({ err }, 'security event not stored');
  }
}

const databases = new WeakMap<Database, number>();
let opened = 0;

function keyOf(db: Database, { agent: _agent, ...event }: StoredEvent): string {
  const number = databases.get(db) ?? (opened += 1);
  databases.set(db, number);
  return JSON.stringify([number, event]);
}

/** Does something that may be refused, and notes the refusal: `blocked` if there were too many attempts before. */
export async function notingRefusals<T>(
  db: Database,
  event: SecurityEvent | (() => Promise<SecurityEvent>),
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const outcome = outcomeOf(error);
    if (outcome) await noteEvent(db, { ...(typeof event === 'function' ? await event() : event), outcome });
    throw error;
  }
}

function outcomeOf(error: unknown): 'failure' | 'blocked' | undefined {
  if (!(error instanceof HttpError)) return undefined;
  // The password was right; what follows is noted by itself.
  if (error.code === secondStepRequired) return undefined;
  if (error.status === 429) return 'blocked';
  return error.status < 500 ? 'failure' : undefined;
}
