import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { giveTo, unprivilegedUser } from '../../apps/server/src/platform/postgres/process-user';
import { freePort } from '../../apps/server/src/test/start-pooler';
import { type Program, program } from './program';

const configuration = new URL('../../deploy/haproxy.cfg', import.meta.url);

export interface Haproxy extends Program {
  address: string;
  /** Gives one of its servers no new requests, or some again. */
  setState: (server: string, state: 'drain' | 'ready') => Promise<unknown>;
  /** Whether it gives a server new requests. */
  isUp: (server: string) => Promise<boolean>;
}

/** Starts HAProxy as `deploy/haproxy.cfg` says, without TLS and on ports of its own. */
export async function startHaproxy(directory: string, ports: Record<'a' | 'b', number>): Promise<Haproxy> {
  const port = await freePort();
  const [file, socket] = [join(directory, 'haproxy.cfg'), join(directory, 'haproxy', 'admin.sock')];
  const text = readFileSync(configuration, 'utf8')
    .replace(/^ +(log|chroot|user|group) .*\n/gm, '')
    .replace(/^ +option httplog\n/m, '')
    // An ordinary user may open fewer files.
    .replace(/^( +maxconn) .*$/m, '$1 2000')
    .replace('/run/haproxy/admin.sock', socket)
    .replace(/^( +)bind .*$/m, `$1bind 127.0.0.1:${port}`)
    .replace(/^ +http-request set-header X-Forwarded-Proto .*\n/m, '')
    .replace(/^( +server (\w) ).*$/gm, (_line, head: string, name: 'a' | 'b') => `${head}127.0.0.1:${ports[name]}`);
  writeFileSync(file, text);
  mkdirSync(dirname(socket));
  await giveTo(unprivilegedUser(), dirname(socket));
  const server = program({
    command: '/usr/sbin/haproxy',
    args: ['-db', '-f', file],
    user: unprivilegedUser(),
    log: join(directory, 'haproxy.log'),
    port,
  });
  await server.start();
  const ask = async (command: string) => {
    const admin = connect(socket);
    let said = '';
    admin.on('data', (chunk) => (said += chunk));
    admin.end(`${command}\n`);
    await once(admin, 'close');
    return said;
  };
  return {
    ...server,
    address: `http://127.0.0.1:${port}`,
    setState: (name, state) => ask(`set server horae/${name} state ${state}`),
    isUp: async (name) => new RegExp(`^horae,${name},.*,UP,`, 'm').test(await ask('show stat')),
  };
}
