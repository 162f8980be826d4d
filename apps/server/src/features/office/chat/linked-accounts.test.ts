import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sessionContract } from '@horae/contract/core/session.contract';
import { chatContract } from '@horae/contract/office/chat.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationsDirectory } from '#platform/places';
import { activeAccount, wholeHotel } from '#test/accounts';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { beginAccounts } from '../../../samples';

type Call = TestApp['asAdmin'];

let api: TestApp;
let newcomer: Call;
let newcomerId: number;
beforeAll(async () => {
  api = await startTestApp();
  const { id, session } = await activeAccount(api, 'thalia@hotel.gr', {
    fullName: 'thalia',
    grants: [wholeHotel(1003)],
  });
  newcomerId = id;
  newcomer = api.as(session.accessToken);
});
afterAll(() => api.stop());

/** Registers an account without a hotel. */
async function register(app: TestApp, email: string): Promise<Call> {
  const password = 'long enough';
  const { body } = await app.asNobody(sessionContract.register, {
    body: { email, password, passwordConfirm: password },
  });
  return app.as(body.accessToken);
}

const idOfAccount = async (email: string): Promise<number> =>
  (await api.database.pool.query<{ id: number }>('select id from accounts where email = $1', [email])).rows[0]!.id;

async function migrateContacts(): Promise<void> {
  const name = (await readdir(migrationsDirectory)).find((file) => file.endsWith('_contacts_of_common_hotels.sql'));
  await api.database.pool.query(await readFile(join(migrationsDirectory, name!), 'utf8'));
}

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

    const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    expect(admins.contacts.map(({ id }) => id)).toEqual([...ten, 1_000_000 + newcomerId]);
    expect(admins.contacts[9]).toMatchObject({ fullName: 'Nikos Vlachos', role: 'Shift leader' });
    expect(clients.contacts[9]).toMatchObject({ fullName: 'Eleni Alexiou', role: 'HR manager' });
    expect(clients.contacts.at(-1)).toMatchObject({ fullName: 'thalia', role: 'Team member' });
    expect(newcomers.contacts.map(({ id }) => id)).toEqual([...ten, 1_000_001, 1_000_002]);
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

describe('accounts without a common hotel', () => {
  it('are no contacts of each other, and a hundred of them add no row for each other', async () => {
    const stranger = await register(api, 'stranger@world.example');
    const elsewhere = await activeAccount(api, 'elsewhere@hotel.gr', {
      fullName: 'Elsewhere',
      grants: [wholeHotel(1004)],
    });
    const { rows: before } = await api.database.pool.query<{ n: number }>(
      'select count(*)::int as n from chat_contacts',
    );
    await api.database.pool.query(
      `insert into accounts (id, email, username, full_name, role, password_hash)
      select 1000 + n, 'n' || n || '@x.gr', 'n', 'Number ' || n, 'client', 'x' from generate_series(1, 100) n`,
    );
    await beginAccounts(api.database.db, false);

    expect((await people(stranger)).contacts.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await named(stranger, 'Eleni Alexiou')).toEqual([]);
    expect(await named(api.asAdmin, 'stranger')).toEqual([]);
    expect(await named(api.asClient, 'Elsewhere')).toEqual([]);
    expect(await named(api.as(elsewhere.session.accessToken), 'Nikos Vlachos')).toEqual([]);
    expect(await named(api.asAdmin, 'Elsewhere')).toHaveLength(1);
    const { rows } = await api.database.pool.query('select count(*)::int as n from chat_contacts');
    expect(rows).toEqual(before);
  });

  it('keep the chat they had, but write no more', async () => {
    const { id, session } = await activeAccount(api, 'mover@hotel.gr', {
      fullName: 'Mover',
      grants: [wholeHotel(1003)],
    });
    const mover = api.as(session.accessToken);
    await mover(chatContract.updateProfile, { body: { profileUser: { about: 'In the kitchen' } } });
    await send(api.asClient, await idOf(api.asClient, 'Mover'), 'Welcome');
    const [there, back] = [await idOf(mover, 'Nikos Vlachos'), await idOf(api.asClient, 'Mover')];

    await api.database.pool.query('update account_hotels set company_id = 1004 where account_id = $1', [id]);

    expect(await named(mover, 'Nikos Vlachos')).toMatchObject([{ id: there, about: '', status: 'offline' }]);
    expect(await named(api.asClient, 'Mover')).toMatchObject([{ id: back, about: '', status: 'offline' }]);
    expect((await open(mover, there)).body.chat!.chat).toMatchObject([{ message: 'Welcome' }]);
    const refused = await send(mover, there, 'Are you there?');
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'You no longer work at the same hotel as Nikos Vlachos.',
    ]);
    expect((await open(api.asClient, back)).body.chat!.chat).toHaveLength(1);
  });
});

