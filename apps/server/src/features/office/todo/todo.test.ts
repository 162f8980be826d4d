import { momentOf } from '@horae/contract/moment';
import { todoContract } from '@horae/contract/office/todo.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const list = (query: Record<string, unknown> = {}) => api.asClient(todoContract.list, { query });
const add = (task: Record<string, unknown>) => api.asClient(unchecked(todoContract.add), { body: { task } });
const update = (task: Record<string, unknown>, headers = {}) =>
  api.asClient(unchecked(todoContract.update), { body: { task } }, headers);
const remove = (taskId: unknown) => api.asClient(todoContract.remove, { query: { taskId: taskId as number } });
const read = (id: number) => api.asClient(todoContract.one, { query: { id } });
const namesOf = async (query: Record<string, unknown>) => (await list(query)).body.map(({ title }) => title);

describe('the to-do list', () => {
  it('starts with at least 20 tasks, each flag and tag, some without a date or an assignee', async () => {
    const open = (await list()).body;
    const deleted = (await list({ filter: 'deleted' })).body;
    const all = [...open, ...deleted];

    expect(all.length).toBeGreaterThanOrEqual(20);
    expect(new Set(all.flatMap(({ tags }) => tags))).toEqual(new Set(['update', 'team', 'low', 'medium', 'high']));
    for (const flag of ['isCompleted', 'isDeleted', 'isImportant'] as const)
      expect(all.some((task) => task[flag])).toBe(true);
    expect(all.some(({ dueDate }) => dueDate === null)).toBe(true);
    expect(all.some(({ assignee }) => assignee === null)).toBe(true);
    expect(open[0]).toEqual({ ...open[0], assignee: null, dueDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect(Object.keys(open[0]!)).toHaveLength(9);
  });

  it('gives each account its own', async () => {
    const { id } = (await add({ title: 'Only the client’s' })).body.task;

    const others = (await api.asAdmin(todoContract.list, { query: {} })).body;

    expect(others.some(({ title }) => title === 'Only the client’s')).toBe(false);
    expect((await api.asAdmin(todoContract.one, { query: { id } })).status).toBe(404);
    await remove(id);
  });

  it('answers what is not deleted, what has the flag, or only what is deleted', async () => {
    const all = (await list()).body;

    expect(all.every((task) => !task.isDeleted)).toBe(true);
    expect((await list({ filter: 'important' })).body).toEqual(all.filter((task) => task.isImportant));
    expect((await list({ filter: 'Completed' })).body).toEqual(all.filter((task) => task.isCompleted));
    const deleted = (await list({ filter: 'deleted' })).body;
    expect([deleted.length > 0, deleted.every((task) => task.isDeleted)]).toEqual([true, true]);
    expect((await list({ filter: 'open' })).body).toEqual([]);
    expect((await list({ tag: 'HIGH' })).body).toEqual(all.filter((task) => task.tags.includes('high')));
    expect((await list({ tag: 'none' })).body).toEqual([]);
  });

  it('finds by the title alone, together with filter and tag', async () => {
    await add({ title: 'ΚΑΤΆΛΟΓΟΣ 100%', description: 'linen', tags: ['low'], isImportant: true });

    expect(await namesOf({ q: ' κατάλογος 100% ' })).toEqual(['ΚΑΤΆΛΟΓΟΣ 100%']);
    expect(await namesOf({ q: 'κατάλογος', filter: 'important', tag: 'low' })).toHaveLength(1);
    expect(await namesOf({ q: 'κατάλογος', tag: 'high' })).toEqual([]);
    expect(await namesOf({ q: 'linen' })).toEqual(['Count the linen of floors 2 and 3']);
    expect(await namesOf({ q: '0_' })).toEqual([]);
  });

  it('sorts by the prescribed keys, ties by the newest', async () => {
    const added: number[] = [];
    for (const [title, dueDate, fullName] of [
      ['zz b', '2030-01-02', 'Zoe'],
      ['zz A', '2030-01-02T01:00:00+03:00', 'zoe'],
      ['zz b', '2030-01-01', 'ALBERTO'],
      ['zz a', null, null],
    ]) {
      const { body } = await add({ title, dueDate, assignee: fullName && { fullName } });
      added.push(body.task.id);
    }
    const sorted = async (sortBy?: string) =>
      (await list({ q: 'zz ', ...(sortBy && { sortBy }) })).body.map(({ id }) => added.indexOf(id));

    expect(await sorted()).toEqual([3, 2, 1, 0]);
    expect(await sorted('latest')).toEqual([3, 2, 1, 0]);
    expect(await sorted('title-asc')).toEqual([3, 1, 2, 0]);
    expect(await sorted('title-desc')).toEqual([2, 0, 3, 1]);
    expect(await sorted('assignee')).toEqual([2, 1, 0, 3]);
    expect(await sorted('due-date')).toEqual([2, 1, 0, 3]);
    expect(momentOf('2030-01-02')).toBeGreaterThan(momentOf('2030-01-02T01:00:00+03:00'));
  });

  it('combines each filter with text, tag and order', async () => {
    const titled = { tags: ['team'], isImportant: true };
    const ids: number[] = [];
    for (const flags of [{}, { isCompleted: true }, { isDeleted: true }, { isDeleted: true, isCompleted: true }])
      ids.push((await add({ title: `qq ${ids.length}`, ...titled, ...flags })).body.task.id);
    const found = async (query: Record<string, unknown>) =>
      (await list({ q: 'QQ', tag: 'Team', ...query })).body.map(({ id }) => ids.indexOf(id));

    expect(await found({ sortBy: 'title-asc' })).toEqual([0, 1]);
    expect(await found({ filter: 'important' })).toEqual([1, 0]);
    expect(await found({ filter: 'completed' })).toEqual([1]);
    expect(await found({ filter: 'deleted', sortBy: 'title-asc' })).toEqual([2, 3]);
    expect(await found({ filter: 'deleted', tag: 'low' })).toEqual([]);
  });

  it('adds with defaults and the next id, and answers what was sent as it was sent', async () => {
    const first = (await add({ title: ' Plain ' })).body.task;
    const sent = {
      title: 'Whole',
      dueDate: '2026-02-28T10:30',
      description: '<b onclick="x()">kept</b>',
      assignee: { fullName: 'Maria', avatar: '/a.svg' },
      tags: ['high', 'team'],
      isCompleted: true,
      isDeleted: false,
      isImportant: true,
    };
    const { status, body } = await add({ ...sent, id: 7, unknown: 1 });

    expect(first).toEqual({
      id: first.id,
      title: ' Plain ',
      dueDate: null,
      description: '',
      assignee: null,
      tags: [],
      isCompleted: false,
      isDeleted: false,
      isImportant: false,
    });
    expect([status, body.task]).toEqual([201, { id: first.id + 1, ...sent }]);
    expect((await read(body.task.id)).body).toEqual(body);
  });

  it('changes only what is sent', async () => {
    const { task } = (await add({ title: 'Before', tags: ['low'], dueDate: '2027-01-01' })).body;

    const { status, body } = await update({ id: String(task.id), isCompleted: true, dueDate: null });

    expect([status, body.task]).toEqual([200, { ...task, isCompleted: true, dueDate: null }]);
    expect((await update({ id: task.id })).body.task).toEqual(body.task);
    expect((await read(task.id)).body.task).toEqual(body.task);
  });

  it('refuses a change over somebody else’s', async () => {
    const { task } = (await add({ title: 'Shared screen' })).body;
    const tag = String((await read(task.id)).headers.etag);

    const first = await update({ id: task.id, title: 'First' }, { 'if-match': tag });
    const second = await update({ id: task.id, title: 'Second' }, { 'if-match': tag });

    expect([first.status, second.status]).toEqual([200, 412]);
    expect(second.body).toMatchObject({ current: { task: { id: task.id, title: 'First' } } });
    expect((await update({ id: task.id, title: 'Second' }, { 'if-match': String(first.headers.etag) })).status).toBe(
      200,
    );
  });

  it('only marks as deleted, as often as asked, and restores', async () => {
    const { task } = (await add({ title: 'To and fro' })).body;

    expect([(await remove(task.id)).text, (await remove(task.id)).status]).toEqual(['{}', 200]);
    expect(await namesOf({ q: 'to and fro' })).toEqual([]);
    expect(await namesOf({ q: 'to and fro', filter: 'deleted' })).toHaveLength(1);
    expect((await add({ title: 'After it' })).body.task.id).toBe(task.id + 1);
    await update({ id: task.id, isDeleted: false });
    expect(await namesOf({ q: 'to and fro' })).toHaveLength(1);
  });

  it('counts what is open', async () => {
    const all = (await list()).body;
    const open = all.filter((task) => !task.isCompleted);

    const { body } = await api.asClient(todoContract.counts, {});

    expect(body).toMatchObject({
      open: open.length,
      important: open.filter((task) => task.isImportant).length,
      completed: all.length - open.length,
      deleted: (await list({ filter: 'deleted' })).body.length,
    });
    expect(body.tags.high).toBe(open.filter((task) => task.tags.includes('high')).length);
  });

  it('gives parallel additions consecutive ids, and adds once for a repeated Idempotency-Key', async () => {
    const highest = (await add({ title: 'Highest' })).body.task.id;

    const added = await Promise.all(Array.from({ length: 8 }, (_, n) => add({ title: `Parallel ${n}` })));

    const ids = added.map(({ body }) => body.task.id).toSorted((a, b) => a - b);
    expect(ids).toEqual(Array.from({ length: 8 }, (_, n) => highest + 1 + n));
    const repeat = () =>
      api.asClient(todoContract.add, { body: { task: { title: 'Once' } } }, { 'idempotency-key': 'task-1' });
    expect((await repeat()).body).toEqual((await repeat()).body);
    expect(await namesOf({ q: 'once' })).toHaveLength(1);
  });

  it.each<[string, () => Promise<{ status: number; body: { error: { fields?: { path: string }[] } } }>, string]>([
    ['no task', () => api.asClient(unchecked(todoContract.add), { body: {} }), 'task'],
    ['a blank title', () => add({ title: ' ' }), 'task.title'],
    ['a title of 256 characters', () => add({ title: 'x'.repeat(256) }), 'task.title'],
    ['a date that is none', () => add({ title: 'x', dueDate: '2026-02-30' }), 'task.dueDate'],
    ['an unknown tag', () => add({ title: 'x', tags: ['urgent'] }), 'task.tags.0'],
    [
      'a description of 20 001 characters',
      () => add({ title: 'x', description: 'x'.repeat(20_001) }),
      'task.description',
    ],
    ['an assignee without a name', () => add({ title: 'x', assignee: {} }), 'task.assignee.fullName'],
    ['a flag that is text', () => update({ id: 1, isCompleted: 'yes' }), 'task.isCompleted'],
    ['no id', () => update({ title: 'x' }), 'task.id'],
    ['an unknown order', () => list({ sortBy: 'id' }), 'sortBy'],
    ['an id that is no number', () => remove('x'), 'taskId'],
  ])('names the field of %s', async (_what, attempt, path) => {
    const { status, body } = await attempt();

    expect([status, body.error.fields?.map((field) => field.path)]).toEqual([400, [path]]);
  });

  it('knows no task 4040', async () => {
    expect([(await update({ id: 4040, title: 'X' })).status, (await remove(4040)).status]).toEqual([404, 404]);
    expect((await read(4040)).status).toBe(404);
  });
});
