import { emailContract } from '@horae/contract/office/email.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const add = (email: Record<string, unknown>) =>
  api.asAdmin(unchecked(emailContract.addDraft), { body: { email: email } });
const update = (email: Record<string, unknown>, headers = {}) =>
  api.asAdmin(unchecked(emailContract.updateDraft), { body: { email: email } }, headers);
const send = (email: Record<string, unknown>) =>
  api.asAdmin(unchecked(emailContract.send), {
    body: { email: { to: [{ name: '', email: 'client@demo.com' }], ...email } },
  });

describe('drafts', () => {
  it('keep what is written so far, cleaned, also half an address', async () => {
    const { status, body } = await add({ to: [{ email: 'ann' }], message: '<img src=x onerror=x()>' });

    expect([status, body.email]).toMatchObject([
      201,
      {
        folder: 'draft',
        isRead: true,
        to: [{ name: '', email: 'ann' }],
        message: '<img src="x" />',
        from: { email: 'admin@demo.com' },
      },
    ]);
    const changed = await update({ id: body.email.id, subject: 'Now with a subject' });
    expect(changed.body.email).toMatchObject({ id: body.email.id, subject: 'Now with a subject', to: [], message: '' });
    expect((await api.asAdmin(emailContract.draft, { query: { id: body.email.id } })).body).toEqual(changed.body);
  });

  it('are not overwritten by an older window', async () => {
    const { id } = (await add({ subject: 'Two windows' })).body.email;
    const tag = String((await api.asAdmin(emailContract.draft, { query: { id } })).headers.etag);

    const first = await update({ id, subject: 'First' }, { 'if-match': tag });
    const second = await update({ id, subject: 'Second' }, { 'if-match': tag });

    expect([first.status, second.status]).toEqual([200, 412]);
    expect(second.body).toMatchObject({ current: { email: { subject: 'First' } } });
  });

  it('of a reply land under the mail they answer when they are sent', async () => {
    const { body: question } = await api.asClient(emailContract.send, {
      body: { email: { to: [{ name: '', email: 'admin@demo.com' }], subject: 'Who has the key?' } },
    });
    const [asked] = (await api.asAdmin(emailContract.list, { query: { q: 'who has the key' } })).body.emails;
    const { body } = await add({ subject: 'Re: Who has the key?', answers: { id: asked!.id, as: 'reply' } });
    await update({ id: body.email.id, subject: 'Re: Who has the key?', message: '<p>I have.</p>' });

    const { answers } = (await api.asAdmin(emailContract.draft, { query: { id: body.email.id } })).body;
    expect(answers).toEqual({ id: asked!.id, as: 'reply' });
    const sent = await send({ message: '<p>I have.</p>', answers, draftId: body.email.id });

    expect(sent.status).toBe(201);
    const one = async (call: TestApp['asAdmin'], id: number) => (await call(emailContract.one, { query: { id } })).body;
    expect((await one(api.asAdmin, asked!.id)).replies).toMatchObject([{ message: '<p>I have.</p>' }]);
    expect((await one(api.asClient, question.email.id)).replies).toMatchObject([{ message: '<p>I have.</p>' }]);
  });

  it('of a forwarded mail keep its files as they are', async () => {
    const [original] = (await api.asAdmin(emailContract.list, { query: { q: 'allergen' } })).body.emails;
    const attachments = original!.attachments.map(({ fileName, url }) => ({ fileName, url }));

    const { body } = await add({ attachments, answers: { id: original!.id, as: 'forward' } });

    expect(body.answers).toEqual({ id: original!.id, as: 'forward' });
    expect(body.email.attachments).toEqual(original!.attachments);
  });

  it('outlive the mail they answer, and are no answer then', async () => {
    const { body: mail } = await send({ subject: 'Gone soon' });
    const { body } = await add({ subject: 'Re: Gone soon', answers: { id: mail.email.id, as: 'reply' } });
    await api.asAdmin(emailContract.update, {
      body: { emailIds: [mail.email.id], dataToUpdate: { folder: 'trash' } },
    });
    await api.asAdmin(emailContract.remove, { query: { emailIds: `${mail.email.id}` } });

    const current = await api.asAdmin(emailContract.draft, { query: { id: body.email.id } });

    expect([current.status, current.body.answers, current.body.email.subject]).toEqual([200, null, 'Re: Gone soon']);
    expect((await add({ subject: 'Of nothing', answers: { id: 4040, as: 'reply' } })).body.answers).toBeNull();
    expect((await add({ subject: 'Of its own' })).body.answers).toBeNull();
  });

  it('are only what stands in the folder of drafts', async () => {
    const sent = (await api.asAdmin(emailContract.list, { query: { folder: 'sent' } })).body.emails;
    const { id } = sent[0]!;

    expect((await update({ id, subject: 'Changed' })).status).toBe(404);
    expect((await api.asAdmin(emailContract.draft, { query: { id } })).status).toBe(404);
  });
});
