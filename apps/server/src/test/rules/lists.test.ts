import { emailContract as email } from '@horae/contract/office/email.contract';
import { todoContract as todo } from '@horae/contract/office/todo.contract';
import type { RouteContract } from '@horae/contract/route';
import { accountsContract as accounts } from '@horae/contract/settings/accounts.contract';
import { auditContract as audit } from '@horae/contract/settings/audit.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unchecked } from '#test/unchecked';
import { startTestApp, type TestApp } from '../start-test-app';
import type { Choice, ListBody, ListCases, SearchedList } from './rule-cases';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

type Query = Record<string, unknown>;
const ask = async (contract: RouteContract, query: Query = {}) => {
  const { status, body } = await api.asAdmin(unchecked(contract), { query });
  const fields = (body as { error?: { fields?: { path: string }[] } }).error?.fields;
  return { status, body: body as unknown as ListBody, paths: fields?.map(({ path }) => path) };
};

const more = Object.values(import.meta.glob<ListCases>('./*/lists.cases.ts', { eager: true, import: 'cases' }));
const paged = more.flatMap((cases) => cases.paged);

describe.each(paged)('the pages of %s', (_what, contract, key, perPage) => {
  const idsOf = async (query: Query) => (await ask(contract, query)).body[key]!.map(({ id }) => id);

  it('default to the first page and the default size, also for empty parameters', async () => {
    const all = await idsOf({ perPage: 100 });

    expect(await idsOf({})).toEqual(all.slice(0, perPage));
    expect(await idsOf({ page: '', perPage: '', q: '', unknown: 'x', sort: '', sortBy: '' })).toEqual(
      all.slice(0, perPage),
    );
  });

  it('are disjoint and together form the list, whatever their size', async () => {
    const { total, ...body } = (await ask(contract, { perPage: 100 })).body;
    const all = body[key]!.map(({ id }) => id);
    expect(all).toHaveLength(total);

    for (const size of [1, 7]) {
      const pages = [];
      for (let page = 1; page <= Math.ceil(total / size); page += 1) pages.push(await idsOf({ page, perPage: size }));
      expect(pages.flat()).toEqual(all);
    }
  });

  it('are empty past the end, with the correct total, however far', async () => {
    const { total } = (await ask(contract)).body;

    for (const page of ['1000', '2147483648', '9007199254740991']) {
      const { status, body } = await ask(contract, { page });
      expect([status, body[key], body.total]).toEqual([200, [], total]);
    }
  });

  it.each([
    ['page', ['0', '-1', '1.5', 'x', '1e1', ' 1']],
    ['perPage', ['0', '101', '-1', '2.5', 'x', '1e1']],
    ['q', ['x'.repeat(201), 'a\0b']],
  ])('reject an invalid %s', async (name, values) => {
    for (const value of values) {
      const { status, paths } = await ask(contract, { [name]: value });
      expect([value, status, paths]).toEqual([value, 400, [name]]);
    }
  });
});

const farthest = [audit.list, accounts.list, ...more.flatMap((cases) => cases.farthest)];

it.each(farthest)('$path has no rows on the farthest page', async (contract) => {
  const { status, body } = await ask(contract, { page: Number.MAX_SAFE_INTEGER, perPage: 100 });

  expect([status, Object.values(body).filter((rows) => Array.isArray(rows) && rows.length > 0)]).toEqual([200, []]);
});

describe('a search', () => {
  it.each<SearchedList>([
    ...paged.map(([what, contract, key]): SearchedList => [what, contract, key]),
    ['tasks', todo.list, null],
    ['mails', email.list, 'emails'],
  ])('of %s takes wildcards literally and ignores blank text', async (_what, contract, key) => {
    const countOf = async (query: Query) => {
      const { body } = await ask(contract, query);
      return (key === null ? (body as unknown as unknown[]) : body[key]!).length;
    };
    const all = await countOf({ perPage: 100 });
    expect(all).toBeGreaterThan(0);

    for (const q of ['', '   ', ' \t']) expect([q, await countOf({ q, perPage: 100 })]).toEqual([q, all]);
    for (const q of ['a%e', '%%', '__', '*', '.*', '\\', '[a-z]', `${'x'.repeat(200)}`])
      expect([q, await countOf({ q, perPage: 100 })]).toEqual([q, 0]);
  });

  it('of the account’s own records is limited to 200 characters too', async () => {
    expect((await ask(todo.list, { q: 'x'.repeat(201) })).paths).toEqual(['q']);
    expect((await ask(email.list, { q: 'x'.repeat(201) })).paths).toEqual(['q']);
  });
});

describe('a filter', () => {
  it.each<Choice>([
    [todo.list, 'filter', 'important', (body) => body as unknown as unknown[]],
    [todo.list, 'tag', 'medium', (body) => body as unknown as unknown[]],
    [email.list, 'folder', 'starred', (body) => body.emails!],
    [email.list, 'label', 'important', (body) => body.emails!],
    ...more.flatMap((cases) => cases.choices),
  ])('$path by %s matches the whole value, ignoring case', async (contract, name, value, rowsOf) => {
    const rows = async (choice: string) => rowsOf((await ask(contract, { [name]: choice })).body);
    const chosen = await rows(value);

    expect(chosen.length).toBeGreaterThan(0);
    expect(await rows(value.toUpperCase())).toEqual(chosen);
    for (const other of [value.slice(0, -1), `${value}x`, ` ${value}`, '%', 'nothing'])
      expect([other, await rows(other)]).toEqual([other, []]);
    expect(await rows('')).toEqual(rowsOf((await ask(contract)).body));
  });

  it.each<ListCases['refused'][number]>([
    [todo.list, 'sortBy', 'Latest'],
    [email.neighbour, 'dir', 'Next'],
    ...more.flatMap((cases) => cases.refused),
  ])('$path rejects an unknown %s', async (contract, name, value) => {
    const { status, paths } = await ask(contract, { emailId: 1, [name]: value });

    expect([status, paths]).toEqual([400, [name]]);
  });
});
