import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { storeUpload, uploadPath, uploadsDirectory } from '../uploads/upload-store';
import { mostAttempts, postMail, sendWaitingMail, withdrawLinks } from './outbox';

let api: TestApp;
let server: Server;
let received: string[] = [];
beforeAll(async () => {
  api = await startTestApp({ template: 'empty' });
  server = createServer((socket) => {
    let isData = false;
    let mail = '';
    socket.write('220 ready\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (isData) {
        mail += text;
        if (!mail.endsWith('\r\n.\r\n')) return;
        received.push(mail);
        [isData, mail] = [false, ''];
        socket.write('250 taken\r\n');
      } else if (/^RCPT TO:<refused@/i.test(text)) socket.write('550 no such mailbox\r\n');
      else if (/^DATA/i.test(text)) {
        isData = true;
        socket.write('354 go on\r\n');
      } else socket.write(/^QUIT/i.test(text) ? '221 bye\r\n' : '250 fine\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.close();
  await api.stop();
});
beforeEach(async () => {
  received = [];
  await api.database.pool.query('delete from mail_outbox');
});

const smtp = () => `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
const sendAll = (url: string | undefined = smtp()) =>
  sendWaitingMail(api.database.db, {
    smtpUrl: url,
    from: 'Horae <no-reply@hotel.gr>',
    uploads: uploadsDirectory(api.dataDirectory),
  });
const post = (to: string, more = {}) => postMail(api.database.db, { to, subject: 'Ώρες', text: 'Plain', ...more });
const rows = async () =>
  (await api.database.pool.query('select sent_at is not null as sent, attempts, failure from mail_outbox order by id'))
    .rows;

describe('the outbox', () => {
  it('waits without a mail server', async () => {
    await post('anna@world.example');

    const server = { smtpUrl: undefined, from: 'x', uploads: '' };
    expect(await sendWaitingMail(api.database.db, server)).toBe(0);
    expect(await rows()).toEqual([{ sent: false, attempts: 0, failure: null }]);
  });

  it('sends each mail once, as text and HTML, with its reply-to address', async () => {
    await post('anna@world.example', { html: '<p>Formatted</p>', replyTo: 'eleni@hotel.gr' });

    expect([await sendAll(), await sendAll()]).toEqual([1, 0]);
    expect(received).toHaveLength(1);
    expect(received[0]).toContain('To: anna@world.example');
    expect(received[0]).toContain('Reply-To: eleni@hotel.gr');
    expect(received[0]).toContain('Plain');
    expect(received[0]).toContain('<p>Formatted</p>');
  });

  it('attaches stored files, keeps them until then, and retains a mail whose file is missing', async () => {
    const directory = uploadsDirectory(api.dataDirectory);
    const file = {
      accountId: 1,
      purpose: 'attachment' as const,
      name: 'rota.csv',
      content: Buffer.from('Monday,Maria'),
    };
    const { address } = await storeUpload(api.database.db, directory, file);
    const uses = async () => (await api.database.pool.query('select 1 from upload_uses')).rowCount;
    await post('anna@world.example', { files: [{ name: 'rota.csv', address }] });
    expect(await uses()).toBe(1);

    expect(await sendAll()).toBe(1);

    expect(received[0]).toContain('filename=rota.csv');
    expect(received[0]).toContain(Buffer.from('Monday,Maria').toString('base64'));
    expect(await uses()).toBe(0);
    await post('anna@world.example', { files: [{ name: 'rota.csv', address }] });
    await rm(uploadPath(directory, address));
    expect(await sendAll()).toBe(0);
    expect((await rows())[1]).toMatchObject({ sent: false, attempts: 1 });
  });

  it('deletes a link once it is sent, and never sends a withdrawn mail', async () => {
    await post('anna@world.example', { text: 'https://hotel.gr/invitation?token=secret', linkOf: 1 });
    await post('bob@world.example', { text: 'https://hotel.gr/invitation?token=taken', linkOf: 2 });
    await withdrawLinks(api.database.db, 2);

    expect(await sendAll()).toBe(1);

    expect(received[0]).toContain('token=secret');
    const { rows: left } = await api.database.pool.query('select text from mail_outbox');
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
      await api.database.pool.query('update mail_outbox set next_attempt_at = now()');
      await sendAll();
    }
    expect((await rows())[0]).toMatchObject({ sent: false, attempts: mostAttempts });
  });
});
