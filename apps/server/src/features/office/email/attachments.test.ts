import { emailContract } from '@horae/contract/office/email.contract';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailOutbox } from '#platform/mail/mail-outbox.table';
import { uploadUses } from '#platform/uploads/uploads.table';
import { sendFile } from '#test/send-file';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';

let api: TestApp;
let token: string;
beforeAll(async () => {
  api = await startTestApp();
  token = (await api.login('admin@demo.com', 'admin')).accessToken;
});
afterAll(() => api.stop());

const client = { name: 'Nikos Vlachos', email: 'client@demo.com' };
const upload = async (text: string) =>
  (await sendFile(api, token, 'attachment', Buffer.from(text), 'Βάρδιες.csv')).body.upload;
const send = (email: Record<string, unknown>, call = api.asAdmin) =>
  call(unchecked(emailContract.send), { body: { email: { to: [client], ...email } } });
const received = async (q: string) => (await api.asClient(emailContract.list, { query: { q } })).body.emails[0]!;
const holders = async (address: string) => {
  const { usedBy, key } = uploadUses;
  const uses = await api.database.db
    .select({ usedBy })
    .from(uploadUses)
    .where(eq(key, address.split('/').at(-1)!))
    .orderBy(asc(usedBy));
  return uses.map((use) => use.usedBy);
};
const content = async (address: string) => {
  const { accessToken } = await api.login('client@demo.com', 'client');
  return api.app.inject({ url: address, headers: { authorization: `Bearer ${accessToken}` } });
};

describe('attachments', () => {
  it('reach the recipient under their own name and size, whatever the sender calls them', async () => {
    const { address } = await upload('Monday,Maria');

    const { status, body } = await send({
      subject: 'Rota with a file',
      attachments: [{ fileName: 'other.exe', size: '9 MB', url: address }],
    });

    expect(status).toBe(201);
    const mail = await received('rota with a file');
    expect(mail.attachments).toEqual([{ fileName: 'Βάρδιες.csv', thumbnail: '', url: address, size: '1 kB' }]);
    expect((await content(address)).body).toBe('Monday,Maria');
    expect(await holders(address)).toEqual([`email:1:${body.email.id}`, `email:2:${mail.id}`]);
  });

  it('stay with a forwarded mail, a draft and a reply, and are let go with the last mail that has them', async () => {
    const { address } = await upload('Tuesday,Nikos');
    const file = { fileName: 'Βάρδιες.csv', url: address };
    const draft = (await api.asAdmin(emailContract.addDraft, { body: { email: { attachments: [file] } } })).body.email;
    expect(draft.attachments).toMatchObject([{ url: address, size: '1 kB' }]);
    expect(await holders(address)).toEqual([`email:1:${draft.id}`]);

    const changed = { id: draft.id, attachments: [] };
    await api.asAdmin(emailContract.updateDraft, { body: { email: changed } });
    expect(await holders(address)).toEqual([]);

    await send({ subject: 'What is asked', draftId: draft.id });
    const question = await received('what is asked');
    const reply = await send(
      {
        to: [{ name: '', email: 'admin@demo.com' }],
        attachments: [file],
        answers: { id: question.id, as: 'reply' },
      },
      api.asClient,
    );
    expect(
      (await api.asClient(emailContract.one, { query: { id: question.id } })).body.replies[0]!.attachments,
    ).toEqual(reply.body.email.attachments);
    expect(await holders(address)).toContain(`email:2:${question.id}`);

    const own = (await api.asClient(emailContract.list, { query: { folder: 'sent' } })).body.emails[0]!;
    const emailIds = [own.id, question.id];
    await api.asClient(emailContract.update, { body: { emailIds, dataToUpdate: { folder: 'trash' } } });
    await api.asClient(emailContract.remove, { query: { emailIds: emailIds.join(',') } });
    expect((await holders(address)).filter((holder) => holder.startsWith('email:2:'))).toEqual([]);
  });

  it('go along to the outside', async () => {
    const { address } = await upload('Wednesday,Anna');

    await send({ to: [{ name: '', email: 'guest@world.example' }], attachments: [{ fileName: 'x', url: address }] });

    const mails = await api.database.db.select({ files: mailOutbox.files }).from(mailOutbox);
    expect(mails).toEqual([{ files: [{ name: 'Βάρδιες.csv', address }] }]);
  });

  it.each([
    ['another site', 'https://evil.example/x'],
    ['a script', 'javascript:alert(1)'],
    ['another page of ours', '/uploads/files/../../auth/logout'],
    ['a file that nobody stored', '/uploads/files/nobody-stored-this'],
  ])('refuses the address of %s', async (_what, url) => {
    const { status, body } = await send({ subject: 'Refused', attachments: [{ fileName: 'x', url }] });

    expect([status, body.error.fields?.map(({ path }) => path)]).toEqual([400, ['email.attachments.0.url']]);
    const draft = { attachments: [{ fileName: 'x', url }] };
    expect((await api.asAdmin(emailContract.addDraft, { body: { email: draft } })).status).toBe(400);
  });
});
