import { calendarContract as calendar } from '@horae/contract/office/calendar.contract';
import { chatContract as chat } from '@horae/contract/office/chat.contract';
import { emailContract as email } from '@horae/contract/office/email.contract';
import { todoContract as todo } from '@horae/contract/office/todo.contract';
import type { RouteContract } from '@horae/contract/route';
import { accountSettingsContract as settings } from '@horae/contract/settings/account-settings.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unchecked } from '#test/unchecked';
import { startTestApp, type TestApp } from '../start-test-app';
import type { Guarded } from './rule-cases';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const ofSettings = (change: RouteContract, body: Guarded['body']): Guarded => ({ change, read: settings.read, body });

const guarded: Guarded[] = [
  { change: chat.updateProfile, read: chat.profile, body: (n) => ({ profileUser: { about: `${n}` } }) },
  {
    change: todo.update,
    read: todo.one,
    of: { query: { id: 1 } },
    body: (n) => ({ task: { id: 1, title: `${n}` } }),
  },
  {
    change: calendar.update,
    read: calendar.one,
    of: { query: { id: 1 } },
    body: (n) => ({ event: { id: 1, title: `${n}` } }),
  },
  {
    change: email.updateDraft,
    read: email.draft,
    of: { query: { id: 14 } },
    body: (n) => ({ email: { id: 14, subject: `${n}` } }),
  },
  ofSettings(settings.updateGeneral, (n) => ({ general: { company: `${n}` } })),
  ofSettings(settings.updateInfo, (n) => ({ info: { bio: `${n}` } })),
  ofSettings(settings.updateSocial, (n) => ({ socialLinks: { twitter: `https://x.com/eleni${n}` } })),
  ofSettings(settings.updateConnections, (n) => ({ connections: { github: { id: `eleni${n}` } } })),
  ofSettings(settings.updateNotification, (n) => ({ notification: { blogDigest: n % 2 === 1 } })),
  ...Object.values(import.meta.glob<Guarded[]>('./*/if-match.cases.ts', { eager: true, import: 'cases' })).flat(),
];

describe('If-Match', () => {
  it.each(guarded)('guards $change.path by the tag of $read.path', async ({ change, read, of: record = {}, body }) => {
    const seen = async () => await api.asAdmin(unchecked(read), record);
    const send = (nth: number, tag?: unknown) =>
      api.asAdmin(unchecked(change), { body: body(nth) }, tag === undefined ? {} : { 'if-match': String(tag) });
    const first = await seen();

    const changed = await send(1, first.headers.etag);

    expect(changed.status, changed.text).toBe(change.status ?? 200);
    const second = await seen();
    expect([changed.text, changed.headers.etag]).toEqual([second.text, second.headers.etag]);
    const late = await send(2, first.headers.etag);
    expect([late.status, late.body.error.code]).toEqual([412, 'PRECONDITION_FAILED']);
    expect(late.body).toMatchObject({ current: JSON.parse(second.text) });
    expect((await seen()).text).toBe(second.text);
    expect((await send(2, `"x", W/${second.headers.etag}`)).status).toBe(change.status ?? 200);
    expect((await send(3, '*')).status).toBe(change.status ?? 200);
    expect((await send(4)).status).toBe(change.status ?? 200);
  });

  it('admits only one of several concurrent changes of the same state', async () => {
    const { headers } = await api.asAdmin(todo.one, { query: { id: 2 } });
    const tag = { 'if-match': String(headers.etag) };

    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => api.asAdmin(todo.update, { body: { task: { id: 2, title: `${n}` } } }, tag)),
    );

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412, 412, 412]);
  });
});
