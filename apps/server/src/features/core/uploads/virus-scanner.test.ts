import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { securityEventsContract } from '@horae/contract/settings/security-events.contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { virusScanner } from '#platform/uploads/virus-scanner';
import { startClamd, testVirus } from '#test/clamd-simulator';
import { png, sendFile } from '#test/send-file';
import { startTestApp, type TestApp } from '#test/start-test-app';

let clamd: Awaited<ReturnType<typeof startClamd>>;
let api: TestApp;
let token: string;
beforeAll(async () => {
  clamd = await startClamd();
  api = await startTestApp({ environment: { VIRUS_SCANNER: clamd.address } });
  token = (await api.login('client@demo.com', 'client')).accessToken;
});
afterAll(async () => {
  await api.stop();
  await clamd.stop();
});

const onDisk = async () => {
  const directory = join(api.dataDirectory, 'uploads');
  return existsSync(directory) ? (await readdir(directory)).length : 0;
};
const infected = Buffer.concat([Buffer.from('x'.repeat(200_000)), Buffer.from(testVirus)]);

it('a file with a virus is refused by its name, stored nowhere, and becomes a security event', async () => {
  const before = await onDisk();

  const { status, body } = await sendFile(api, token, 'attachment', infected, 'hours.txt');

  expect([status, body.error.fields]).toEqual([
    400,
    [{ path: 'file', message: 'The virus scanner found Horae.Test.Virus in this file. It was not stored.' }],
  ]);
  expect(await onDisk()).toBe(before);
  const { events } = (await api.asAdmin(securityEventsContract.list, { query: { kind: 'file-refused' } })).body;
  expect(events[0]).toMatchObject({ outcome: 'blocked', by: { id: 2 }, facts: { found: 'Horae.Test.Virus' } });
});

it('clean files of every kind are stored', async () => {
  expect((await sendFile(api, token, 'avatar', png, 'me.png')).status).toBe(201);
  expect((await sendFile(api, token, 'attachment', Buffer.from('x'.repeat(200_000)), 'a.txt')).status).toBe(201);
});

it.each([
  ['says nothing', { isSilent: true }],
  ['takes only smaller files', { longest: 1000 }],
])('while the scanner %s, nothing is stored, and it can be tried again', async (_what, rules) => {
  const other = await startClamd(rules);
  const scan = virusScanner(other.address, 500);

  await expect(scan(Buffer.alloc(70_000))).rejects.toMatchObject({ status: 503, more: { retryAfterSeconds: 60 } });

  await other.stop();
  await expect(scan(Buffer.alloc(10))).rejects.toMatchObject({ status: 503 });
});
