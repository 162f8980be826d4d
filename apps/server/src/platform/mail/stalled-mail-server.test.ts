import { healthContract } from '@horae/contract/core/health.contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '#test/mail-server';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { readSettings } from '../settings';
import { doDue } from '../work/run-work';
import { mailOutbox } from './mail-outbox.table';
import { mailWork } from './mail-worker';
import { postMail } from './outbox';

let api: TestApp;
let server: MailServer;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());
beforeEach(async () => {
  server = await startMailServer();
  await api.database.db.delete(mailOutbox);
});
afterEach(() => server.stop());

/** One look of one server at the outbox; `question` goes behind the address of the mail server. */
async function look(question = ''): Promise<void> {
  const settings = readSettings({ SMTP_URL: server.url + question, HORAE_DATA_DIR: api.dataDirectory });
  const [work] = mailWork(api.database.db, settings);
  const fail = (error: unknown) => expect.unreachable(String(error));
  await doDue(api.database.db, work!, new AbortController().signal, fail);
}

it.each(['greeting', 'message'] as const)(
  'that stalls at its %s holds no connection of the database',
  async (where) => {
    server.stallAt(where);
    await postMail(api.database.db, { to: 'anna@world.example', subject: 'Ώρες', text: 'Plain' });

    const stalled = server.stalled();
    const sending = look();
    await stalled;

    const { pool } = api.database;
    const { status } = await api.asNobody(healthContract.health);
    expect([pool.totalCount - pool.idleCount, status]).toEqual([0, 200]);
    server.hangUp();
    await sending;
  },
);

it('is given up on after a while', async () => {
  server.stallAt('message');
  await postMail(api.database.db, { to: 'anna@world.example', subject: 'Ώρες', text: 'Plain' });

  await look('/?socketTimeout=100');

  const mails = await api.database.db.select({ failure: mailOutbox.failure }).from(mailOutbox);
  expect(mails).toEqual([{ failure: 'It may have arrived. Error: Timeout' }]);
});

it('gets nothing unencrypted if its address requires TLS', async () => {
  await postMail(api.database.db, { to: 'anna@world.example', subject: 'Ώρες', text: 'Plain' });

  await look('/?requireTLS=true');

  const { sentAt, failure } = mailOutbox;
  const mails = await api.database.db.select({ sentAt, failure }).from(mailOutbox);
  expect(server.received).toEqual([]);
  expect(mails).toEqual([{ sentAt: null, failure: expect.stringMatching(/\S/) }]);
});

it('is asked by one server at a time', async () => {
  server.stallAt('message');
  for (const to of ['anna', 'bob'])
    await postMail(api.database.db, { to: `${to}@world.example`, subject: 'Ώρες', text: 'Plain' });

  const stalled = server.stalled();
  const first = look();
  await stalled;
  await look();
  expect(server.mostAtOnce()).toBe(1);
  server.stallAt(null);
  server.confirm();
  await first;

  expect([server.received.length, server.mostAtOnce()]).toEqual([2, 1]);
});
