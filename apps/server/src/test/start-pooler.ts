import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { giveTo, unprivilegedUser } from '#platform/postgres/process-user';

const program = '/usr/sbin/pgbouncer';
const configuration = fileURLToPath(new URL('../../../../deploy/pgbouncer.ini', import.meta.url));

/** Whether this machine has PgBouncer, where Debian puts it. */
export const hasPooler = existsSync(program);

interface PoolerPlan {
  /** The database behind it: a directory of sockets or an address, and a port. */
  host: string;
  port: number;
  /** Of each role that may connect. */
  passwords: Record<string, string>;
  /** The databases that may be asked for; others are refused. */
  databases: readonly string[];
  /** Where its files are made; the directory of temporary files by default. */
  within?: string;
}

export interface Pooler {
  url: (role: string, database: string) => string;
  kill: () => Promise<void>;
  /** Starts it again, on the same port. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts PgBouncer as `deploy/pgbouncer.ini` says, in front of another database and on a free port. */
export async function startPooler({
  host,
  port,
  passwords,
  databases,
  within = tmpdir(),
}: PoolerPlan): Promise<Pooler> {
  const user = unprivilegedUser();
  const directory = await mkdtemp(join(within, 'horae-pooler-'));
  const at = await freePort();
  const [ini, userList] = [join(directory, 'pgbouncer.ini'), join(directory, 'userlist.txt')];
  const roles = Object.entries(passwords).map(([role, password]) => `"${role}" "${password}"\n`);
  const own = {
    listen_port: at,
    logfile: join(directory, 'log'),
    pidfile: join(directory, 'pid'),
    auth_file: userList,
  };
  const text = Object.entries(own).reduce(
    (written, [name, value]) => written.replace(new RegExp(`^${name} = .*$`, 'm'), `${name} = ${value}`),
    await readFile(configuration, 'utf8'),
  );
  const lines = databases.map((name) => `${name} = host=${host} port=${port} dbname=${name}`).join('\n');
  await writeFile(ini, text.replace(/^horae = .*$/m, lines));
  await writeFile(userList, roles.join(''), { mode: 0o600 });
  await chmod(directory, 0o700);
  await giveTo(user, directory);

  let child: ChildProcess;
  const start = async () => {
    child = spawn(program, [ini], { ...user, cwd: '/', stdio: 'ignore' });
    await untilListening(at, child);
  };
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    // What a killed one leaves would stop the next.
    await rm(own.pidfile, { force: true });
  };
  await start();
  return {
    url: (role, database) => `postgres://${role}:${passwords[role]}@127.0.0.1:${at}/${database}`,
    kill,
    start,
    stop: async () => {
      await kill();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Returns a port on the loopback address that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const closed = once(server, 'close');
  server.close();
  await closed;
  return typeof address === 'object' && address ? address.port : 0;
}

/** Waits until a program accepts connections; throws once it has ended. */
export async function untilListening(port: number, program: ChildProcess, seconds = 15): Promise<void> {
  for (let tries = 0; tries < seconds * 20; tries += 1) {
    if (program.exitCode !== null || program.signalCode !== null) break;
    const socket = connect(port, '127.0.0.1');
    const isThere = await Promise.race([
      once(socket, 'connect').then(
        () => true,
        () => false,
      ),
      once(socket, 'close').then(() => false),
    ]);
    socket.destroy();
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${program.spawnfile} does not listen on port ${port}; it ended with ${program.exitCode}.`);
}
