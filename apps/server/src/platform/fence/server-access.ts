import type { Pool, PoolConfig } from 'pg';
import type { Settings } from '../settings';
import { serverRole } from './install-fence';

/** How a server connects for its calls. */
export interface ServerAccess {
  connection: PoolConfig;
  /** Whether a pooler of transactions stands between. */
  isPooled: boolean;
  /** Past the pooler, for what lasts longer than a transaction. */
  direct: PoolConfig;
}

/** In the embedded database, which trusts whoever reaches its socket, or knows its password where there is one. */
export async function serverAccess(owner: Pool, connection: PoolConfig): Promise<ServerAccess> {
  const { password } = connection;
  if (typeof password === 'string')
    await owner.query(`alter role ${serverRole} password '${password.replaceAll("'", "''")}'`);
  return unpooled({ ...connection, user: serverRole });
}

const unpooled = (connection: PoolConfig): ServerAccess => ({ connection, isPooled: false, direct: connection });

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
  const given: PoolConfig = { connectionString: databaseUrl };
  const mayAct = !databaseOwnerUrl && (await mayActAsServer(owner));
  const direct = mayAct ? { ...given, options: `-c role=${serverRole}` } : given;
  if (databasePoolUrl) return { connection: { connectionString: databasePoolUrl }, isPooled: true, direct };
  if (!databaseOwnerUrl && !mayAct)
    log(
      `The role of DATABASE_URL may not create the role ${serverRole}, so this server works as the owner of the tables. docs/operations.md, "Roles of the database", says how to change that.`,
    );
  return unpooled(direct);
}

async function mayActAsServer(owner: Pool): Promise<boolean> {
  const { rows } = await owner.query<{ may: boolean }>(
    `select pg_has_role(current_user, oid, 'member') as may from pg_roles where rolname = $1`,
    [serverRole],
  );
  return rows[0]?.may ?? false;
}
