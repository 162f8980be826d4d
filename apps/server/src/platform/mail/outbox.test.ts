import { rm } from 'node:fs/promises';
import { asc, isNotNull, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '#test/mail-server';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { storeUpload, uploadPath, uploadsDirectory } from '../uploads/upload-store';
import { uploadUses } from '../uploads/uploads.table';
import { mailOutbox } from './mail-outbox.table';
import { eraseLinks, mostAttempts, postMail, withdrawLinks } from './outbox';
import { sendWaitingMail } from './send-waiting-mail';

let api: TestApp;
let server: MailServer;
beforeAll(async () => {
  api = await startTestApp({ template: 'empty' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  server = await startMailServer();
  await api.database.db.delete(mailOutbox);
});
afterEach(() => server.stop());

const sendAll = (stopping = new AbortController().signal) =>
  sendWaitingMail(
    api.database.db,
    {
      smtpUrl: server.url,
      from: { name: 'Horae', address: 'no-reply@hotel.gr' },
      uploads: uploadsDirectory(api.dataDirectory),
    },
    stopping,
  );
const post = (to: string, more = {}) => postMail(api.database.db, { to, subject: 'Ώρες', text: 'Plain', ...more });
const rows = () => {
  const { id, sentAt, attempts, doubts, failure } = mailOutbox;
  return api.database.db
    .select({ sent: isNotNull(sentAt), attempts, doubts, failure })
    .from(mailOutbox)
    .orderBy(asc(id));
};
const makeDue = () => api.database.db.update(mailOutbox).set({ nextAttemptAt: sql`now()` });
const ids = () => server.received.map((message) => /^Message-ID: (.*)$/m.exec(message)?.[1]);

/** Sends until the mail server stalls, does something, and ends the connection. */
async function whileSending(where: 'greeting' | 'message', work: () => Promise<unknown>): Promise<void> {
  server.stallAt(where);
  const stalled = server.stalled();
  const sending = sendAll();
  await stalled;
  await work();
  server.hangUp();
  await sending;
}

describe('the outbox', () => {
  it('sends each mail once, as text and HTML, with its reply-to address', async () => {
    await post('anna@world.example', { html: '<p>Formatted</p>', replyTo: 'eleni@hotel.gr' });

    expect([await sendAll(), await sendAll()]).toEqual([1, 0]);
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toContain('From: Horae <no-reply@hotel.gr>');
    expect(server.received[0]).toContain('To: anna@world.example');
    expect(server.received[0]).toContain('Reply-To: eleni@hotel.gr');
    expect(server.received[0]).toContain('Plain');
    expect(server.received[0]).toContain('<p>Formatted</p>');
  });

  it('takes a line break in a subject or an address for no header and no command', async () => {
    const more = { subject: 'Hours\r\nBcc: spy@world.example', replyTo: 'eleni@hotel.gr\r\nX-Added: yes' };
    await post('anna@world.example', more);
    await post('anna@world.example>\r\nRCPT TO:<spy@world.example', { subject: 'Second' });

    await sendAll();

    const heads = server.received.map((message) => message.split('\r\n\r\n')[0] ?? '');
    expect(heads.find((head) => head.includes('To: anna@world.example\r\n'))).toMatch(/^Subject: Hours Bcc: spy/m);
    expect(heads.join('\n')).not.toMatch(/^(Bcc|X-Added|RCPT)/im);
    expect(server.recipients).not.toContain('spy@world.example');
  });

  it('attaches stored files, keeps them until then, and retains a mail whose file is missing', async () => {
    const directory = uploadsDirectory(api.dataDirectory);
    const file = {
      accountId: 1,
      purpose: 'attachment' as const,
      name: 'rota.csv',
      content: Buffer.from('Monday,Maria'),
    };
    const { address } = await storeUpload(
      api.database.db,
      { directory, quotas: { perAccount: 1e9, inAll: 1e9 } },
      file,
    );
    const uses = () => api.database.db.$count(uploadUses);
    await post('anna@world.example', { files: [{ name: 'rota.csv', address }] });
    expect(await uses()).toBe(1);

    expect(await sendAll()).toBe(1);

    expect(server.received[0]).toContain('filename=rota.csv');
    expect(server.received[0]).toContain(Buffer.from('Monday,Maria').toString('base64'));
    expect(await uses()).toBe(0);
    await post('anna@world.example', { files: [{ name: 'rota.csv', address }] });
    await rm(uploadPath(directory, address));
    expect(await sendAll()).toBe(0);
    expect((await rows())[1]).toMatchObject({ sent: false, attempts: 1, doubts: 0 });
  });

  it('deletes a link once it is sent, and never sends a withdrawn mail', async () => {
    await post('anna@world.example', { text: 'https://hotel.gr/invitation?token=secret', linkOf: 1 });
    await post('bob@world.example', { text: 'https://hotel.gr/invitation?token=taken', linkOf: 2 });
    await withdrawLinks(api.database.db, 2);

    expect(await sendAll()).toBe(1);

    expect(server.received[0]).toContain('token=secret');
    const left = await api.database.db.select({ text: mailOutbox.text }).from(mailOutbox);
    expect(left).toEqual([{ text: '' }, { text: '' }]);
  });

  it('does not let a rejected mail block others, and retries it later, up to ten times', async () => {
    await post('refused@world.example');
    await post('bob@world.example');

    expect(await sendAll()).toBe(1);
    expect(await rows()).toMatchObject([
      { sent: false, attempts: 1, failure: expect.stringContaining('550') },
      { sent: true, attempts: 0 },
    ]);
    expect(await sendAll()).toBe(0);
    for (let attempt = 2; attempt <= mostAttempts + 2; attempt += 1) {
      await makeDue();
      await sendAll();
    }
    expect((await rows())[0]).toMatchObject({ sent: false, attempts: mostAttempts });
  });
});

describe('a mail server in trouble', () => {
  it('ends the run: other mails keep their attempts', async () => {
    await post('anna@world.example');
    await post('bob@world.example');

    await whileSending('greeting', async () => undefined);

    expect(await rows()).toMatchObject([
      { attempts: 1, doubts: 0 },
      { attempts: 0, doubts: 0 },
    ]);
  });

  it('that never confirms a mail gets it once more, flagged and under the same Message-ID', async () => {
    await post('anna@world.example');

    await whileSending('message', async () => undefined);
    expect(await sendAll()).toBe(0);
    await makeDue();
    server.stallAt(null);

    expect(await sendAll()).toBe(1);
    expect(await rows()).toEqual([{ sent: true, attempts: 1, doubts: 1, failure: null }]);
    expect(ids()).toEqual([expect.stringMatching(/^<\d+\.\d+@hotel\.gr>$/), ids()[0]]);
  });

  it('that never confirms it twice gets it no more, until a person decides', async () => {
    await post('anna@world.example');
    await whileSending('message', async () => undefined);
    await makeDue();
    await whileSending('message', async () => undefined);

    server.stallAt(null);
    await makeDue();

    expect(await sendAll()).toBe(0);
    expect(await rows()).toEqual([
      { sent: false, attempts: mostAttempts, doubts: 2, failure: expect.stringContaining('It may have arrived.') },
    ]);
  });
});

describe('while a mail is being sent', () => {
  it('a server that dies leaves it to the next run, which sends it once more, flagged', async () => {
    await post('anna@world.example');
    await api.database.db.update(mailOutbox).set({ sendingUntil: sql`now() + interval '10 minutes'` });

    expect(await sendAll()).toBe(0);
    expect(await rows()).toMatchObject([{ sent: false, attempts: 1, doubts: 1 }]);
    await makeDue();

    expect(await sendAll()).toBe(1);
    expect(await rows()).toMatchObject([{ sent: true, doubts: 1 }]);
  });

  it('a stop aborts it without counting an attempt, and waits for an answer if all of it was sent', async () => {
    await post('anna@world.example');
    const stop = new AbortController();
    server.stallAt('greeting');
    let stalled = server.stalled();
    let sending = sendAll(stop.signal);
    await stalled;
    stop.abort();
    expect(await sending).toBe(0);
    expect(await rows()).toEqual([{ sent: false, attempts: 0, doubts: 0, failure: null }]);

    const later = new AbortController();
    server.stallAt('message');
    stalled = server.stalled();
    sending = sendAll(later.signal);
    await stalled;
    later.abort();
    server.confirm();

    expect(await sending).toBe(1);
  });

  it('its link can be withdrawn: it is not sent again, and nothing of it comes back', async () => {
    await post('refused@world.example', { text: 'https://hotel.gr/invitation?token=secret', linkOf: 1 });

    await whileSending('greeting', () => eraseLinks(api.database.db, 1));
    server.stallAt(null);
    await makeDue();

    expect(await sendAll()).toBe(0);
    const { to, text, failure, sentAt } = mailOutbox;
    const left = await api.database.db.select({ to, text, failure, sentAt }).from(mailOutbox);
    expect(left).toEqual([{ to: '', text: '', failure: 'Removed from the outbox.', sentAt: null }]);
  });

  it('that it was sent is recorded even if its link has been withdrawn', async () => {
    await post('anna@world.example', { text: 'https://hotel.gr/invitation?token=secret', linkOf: 1 });
    server.stallAt('message');
    const stalled = server.stalled();
    const sending = sendAll();
    await stalled;
    await withdrawLinks(api.database.db, 1);
    server.confirm();

    expect(await sending).toBe(1);
    expect(await rows()).toMatchObject([{ sent: true }]);
  });
});
