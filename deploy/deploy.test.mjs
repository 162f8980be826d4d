import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { afterAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path) => readFileSync(join(root, path), 'utf8');
const container = read('deploy/Containerfile');
const unit = read('deploy/horae.service');
const directory = mkdtempSync(join(tmpdir(), 'horae-deploy-'));
afterAll(() => rmSync(directory, { recursive: true }));

const settingsOf = (line) => [...line.matchAll(/\b([A-Z][A-Z_]+)=/g)].map(([, name]) => name);

describe('the container file', () => {
  it('is free of faults', () => {
    expect(validate(container).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
  });

  it('runs as somebody else than root, keeps its data in a volume and says whether it is ready', () => {
    const last = container.slice(container.lastIndexOf('\nFROM '));
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/^VOLUME \/var\/lib\/horae$/m);
    expect(last).toMatch(/^HEALTHCHECK .*\["node", "deploy\/ready\.mjs"\]$/m);
    expect(container).toContain('npm ci');
    expect(container).not.toMatch(/:latest/);
  });
});

describe('the systemd unit', () => {
  // Verified unchanged except for the path of Node, which differs between machines.
  const path = join(directory, 'horae.service');
  writeFileSync(path, unit.replaceAll('/usr/bin/node', process.execPath));
  const systemd = spawnSync('systemd-analyze', ['--version'], { encoding: 'utf8' });
  const version = Number(/\d+/.exec(systemd.stdout ?? '')?.[0] ?? 0);
  const analyse = (...args) => spawnSync('systemd-analyze', args, { encoding: 'utf8' });

  it.skipIf(version === 0)('is verified by systemd', () => {
    const { status, stderr } = analyse('verify', '--man=no', path);

    expect([status, stderr]).toEqual([0, '']);
  });

  it.skipIf(version < 251)('is exposed to little', () => {
    expect(analyse('security', '--offline=yes', '--threshold=20', '--no-pager', path).status).toBe(0);
  });
});

describe('the files for two servers', () => {
  const haproxy = '/usr/sbin/haproxy';

  it.skipIf(!existsSync(haproxy))('are understood by HAProxy', () => {
    const path = join(directory, 'haproxy.cfg');
    // The certificate, the accounts and the directories are on the operator's machine.
    const text = read('deploy/haproxy.cfg')
      .replace(/bind .*/, 'bind 127.0.0.1:8443')
      .replace(/^ +(chroot|user|group) .*\n/gm, '')
      .replace('/run/haproxy/', `${directory}/`);
    writeFileSync(path, text);

    const { status, stderr } = spawnSync(haproxy, ['-c', '-q', '-f', path], { encoding: 'utf8' });

    expect([status, stderr]).toEqual([0, '']);
  });

  it('give the role of the servers the settings of its connections', () => {
    const source = read('apps/server/src/platform/database.ts');
    const [, settings] = /connectionSettings = \{([^}]+)\}/.exec(source);
    for (const [, name, value] of settings.matchAll(/(\w+): '(\w+)'/g))
      expect(read('deploy/roles.sql')).toContain(`alter role horae_server set ${name} = '${value}';`);
  });

  it('agree with each other and with the documentation', () => {
    const pages = read('docs/operations.md');
    for (const path of ['deploy/haproxy.cfg', 'deploy/pgbouncer.ini', 'deploy/roles.sql'])
      expect(pages).toContain(path);
    expect(read('deploy/pgbouncer.ini')).toMatch(/^pool_mode = transaction$/m);
    expect(read('deploy/haproxy.cfg')).toContain('option httpchk GET /ready');
    // Requests that change something are never sent to the second server after the first one had them.
    expect(read('deploy/haproxy.cfg')).toMatch(/disable-l7-retry unless METH_GET or METH_HEAD/);
  });
});

describe('both', () => {
  it('name files that are there and settings that Horae has', () => {
    const known = read('apps/server/src/platform/settings.ts');
    for (const name of [container, unit].flatMap((text) =>
      text.split('\n').flatMap((line) => (/^(ENV|Environment=)/.test(line) ? settingsOf(line.slice(4)) : [])),
    )) {
      expect(known, name).toContain(`  ${name}: `);
    }
    for (const [path] of `${container}${unit}`.matchAll(/deploy\/[\w.]+/g))
      expect(existsSync(join(root, path)), path).toBe(true);
    expect(`${container}${unit}`.match(/apps\/server\/dist\/main\.js/g)).toHaveLength(2);
    expect(read('apps/server/vite.config.ts')).toContain(`main: 'src/main.ts'`);
    expect(JSON.parse(read('package.json')).scripts.build).toBeTruthy();
  });
});

describe('ready.mjs', () => {
  const ready = (port, ...args) =>
    new Promise((resolve) => {
      const env = { ...process.env, PORT: String(port) };
      execFile(process.execPath, [join(root, 'deploy/ready.mjs'), ...args], { env }, (error) =>
        resolve(error ? error.code : 0),
      );
    });

  it.each([
    [200, 0],
    [503, 1],
  ])('ends after an answer of %i with %i', async (status, code) => {
    const asked = [];
    const server = createServer((request, reply) => {
      asked.push(request.url);
      reply.writeHead(status).end();
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

    expect(await ready(server.address().port)).toBe(code);
    expect(asked).toEqual(['/ready']);
    await new Promise((resolve) => server.close(resolve));
  });

  it('waits for a server that begins late, and says when there is none', async () => {
    let count = 0;
    const server = createServer((_, reply) => reply.writeHead((count += 1) > 2 ? 200 : 503).end());
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address();

    expect(await ready(port, '30')).toBe(0);
    expect(count).toBe(3);
    await new Promise((resolve) => server.close(resolve));
    expect(await ready(port)).toBe(1);
  });
});
