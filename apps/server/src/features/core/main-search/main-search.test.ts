import { type FoundKind, mainSearchContract } from '@horae/contract/core/main-search.contract';
import { foldText } from '@horae/contract/fold-text';
import { emailContract } from '@horae/contract/office/email.contract';
import { todoContract } from '@horae/contract/office/todo.contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emails } from '#features/office/email/email.table';
import { todoTasks } from '#features/office/todo/todo.table';
import { companies } from '#features/people/organisation/organisation.table';
import { employees } from '#features/people/people/employees.table';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { fillSearch } from '../../../derived/install-triggers';
import { accounts } from '../session/session.table';
import { searchEntries } from './main-search.table';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

type Who = 'asAdmin' | 'asClient';

async function find(q: string, who: Who = 'asAdmin', query: { kind?: FoundKind; limit?: number } = {}) {
  const { body } = await api[who](mainSearchContract.find, { query: { q, ...query } });
  return body.groups;
}

const kindsOf = async (q: string, who: Who) => (await find(q, who)).map(({ kind }) => kind);
const titles = async (q: string, kind: FoundKind, who: Who = 'asAdmin') =>
  (await find(q, who, { kind, limit: 200 })).flatMap(({ found }) => found.map(({ title }) => title));

/** Renames the nth employee of a hotel, in the order of ids. */
const rename = (nth: number, surname: string, hotel = 1003) => {
  const { db } = api.database;
  const { companyId, id } = employees;
  const ofHotel = eq(companyId, hotel);
  const person = db.select({ id }).from(employees).where(ofHotel).orderBy(asc(id)).offset(nth).limit(1);
  return db
    .update(employees)
    .set({ firstName: '', surname })
    .where(and(ofHotel, eq(id, person)));
};
const addHotels = (...hotels: [companyId: number, name: string][]) =>
  api.database.db
    .insert(companies)
    .values(hotels.map(([companyId, name]) => ({ companyId, name, timeZone: 'Europe/Athens' })));
const fill = async (word: string) => {
  const { db } = api.database;
  const { id, isDemo, role } = accounts;
  const [client] = await db
    .select({ id })
    .from(accounts)
    .where(and(isDemo, eq(role, 'client')));
  await addHotels([7777, `Hotel ${word}`]);
  await rename(0, `${word} Foreign`, 1004);
  await rename(0, `${word} Own`);
  const isFirst = (table: typeof todoTasks | typeof emails) => and(eq(table.id, 1), eq(table.accountId, client!.id));
  await db.update(todoTasks).set({ title: word }).where(isFirst(todoTasks));
  await db.update(emails).set({ subject: word }).where(isFirst(emails));
};

