import { accountSettingsContract as contract } from '@horae/contract/settings/account-settings.contract';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '#platform/audit.table';
import { changesOf } from '#test/changes-of';
import { png, sendFile } from '#test/send-file';
import { startTestApp, type TestApp } from '#test/start-test-app';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const read = async () => (await api.asClient(contract.read)).body;
const general = (change: Record<string, string>, currentPassword?: string) =>
  api.asClient(contract.updateGeneral, { body: { general: change, ...(currentPassword && { currentPassword }) } });
const info = (change: Record<string, string>) => api.asClient(contract.updateInfo, { body: { info: change } });
const social = (change: Record<string, string>) =>
  api.asClient(contract.updateSocial, { body: { socialLinks: change } });
const token = async () => (await api.login('client@demo.com', 'client')).accessToken;

describe('account settings', () => {
  it('have every part, with the names and the e-mail of the account', async () => {
    const settings = await read();

    expect(settings).toEqual({
      general: {
        avatar: '',
        username: 'client',
        fullName: expect.stringMatching(/\S/),
        email: 'client@demo.com',
        company: expect.any(String),
      },
      info: {
        bio: expect.any(String),
        dob: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        country: 'Greece',
        website: expect.stringMatching(/^https:/),
        phone: expect.stringMatching(/^\+30/),
      },
      social: {
        socialLinks: Object.fromEntries(
          ['twitter', 'facebook', 'google', 'linkedIn', 'instagram', 'quora'].map((name) => [name, expect.any(String)]),
        ),
        connections: Object.fromEntries(
          ['twitter', 'google', 'facebook', 'github'].map((name) => [
            name,
            { profileImg: expect.any(String), id: expect.any(String) },
          ]),
        ),
      },
      notification: {
        commentOnArticle: true,
        answerOnForm: true,
        followMe: true,
        newAnnouncements: true,
        productUpdates: false,
        blogDigest: false,
      },
    });
    expect(settings.social.socialLinks.quora).toBe('');
  });

  it('write down who changed the own name, and to what', async () => {
    const before = (await read()).general.fullName;
    await general({ fullName: 'Φοίβη Νέα' });
    await general({ fullName: 'Φοίβη Νέα' });

    const { accountId, object, objectId, after } = auditEntries;
    const written = await api.database.db
      .select({ own: sql`${accountId} = ${objectId}`, before: auditEntries.before, after })
      .from(auditEntries)
      .where(and(eq(object, 'account'), sql`${after} ? 'fullName'`));
    await general({ fullName: before });

    expect(written).toEqual([{ own: true, before: { fullName: before }, after: { fullName: 'Φοίβη Νέα' } }]);
  });

  it('are empty texts for an account without samples', async () => {
    const empty = await startTestApp({ template: 'empty', environment: { HORAE_SEED: 'none', REGISTRATION: 'open' } });
    const password = 'long enough';
    const registered = await empty.app.inject({
      method: 'POST',
      url: '/auth/register',
      payload: { email: 'nea@hotel.gr', password, passwordConfirm: password },
    });
    const as = empty.as(registered.json().accessToken);

    const before = await as(contract.read);
    const after = await as(contract.updateNotification, { body: { notification: { blogDigest: true } } });

    expect(before.body.info).toEqual({ bio: '', dob: '', country: '', website: '', phone: '' });
    expect([after.status, after.body.notification.blogDigest, after.body.notification.followMe]).toEqual([
      200,
      true,
      true,
    ]);
    await empty.stop();
  });

  it('save names and company; the next login knows them', async () => {
    const { status, body } = await general({ fullName: ' Ελένη Σταθάκη ', username: 'eleni', company: '' });

    expect([status, body.general.fullName, body.general.company]).toEqual([200, ' Ελένη Σταθάκη ', '']);
    expect(body.general.email).toBe('client@demo.com');
    const { userData } = await api.login('client@demo.com', 'client');
    expect([userData.fullName, userData.username]).toEqual([' Ελένη Σταθάκη ', 'eleni']);
  });

  it('save a picture that was uploaded, and take it away again', async () => {
    const { address } = (await sendFile(api, await token(), 'avatar', png, 'me.png')).body.upload;

    const saved = await general({ avatar: address });
    expect(saved.body.general.avatar).toBe(address);
    expect((await api.login('client@demo.com', 'client')).userData.avatar).toBe(address);

    expect((await general({ avatar: '' })).body.general.avatar).toBe('');
    expect((await api.login('client@demo.com', 'client')).userData.avatar).toBeNull();
  });

  it('want another e-mail with the password only', async () => {
    const without = await general({ email: 'eleni@hotel.gr' });
    const wrong = await general({ email: 'eleni@hotel.gr' }, 'guess');
    const same = await general({ email: 'Client@Demo.com' });
    const right = await general({ email: 'Eleni@Hotel.gr', company: 'Aegli' }, 'client');

    expect([without, wrong].map(({ status, body }) => [status, body.error.fields?.[0]?.path])).toEqual([
      [400, 'currentPassword'],
      [400, 'currentPassword'],
    ]);
    expect([same.status, right.status, right.body.general.email]).toEqual([200, 200, 'client@demo.com']);
  });

  it('refuse an e-mail in use and write nothing of that call', async () => {
    const { status, body } = await general({ email: 'ADMIN@demo.com', company: 'Half a write' }, 'client');

    expect([status, body.error.fields]).toEqual([
      400,
      [{ path: 'general.email', message: 'This email is already in use.' }],
    ]);
    expect((await read()).general.company).not.toBe('Half a write');
  });

  it('save each tab on its own, only what is sent', async () => {
    const before = await read();

    await info({ bio: 'Ρεσεψιόν', phone: '' });
    await social({ quora: 'https://www.quora.com/profile/Eleni-1', twitter: '' });
    await api.asClient(contract.updateNotification, { body: { notification: { followMe: false } } });

    const after = await read();
    expect(after.info).toEqual({ ...before.info, bio: 'Ρεσεψιόν', phone: '' });
    expect(after.social.socialLinks).toEqual({
      ...before.social.socialLinks,
      quora: 'https://www.quora.com/profile/Eleni-1',
      twitter: '',
    });
    expect(after.notification).toEqual({ ...before.notification, followMe: false });
  });

  it('connect and disconnect; a connected profile keeps its picture until it is another', async () => {
    const connect = (connections: Record<string, { id: string }>) =>
      api.asClient(contract.updateConnections, { body: { connections } });
    const before = (await read()).social.connections;

    await connect({ google: { id: 'eleni.st' }, github: { id: before.github.id } });
    const gone = await connect({ twitter: { id: '' } });

    expect(gone.body.social.connections).toEqual({
      ...before,
      google: { profileImg: '', id: 'eleni.st' },
      twitter: { profileImg: '', id: '' },
    });
    expect(before.github.profileImg).not.toBe('');
  });

  it('belong to one account', async () => {
    await info({ country: 'Cyprus' });

    expect((await api.asAdmin(contract.read)).body.info.country).toBe('Greece');
  });

  it('refuse a change over one made elsewhere', async () => {
    const seen = String((await api.asClient(contract.read)).headers.etag);
    const change = (bio: string) =>
      api.asClient(contract.updateInfo, { body: { info: { bio } } }, { 'if-match': seen });

    const [first, second] = [await change('first'), await change('second')];

    expect([first.status, second.status, second.body]).toMatchObject([
      200,
      412,
      { current: { info: { bio: 'first' } } },
    ]);
    const next = await api.asClient(
      contract.updateNotification,
      { body: { notification: { blogDigest: true } } },
      { 'if-match': String(first.headers.etag) },
    );
    expect(next.status).toBe(200);
  });

  it('tell open browsers', async () => {
    expect(await changesOf(api, () => general({ fullName: 'Eleni' }))).toEqual(['chat:all', 'profile:all']);
    expect(await changesOf(api, () => info({ bio: 'x' }))).toEqual(['profile:all']);
  });

  it.each([
    ['a blank username', () => general({ username: ' ' }), 'general.username'],
    ['a name of 101 characters', () => general({ fullName: 'x'.repeat(101) }), 'general.fullName'],
    ['no e-mail', () => general({ email: 'anna' }), 'general.email'],
    ['a picture from elsewhere', () => general({ avatar: 'https://x.example/a.png' }), 'general.avatar'],
    ['a picture that is gone', () => general({ avatar: `/uploads/pictures/${'a'.repeat(43)}` }), 'file'],
    ['a long bio', () => info({ bio: 'x'.repeat(301) }), 'info.bio'],
    ['a day that is none', () => info({ dob: '2001-02-29' }), 'info.dob'],
    ['a birth in the future', () => info({ dob: '2999-01-01' }), 'info.dob'],
    ['a script as a website', () => info({ website: 'javascript:alert(1)' }), 'info.website'],
    ['letters as a phone', () => info({ phone: 'call me' }), 'info.phone'],
    ['a link to another site', () => social({ twitter: 'https://evil.example/x' }), 'socialLinks.twitter'],
    ['a link with a query', () => social({ quora: 'https://www.quora.com/profile/a?b' }), 'socialLinks.quora'],
    [
      'a connection that is no name',
      () => api.asClient(contract.updateConnections, { body: { connections: { github: { id: '../x' } } } }),
      'connections.github.id',
    ],
  ])('name the field of %s', async (_what, attempt, path) => {
    const { status, body } = await attempt();

    expect([status, body.error.fields?.map((field) => field.path)]).toEqual([400, [path]]);
  });
});
