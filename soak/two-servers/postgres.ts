import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withClient } from '../../apps/server/src/platform/postgres/connection';
import { giveTo, unprivilegedUser } from '../../apps/server/src/platform/postgres/process-user';
import { freePort } from '../../apps/server/src/test/start-pooler';
import { type Program, program } from './program';

const bin = '/usr/lib/postgresql/15/bin';
const superuserPassword = 'of the superuser';
const roles = new URL('../../deploy/roles.sql', import.meta.url);

export const passwords = { horae_owner: 'of the owner', horae_server: 'of the servers' };

export interface Postgres extends Omit<Program, 'stop'> {
  url: (role: keyof typeof passwords) => string;
  /** Asks as the superuser, who sees everything. */
  ask: <Row>(sql: string) => Promise<Row[]>;
  stop: () => Promise<unknown>;
}

/** Starts PostgreSQL 15 with the roles of `deploy/roles.sql`; what it has committed survives a kill. */
export async function startPostgres(directory: string): Promise<Postgres> {
  const user = unprivilegedUser();
  const [cluster, passwordFile] = [join(directory, 'postgres'), join(directory, 'password')];
  const port = await freePort();
  mkdirSync(cluster, { mode: 0o700 });
  writeFileSync(passwordFile, superuserPassword);
  chmodSync(passwordFile, 0o600);
  await giveTo(user, cluster);
  await giveTo(user, passwordFile);
  const options = [
    '-U',
    'postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--locale=C.UTF-8',
    '-E',
    'UTF8',
  ];
  execFileSync(join(bin, 'initdb'), ['-D', cluster, ...options], { ...user, cwd: '/', stdio: 'ignore' });
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    // As Debian's would be in Greece; the servers work in UTC.
    timezone: 'Europe/Athens',
    shared_buffers: '64MB',
  };
  const server = program({
    command: join(bin, 'postgres'),
    args: ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    user,
    log: join(directory, 'postgres.log'),
    port,
  });
  const ask = <Row>(sql: string, database = 'horae') =>
    withClient({ host: '127.0.0.1', port, user: 'postgres', password: superuserPassword, database }, async (client) => {
      const { rows } = await client.query(sql);
      return rows as Row[];
    });
  const start = async () => {
    await startOnceFree(server);
    // It listens before it has recovered what was under way.
    for (let tries = 0; tries < 100 && !(await ask('select 1', 'postgres').catch(() => null)); tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 200));
  };
  await start();
  for (const statement of rolesStatements()) await ask(statement, 'postgres');
  return {
    ...server,
    start,
    ask: (sql) => ask(sql),
    url: (role) => `postgresql://${role}:${encodeURIComponent(passwords[role])}@127.0.0.1:${port}/horae`,
  };
}

function rolesStatements(): string[] {
  const text = readFileSync(roles, 'utf8')
    .replace(/^--.*$/gm, '')
    .replace('password of the owner', passwords.horae_owner)
    .replace('password of the servers', passwords.horae_server);
  return text
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean);
}

/** The processes of a killed one keep its memory for a moment, and a new one refuses to start until they are gone. */
async function startOnceFree(server: Program): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await server.start();
    } catch (error) {
      if (tries === 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}
