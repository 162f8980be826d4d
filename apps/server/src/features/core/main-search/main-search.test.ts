import { type FoundKind, mainSearchContract } from '@horae/contract/core/main-search.contract';
import { foldText } from '@horae/contract/fold-text';
import { emailContract } from '@horae/contract/office/email.contract';
import { todoContract } from '@horae/contract/office/todo.contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { fillSearch } from '../../../derived/install-triggers';

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

const write = (statement: ReturnType<typeof sql>) => api.database.db.execute(statement);
/** Renames the nth employee of a hotel, in the order of ids. */
const rename = (nth: number, name: string) =>
  write(sql`update employees set first_name = '', surname = ${name} where company_id = 1003
    and id = (select id from employees where company_id = 1003 order by id offset ${nth} limit 1)`);
const fill = async (word: string) => {
  const accounts = await write(sql`select id, role from accounts where is_demo`);
  const client = accounts.rows.find(({ role }) => role === 'client')!.id;
  await write(
    sql`insert into companies (company_id, name, time_zone) values (7777, ${`Hotel ${word}`}, 'Europe/Athens')`,
  );
  await write(
    sql`update employees set first_name = '', surname = ${`${word} Foreign`} where (company_id, id) = (select company_id, min(id) from employees where company_id = 1004 group by 1)`,
  );
  await write(
    sql`update employees set first_name = '', surname = ${`${word} Own`} where (company_id, id) = (select company_id, min(id) from employees where company_id = 1003 group by 1)`,
  );
  await write(sql`update todo_tasks set title = ${word} where id = 1 and account_id = ${client}`);
  await write(sql`update emails set subject = ${word} where id = 1 and account_id = ${client}`);
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
    const { rows } = await write(
      sql`select code from employees where company_id = 1003 and surname = 'Κοντού Ισμήνη' order by id`,
    );

    expect((await titles('κοντού', 'employee')).toSorted()).toEqual([
      ...rows.map(({ code }) => `Κοντού Ισμήνη (${code})`).toSorted(),
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
    await write(sql`insert into companies (company_id, name, time_zone)
      select 8000 + n, 'Qxcap ' || n, 'Europe/Athens' from generate_series(1, 250) n`);

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

    await write(sql`insert into companies (company_id, name, time_zone) values (7778, 'Vwxanthe', 'Europe/Athens')`);
    expect(await kindsOf('vwxanthe', 'asAdmin')).toEqual(['hotel']);
    await write(sql`delete from companies where company_id = 7778`);
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
  const { rows } = await write(
    sql`select fold_text(t) as folded from unnest(${sql.param(texts)}::text[]) with ordinality as x (t, at) order by at`,
  );

  expect(rows.map(({ folded }) => folded)).toEqual(texts.map(foldText));
});

it('fills itself from what is there', async () => {
  const all = sql`select * from search_entries order by company_id, account_id, kind, record_id`;
  const before = (await write(all)).rows;
  await write(sql`delete from search_entries`);
  const client = await api.database.pool.connect();
  await fillSearch(client);
  client.release();

  expect((await write(all)).rows).toEqual(before);
  expect(before.length).toBeGreaterThan(100);
});
