import { emailContract } from '@horae/contract/office/email.contract';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailOutbox } from '#platform/mail/mail-outbox.table';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const [admin, client] = [
  { name: 'Eleni Alexiou', email: 'admin@demo.com' },
  { name: 'Nikos Vlachos', email: 'client@demo.com' },
];
const send = (email: Record<string, unknown>, headers = {}) =>
  api.asAdmin(unchecked(emailContract.send), { body: { email: { to: [client], ...email } } }, headers);
const inboxOf = async (call: TestApp['asAdmin'], q: string) =>
  (await call(emailContract.list, { query: { q } })).body.emails;
const outbox = () => {
  const { id, to, subject, text, html, replyTo } = mailOutbox;
  return api.database.db.select({ to, subject, text, html, replyTo }).from(mailOutbox).orderBy(asc(id));
};

describe('sending a mail', () => {
  it('keeps a copy in Sent and puts an unread one into the inbox of the account', async () => {
    const { status, body } = await send({
      subject: ' Handover ',
      message: '<p>See <b onclick="x()">you</b><script>x()</script></p>',
      attachments: [{ fileName: 'rota.csv', size: '2 KB' }],
    });

    expect(status).toBe(201);
    expect(body.email).toEqual({
      id: body.email.id,
      from: { ...admin, avatar: '' },
      to: [client],
      subject: ' Handover ',
      cc: [],
      bcc: [],
      message: '<p>See <b>you</b></p>',
      attachments: [{ fileName: 'rota.csv', thumbnail: '', url: '', size: '2 KB' }],
      isStarred: false,
      labels: [],
      time: expect.stringMatching(/Z$/),
      replies: [],
      folder: 'sent',
      isRead: true,
    });
    expect(body.deliveries).toEqual([{ address: 'client@demo.com', state: 'delivered' }]);
    const [received] = await inboxOf(api.asClient, 'handover');
    expect(received).toEqual({ ...body.email, id: received!.id, folder: 'inbox', isRead: false });
    expect(await outbox()).toEqual([]);
  });

  it('reaches cc and bcc once each, and tells nobody of the bcc', async () => {
    await send({
      subject: 'For all of us',
      to: [{ email: 'CLIENT@demo.com' }],
      cc: ['client@demo.com', 'admin@demo.com'],
      bcc: ['admin@demo.com'],
    });

    const [clients, admins] = [await inboxOf(api.asClient, 'for all'), await inboxOf(api.asAdmin, 'for all')];
    expect([clients.length, admins.length]).toEqual([1, 1]);
    expect(clients[0]).toMatchObject({ to: [{ name: '', email: 'CLIENT@demo.com' }], bcc: [] });
    const sent = (await api.asAdmin(emailContract.list, { query: { folder: 'sent', q: 'for all' } })).body.emails;
    expect(sent).toMatchObject([{ bcc: ['admin@demo.com'] }]);
  });

  it('keeps mail to the outside until there is a mail server, and says so', async () => {
    const { body } = await send({
      subject: 'To the world',
      message: '<p>Good day,</p><p>1 &lt; 2</p>',
      to: [client, { name: 'Guest', email: 'Guest@World.example' }],
    });

    const deliveries = [
      { address: 'client@demo.com', state: 'delivered' },
      { address: 'guest@world.example', state: 'no-mail-server' },
    ];
    expect(body.deliveries).toEqual(deliveries);
    const query = { id: body.email.id };
    expect((await api.asAdmin(emailContract.deliveries, { query })).body.deliveries).toEqual(deliveries);
    expect(await outbox()).toEqual([
      {
        to: 'guest@world.example',
        subject: 'To the world',
        text: 'Good day,\n1 < 2',
        html: '<p>Good day,</p><p>1 &lt; 2</p>',
        replyTo: 'admin@demo.com',
      },
    ]);
    expect((await api.asClient(emailContract.deliveries, { query: { id: 1 } })).body.deliveries).toEqual([]);
  });

  it('puts a reply under the mail it answers, in both mailboxes', async () => {
    await send({ subject: 'Who takes Sunday?' });
    const [question] = await inboxOf(api.asClient, 'who takes sunday');

    const { body } = await api.asClient(emailContract.send, {
      body: {
        email: {
          to: [admin],
          subject: 'Re: Who takes Sunday?',
          message: '<p>I do.</p>',
          answers: { id: question!.id, as: 'reply' },
        },
      },
    });

    const mine = (await api.asClient(emailContract.one, { query: { id: question!.id } })).body;
    expect(mine.replies).toMatchObject([{ id: body.email.id, from: client, message: '<p>I do.</p>' }]);
    const [theirs] = (await api.asAdmin(emailContract.list, { query: { folder: 'sent', q: 'who takes' } })).body.emails;
    expect(theirs!.replies).toMatchObject([{ from: client, to: [admin], message: '<p>I do.</p>' }]);
    expect(await inboxOf(api.asAdmin, 're: who takes')).toHaveLength(1);
  });

  it('forwards a mail with its files, and leaves it without a reply', async () => {
    const [original] = await inboxOf(api.asAdmin, 'allergen');
    const [current] = original!.attachments;

    const { body } = await send({
      subject: 'Fwd: allergens',
      attachments: [{ fileName: current!.fileName, size: '9 MB' }, { fileName: 'other.pdf' }],
      answers: { id: original!.id, as: 'forward' },
    });

    expect(body.email.attachments).toEqual([current, { fileName: 'other.pdf', thumbnail: '', url: '', size: '' }]);
    expect((await api.asAdmin(emailContract.one, { query: { id: original!.id } })).body.replies).toEqual([]);
  });

  it('takes the draft away when it is sent', async () => {
    const draft = (await api.asAdmin(emailContract.addDraft, { body: { email: { subject: 'Half done' } } })).body.email;

    const { status } = await send({ subject: 'Done', draftId: draft.id });

    expect(status).toBe(201);
    expect((await api.asAdmin(emailContract.one, { query: { id: draft.id } })).status).toBe(404);
    expect((await send({ subject: 'Again', draftId: draft.id })).status).toBe(404);
    expect((await send({ subject: 'No draft', draftId: 1 })).status).toBe(404);
    expect((await send({ subject: 'No mail', answers: { id: 4040, as: 'reply' } })).status).toBe(404);
    expect(await inboxOf(api.asClient, 'no draft')).toEqual([]);
  });

  it('sends once for a repeated Idempotency-Key', async () => {
    const repeat = () => send({ subject: 'Once' }, { 'idempotency-key': 'mail-1' });

    expect((await repeat()).body).toEqual((await repeat()).body);
    expect(await inboxOf(api.asClient, 'once')).toHaveLength(1);
  });

  it('lets two accounts write and reply to each other at once', async () => {
    await send({ subject: 'Crossing' });
    const [question] = await inboxOf(api.asClient, 'crossing');
    const reply = () =>
      api.asClient(emailContract.send, {
        body: { email: { to: [admin], subject: 'x', answers: { id: question!.id, as: 'reply' as const } } },
      });

    const answers = await Promise.all(
      Array.from({ length: 6 }, () => [
        reply(),
        send({ subject: 'y' }),
        api.asClient(emailContract.update, { body: { emailIds: [question!.id], dataToUpdate: { isRead: true } } }),
      ]).flat(),
    );

    expect(answers.every(({ status }) => status < 300)).toBe(true);
    expect((await api.asClient(emailContract.one, { query: { id: question!.id } })).body.replies).toHaveLength(6);
  });

  it('suggests people of one’s own mails', async () => {
    const find = async (q: string) => (await api.asAdmin(emailContract.recipients, { query: { q } })).body.recipients;

    expect(await find('OIKONOMOU')).toEqual([{ name: 'Maria Oikonomou', email: 'maria.oikonomou@thalassa.example' }]);
    expect(await find('client@demo')).toContainEqual(client);
    expect(await find('lucky-keys')).toEqual([]);
    expect((await find('')).length).toBeGreaterThan(5);
  });

  it.each([
    ['no addressee', { to: [] }, 'email.to'],
    ['an address that is none', { to: [{ email: 'anna' }] }, 'email.to.0.email'],
    ['a copy to no address', { cc: ['anna@'] }, 'email.cc.0'],
    ['a subject of 256 characters', { subject: 'x'.repeat(256) }, 'email.subject'],
    ['a file without a name', { attachments: [{ fileName: '' }] }, 'email.attachments.0.fileName'],
    ['another way to answer', { answers: { id: 1, as: 'bounce' } }, 'email.answers.as'],
  ])('names the field of %s', async (_what, email, path) => {
    const { status, body } = await send(email);

    expect([status, body.error.fields?.map((field) => field.path)]).toEqual([400, [path]]);
  });
});