describe('the search', () => {
  it('shows each account what its own calls would: shared kinds by role and hotel, personal ones to their owner', async () => {
    await fill('Zyxlow');

    expect(await kindsOf('zyxlow', 'asAdmin')).toEqual(['hotel', 'employee']);
    expect(await titles('zyxlow', 'employee')).toEqual(['Zyxlow Foreign', 'Zyxlow Own']);
    expect(await kindsOf('zyxlow', 'asClient')).toEqual(['employee', 'task', 'mail']);
    expect(await titles('zyxlow', 'employee', 'asClient')).toEqual(['Zyxlow Own']);
  });

  it('tells two people of one name apart by their codes, in their hotel', async () => {
    for (const nth of [20, 21]) await rename(nth, 'Κοντού Ισμήνη');
    await rename(22, 'Κοντού Ιφιγένεια');
    const { companyId, code, surname } = employees;
    const rows = await api.database.db
      .select({ code })
      .from(employees)
      .where(and(eq(companyId, 1003), eq(surname, 'Κοντού Ισμήνη')));

    expect((await titles('κοντού', 'employee')).toSorted()).toEqual([
      ...rows.map((one) => `Κοντού Ισμήνη (${one.code})`).toSorted(),
      'Κοντού Ιφιγένεια',
    ]);
  });

  it('finds pages the account may open', async () => {
    expect(await titles('audit', 'page')).toEqual(['Audit']);
    expect(await titles('audit', 'page', 'asClient')).toEqual([]);
  });

  it.each([
    ['μαρια', 'Μαρία Παπαδάκη'],
    ['ΜΑΡΊΑ', 'Μαρία Παπαδάκη'],
    ['νικοσ', 'Νίκος Ρούσσος'],
    ['ρούσσοσ', 'Νίκος Ρούσσος'],
    ['renee', 'Renée Müller'],
    ['MULLER ren', 'Renée Müller'],
    ['mü', 'Renée Müller'],
    ['100%', 'Αγορά 100% βαμβάκι_a'],
    ['ι_a', 'Αγορά 100% βαμβάκι_a'],
  ])('finds by "%s"', async (q, title) => {
    await rename(2, 'Μαρία Παπαδάκη');
    await rename(3, 'Νίκος Ρούσσος');
    await rename(4, 'Renée Müller');
    await rename(5, 'Αγορά 100% βαμβάκι_a');

    expect(await titles(q, 'employee')).toContain(title);
  });

  it('takes no character for any other', async () => {
    for (const q of ['10_%', 'Ren%ller', 'x\\']) expect(await titles(q, 'employee'), q).toEqual([]);
  });

  it('puts titles that start so first, then words that do, then the rest; short words only where a word begins', async () => {
    for (const [id, name] of [
      [6, 'Kalypso Anqord'],
      [7, 'Anqord Rhea'],
      [8, 'Doranqord Io'],
    ] as const)
      await rename(id, name);

    expect(await titles('anqord', 'employee')).toEqual(['Anqord Rhea', 'Kalypso Anqord', 'Doranqord Io']);
    expect(await titles('io dor', 'employee')).toEqual(['Doranqord Io']);
    expect(await titles('rd', 'employee')).not.toContain('Anqord Rhea');
  });

  it('answers as many of a kind as asked, and counts to 200', async () => {
    await addHotels(...Array.from({ length: 250 }, (_, n): [number, string] => [8001 + n, `Qxcap ${n + 1}`]));

    const [group] = await find('qxcap', 'asAdmin', { limit: 3 });
    expect([group!.kind, group!.total, group!.found.length]).toEqual(['hotel', 200, 3]);
    expect((await find('qxcap 7', 'asAdmin'))[0]!.total).toBe(11);
  });

  it('follows every write: what is added is found, what is removed is not', async () => {
    const { body } = await api.asClient(todoContract.add, { body: { task: { title: 'Wqzard towels' } } });
    expect((await find('wqzard', 'asClient'))[0]!.found).toEqual([
      { title: 'Wqzard towels', note: '', link: `/todo?task=${body.task.id}`, hotel: null },
    ]);

    await api.asClient(todoContract.update, { body: { task: { id: body.task.id, isDeleted: true } } });
    expect(await find('wqzard', 'asClient')).toEqual([]);
    await api.asClient(todoContract.update, {
      body: { task: { id: body.task.id, isDeleted: false, title: 'Qwerzal' } },
    });
    expect(await kindsOf('qwerzal', 'asClient')).toEqual(['task']);

    await addHotels([7778, 'Vwxanthe']);
    expect(await kindsOf('vwxanthe', 'asAdmin')).toEqual(['hotel']);
    await api.database.db.delete(companies).where(eq(companies.companyId, 7778));
    expect(await find('vwxanthe')).toEqual([]);
  });

  it('leads to the screen of what was found', async () => {
    const [mail] = (await api.asClient(emailContract.list, { query: { folder: 'inbox' } })).body.emails;
    const groups = await find(mail!.subject, 'asClient', { kind: 'mail' });

    expect(groups[0]!.found.map(({ link }) => link)).toContain(`/email/inbox/${mail!.id}`);
  });

  it.each([
    ['nothing', { q: ' ' }, 'q'],
    ['a kind that is none', { q: 'a', kind: 'x' }, 'kind'],
    ['no limit at all', { q: 'a', limit: 0 }, 'limit'],
  ])('refuses %s', async (_what, query, field) => {
    const answer = await api.asClient(mainSearchContract.find, { query: query as { q: string } });

    expect(answer.status).toBe(400);
    expect(answer.text).toContain(field);
  });
});

it('the database folds text as the browser does', async () => {
  const texts = [
    'Άγιος Νικόλαος ΣΟΦΟΣ',
    'Ϊ ΐ ΰ Ϋ',
    'Crème brûlée',
    'Ångström',
    'ﬁn',
    'ẛ̣',
    'İstanbul',
    'e\u0301',
    'O’Neill',
    "O'Neill",
  ];
  const { rows } = await api.database.db.execute(
    sql`select fold_text(t) as folded from unnest(${sql.param(texts)}::text[]) with ordinality as x (t, at) order by at`,
  );

  expect(rows.map(({ folded }) => folded)).toEqual(texts.map(foldText));
});

it('fills itself from what is there', async () => {
  const { db } = api.database;
  const { companyId, accountId, kind, recordId } = searchEntries;
  const all = () => db.select().from(searchEntries).orderBy(companyId, accountId, kind, recordId);
  const before = await all();
  await db.delete(searchEntries);
  const client = await api.database.pool.connect();
  await fillSearch(client);
  client.release();

  expect(await all()).toEqual(before);
  expect(before.length).toBeGreaterThan(100);
});
