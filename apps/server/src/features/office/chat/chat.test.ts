import { chatContract, chatStatuses } from '@horae/contract/office/chat.contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { chats } from './chat.table';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const people = async () => (await api.asClient(chatContract.people, {})).body;
const open = (id: unknown) => api.asClient(chatContract.open, { query: { id: id as number } });
const send = (id: unknown, message: unknown, headers = {}) =>
  api.asClient(unchecked(chatContract.send), { body: { obj: { contact: { id }, message } } }, headers);
const profile = () => api.asClient(chatContract.profile, {});
const change = (profileUser: Record<string, unknown>, headers = {}) =>
  api.asClient(unchecked(chatContract.updateProfile), { body: { profileUser } }, headers);
const withoutChat = async () => {
  const { chatsContacts, contacts } = await people();
  return contacts.filter(({ id }) => !chatsContacts.some((contact) => contact.id === id)).map(({ id }) => id);
};

describe('the chat', () => {
  it('starts with ten contacts of all statuses, and chats with three of them, some unseen', async () => {
    const { chatsContacts, contacts, profileUser } = await people();

    expect(contacts.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(new Set(contacts.map(({ status }) => status))).toEqual(new Set(chatStatuses));
    expect(contacts.map(({ id }) => id)).not.toContain(profileUser.id);
    expect(chatsContacts).toHaveLength(3);
    expect(chatsContacts.some(({ chat }) => chat.unseenMsgs > 0)).toBe(true);
    const times = chatsContacts.map(({ chat }) => chat.lastMessage!.time);
    expect(times).toEqual(times.toSorted().toReversed());
    for (const { chat, ...contact } of chatsContacts) {
      expect(contacts).toContainEqual(contact);
      expect(chat.lastMessage!.time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    }
  });

  it('shows oneself as the account says', async () => {
    const { body } = await profile();

    expect(body).toEqual({
      id: 11,
      avatar: null,
      fullName: 'Nikos Vlachos',
      role: 'Shift leader',
      about: 'Morning shift, front of house.',
      status: 'online',
      settings: { isTwoStepAuthVerificationEnabled: false, isNotificationsOn: true },
    });
    expect((await people()).profileUser).toEqual(body);
  });

  it('opens a chat oldest first and counts its messages as seen, also with a 304', async () => {
    const unseen = (await people()).chatsContacts.find(({ chat }) => chat.unseenMsgs > 0);
    const { id, chat: summary, ...contact } = unseen!;

    const { body, headers } = await open(id);

    expect(body.contact).toEqual({ id, ...contact });
    expect(body.chat).toMatchObject({ id: summary.id, userId: id, unseenMsgs: 0 });
    expect(body.chat!.chat.at(-1)).toEqual(summary.lastMessage);
    const times = body.chat!.chat.map(({ time }) => time);
    expect(times).toEqual(times.toSorted());
    expect(new Set(body.chat!.chat.map(({ senderId }) => senderId))).toEqual(new Set([11, id]));
    const isUnseen = async () => (await people()).chatsContacts.find((one) => one.id === id)!.chat.unseenMsgs;
    expect(await isUnseen()).toBe(0);
    await api.database.db.update(chats).set({ unseen: 2 }).where(eq(chats.contactId, id));
    const again = await api.asClient(chatContract.open, { query: { id } }, { 'if-none-match': String(headers.etag) });
    expect([again.status, await isUnseen()]).toEqual([304, 0]);
  });

  it('answers no chat where none is', async () => {
    const [id] = await withoutChat();

    expect((await open(String(id))).body).toMatchObject({ chat: null, contact: { id } });
  });

  it('creates a chat by the first message and appends the next ones', async () => {
    const [id] = await withoutChat();
    const highest = Math.max(...(await people()).chatsContacts.map(({ chat }) => chat.id));

    const first = await send(String(id), ' Καλημέρα ');
    const second = await send(id, 'Hello');

    const message = { message: ' Καλημέρα ', time: expect.any(String), senderId: 11 };
    expect([first.status, first.body.response]).toEqual([
      201,
      { newMessageData: message, id, chat: { id: highest + 1, unseenMsgs: 0, lastMessage: message } },
    ]);
    expect(Math.abs(Date.parse(first.body.response.newMessageData.time) - Date.now())).toBeLessThan(60_000);
    expect(second.body.response).toEqual({ newMessageData: { ...message, message: 'Hello' }, id });
    expect((await open(id)).body.chat!.chat.map(({ message: text }) => text)).toEqual([' Καλημέρα ', 'Hello']);
    expect((await people()).chatsContacts[0]).toMatchObject({ id, chat: { lastMessage: { message: 'Hello' } } });
  });

  it('reads of a contact the id alone', async () => {
    const before = (await people()).contacts;
    const contact = { id: 1, fullName: 'Somebody', status: 'busy', about: 7 };

    const { status, body } = await api.asClient(chatContract.send, { body: { obj: { contact, message: '<b>x</b>' } } });

    expect([status, body.response.newMessageData.message]).toEqual([201, '<b>x</b>']);
    expect((await people()).contacts).toEqual(before);
  });

  it('creates one chat for parallel first messages, and keeps every message', async () => {
    const [id] = await withoutChat();
    const texts = Array.from({ length: 8 }, (_, n) => `Parallel ${n}`);

    const sent = await Promise.all(texts.map((text) => send(id, text)));

    expect(sent.map(({ status }) => status)).toEqual(texts.map(() => 201));
    expect(sent.filter(({ body }) => body.response.chat)).toHaveLength(1);
    const said = (await open(id)).body.chat!.chat.map(({ message }) => message);
    expect(said.toSorted()).toEqual(texts);
  });

  it('sends once for a repeated Idempotency-Key', async () => {
    const [first, second] = [
      await send(1, 'Once', { 'idempotency-key': 'message-1' }),
      await send(1, 'Once', { 'idempotency-key': 'message-1' }),
    ];

    expect(second.body).toEqual(first.body);
    expect((await open(1)).body.chat!.chat.filter(({ message }) => message === 'Once')).toHaveLength(1);
  });

  it('keeps about, status and the notification switch, each alone', async () => {
    const before = (await profile()).body;

    await change({ about: 'Back at noon' });
    await change({ status: 'busy' });
    const { status, body } = await change({
      settings: { isNotificationsOn: false, isTwoStepAuthVerificationEnabled: true },
    });

    expect([status, body]).toEqual([
      200,
      {
        ...before,
        about: 'Back at noon',
        status: 'busy',
        settings: { isTwoStepAuthVerificationEnabled: false, isNotificationsOn: false },
      },
    ]);
    expect((await profile()).body).toEqual(body);
  });

  it('refuses a change of the profile over another', async () => {
    const tag = String((await profile()).headers.etag);

    const first = await change({ about: 'First' }, { 'if-match': tag });
    const second = await change({ about: 'Second' }, { 'if-match': tag });

    expect([first.status, second.status]).toEqual([200, 412]);
    expect(second.body).toMatchObject({ current: { about: 'First' } });
    expect((await change({ about: '' }, { 'if-match': String(first.headers.etag) })).status).toBe(200);
  });

  it.each<[string, () => Promise<{ status: number; body: { error: { fields?: { path: string }[] } } }>, string]>([
    ['no obj', () => api.asClient(unchecked(chatContract.send), { body: {} }), 'obj'],
    [
      'no contact',
      () => api.asClient(unchecked(chatContract.send), { body: { obj: { message: 'x' } } }),
      'obj.contact',
    ],
    ['no contact id', () => send(undefined, 'x'), 'obj.contact.id'],
    ['no message', () => send(1, undefined), 'obj.message'],
    ['a blank message', () => send(1, ' \n'), 'obj.message'],
    ['a message of 5001 characters', () => send(1, 'x'.repeat(5001)), 'obj.message'],
    ['no contact to open', () => api.asClient(chatContract.open, {}), 'id'],
    ['a contact that is no number', () => open('x'), 'id'],
    ['an about of 121 characters', () => change({ about: 'x'.repeat(121) }), 'profileUser.about'],
    ['an unknown status', () => change({ status: 'asleep' }), 'profileUser.status'],
  ])('names the field of %s', async (_what, attempt, path) => {
    const { status, body } = await attempt();

    expect([status, body.error.fields?.map((field) => field.path)]).toEqual([400, [path]]);
  });

  it('knows no contact 4040', async () => {
    expect([(await open(4040)).status, (await send(4040, 'x')).status]).toEqual([404, 404]);
  });
});
