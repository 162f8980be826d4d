import { bookmarksContract as bookmarks } from '@horae/contract/core/bookmarks.contract';
import { sessionContract } from '@horae/contract/core/session.contract';
import { calendarContract as calendar } from '@horae/contract/office/calendar.contract';
import { chatContract as chat } from '@horae/contract/office/chat.contract';
import { emailContract as email } from '@horae/contract/office/email.contract';
import { todoContract as todo } from '@horae/contract/office/todo.contract';
import type { RouteContract } from '@horae/contract/route';
import { accountSettingsContract as settings } from '@horae/contract/settings/account-settings.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unchecked } from '#test/unchecked';
import { chosen } from '../accounts';
import { startTestApp, type TestApp } from '../start-test-app';
import type { NewAccountCases, OwnChange, PersonalList } from './rule-cases';

let api: TestApp;
let first: string;
let second: string;
beforeAll(async () => {
  api = await startTestApp();
  [first, second] = [await register('nea@hotel.gr'), await register('leon@hotel.gr')];
});
afterAll(() => api.stop());

async function register(address: string): Promise<string> {
  const { body } = await api.asNobody(sessionContract.register, { body: { email: address, ...chosen } });
  return body.accessToken;
}

const ask = async (token: string, contract: RouteContract, query: object = {}) =>
  (await api.as(token)(unchecked(contract), { query })).text;

/** Compares only ids: names, addresses and moments differ between accounts. */
const idsIn = (text: string) => [...text.matchAll(/"id":\d+/g)].map(([id]) => id);

const more = Object.values(
  import.meta.glob<NewAccountCases>('./*/new-account.cases.ts', { eager: true, import: 'cases' }),
);

const personal: PersonalList[] = [
  ['tasks', todo.list],
  ['deleted tasks', todo.list, { filter: 'deleted' }],
  ['events', calendar.list],
  ...['inbox', 'sent', 'draft', 'spam', 'trash'].map(
    (folder) => [folder, email.list, { folder }] as [string, RouteContract, object],
  ),
  ['bookmarks', bookmarks.list],
  ...more.flatMap((cases) => cases.personal),
];

describe('a new account', () => {
  it.each(personal)('has the same samples as any other: %s', async (_what, contract, query) => {
    const [own, others] = [await ask(first, contract, query), await ask(second, contract, query)];

    expect(idsIn(own).length).toBeGreaterThan(0);
    expect(idsIn(own)).toEqual(idsIn(others));
  });

  it.each(personal)('has the same samples as the demo accounts: %s', async (_what, contract, query) => {
    const own = idsIn(await ask(first, contract, query));

    expect(idsIn((await api.asClient(unchecked(contract), { query })).text)).toEqual(own);
    // Administrators may bookmark pages that other accounts cannot open.
    if (contract !== bookmarks.list)
      expect(idsIn((await api.asAdmin(unchecked(contract), { query })).text)).toEqual(own);
  });

  it('has ten contacts and a chat with three of them', async () => {
    const { body } = await api.as(first)(chat.people);

    expect(body.contacts.slice(0, 10).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(body.chatsContacts).toHaveLength(3);
  });

  it('sends and receives mail under its own address', async () => {
    const inFolder = async (folder: string) => (await api.as(first)(email.list, { query: { folder } })).body.emails;

    expect(new Set((await inFolder('sent')).map(({ from }) => from.email))).toEqual(new Set(['nea@hotel.gr']));
    expect(new Set((await inFolder('inbox')).map(({ to }) => to[0]!.email))).toEqual(new Set(['nea@hotel.gr']));
  });

  it('has pages, files and contacts to search, and some starred pages', async () => {
    const { searchArr } = (await api.as(first)(bookmarks.search)).body;

    for (const { data } of searchArr) expect(data.length).toBeGreaterThanOrEqual(6);
    expect(new Set(searchArr[0].data.map(({ isBookmarked }) => isBookmarked))).toEqual(new Set([true, false]));
  });

  it('numbers its own ids', async () => {
    const add = async (token: string) =>
      (await api.as(token)(todo.add, { body: { task: { title: 'Same number' } } })).body.task.id;
    const [own, others] = [await add(first), await add(second)];

    expect(own).toBe(others);
    expect(await add(first)).toBe(own + 1);
    expect(await add(second)).toBe(own + 1);
  });

  it('has its login name in its settings and its chat', async () => {
    const { general } = (await api.as(first)(settings.read)).body;
    const { fullName } = (await api.as(first)(chat.profile)).body;

    expect(general).toMatchObject({ username: 'nea', fullName: 'nea', email: 'nea@hotel.gr' });
    expect(fullName).toBe('nea');
  });
});

describe('what one account changes in its own records', () => {
  it.each<OwnChange>([
    ['a task', todo.list, (send) => send(todo.add, { body: { task: { title: 'Mine' } } })],
    ['a deleted task', todo.list, (send) => send(todo.remove, { query: { taskId: 1 } })],
    [
      'an event',
      calendar.list,
      (send) => send(calendar.add, { body: { event: { title: 'Mine', start: '2026-01-01' } } }),
    ],
    [
      'a mail',
      email.list,
      (send) => send(email.update, { body: { emailIds: [1], dataToUpdate: { folder: 'trash' } } }),
    ],
    ['a label', email.list, (send) => send(email.toggleLabel, { body: { emailIds: [2], label: 'private' } })],
    ['a message', chat.people, (send) => send(chat.send, { body: { obj: { contact: { id: 5 }, message: 'Mine' } } })],
    ['a bookmark', bookmarks.list, (send) => send(bookmarks.toggle, { body: { id: 37 } })],
    ['a setting', settings.read, (send) => send(settings.updateInfo, { body: { info: { bio: 'Mine' } } })],
    ...more.flatMap((cases) => cases.changes),
  ])('does not affect another account: %s', async (_what, contract, change) => {
    const [own, others] = [await ask(first, contract), await ask(second, contract)];

    await change(api.as(first));

    expect(await ask(first, contract)).not.toBe(own);
    expect(await ask(second, contract)).toBe(others);
  });
});
