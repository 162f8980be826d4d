import { sessionContract as session } from '@horae/contract/core/session.contract';
import { emailContract } from '@horae/contract/office/email.contract';
import { accountSettingsContract as settings } from '@horae/contract/settings/account-settings.contract';
import { accountsContract as accounts } from '@horae/contract/settings/accounts.contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountHotels } from '#features/core/session/session.table';
import { auditEntries } from '#platform/audit.table';
import { mailOutbox } from '#platform/mail/mail-outbox.table';
import { auditOf, chosen, invite, tokenTo } from '#test/accounts';
import { startTestApp, type TestApp } from '#test/start-test-app';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
  await api.database.db.update(accountHotels).set({ mayMail: true });
});
afterAll(() => api.stop());
beforeEach(() => api.database.db.delete(mailOutbox));

const outbox = (query = {}) => api.asAdmin(accounts.outbox, { query });
const takeOut = (id: number) => api.asAdmin(accounts.takeOutMail, { body: { id } });

const otherEmail = { general: { email: 'lefteris@hotel.gr' }, currentPassword: 'client' };

async function writeToTheWorld(): Promise<number> {
  const email = { to: [{ email: 'mother@world.example' }], subject: 'Private', message: '<p>Dear mother</p>' };
  const { body } = await api.asClient(emailContract.send, { body: { email } });
  return body.email.id;
}

