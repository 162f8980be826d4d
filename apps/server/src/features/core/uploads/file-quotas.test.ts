import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '#platform/database';
import { keepUploads } from '#platform/uploads/upload-store';
import { uploads } from '#platform/uploads/uploads.table';
import { sendFile } from '#test/send-file';
import { startTestApp, type TestApp } from '#test/start-test-app';

let api: TestApp;
let client: string;
let admin: string;
beforeAll(async () => {
  api = await startTestApp({ environment: { FILES_PER_ACCOUNT_MB: '2', FILES_IN_ALL_MB: '3' } });
  client = (await api.login('client@demo.com', 'client')).accessToken;
  admin = (await api.login('admin@demo.com', 'admin')).accessToken;
});
afterAll(() => api.stop());

const send = async (token: string, megabytes: number) => {
  const content = Buffer.alloc(megabytes * 1_000_000, 'x');
  const { status, body } = await sendFile(api, token, 'attachment', content, 'notes.txt');
  return { address: body.upload?.address, said: status === 201 ? 'stored' : `${status} ${body.message}` };
};
const onDisk = () => readdir(join(api.dataDirectory, 'uploads'));

it('refuses a file beyond what an account or the server may store, until others are released', async () => {
  const stored = [await send(client, 1), await send(client, 0.9)];
  await inTransaction(api.database.db, (tx) =>
    keepUploads(
      tx,
      'test:1',
      stored.map(({ address }) => address),
    ),
  );

  expect((await send(client, 0.2)).said).toBe(
    '413 Delete some files first: an account may store 2 MB of files, and yours would take more with this one.',
  );
  expect((await send(admin, 1.2)).said).toBe(
    '413 This server has no space for the file: it may store 3 MB of files in all. Tell your administrator.',
  );
  expect(await onDisk()).toHaveLength(2);

  await api.database.db.delete(uploads);
  expect((await send(admin, 1.2)).said).toBe('stored');
});

it('does not exceed the limit with files sent at once, and keeps nothing of the refused ones', async () => {
  await api.database.db.delete(uploads);
  const before = (await onDisk()).length;

  const answers = await Promise.all(Array.from({ length: 6 }, () => send(client, 0.6)));

  expect(answers.filter(({ said }) => said === 'stored')).toHaveLength(3);
  expect((await onDisk()).length - before).toBe(3);
});
