import { emailContract } from '@horae/contract/email.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const add = (email: Record<string, unknown>) =>
  api.asAdmin(emailContract.addDraft, { body: { email: email as never } });
const update = (email: Record<string, unknown>, headers = {}) =>
  api.asAdmin(emailContract.updateDraft, { body: { email: email as never } }, headers);

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

  it('are only what stands in the folder of drafts', async () => {
    const sent = (await api.asAdmin(emailContract.list, { query: { folder: 'sent' } })).body.emails;
    const { id } = sent[0]!;

    expect((await update({ id, subject: 'Changed' })).status).toBe(404);
    expect((await api.asAdmin(emailContract.draft, { query: { id } })).status).toBe(404);
  });
});
