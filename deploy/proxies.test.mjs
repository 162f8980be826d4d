import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as askHttp, createServer } from 'node:http';
import { request as askHttps } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const directory = mkdtempSync(join(tmpdir(), 'horae-proxies-'));
const read = (name) => readFileSync(join(import.meta.dirname, name), 'utf8');
const caddy = '/usr/bin/caddy';
const nginx = '/usr/sbin/nginx';
const ports = { nginx: [24_180, 24_143], caddy: [24_280, 24_243] };
const started = [];

/** What Horae would hear: the address of the caller and the size of the body; /live says two things apart. */
const behind = createServer((request, reply) => {
  if (request.url === '/live') {
    reply.writeHead(200, { 'content-type': 'text/event-stream' }).write('first\n');
    setTimeout(() => reply.end('second\n'), 1500);
    return;
  }
  let size = 0;
  request.on('data', (part) => {
    size += part.length;
  });
  request.on('end', () => reply.end(JSON.stringify({ from: request.headers['x-forwarded-for'], size })));
});

function run(command, args) {
  const child = spawn(command, args, { stdio: 'ignore', env: { ...process.env, HOME: directory } });
  started.push(child);
}

/** Status, headers, body, and when the first part of it came. */
function ask(port, { path = '/', method = 'GET', headers = {}, body, isPlain = false }) {
  const send = isPlain ? askHttp : askHttps;
  const options = {
    port,
    path,
    method,
    host: '127.0.0.1',
    servername: 'horae.hotel.example',
    rejectUnauthorized: false,
  };
  return new Promise((resolve, reject) => {
    const asked = send({ ...options, headers: { host: 'horae.hotel.example', ...headers } }, (reply) => {
      const parts = [];
      reply.on('data', (part) => parts.push({ at: Date.now(), text: String(part) }));
      reply.on('end', () => resolve({ status: reply.statusCode, headers: reply.headers, parts }));
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

async function isUp(port) {
  for (let at = 0; at < 100; at += 1) {
    if (
      await ask(port, {})
        .then(() => true)
        .catch(() => false)
    )
      return;
    await wait(100);
  }
  throw new Error(`Nothing answers at ${port}.`);
}

function startNginx(upstream, [http, https]) {
  const conf = read('nginx.conf')
    .replace(/^ +listen \[::\].*\n/gm, '')
    .replace('listen 80', `listen 127.0.0.1:${http}`)
    .replace('listen 443', `listen 127.0.0.1:${https}`)
    .replaceAll('127.0.0.1:4000', `127.0.0.1:${upstream}`)
    .replaceAll('/etc/nginx/', `${directory}/`);
  const path = join(directory, 'nginx.conf');
  writeFileSync(join(directory, 'horae.conf'), conf);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${directory}/${name};`)
    .join(' ');
  writeFileSync(
    path,
    `${process.getuid() === 0 ? 'user root;' : ''} daemon off; pid ${directory}/nginx.pid; error_log ${directory}/error.log;\nevents {}\nhttp { access_log off; ${temporary} include ${directory}/horae.conf; }\n`,
  );
  run(nginx, ['-p', directory, '-c', path, '-e', `${directory}/error.log`]);
}

function startCaddy(upstream, [http, https]) {
  const conf = read('Caddyfile')
    .replace('auto_https disable_redirects', `auto_https off\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}`)
    .replace('http://horae.hotel.example {', `http://horae.hotel.example:${http} {`)
    .replace('\nhorae.hotel.example {', `\nhorae.hotel.example:${https} {`)
    .replace('tls {', `tls ${directory}/horae.pem ${directory}/horae.key {`)
    .replace('127.0.0.1:4000', `127.0.0.1:${upstream}`);
  const path = join(directory, 'Caddyfile');
  writeFileSync(path, conf);
  run(caddy, ['run', '--config', path, '--adapter', 'caddyfile']);
}

beforeAll(async () => {
  const subject = ['-subj', '/CN=horae.hotel.example', '-addext', 'subjectAltName=DNS:horae.hotel.example'];
  const files = ['-keyout', join(directory, 'horae.key'), '-out', join(directory, 'horae.pem')];
  spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files]);
  await new Promise((resolve) => behind.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  for (const child of started) child.kill();
  behind.closeAllConnections();
  await new Promise((resolve) => behind.close(resolve));
  await wait(200);
  rmSync(directory, { recursive: true, force: true });
});

describe.each([
  ['nginx', nginx, startNginx, ports.nginx],
  ['Caddy', caddy, startCaddy, ports.caddy],
])('%s in front of Horae', (_name, binary, start, [http, https]) => {
  const page = { accept: 'text/html,application/xhtml+xml' };

  it.skipIf(!existsSync(binary))('does what the page about a TLS proxy asks of it', async () => {
    start(behind.address().port, [http, https]);
    await isUp(https);

    const redirected = await ask(http, { path: '/staff-timeline?x=1', headers: page, isPlain: true });
    expect([redirected.status, redirected.headers.location]).toEqual([
      308,
      expect.stringMatching(/^https:\/\/horae\.hotel\.example.*\/staff-timeline\?x=1$/),
    ]);
    for (const unsafe of [{ method: 'POST', headers: page, body: 'password=1' }, { headers: { accept: '*/*' } }]) {
      const reply = await ask(http, { path: '/session/login', ...unsafe, isPlain: true }).catch(() => ({
        status: 'closed',
      }));
      expect(['closed', 403]).toContain(reply.status);
    }

    const forged = await ask(https, { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(JSON.parse(forged.parts.map(({ text }) => text).join(''))).toEqual({ from: '127.0.0.1', size: 0 });

    const big = await ask(https, { method: 'POST', body: Buffer.alloc(10_500_000) });
    expect(JSON.parse(big.parts.map(({ text }) => text).join('')).size).toBe(10_500_000);

    const { parts } = await ask(https, { path: '/live' });
    expect(parts.map(({ text }) => text)).toEqual(['first\n', 'second\n']);
    expect(parts[1].at - parts[0].at).toBeGreaterThan(500);
  });
});
