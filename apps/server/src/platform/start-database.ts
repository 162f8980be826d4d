import { type DatabasePool, openDatabase } from './database';
import { migrate } from './migrate';
import { assertGreekLowercase } from './postgres/server-locale-check';
import { startPostgres } from './postgres/start-postgres';
import type { Settings } from './settings';

export interface StartedDatabase extends DatabasePool {
  isEmbedded: boolean;
}

/** Opens the database that the settings name, the embedded one by default, and brings its tables up to date. */
export async function startDatabase(
  settings: Settings,
  migrations: string,
  log: (line: string) => void,
): Promise<StartedDatabase> {
  const opened = settings.databaseUrl
    ? openServer(settings.databaseUrl)
    : await openEmbedded(settings.dataDirectory, log);
  try {
    await checkServer(opened);
    await migrate(opened.pool, migrations);
  } catch (error) {
    await opened.close();
    throw error;
  }
  return opened;
}

function openServer(connectionString: string): StartedDatabase {
  return { ...openDatabase({ connectionString }), isEmbedded: false };
}

async function openEmbedded(directory: string, log: (line: string) => void): Promise<StartedDatabase> {
  const postgres = await startPostgres({ directory, log });
  const opened = openDatabase(postgres.connection);
  const close = async () => {
    await opened.close();
    await postgres.stop();
  };
  return { ...opened, close, isEmbedded: true };
}

async function checkServer({ pool }: DatabasePool): Promise<void> {
  const client = await pool.connect();
  try {
    await assertGreekLowercase(client);
  } finally {
    client.release();
  }
}
