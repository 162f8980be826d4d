import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { maintenanceDatabase, type PostgresConnection } from './connection';

const serverLock = 7_203_000;
// The session of a Horae that was killed just now ends a moment after it.
const patienceMs = 2_000;

export interface DataDirectoryLock {
  release: () => Promise<void>;
}

/**
 * Holds the lock that only one Horae can have on an embedded database; undefined when another one has it.
 * A restart of the database drops every lock, so a lost one is taken anew; `onHeld` runs each time it is had.
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
      await once(session, 'end');
      session = await takeLock(connection, () => released);
      if (session) await onHeld();
    }
  };
  const kept = keepHeld();

  return {
    release: async () => {
      released = true;
      await session?.end().catch(() => undefined);
      await kept;
    },
  };
}

async function takeLock(connection: PostgresConnection, isTooLate: () => boolean): Promise<Client | undefined> {
  while (!isTooLate()) {
    const session = await tryLock(connection);
    if (session) return session;
    await sleep(100);
  }
  return undefined;
}

async function tryLock(connection: PostgresConnection): Promise<Client | undefined> {
  const session = new Client({ ...connection, database: maintenanceDatabase, application_name: 'horae lock' });
  session.on('error', () => undefined);
  try {
    await session.connect();
    const { rows } = await session.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [serverLock]);
    if (rows[0]?.held) return session;
  } catch {
    // The database is away for the moment.
  }
  await session.end().catch(() => undefined);
  return undefined;
}
