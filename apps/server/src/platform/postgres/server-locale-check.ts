import type { Client, PoolClient } from 'pg';

const oldestVersion = 150_000;

/** Rejects a server that is too old or cannot lower-case Greek letters, with a one-line message that names the fix. */
export async function assertGreekLowercase(client: Client | PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string; number: number; version: string; lower: string }>(
    `select current_database() as name, current_setting('server_version_num')::int as number,
      current_setting('server_version') as version, lower('Ά') as lower`,
  );
  const [server] = rows;
  if (!server) throw new Error('The database server is not responding.');
  if (server.number < oldestVersion) {
    throw new Error(`The database server is PostgreSQL ${server.version}; Horae needs version 15 or newer.`);
  }
  if (server.lower === 'ά') return;
  throw new Error(
    `The database "${server.name}" cannot compare Greek letters: create it again with  createdb -E UTF8 --locale=C.UTF-8 --template=template0 ${server.name}`,
  );
}
