import { kanbanContract } from '@horae/contract/demo-apps/kanban.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const boards = async () => (await api.asAdmin(kanbanContract.boards, {})).body;
const cards = async () => (await api.asAdmin(kanbanContract.tasks, {})).body;
const cardsOf = async (board: number) => (await cards()).filter(({ boardId }) => boardId === board);
const add = (data: Record<string, unknown>, headers = {}) =>
  api.asAdmin(unchecked(kanbanContract.addTask), { body: { data } }, headers);
const addBoard = (title: string) => api.asAdmin(kanbanContract.addBoard, { body: { data: { title } } });
const update = (data: Record<string, unknown>, headers = {}) =>
  api.asAdmin(unchecked(kanbanContract.updateTask), { body: { data } }, headers);
const move = (taskId: unknown, newBoardId: unknown, headers = {}) =>
  api.asAdmin(unchecked(kanbanContract.move), { body: { data: { taskId, newBoardId } } }, headers);
const comment = (taskId: number, text: string) =>
  api.asAdmin(kanbanContract.comment, { body: { data: { taskId, comment: text } } });

describe('kanban', () => {
  it('starts with three boards and at least one card on each', async () => {
    const all = await cards();

    expect(await boards()).toEqual([
      { id: 1, title: 'todo' },
      { id: 2, title: 'in-progress' },
      { id: 3, title: 'done' },
    ]);
    expect(all.length).toBeGreaterThanOrEqual(6);
    expect(new Set(all.map(({ boardId }) => boardId))).toEqual(new Set([1, 2, 3]));
    for (const list of ['labels', 'attachments', 'comments', 'assignedTo'] as const)
      expect(all.some((card) => card[list].length > 0)).toBe(true);
    expect(all.filter((card) => 'coverImage' in card)).toHaveLength(1);
    expect(all.some(({ dueDate }) => dueDate === null)).toBe(true);
  });

  it('adds a card with defaults, the next id and the last place', async () => {
    const highest = Math.max(...(await cards()).map(({ id }) => id));
    const plain = (await add({ boardId: '2', title: ' Plain ' })).body.task;
    const sent = {
      boardId: 1,
      title: 'Whole',
      description: 'All of it',
      labels: ['Άδειες', 'x'],
      dueDate: '2027-02-03T10:00:00Z',
      attachments: [{ name: 'a.pdf', img: '/a.svg' }],
      comments: [{ name: 'Άννα', img: '', comment: 'Yes.' }],
      assignedTo: [{ title: 'Άννα', img: '' }],
      coverImage: '/cover.svg',
    };
    const { status, body } = await add({ ...sent, id: 1, position: 0 });

    expect(plain).toEqual({
      id: highest + 1,
      boardId: 2,
      title: ' Plain ',
      description: '',
      labels: [],
      dueDate: null,
      attachments: [],
      comments: [],
      assignedTo: [],
    });
    expect([status, body.task]).toEqual([201, { id: highest + 2, ...sent }]);
    expect((await cards()).slice(-2)).toEqual([plain, body.task]);
    expect((await api.asAdmin(kanbanContract.task, { query: { id: body.task.id } })).body).toEqual(body);
  });

  it('changes only what is sent, lists as a whole, and takes a cover off', async () => {
    const { task } = (await add({ boardId: 1, title: 'Before', labels: ['a', 'b'], coverImage: '/c.svg' })).body;

    const { status, body } = await update({ id: String(task.id), labels: ['c'], coverImage: null });

    const { coverImage: _off, ...rest } = task;
    expect([status, body.task]).toEqual([200, { ...rest, labels: ['c'] }]);
    expect((await update({ id: task.id, boardId: 3 })).body.task).toEqual({ ...body.task, boardId: 3 });
    expect((await update({ id: task.id })).body.task.boardId).toBe(3);
    expect((await cards()).at(-1)!.id).toBe(task.id);
  });

  it('moves a card to another board and keeps its place', async () => {
    const before = await cards();
    const card = before[1]!;

    const { status, body } = await move(card.id, 3);

    expect([status, body.task]).toEqual([200, { ...card, boardId: 3 }]);
    expect(await cards()).toEqual(before.with(1, body.task));
  });

  it('refuses a change over somebody else’s', async () => {
    const { task } = (await add({ boardId: 1, title: 'Shared screen' })).body;
    const tag = String((await api.asAdmin(kanbanContract.task, { query: { id: task.id } })).headers.etag);

    const first = await update({ id: task.id, title: 'First' }, { 'if-match': tag });
    const late = [
      await update({ id: task.id, title: 'x' }, { 'if-match': tag }),
      await move(task.id, 2, { 'if-match': tag }),
    ];

    expect([first.status, ...late.map(({ status }) => status)]).toEqual([200, 412, 412]);
    expect(late[0]!.body).toMatchObject({ current: { task: { title: 'First', boardId: 1 } } });
    expect((await move(task.id, 2, { 'if-match': String(first.headers.etag) })).status).toBe(200);
  });

  it('adds a board, equal titles too, and renames it', async () => {
    const first = (await addBoard('Ideas')).body.board;
    const { status, body } = await addBoard('Ideas');
    const tag = String((await api.asAdmin(kanbanContract.board, { query: { id: body.board.id } })).headers.etag);
    const rename = (title: string) =>
      api.asAdmin(kanbanContract.renameBoard, { body: { data: { id: body.board.id, title } } }, { 'if-match': tag });

    expect([status, body.board]).toEqual([201, { id: first.id + 1, title: 'Ideas' }]);
    expect((await rename('Later')).body.board).toEqual({ ...body.board, title: 'Later' });
    expect((await rename('Never')).status).toBe(412);
    expect((await boards()).slice(-2).map(({ title }) => title)).toEqual(['Ideas', 'Later']);
  });

  it('lists boards by their number, whatever changed last', async () => {
    await api.asAdmin(kanbanContract.renameBoard, { body: { data: { id: 1, title: 'zz' } } });
    await api.asAdmin(kanbanContract.renameBoard, { body: { data: { id: 1, title: 'todo' } } });

    const ids = (await boards()).map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });

  it('knows a board to delete by either name, in a query or a body', async () => {
    const { board } = (await addBoard('By another name')).body;
    const body = { boardId: String(board.id) };

    expect((await api.asAdmin(unchecked(kanbanContract.clearBoard), { body })).status).toBe(200);
    expect((await api.asAdmin(unchecked(kanbanContract.removeBoard), { body })).status).toBe(200);
    expect((await api.asAdmin(unchecked(kanbanContract.removeBoard), { body })).status).toBe(404);
  });

  it('clears a board, also an empty one, and deletes a board with its cards', async () => {
    const { board } = (await addBoard('For a moment')).body;
    for (const title of ['a', 'b']) await add({ boardId: board.id, title });
    const others = (await cards()).filter(({ boardId }) => boardId !== board.id);

    const clear = () => api.asAdmin(unchecked(kanbanContract.clearBoard), { query: { boardId: board.id } });
    expect([(await clear()).text, (await clear()).status]).toEqual(['{}', 200]);
    expect([await cards(), (await boards()).at(-1)]).toEqual([others, board]);

    await add({ boardId: board.id, title: 'c' });
    const remove = () => api.asAdmin(kanbanContract.removeBoard, { query: { id: board.id } });
    expect([(await remove()).text, (await remove()).status]).toEqual(['{}', 404]);
    expect([await cards(), (await boards()).some(({ id }) => id === board.id)]).toEqual([others, false]);
  });

  it('comments in the name of the account, and deletes one card', async () => {
    const { task } = (await add({ boardId: 1, title: 'Discuss' })).body;

    await comment(task.id, 'First');
    const { status, body } = await comment(task.id, 'Δεύτερο');

    expect([status, body.task.comments]).toEqual([
      201,
      ['First', 'Δεύτερο'].map((text) => ({ name: 'Eleni Alexiou', img: '', comment: text })),
    ]);
    const remove = () => api.asAdmin(kanbanContract.removeTask, { query: { id: task.id } });
    expect([(await remove()).text, (await remove()).status, (await comment(task.id, 'x')).status]).toEqual([
      '{}',
      404,
      404,
    ]);
  });

  it('gives parallel additions consecutive ids, and loses no parallel comment', async () => {
    const { task } = (await add({ boardId: 1, title: 'Highest' }, { 'idempotency-key': 'card-1' })).body;
    expect((await add({ boardId: 1, title: 'Highest' }, { 'idempotency-key': 'card-1' })).body.task).toEqual(task);

    const added = await Promise.all(Array.from({ length: 8 }, (_, n) => add({ boardId: 1, title: `Parallel ${n}` })));
    await Promise.all(Array.from({ length: 8 }, (_, n) => comment(task.id, `${n}`)));

    const ids = added.map(({ body }) => body.task.id).toSorted((a, b) => a - b);
    expect(ids).toEqual(Array.from({ length: 8 }, (_, n) => task.id + 1 + n));
    expect((await cardsOf(1)).find(({ id }) => id === task.id)!.comments).toHaveLength(8);
  });

  it.each<[string, () => Promise<{ status: number; body: { error: { fields?: { path: string }[] } } }>, string]>([
    ['no data', () => api.asAdmin(unchecked(kanbanContract.addTask), { body: {} }), 'data'],
    ['no board', () => add({ title: 'x' }), 'data.boardId'],
    ['a blank title', () => add({ boardId: 1, title: ' ' }), 'data.title'],
    [
      'half a comment',
      () => add({ boardId: 1, title: 'x', comments: [{ name: 'a', img: '' }] }),
      'data.comments.0.comment',
    ],
    [
      'half an attachment',
      () => add({ boardId: 1, title: 'x', attachments: [{ name: 'a' }] }),
      'data.attachments.0.img',
    ],
    [
      'an assignee that is a text',
      () => add({ boardId: 1, title: 'x', assignedTo: [{ title: 'a', img: 'b' }, 'c'] }),
      'data.assignedTo.1',
    ],
    ['a list that is none', () => update({ id: 1, comments: {} }), 'data.comments'],
    ['a label that is no text', () => update({ id: 1, labels: [1] }), 'data.labels.0'],
    ['a date that is none', () => update({ id: 1, dueDate: 'soon' }), 'data.dueDate'],
    ['a board title of 101 characters', () => addBoard('x'.repeat(101)), 'data.title'],
    ['a card id that is none', () => move('x', 1), 'data.taskId'],
    ['no board to delete', () => api.asAdmin(kanbanContract.removeBoard, {}), 'id'],
    ['an alias that is no id', () => api.asAdmin(kanbanContract.clearBoard, { query: { boardId: 'x' } }), 'boardId'],
    ['a blank comment', () => comment(1, ' '), 'data.comment'],
  ])('names the field of %s', async (_what, attempt, path) => {
    const { status, body } = await attempt();

    expect([status, body.error.fields?.map((field) => field.path)]).toEqual([400, [path]]);
  });

  it.each<[string, () => Promise<{ status: number }>]>([
    ['a card on no board', () => add({ boardId: 404, title: 'x' })],
    ['a move of no card', () => move(404, 1)],
    ['a move to no board', () => move(1, 404)],
    ['a change of no card', () => update({ id: 404, title: 'x' })],
    ['a change to no board', () => update({ id: 1, boardId: 404 })],
    ['a board to clear', () => api.asAdmin(kanbanContract.clearBoard, { query: { id: 404 } })],
    ['a board to rename', () => api.asAdmin(kanbanContract.renameBoard, { body: { data: { id: 404, title: 'x' } } })],
  ])('knows not %s', async (_what, attempt) => {
    expect((await attempt()).status).toBe(404);
  });
});
