import { permissionsContract } from '@horae/contract/demo-apps/permissions.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const add = (name: string) => api.asAdmin(permissionsContract.add, { body: { permission: { name } } });
const list = (query: Record<string, unknown> = {}) => api.asAdmin(permissionsContract.list, { query });
const namesOf = (answer: Awaited<ReturnType<typeof list>>) => answer.body.permissions.map(({ name }) => name);

describe('permissions', () => {
  it('start as the specification lists them', async () => {
    const { body } = await list();

    expect(body.params).toEqual({ q: '', page: 1, perPage: 10 });
    expect(body.permissions.map(({ id, name, assignedTo }) => [id, name, assignedTo])).toEqual([
      [1, 'Management', ['administrator']],
      [2, 'Manage Billing & Roles', ['administrator']],
      [3, 'Add & Remove Users', ['administrator', 'manager']],
      [4, 'Project Planning', ['administrator', 'user', 'support']],
      [5, 'Manage Email Sequences', ['administrator', 'user', 'support']],
      [6, 'Client Communication', ['administrator', 'manager']],
      [7, 'Only View', ['administrator', 'restricted-user']],
      [8, 'Financial Management', ['administrator', 'manager']],
      [9, "Manage Others' Tasks", ['administrator', 'support']],
    ]);
    expect(body.permissions[0]!.createdDate).toBe('14 Apr 2021, 8:43 PM');
    expect([body.total, body.allData]).toEqual([9, body.permissions]);
  });

  it.each<[{ q?: string; assignedTo?: string }, number]>([
    [{ q: 'MANAGE' }, 5],
    [{ q: '2021, 8:43 pm' }, 1],
    [{ q: '  only view ' }, 1],
    [{ q: '%' }, 0],
    [{ assignedTo: 'Manager' }, 3],
    [{ assignedTo: 'manager', q: 'users' }, 1],
    [{ assignedTo: 'nobody' }, 0],
  ])('finds by %j', async (query, total) => {
    const { body } = await list(query);

    expect([body.total, body.permissions.length, body.allData.length]).toEqual([total, total, 9]);
    expect(body.params).toEqual({ page: 1, perPage: 10, q: '', ...query, ...(query.q && { q: query.q.trim() }) });
  });

  it('counts every match but answers one page', async () => {
    const { body } = await list({ perPage: 4, page: 3 });

    expect([body.total, body.permissions.map(({ id }) => id)]).toEqual([9, [9]]);
    expect((await list({ page: 7 })).body).toMatchObject({ total: 9, permissions: [] });
  });

  it('puts the last added first: next id, administrator alone, dated now in the prescribed form', async () => {
    await add('Approve overtime');
    const { status, body } = await add(' Προσλήψεις ');

    expect([status, body.permission.id, body.permission.name]).toEqual([201, 11, ' Προσλήψεις ']);
    expect(body.permission.assignedTo).toEqual(['administrator']);
    expect(body.permission.createdDate).toMatch(/^\d{1,2} [A-Z][a-z]{2} \d{4}, \d{1,2}:\d{2} [AP]M$/);
    expect(namesOf(await list({ perPage: 2 }))).toEqual([' Προσλήψεις ', 'Approve overtime']);
    expect((await list({ q: 'προσληψεισ' })).body.total).toBe(0);
    expect((await list({ q: 'ΠΡΟΣΛΉΨΕΙΣ' })).body.total).toBe(1);
  });

  it('takes nothing but the name, and dates it by the clock of the hotels', async () => {
    const { body } = await api.asAdmin(unchecked(permissionsContract.add), {
      body: { permission: { name: 'Sign', assignedTo: ['nobody'], createdDate: '1 Jan 2000, 1:00 AM' } },
    });

    expect(body.permission.assignedTo).toEqual(['administrator']);
    const athens = new Intl.DateTimeFormat('en-US', {
      timeZone: 'Europe/Athens',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    }).formatToParts(new Date());
    const part = (type: string) => athens.find((one) => one.type === type)?.value;
    expect(body.permission.createdDate).toMatch(
      new RegExp(`^${part('day')} ${part('month')} ${part('year')}, ([1-9]|1[0-2]):[0-5]\\d [AP]M$`),
    );
    await api.asAdmin(permissionsContract.remove, { query: { id: body.permission.id } });
  });

  it('keeps its order when one of the middle goes', async () => {
    const before = (await list({ perPage: 100 })).body.allData.map(({ id }) => id);
    await api.asAdmin(permissionsContract.remove, { query: { id: 5 } });

    expect((await list({ perPage: 100 })).body.permissions.map(({ id }) => id)).toEqual(
      before.filter((id) => id !== 5),
    );
  });

  it('renames in place and keeps date and roles', async () => {
    const [before] = (await list({ q: 'Only View' })).body.permissions;

    const { status, body } = await api.asAdmin(permissionsContract.rename, { body: { id: '7', name: 'Look only' } });

    expect([status, body.permission]).toEqual([201, { ...before, name: 'Look only' }]);
  });

  it('refuses a rename over somebody else’s', async () => {
    const seen = await api.asAdmin(permissionsContract.one, { query: { id: 3 } });
    const first = await api.asAdmin(
      permissionsContract.rename,
      { body: { id: 3, name: 'Hire & Release' } },
      { 'if-match': String(seen.headers.etag) },
    );

    const second = await api.asAdmin(
      permissionsContract.rename,
      { body: { id: 3, name: 'Users' } },
      { 'if-match': String(seen.headers.etag) },
    );

    expect(first.status).toBe(201);
    expect([second.status, second.body.error.code]).toEqual([412, 'PRECONDITION_FAILED']);
    expect(second.body).toMatchObject({ current: { permission: { id: 3, name: 'Hire & Release' } } });
    const again = await api.asAdmin(
      permissionsContract.rename,
      { body: { id: 3, name: 'Users' } },
      { 'if-match': String(first.headers.etag) },
    );
    expect(again.status).toBe(201);
  });

  it('deletes once, and gives the next one the highest id plus 1', async () => {
    const { id } = (await add('For a moment')).body.permission;
    const gone = await api.asAdmin(permissionsContract.remove, { query: { id } });
    const again = await api.asAdmin(permissionsContract.remove, { query: { id } });

    expect([gone.status, gone.text, again.status]).toEqual([200, '{}', 404]);
    expect((await add('After it')).body.permission.id).toBe(id);
  });

  it('gives parallel additions consecutive ids', async () => {
    const highest = Math.max(...(await list({ perPage: 100 })).body.allData.map(({ id }) => id));

    const added = await Promise.all(Array.from({ length: 8 }, (_, n) => add(`Parallel ${n}`)));

    const ids = added.map(({ body }) => body.permission.id).toSorted((a, b) => a - b);
    expect(ids).toEqual(Array.from({ length: 8 }, (_, n) => highest + 1 + n));
  });

  it('adds once for a repeated Idempotency-Key', async () => {
    const send = () =>
      api.asAdmin(
        permissionsContract.add,
        { body: { permission: { name: 'Once' } } },
        { 'idempotency-key': 'permission-1' },
      );

    const [first, second] = [await send(), await send()];

    expect(second.body.permission).toEqual(first.body.permission);
    expect((await list({ q: 'once' })).body.total).toBe(1);
  });

  it.each([
    ['a blank name', () => add('  '), 'permission.name'],
    ['a name of 101 characters', () => add('x'.repeat(101)), 'permission.name'],
    ['no permission', () => api.asAdmin(unchecked(permissionsContract.add), { body: {} }), 'permission'],
    ['an id that is no number', () => api.asAdmin(permissionsContract.remove, { query: { id: 'x' } }), 'id'],
    ['101 a page', () => list({ perPage: 101 }), 'perPage'],
    ['page 0', () => list({ page: 0 }), 'page'],
    ['a search of 201 characters', () => list({ q: 'x'.repeat(201) }), 'q'],
  ])('names the field of %s', async (_what, attempt, path) => {
    const { status, body } = await attempt();

    expect([status, body.error.fields?.map((field) => field.path)]).toEqual([400, [path]]);
  });

  it('knows no permission 404', async () => {
    const { status } = await api.asAdmin(permissionsContract.rename, { body: { id: 404, name: 'X' } });

    expect(status).toBe(404);
  });
});
