import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { maintenanceDatabase, type PostgresConnection } from './connection';

const serverLock = 7_203_000;
// The database session of a killed Horae ends a moment after it.
const patienceMs = 2_000;

export interface DataDirectoryLock {
  /** Stops taking a lost lock again, because the database is about to stop. */
  stopKeeping: () => void;
  release: () => Promise<void>;
}

interface LockSession {
  client: Client;
  ended: Promise<void>;
}

/**
 * Takes the lock that only one Horae can have on an embedded database. A restart of the database drops every lock, so a
 * lost one is taken again; `onHeld` runs each time the lock is taken.
 */
export async function lockDataDirectory(
  connection: PostgresConnection,
  onHeld: () => Promise<void>,
): Promise<DataDirectoryLock | 'held by another' | 'unreachable'> {
  const deadline = Date.now() + patienceMs;
  let released = false;
  const taken = await takeLock(connection, (attempt) => attempt === 'unreachable' || Date.now() > deadline);
  if (typeof taken === 'string') return taken;
  let session: LockSession | undefined = taken;
  await onHeld();

  const keepHeld = async () => {
    while (session) {
      await session.ended;
      const again = released ? 'unreachable' : await takeLock(connection, () => released);
      session = typeof again === 'string' ? undefined : again;
      if (session) await onHeld();
    }
  };
  const kept = keepHeld();

  return {
    stopKeeping: () => {
      released = true;
    },
    release: async () => {
      released = true;
      await session?.client.end().catch(() => undefined);
      await kept;
    },
  };
}

type Attempt = LockSession | 'held by another' | 'unreachable';

async function takeLock(connection: PostgresConnection, isLast: (attempt: Attempt) => boolean): Promise<Attempt> {
  for (;;) {
    const attempt = await tryLock(connection);
    if (typeof attempt !== 'string' || isLast(attempt)) return attempt;
    await sleep(100);
  }
}

async function tryLock(connection: PostgresConnection): Promise<Attempt> {
  const client = new Client({ ...connection, database: maintenanceDatabase, application_name: 'horae lock' });
  client.on('error', () => undefined);
  // Not `once` from node:events, which rejects on the error that precedes the end.
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  try {
    await client.connect();
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [serverLock]);
    if (rows[0]?.held) return { client, ended };
    await client.end();
    return 'held by another';
  } catch {
    await client.end().catch(() => undefined);
    return 'unreachable';
  }
}
