import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';

let api: TestApp;
let secure: TestApp;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'horae-web-'));
  await mkdir(join(directory, 'assets'));
  await writeFile(join(directory, 'index.html'), '<html><head></head><body></body></html>');
  await writeFile(join(directory, 'assets', 'app-1a2b.js'), '0');
  await writeFile(join(directory, 'boot.js'), '0');
  api = await startTestApp({
    webDirectory: directory,
    environment: { APP_NAME: 'A<b>', CORS_ORIGINS: 'https://intranet.hotel.gr' },
  });
  secure = await startTestApp({
    environment: { PUBLIC_URL: 'https://horae.hotel.gr', API_BASE_URL: 'https://api.hotel.gr' },
  });
});
afterAll(() => Promise.all([api.stop(), secure.stop(), rm(directory, { recursive: true })]));

const html = { accept: 'text/html,application/xhtml+xml' };
const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

describe('the browser application', () => {
  it('is served for every path that a browser opens, with its settings as data', async () => {
    for (const path of ['/', '/staff-timeline', '/no/such/page?x=1']) {
      const { statusCode, body, headers } = await get(path, html);
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-cache',
      ]);
      const config = JSON.parse(/<script type="application\/json" id="config">(.*?)<\/script>/.exec(body)![1]!);
      expect(config).toMatchObject({
        appName: 'A<b>',
        demoAccounts: true,
        asksForDemoPasswords: false,
        registrationOpen: true,
        accessTokenTtl: 300,
      });
      expect(body).not.toContain('A<b>');
    }
  });

  it('leaves JSON to whoever does not name text/html, and 404 for other methods', async () => {
    expect((await get('/no/such/page', { accept: '*/*' })).json().error.code).toBe('NOT_FOUND');
    expect((await api.app.inject({ method: 'POST', url: '/staff-timeline', headers: html })).json().error.code).toBe(
      'NOT_FOUND',
    );
  });

  it('answers a monitor that asks for the page by HEAD or with any type', async () => {
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers } = await api.app.inject({ method, url: '/', headers: { accept: '*/*' } });
      expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    }
  });

  it('keeps hashed files for good and asks anew for the others', async () => {
    expect((await get('/assets/app-1a2b.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/boot.js')).headers['cache-control']).toBe('no-cache');
    for (const path of ['/../package.json', '/assets', '/assets/', '/.git/config'])
      expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
  });
});

describe('security headers', () => {
  it('let no inline script run and no page frame this one; plain http stays possible', async () => {
    const { headers } = await get('/', html);
    const policy = String(headers['content-security-policy']);

    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('stand on every answer: the page, a file, JSON, an error', async () => {
    const answers = [
      await get('/', html),
      await get('/boot.js'),
      await get('/auth/demo-passwords'),
      await get('/no/such/page'),
      await api.app.inject({ method: 'POST', url: '/auth/login', payload: {} }),
    ];

    for (const { headers } of answers) {
      expect(String(headers['content-security-policy'])).toMatch(
        /object-src 'none';base-uri 'none'.*frame-ancestors 'none'/,
      );
      expect([headers['x-content-type-options'], headers['referrer-policy']]).toEqual(['nosniff', 'no-referrer']);
      expect(headers['content-type']).toMatch(
        /^(text\/html|application\/json|(text|application)\/javascript); charset=utf-8$/,
      );
    }
  });

  it('demand https when the public address is https, and let the browser reach the named backend', async () => {
    const { headers } = await secure.app.inject('/health');

    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://api.hotel.gr");
  });

  it('admit the named origins and no other', async () => {
    const ask = (origin: string) => api.app.inject({ method: 'OPTIONS', url: '/auth/login', headers: { origin } });

    const [named, other] = [await ask('https://intranet.hotel.gr'), await ask('https://evil.gr')];

    expect([named.statusCode, named.headers['access-control-allow-origin']]).toEqual([
      204,
      'https://intranet.hotel.gr',
    ]);
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('admit, by a named origin, answers too; none when none is named', async () => {
    const from = { origin: 'https://intranet.hotel.gr' };

    const named = await api.app.inject({ url: '/health', headers: from });
    const unnamed = [
      await secure.app.inject({ url: '/health', headers: from }),
      await secure.app.inject({ method: 'OPTIONS', url: '/auth/login', headers: from }),
    ];

    expect(named.headers['access-control-allow-origin']).toBe('https://intranet.hotel.gr');
    for (const { headers } of unnamed) expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});