describe('a database in which every account was a contact of all others', () => {
  it('keeps the contacts that have a chat', async () => {
    const { pool } = api.database;
    const stranger = await register(api, 'early@world.example');
    const id = await idOfAccount('early@world.example');
    const contact = `insert into chat_contacts (account_id, id, linked_account_id, full_name, job_title, about, status)
      values ($1, $2, $3, 'Old', 'Guest', '', 'online')`;
    await pool.query('update chat_contacts set linked_account_id = 1 where account_id = $1 and id = 10', [id]);
    await pool.query(contact, [id, 12, 2]);
    await pool.query(contact, [2, 12, id]);
    await pool.query(contact, [1, 12, id]);
    await pool.query('insert into chats (account_id, id, contact_id) values ($1, 4, 12), (2, 400, 12)', [id]);
    await pool.query(
      "insert into chat_messages (account_id, chat_id, message, at, is_own) values ($1, 4, 'Hello', now(), true), (2, 400, 'Hello', now(), false)",
      [id],
    );

    await migrateContacts();

    const { rows } = await pool.query(
      'select account_id, linked_account_id from chat_contacts where linked_account_id = $1 or (account_id = $1 and linked_account_id is not null) order by 1',
      [id],
    );
    expect(rows).toEqual([
      { account_id: 2, linked_account_id: id },
      { account_id: id, linked_account_id: 2 },
    ]);
    expect((await open(stranger, 12)).body.chat!.chat).toMatchObject([{ message: 'Hello' }]);
    expect((await send(stranger, 12, 'Again')).status).toBe(409);
  });
});

describe('a server without samples', () => {
  it('gives each account a profile, and those of the same hotel as contacts', async () => {
    const plain = await startTestApp({
      template: 'empty',
      environment: { HORAE_SEED: 'none', REGISTRATION: 'open' },
    });
    const { pool } = plain.database;
    const [iris, leon] = [await register(plain, 'iris@hotel.gr'), await register(plain, 'leon@hotel.gr')];
    expect(await people(iris)).toMatchObject({ chatsContacts: [], contacts: [] });
    await pool.query("insert into companies (company_id, name, time_zone) values (1, 'Kallisti', 'Europe/Athens')");
    await pool.query('insert into account_hotels (account_id, company_id) values (1, 1), (2, 1)');

    expect(await people(iris)).toMatchObject({ contacts: [{ id: 1_000_002, fullName: 'leon' }] });
    const { body } = await send(leon, 1_000_001, 'Hello');
    expect(body.response).toMatchObject({ id: 1_000_001, chat: { id: 1 } });
    expect((await people(iris)).chatsContacts).toMatchObject([{ id: 1_000_002, chat: { id: 1, unseenMsgs: 1 } }]);
    await beginAccounts(plain.database.db, false);
    expect((await people(iris)).contacts).toHaveLength(1);
    await plain.stop();
  });

  it('gives a profile at its start to accounts that are older than the chat', async () => {
    const plain = await startTestApp({ template: 'empty', environment: { HORAE_SEED: 'none' } });
    const add = (id: number, name: string) =>
      plain.database.pool.query(
        "insert into accounts (id, email, username, full_name, role, password_hash) values ($1, $2, $2, $2, 'admin', 'x')",
        [id, name],
      );
    await add(1, 'iris');
    await add(2, 'leon');

    await beginAccounts(plain.database.db, false);

    const { rows } = await plain.database.pool.query('select account_id, job_title from chat_profiles order by 1');
    expect(rows).toEqual([
      { account_id: 1, job_title: 'Administrator' },
      { account_id: 2, job_title: 'Administrator' },
    ]);
    await plain.stop();
  });
});
