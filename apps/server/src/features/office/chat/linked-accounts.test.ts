import { sessionContract } from '@horae/contract/core/session.contract';
import { chatContract } from '@horae/contract/office/chat.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { beginAccounts } from '../../../samples';

type Call = TestApp['asAdmin'];

let api: TestApp;
let newcomer: Call;
beforeAll(async () => {
  api = await startTestApp();
  const password = 'long enough';
  const email = 'thalia@hotel.gr';
  const { body } = await api.asNobody(sessionContract.register, {
    body: { email, password, passwordConfirm: password },
  });
  newcomer = api.as(body.accessToken);
});
afterAll(() => api.stop());

const people = async (call: Call) => (await call(chatContract.people, {})).body;
const named = async (call: Call, name: string) =>
  (await people(call)).contacts.filter(({ fullName }) => fullName === name);
const idOf = async (call: Call, name: string) => (await named(call, name))[0]!.id;
const send = (call: Call, id: number, message: string) =>
  call(chatContract.send, { body: { obj: { contact: { id }, message } } });
const open = (call: Call, id: number) => call(chatContract.open, { query: { id } });

describe('contacts behind whom an account stands', () => {
  it('are the other demo account among the ten, and later accounts after them', async () => {
    const [admins, clients, newcomers] = [
      await people(api.asAdmin),
      await people(api.asClient),
      await people(newcomer),
    ];

    expect(admins.contacts.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12]);
    expect(admins.contacts[9]).toMatchObject({ fullName: 'Nikos Vlachos', role: 'Shift leader' });
    expect(clients.contacts[9]).toMatchObject({ fullName: 'Eleni Alexiou', role: 'HR manager' });
    expect(clients.contacts.at(-1)).toMatchObject({ id: 12, fullName: 'thalia', role: 'Team member' });
    expect(newcomers.contacts.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12]);
    expect(await named(newcomer, 'Eleni Alexiou')).toHaveLength(1);
    expect(await named(newcomer, 'Nikos Vlachos')).toHaveLength(1);
    expect(newcomers.profileUser).toMatchObject({ id: 11, fullName: 'thalia', about: '' });
  });

  it('get the message in their own chat, unseen until they open it', async () => {
    const [toClient, toAdmin] = [await idOf(api.asAdmin, 'Nikos Vlachos'), await idOf(api.asClient, 'Eleni Alexiou')];
    await send(api.asAdmin, toClient, 'Are you in tomorrow?');
    const { body } = await send(api.asAdmin, toClient, 'From seven?');

    const [received] = (await people(api.asClient)).chatsContacts;

    expect(received).toMatchObject({
      id: toAdmin,
      chat: { unseenMsgs: 2, lastMessage: { message: 'From seven?', senderId: toAdmin } },
    });
    expect(received!.chat.lastMessage!.time).toBe(body.response.newMessageData.time);
    expect((await people(api.asAdmin)).chatsContacts[0]).toMatchObject({ id: toClient, chat: { unseenMsgs: 0 } });
    const opened = (await open(api.asClient, toAdmin)).body.chat!;
    expect(opened.chat.map(({ message, senderId }) => [message, senderId])).toEqual([
      ['Are you in tomorrow?', toAdmin],
      ['From seven?', toAdmin],
    ]);
    expect((await people(api.asClient)).chatsContacts[0]!.chat.unseenMsgs).toBe(0);
    const answer = await send(api.asClient, toAdmin, 'Yes.');
    expect(answer.body.response).not.toHaveProperty('chat');
    expect((await open(api.asAdmin, toClient)).body.chat!.chat.at(-1)).toMatchObject({ senderId: toClient });
  });

  it('show what the account behind them says of itself', async () => {
    await newcomer(chatContract.updateProfile, { body: { profileUser: { about: 'On holiday', status: 'away' } } });

    expect(await named(api.asAdmin, 'thalia')).toMatchObject([{ about: 'On holiday', status: 'away' }]);
  });

  it('may write to each other at once', async () => {
    const [there, back] = [await idOf(newcomer, 'Nikos Vlachos'), await idOf(api.asClient, 'thalia')];

    const sent = await Promise.all(
      Array.from({ length: 6 }, (_, n) => [
        send(newcomer, there, `there ${n}`),
        send(api.asClient, back, `back ${n}`),
      ]).flat(),
    );

    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 201));
    const [one, other] = [(await open(newcomer, there)).body.chat!, (await open(api.asClient, back)).body.chat!];
    expect(one.chat.map(({ message }) => message)).toEqual(other.chat.map(({ message }) => message));
    expect(one.chat).toHaveLength(12);
  });
});

describe('a server without samples', () => {
  it('gives each account a profile and the others as contacts', async () => {
    const plain = await startTestApp({ template: 'empty', environment: { HORAE_SEED: 'none' } });
    const password = 'long enough';
    const register = async (email: string) => {
      const { body } = await plain.asNobody(sessionContract.register, {
        body: { email, password, passwordConfirm: password },
      });
      return plain.as(body.accessToken);
    };
    const [iris, leon] = [await register('iris@hotel.gr'), await register('leon@hotel.gr')];

    expect(await people(iris)).toMatchObject({ chatsContacts: [], contacts: [{ id: 12, fullName: 'leon' }] });
    const { body } = await send(leon, 12, 'Hello');
    expect(body.response).toMatchObject({ id: 12, chat: { id: 1 } });
    expect((await people(iris)).chatsContacts).toMatchObject([{ id: 12, chat: { id: 1, unseenMsgs: 1 } }]);
    await beginAccounts(plain.database.db, false);
    expect((await people(iris)).contacts).toHaveLength(1);
    await plain.stop();
  });

  it('gives them at its start to accounts that are older than the chat', async () => {
    const plain = await startTestApp({ template: 'empty', environment: { HORAE_SEED: 'none' } });
    const add = (id: number, name: string) =>
      plain.database.pool.query(
        "insert into accounts (id, email, username, full_name, role, password_hash) values ($1, $2, $2, $2, 'client', 'x')",
        [id, name],
      );
    await add(1, 'iris');
    await add(2, 'leon');

    await beginAccounts(plain.database.db, false);

    const { rows } = await plain.database.pool.query(
      'select account_id, full_name from chat_contacts order by account_id',
    );
    expect(rows).toEqual([
      { account_id: 1, full_name: 'leon' },
      { account_id: 2, full_name: 'iris' },
    ]);
    await plain.stop();
  });
});
