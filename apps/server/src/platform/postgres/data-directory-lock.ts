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
 * Takes the lock that only one Horae can have on an embedded database; returns undefined if another has it. A restart
 * of the database drops every lock, so a lost one is taken again; `onHeld` runs each time the lock is taken.
 */
export async function lockDataDirectory(
  connection: PostgresConnection,
  onHeld: () => Promise<void>,
): Promise<DataDirectoryLock | undefined> {
  const deadline = Date.now() + patienceMs;
  let released = false;
  let session = await takeLock(connection, () => Date.now() > deadline);
  if (!session) return undefined;
  await onHeld();

  const keepHeld = async () => {
    while (session) {
      await session.ended;
      session = await takeLock(connection, () => released);
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

async function takeLock(connection: PostgresConnection, isTooLate: () => boolean): Promise<LockSession | undefined> {
  while (!isTooLate()) {
    const session = await tryLock(connection);
    if (session) return session;
    await sleep(100);
  }
  return undefined;
}

async function tryLock(connection: PostgresConnection): Promise<LockSession | undefined> {
  const client = new Client({ ...connection, database: maintenanceDatabase, application_name: 'horae lock' });
  client.on('error', () => undefined);
  // Not `once` from node:events, which rejects on the error that precedes the end.
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  try {
    await client.connect();
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [serverLock]);
    if (rows[0]?.held) return { client, ended };
  } catch {
    // The database is temporarily unavailable.
  }
  await client.end().catch(() => undefined);
  return undefined;
}
