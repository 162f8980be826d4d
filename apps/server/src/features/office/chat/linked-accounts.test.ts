import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sessionContract } from '@horae/contract/core/session.contract';
import { chatContract } from '@horae/contract/office/chat.contract';
import { and, asc, eq, isNotNull, or } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountHotels, accounts } from '#features/core/session/session.table';
import { companies } from '#features/people/organisation/organisation.table';
import { migrationsDirectory } from '#platform/places';
import { activeAccount, wholeHotel } from '#test/accounts';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { beginAccounts } from '../../../samples';
import { chatContacts, chatMessages, chatProfiles, chats } from './chat.table';

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

async function idOfAccount(email: string): Promise<number> {
  const [account] = await api.database.db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email));
  return account!.id;
}

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
    const { db } = api.database;
    const before = await db.$count(chatContacts);
    const hundred = Array.from({ length: 100 }, (_, n) => ({
      id: 1001 + n,
      email: `n${n}@x.gr`,
      username: 'n',
      fullName: `Number ${n}`,
      role: 'client' as const,
      passwordHash: 'x',
    }));
    await db.insert(accounts).values(hundred);
    await beginAccounts(db, false);

    expect((await people(stranger)).contacts.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await named(stranger, 'Eleni Alexiou')).toEqual([]);
    expect(await named(api.asAdmin, 'stranger')).toEqual([]);
    expect(await named(api.asClient, 'Elsewhere')).toEqual([]);
    expect(await named(api.as(elsewhere.session.accessToken), 'Nikos Vlachos')).toEqual([]);
    expect(await named(api.asAdmin, 'Elsewhere')).toHaveLength(1);
    expect(await db.$count(chatContacts)).toBe(before);
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

    await api.database.db.update(accountHotels).set({ companyId: 1004 }).where(eq(accountHotels.accountId, id));

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
    const { db } = api.database;
    const stranger = await register(api, 'early@world.example');
    const id = await idOfAccount('early@world.example');
    const { accountId, linkedAccountId } = chatContacts;
    await db
      .update(chatContacts)
      .set({ linkedAccountId: 1 })
      .where(and(eq(accountId, id), eq(chatContacts.id, 10)));
    const contact = { id: 12, fullName: 'Old', jobTitle: 'Guest', about: '', status: 'online' } as const;
    await db.insert(chatContacts).values([
      { ...contact, accountId: id, linkedAccountId: 2 },
      { ...contact, accountId: 2, linkedAccountId: id },
      { ...contact, accountId: 1, linkedAccountId: id },
    ]);
    await db.insert(chats).values([
      { accountId: id, id: 4, contactId: 12 },
      { accountId: 2, id: 400, contactId: 12 },
    ]);
    const hello = { message: 'Hello', at: new Date() };
    await db.insert(chatMessages).values([
      { ...hello, accountId: id, chatId: 4, isOwn: true },
      { ...hello, accountId: 2, chatId: 400, isOwn: false },
    ]);

    await migrateContacts();

    const linked = await db
      .select({ accountId, linkedAccountId })
      .from(chatContacts)
      .where(or(eq(linkedAccountId, id), and(eq(accountId, id), isNotNull(linkedAccountId))))
      .orderBy(asc(accountId));
    expect(linked).toEqual([
      { accountId: 2, linkedAccountId: id },
      { accountId: id, linkedAccountId: 2 },
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
    const { db } = plain.database;
    const [iris, leon] = [await register(plain, 'iris@hotel.gr'), await register(plain, 'leon@hotel.gr')];
    expect(await people(iris)).toMatchObject({ chatsContacts: [], contacts: [] });
    await db.insert(companies).values({ companyId: 1, name: 'Kallisti', timeZone: 'Europe/Athens' });
    await db.insert(accountHotels).values([1, 2].map((accountId) => ({ accountId, companyId: 1 })));

    expect(await people(iris)).toMatchObject({ contacts: [{ id: 1_000_002, fullName: 'leon' }] });
    const { body } = await send(leon, 1_000_001, 'Hello');
    expect(body.response).toMatchObject({ id: 1_000_001, chat: { id: 1 } });
    expect((await people(iris)).chatsContacts).toMatchObject([{ id: 1_000_002, chat: { id: 1, unseenMsgs: 1 } }]);
    await beginAccounts(db, false);
    expect((await people(iris)).contacts).toHaveLength(1);
    await plain.stop();
  });

  it('gives a profile at its start to accounts that are older than the chat', async () => {
    const plain = await startTestApp({ template: 'empty', environment: { HORAE_SEED: 'none' } });
    const { db } = plain.database;
    const add = (id: number, name: string) =>
      db.insert(accounts).values({ id, email: name, username: name, fullName: name, role: 'admin', passwordHash: 'x' });
    await add(1, 'iris');
    await add(2, 'leon');

    await beginAccounts(db, false);

    const { accountId, jobTitle } = chatProfiles;
    expect(await db.select({ accountId, jobTitle }).from(chatProfiles).orderBy(asc(accountId))).toEqual([
      { accountId: 1, jobTitle: 'Administrator' },
      { accountId: 2, jobTitle: 'Administrator' },
    ]);
    await plain.stop();
  });
});
