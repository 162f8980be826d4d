import type { PoolConfig } from 'pg';
import { type DatabasePool, openDatabase } from './database';
import { faultsOfRole } from './fence/faults-of-role';
import { type ServerAccess, serverAccess, serverOfUrl } from './fence/server-access';
import { migrate, type Schema } from './migrate';
import { runningDatabase } from './postgres/running-database';
import { assertGreekLowercase } from './postgres/server-locale-check';
import type { SnapshotSource } from './postgres/snapshot';
import { keepSnapshots } from './postgres/snapshot-schedule';
import { DataDirectoryInUse, startPostgres } from './postgres/start-postgres';
import type { Settings } from './settings';

export interface StartedDatabase extends DatabasePool {
  /** What snapshots need of the embedded database. */
  embedded?: SnapshotSource;
}

interface StartOptions {
  /** Connects to the embedded database of a running server instead of refusing to start. */
  joinsRunning?: boolean;
  /** Whether to work as the owner, who sees all hotels, as commands do; a server is fenced to those of each call. */
  asOwner?: boolean;
}

type Log = (line: string) => void;

/** Where the database is. */
interface Place {
  owner: PoolConfig;
  embedded?: SnapshotSource;
  /** Called after the last connection has ended. */
  leave: () => Promise<void>;
}

/** Opens the configured database, the embedded one by default, and migrates it. */
export async function startDatabase(
  settings: Settings,
  schema: Schema,
  log: Log,
  { joinsRunning = false, asOwner = false }: StartOptions = {},
): Promise<StartedDatabase> {
  const place = settings.databaseUrl ? serverPlace(settings) : await embeddedPlace(settings, log, joinsRunning);
  const owner = openDatabase(place.owner);
  try {
    await checkServer(owner, settings.databaseUrl);
    await migrate(owner.pool, schema);
    const opened = asOwner ? owner : await openFenced(owner, settings, place, log);
    const close = async () => {
      await opened.close();
      await place.leave();
    };
    return { ...opened, close, ...(place.embedded && { embedded: place.embedded }) };
  } catch (error) {
    await owner.close();
    await place.leave();
    throw error;
  }
}

async function openFenced(owner: DatabasePool, settings: Settings, place: Place, log: Log): Promise<DatabasePool> {
  const access: ServerAccess = settings.databaseUrl
    ? await serverOfUrl(owner.pool, settings, log)
    : await serverAccess(owner.pool, place.owner);
  const { connection, ...way } = access;
  const opened = openDatabase(connection, { isFenced: true, ...way });
  try {
    if (settings.databaseOwnerUrl || access.isPooled) for (const line of await faultsOfRole(opened)) log(line);
  } catch (error) {
    await opened.close();
    throw error;
  }
  await owner.close();
  return opened;
}

function serverPlace({ databaseUrl, databaseOwnerUrl }: Settings): Place {
  return { owner: { connectionString: databaseOwnerUrl ?? databaseUrl }, leave: async () => undefined };
}

async function embeddedPlace({ dataDirectory }: Settings, log: Log, joinsRunning: boolean): Promise<Place> {
  try {
    const postgres = await startPostgres({ directory: dataDirectory, log });
    const stopSnapshots = joinsRunning ? async () => undefined : keepSnapshots(postgres, log);
    const leave = async () => {
      await stopSnapshots();
      await postgres.stop();
    };
    return { owner: postgres.connection, embedded: postgres, leave };
  } catch (error) {
    const isInUse = error instanceof DataDirectoryInUse;
    const running = joinsRunning && isInUse ? await runningDatabase(dataDirectory, log) : undefined;
    if (!running) throw error;
    return { owner: running.connection, embedded: running, leave: async () => undefined };
  }
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
