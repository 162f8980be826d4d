import type { Pool, PoolConfig } from 'pg';
import type { Settings } from '../settings';
import { serverRole } from './install-fence';

/** How a server connects for its calls. */
export interface ServerAccess {
  connection: PoolConfig;
  isPooled: boolean;
}

/** In the embedded database, which trusts whoever reaches its socket, or knows its password where there is one. */
export async function serverAccess(owner: Pool, connection: PoolConfig): Promise<ServerAccess> {
  const { password } = connection;
  if (typeof password === 'string')
    await owner.query(`alter role ${serverRole} password '${password.replaceAll("'", "''")}'`);
  return { connection: { ...connection, user: serverRole }, isPooled: false };
}

type Urls = Pick<Settings, 'databaseUrl' | 'databaseOwnerUrl' | 'databasePoolUrl'>;

/**
 * At a server of its own: as DATABASE_URL says, and if its role is bound by no policy or owns the tables, as the
 * server's role where that is possible. Through DATABASE_POOL_URL if it is set.
 */
export async function serverOfUrl(
  owner: Pool,
  { databaseUrl, databaseOwnerUrl, databasePoolUrl }: Urls,
  log: (line: string) => void,
): Promise<ServerAccess> {
  if (databasePoolUrl) return { connection: { connectionString: databasePoolUrl }, isPooled: true };
  const connection: PoolConfig = { connectionString: databaseUrl };
  if (databaseOwnerUrl) return { connection, isPooled: false };
  if (await mayActAsServer(owner))
    return { connection: { ...connection, options: `-c role=${serverRole}` }, isPooled: false };
  log(
    `The role of DATABASE_URL may not create the role ${serverRole}, so this server works as the owner of the tables. docs/operations.md, "Roles of the database", says how to change that.`,
  );
  return { connection, isPooled: false };
}

async function mayActAsServer(owner: Pool): Promise<boolean> {
  const { rows } = await owner.query<{ may: boolean }>(
    `select pg_has_role(current_user, oid, 'member') as may from pg_roles where rolname = $1`,
    [serverRole],
  );
  return rows[0]?.may ?? false;
}