describe('the outbox', () => {
  it('lists what no server has sent, newest first, and never what it says', async () => {
    const { id } = await invite(api, 'box@hotel.gr');
    await writeToTheWorld();

    const { body, text } = await outbox();

    expect(body.hasMailServer).toBe(false);
    expect(body.mails.map(({ to, subject, accountId, attempts }) => [to, subject, accountId, attempts])).toEqual([
      ['mother@world.example', 'Private', null, 0],
      ['box@hotel.gr', 'Welcome to Horae', id, 0],
    ]);
    expect(text).not.toMatch(/token=|Dear mother/);
    expect((await outbox({ q: 'WELCOME' })).body.total).toBe(1);
    await api.database.db.update(mailOutbox).set({ sentAt: sql`now()` });
    expect((await outbox()).body.total).toBe(0);
  });

  it('gives a link away once, and writes down who saw it', async () => {
    const { id } = await invite(api, 'hand@hotel.gr');
    const token = await tokenTo(api, 'hand@hotel.gr');
    const [mail] = (await outbox()).body.mails;

    const { status, body } = await takeOut(mail!.id);

    expect([status, body.to, body.link]).toEqual([
      200,
      'hand@hotel.gr',
      `http://localhost:4000/invitation?token=${token}`,
    ]);
    expect(body.text).toContain(body.link);
    expect((await takeOut(mail!.id)).status).toBe(404);
    expect((await outbox()).body.total).toBe(0);
    expect((await auditOf(api, id)).at(-1)).toMatchObject({
      companyId: 0,
      by: 1,
      object: 'invitation link',
      deed: 'see',
    });
    expect(await api.database.db.select({ text: mailOutbox.text }).from(mailOutbox)).toEqual([{ text: '' }]);
    expect((await api.asNobody(session.acceptInvitation, { body: { token, ...chosen } })).status).toBe(200);
  });

  it.each([
    ['an e-mail', 'e-mail link', () => api.asClient(settings.updateGeneral, { body: otherEmail })],
    ['a password', 'password link', () => api.asAdmin(accounts.sendLink, { body: { id: 2, kind: 'reset' } })],
  ])('writes down that it was the link of %s', async (_what, object, post) => {
    expect((await post()).status).toBe(200);
    const [mail] = (await outbox()).body.mails;

    expect((await takeOut(mail!.id)).status).toBe(200);

    expect((await auditOf(api, 2)).at(-1)).toMatchObject({ object, deed: 'see', after: { to: mail!.to } });
  });

  it('gives a link to one of two who ask at the same moment', async () => {
    await invite(api, 'both@hotel.gr');
    const [mail] = (await outbox()).body.mails;

    const answers = await Promise.all([takeOut(mail!.id), takeOut(mail!.id)]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  it('shows nobody what people write', async () => {
    await writeToTheWorld();
    const [mail] = (await outbox()).body.mails;

    const { status, text } = await takeOut(mail!.id);

    expect(status).toBe(409);
    expect(text).not.toContain('Dear mother');
    expect((await outbox()).body.total).toBe(1);
  });

  it('forgets links that serve no more', async () => {
    const { id } = await invite(api, 'dead@hotel.gr');

    await api.asAdmin(accounts.sendLink, { body: { id, kind: 'invitation' } });

    expect((await outbox()).body.total).toBe(1);
    await api.asAdmin(accounts.disable, { body: { id } });
    expect((await outbox()).body.total).toBe(0);
  });

  it('lets go of a mail for good; who wrote it is told', async () => {
    const emailId = await writeToTheWorld();
    const [mail] = (await outbox()).body.mails;

    const remove = () => api.asAdmin(accounts.deleteMail, { query: { id: mail!.id } });

    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
    const { body } = await api.asClient(emailContract.deliveries, { query: { id: emailId } });
    expect(body.deliveries).toEqual([
      { address: 'mother@world.example', state: 'failed', failure: 'Removed from the outbox.' },
    ]);
    const { companyId, accountId, action, object, before } = auditEntries;
    const written = await api.database.db
      .select({ companyId, accountId, action, to: sql`${before} ->> 'to'` })
      .from(auditEntries)
      .where(eq(object, 'mail'));
    expect(written).toEqual([{ companyId: 0, accountId: 1, action: 'remove', to: 'mother@world.example' }]);
  });

  it('neither gives away nor deletes a mail that is being sent', async () => {
    await invite(api, 'moving@hotel.gr');
    await api.database.db.update(mailOutbox).set({ sendingUntil: sql`now() + interval '1 minute'`, doubts: 1 });
    const [mail] = (await outbox()).body.mails;
    expect(mail).toMatchObject({ isBeingSent: true, mayHaveArrived: true });

    const { id } = mail!;
    const answers = [await takeOut(id), await api.asAdmin(accounts.deleteMail, { query: { id } })];

    expect(answers.map(({ status, body }) => [status, body.message])).toEqual(
      answers.map(() => [409, 'This mail is being sent. Try again in a minute.']),
    );
    await api.database.db.update(mailOutbox).set({ sendingUntil: sql`now()` });
    expect((await outbox()).body.mails).toMatchObject([{ isBeingSent: false }]);
    expect((await takeOut(id)).status).toBe(200);
  });

  it('tells the sender that a mail may arrive twice', async () => {
    const id = await writeToTheWorld();
    await api.database.db.update(mailOutbox).set({ sentAt: sql`now()`, doubts: 1 });

    const { body } = await api.asClient(emailContract.deliveries, { query: { id } });

    expect(body.deliveries).toEqual([{ address: 'mother@world.example', state: 'sent', mayBeTwice: true }]);
  });

  it('offers a mail again only where a mail server is set', async () => {
    await invite(api, 'retry@hotel.gr');
    const [mail] = (await outbox()).body.mails;
    expect((await api.asAdmin(accounts.sendAgain, { body: { id: mail!.id } })).status).toBe(409);

    const served = await startTestApp({ environment: { SMTP_URL: 'smtp://127.0.0.1:1' } });
    await invite(served, 'retry@hotel.gr');
    await served.database.db.update(mailOutbox).set({ attempts: 10, failure: 'refused' });
    const [failed] = (await served.asAdmin(accounts.outbox, { query: {} })).body.mails;
    expect(failed).toMatchObject({ attempts: 10, nextAttemptAt: null, failure: 'refused' });

    expect((await served.asAdmin(accounts.sendAgain, { body: { id: failed!.id } })).status).toBe(200);

    const [again] = (await served.asAdmin(accounts.outbox, { query: {} })).body.mails;
    expect([again!.attempts, again!.nextAttemptAt === null]).toEqual([0, false]);
    await served.stop();
  });
});
