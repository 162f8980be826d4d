import { usersContract } from '@horae/contract/demo-apps/users.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const list = (query: Record<string, unknown> = {}) => api.asAdmin(usersContract.list, { query });
const add = (body: Record<string, unknown>) => api.asAdmin(unchecked(usersContract.add), { body: body });
const somebody = { fullName: 'Αλίκη Νομικού', email: 'aliki@asterion.example' };

describe('users', () => {
  it('are 50 at first, ids 1 to 50, with each role, plan and status', async () => {
    const { body } = await api.asAdmin(usersContract.all);

    expect(body.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect(new Set(body.map(({ fullName }) => fullName)).size).toBe(50);
    for (const [field, count] of [
      ['role', 5],
      ['currentPlan', 3],
      ['status', 3],
    ] as const)
      expect(new Set(body.map((user) => user[field])).size).toBe(count);
    expect(Object.keys(body[0]!)).toEqual([
      'id',
      'billing',
      'fullName',
      'company',
      'role',
      'username',
      'country',
      'contact',
      'email',
      'currentPlan',
      'status',
      'avatar',
    ]);
  });

  it('come ten a page by full name, lower-cased by code point', async () => {
    const all = (await api.asAdmin(usersContract.all)).body;
    const names = all.map(({ fullName }) => fullName.toLowerCase()).toSorted((a, b) => (a < b ? -1 : 1));

    const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => list({ page })));

    expect(pages.map(({ body }) => body.users.length)).toEqual([10, 10, 10, 10, 10, 0]);
    expect(pages.flatMap(({ body }) => body.users.map(({ fullName }) => fullName.toLowerCase()))).toEqual(names);
    expect(pages[5]!.body.total).toBe(50);
  });

  it.each(['id', 'username', 'email', 'company', 'country', 'contact', 'role', 'currentPlan', 'status', 'billing'])(
    'sort by %s both ways, ties by id',
    async (sortColumn) => {
      const users = (await list({ sortColumn, perPage: 100 })).body.users;
      const down = (await list({ sortColumn, sort: 'desc', perPage: 100 })).body.users;

      const key = (user: (typeof users)[number]) => {
        const value = user[sortColumn as 'email'];
        return typeof value === 'string' ? value.toLowerCase() : value;
      };
      for (const [sorted, sign] of [
        [users, 1],
        [down, -1],
      ] as const)
        for (const [index, user] of sorted.slice(1).entries()) {
          const before = sorted[index]!;
          const isAfter = sign === 1 ? key(user) > key(before) : key(user) < key(before);
          expect(isAfter || (key(user) === key(before) && user.id > before.id)).toBe(true);
        }
    },
  );

  it('are found by name, username and e-mail, and by role, plan and status together', async () => {
    expect((await list({ q: ' βλάχου ' })).body.users.map(({ id }) => id)).toEqual([1]);
    expect((await list({ q: 'ΒΛΆΧΟΥ' })).body.total).toBe(1);
    expect((await list({ q: 'user07' })).body.total).toBe(1);
    expect((await list({ q: 'Greece' })).body.total).toBe(0);
    const both = (await list({ role: 'ADMIN', status: 'active', plan: 'team', perPage: 100 })).body;
    const all = (await api.asAdmin(usersContract.all)).body;
    expect(both.total).toBe(
      all.filter((user) => user.role === 'admin' && user.status === 'active' && user.currentPlan === 'team').length,
    );
    expect((await list({ role: 'owner' })).body).toEqual({ total: 0, users: [] });
  });

  it.each(['a', 'e', 'greece', 'team', 'zz-clerk', 'aliki@', '+30', 'user0'])(
    'are found by three fields alone: %s',
    async (q) => {
      const { id } = (await add({ ...somebody, username: 'ZZ-clerk', company: 'Greece', contact: '+30 1' })).body.user;
      const all = (await api.asAdmin(usersContract.all)).body;
      const found = all.filter((user) =>
        [user.fullName, user.username, user.email].some((text) => text.toLowerCase().includes(q)),
      );

      const { body } = await list({ q, perPage: 100, sortColumn: 'id' });

      expect(body.users.map((user) => user.id)).toEqual(found.map((user) => user.id));
      await api.asAdmin(usersContract.remove, { query: { id } });
    },
  );

  it('are added with what was not sent filled in; equal addresses are allowed', async () => {
    const { status, body } = await add({ ...somebody, id: 7 });
    const again = await add({ ...somebody, role: 'editor', username: 'aliki2', company: 'Kallisti Suites' });

    expect([status, body.user]).toEqual([
      201,
      {
        id: 51,
        ...somebody,
        username: 'aliki',
        role: 'subscriber',
        currentPlan: 'team',
        status: 'active',
        company: '',
        country: '',
        contact: '',
        billing: '',
        avatar: '',
      },
    ]);
    expect([again.status, again.body.user.id]).toEqual([201, 52]);
    expect((await api.asAdmin(usersContract.one, { query: { id: 52 } })).body.user).toEqual(again.body.user);
  });

  it('change by the fields that are sent, and never over somebody else’s change', async () => {
    const { id } = (await add({ ...somebody, fullName: 'To change' })).body.user;
    const seen = await api.asAdmin(usersContract.one, { query: { id } });
    const change = (body: Record<string, unknown>, tag: unknown) =>
      api.asAdmin(usersContract.update, { body: { id, ...body } }, { 'if-match': String(tag) });

    const first = await change({ status: 'inactive' }, seen.headers.etag);
    const stale = await change({ company: 'Harbour Laundry' }, seen.headers.etag);

    expect(first.body.user).toEqual({ ...seen.body.user, status: 'inactive' });
    expect([stale.status, stale.body]).toMatchObject([412, { current: { user: { status: 'inactive', company: '' } } }]);
    expect((await change({ company: 'Harbour Laundry' }, first.headers.etag)).body.user.company).toBe(
      'Harbour Laundry',
    );
  });

  it('are deleted once', async () => {
    const { id } = (await add(somebody)).body.user;
    const remove = () => api.asAdmin(usersContract.remove, { query: { id } });

    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
    expect((await api.asAdmin(usersContract.one, { query: { id } })).status).toBe(404);
    expect((await api.asAdmin(usersContract.all)).body.map((user) => user.id)).not.toContain(id);
    expect((await list({ q: somebody.fullName, perPage: 100 })).body.users.map((user) => user.id)).not.toContain(id);
  });

  it.each([
    ['no name', { email: 'a@b.gr' }, 'fullName'],
    ['a blank name', { ...somebody, fullName: ' ' }, 'fullName'],
    ['a name of 101 characters', { ...somebody, fullName: 'x'.repeat(101) }, 'fullName'],
    ['no address', { fullName: 'A' }, 'email'],
    ['an address that is none', { ...somebody, email: 'anna' }, 'email'],
    ['an unknown role', { ...somebody, role: 'owner' }, 'role'],
    ['an unknown plan', { ...somebody, currentPlan: 'free' }, 'currentPlan'],
    ['a company of 256 characters', { ...somebody, company: 'x'.repeat(256) }, 'company'],
  ])('with %s are refused by name of the field', async (_what, body, path) => {
    const answer = await add(body);

    expect([answer.status, answer.body.error.fields?.[0]?.path]).toEqual([400, path]);
  });

  it.each([
    ['sortColumn', { sortColumn: 'avatar' }],
    ['sort', { sort: 'up' }],
    ['perPage', { perPage: 0 }],
  ])('refuse a wrong %s', async (path, query) => {
    const answer = await list(query);

    expect([answer.status, answer.body.error.fields?.[0]?.path]).toEqual([400, path]);
  });
});
