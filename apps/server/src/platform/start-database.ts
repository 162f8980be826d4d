import { type DatabasePool, openDatabase } from './database';
import { migrate, type Schema } from './migrate';
import { runningDatabase } from './postgres/running-database';
import { assertGreekLowercase } from './postgres/server-locale-check';
import type { SnapshotSource } from './postgres/snapshot';
import { keepSnapshots } from './postgres/snapshot-schedule';
import { DataDirectoryInUse, type RunningPostgres, startPostgres } from './postgres/start-postgres';
import type { Settings } from './settings';

export interface StartedDatabase extends DatabasePool {
  /** What snapshots need of the embedded database. */
  embedded?: SnapshotSource;
}

interface StartOptions {
  /** Connects to the embedded database of a running server instead of refusing to start. */
  joinsRunning?: boolean;
}

type Log = (line: string) => void;

/** Opens the configured database, the embedded one by default, and migrates it. */
export async function startDatabase(
  settings: Settings,
  schema: Schema,
  log: Log,
  { joinsRunning = false }: StartOptions = {},
): Promise<StartedDatabase> {
  const { databaseUrl, dataDirectory } = settings;
  const opened = databaseUrl ? openServer(databaseUrl) : await openEmbedded(dataDirectory, log, joinsRunning);
  try {
    await checkServer(opened, databaseUrl);
    await migrate(opened.pool, schema);
  } catch (error) {
    await opened.close();
    throw error;
  }
  return opened;
}

function openServer(connectionString: string): StartedDatabase {
  return openDatabase({ connectionString });
}

async function openEmbedded(directory: string, log: Log, joinsRunning: boolean): Promise<StartedDatabase> {
  try {
    const postgres = await startPostgres({ directory, log });
    const stopSnapshots = joinsRunning ? async () => undefined : keepSnapshots(postgres, log);
    return openOwn(postgres, stopSnapshots);
  } catch (error) {
    const isInUse = error instanceof DataDirectoryInUse;
    const running = joinsRunning && isInUse ? await runningDatabase(directory, log) : undefined;
    if (!running) throw error;
    return { ...openDatabase(running.connection), embedded: running };
  }
}

function openOwn(postgres: RunningPostgres, stopSnapshots: () => Promise<void>): StartedDatabase {
  const opened = openDatabase(postgres.connection);
  const close = async () => {
    await stopSnapshots();
    await opened.close();
    await postgres.stop();
  };
  return { ...opened, close, embedded: postgres };
}

async function checkServer({ pool }: DatabasePool, databaseUrl: string | undefined): Promise<void> {
  const client = await pool.connect().catch((error: Error) => {
    if (!databaseUrl) throw error;
    throw new Error(`The database of DATABASE_URL cannot be reached: ${error.message || String(error)}`, {
      cause: error,
    });
  });
  try {
    await assertGreekLowercase(client);
  } finally {
    client.release();
  }
}
