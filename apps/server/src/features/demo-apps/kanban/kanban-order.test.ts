import { kanbanContract } from '@horae/contract/demo-apps/kanban.contract';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '#platform/database';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { kanbanTasks } from './kanban.table';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const order = async () => (await api.asAdmin(kanbanContract.tasks, {})).body.map(({ id }) => id);
const reorder = (taskId: unknown, targetTaskId: unknown) =>
  api.asAdmin(unchecked(kanbanContract.reorder), { body: { data: { taskId, targetTaskId } } });

describe('the order of cards', () => {
  it('puts a card moved up before the target, moved down after it, and leaves its board', async () => {
    const before = (await api.asAdmin(kanbanContract.tasks, {})).body;
    const [a, b, c, d, ...rest] = before.map(({ id }) => id);

    const { status, body } = await reorder(d, String(b));
    expect([status, body.tasks.map(({ id }) => id)]).toEqual([200, [a, d, b, c, ...rest]]);
    expect(await order()).toEqual([a, d, b, c, ...rest]);
    await reorder(d, c);
    expect(await order()).toEqual([a, b, c, d, ...rest]);
    await reorder(a, a);
    expect((await api.asAdmin(kanbanContract.tasks, {})).body).toEqual(before);
  });

  it('stands at the index the target had, whatever the two', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(8), fc.nat(8), async (from, to) => {
        const before = await order();
        const expected = before.toSpliced(from, 1).toSpliced(to, 0, before[from]!);

        await reorder(before[from], before[to]);

        expect(await order()).toEqual(expected);
      }),
      { numRuns: 25 },
    );
  });

  it('takes parallel reorders one after the other, beside additions and deletions', async () => {
    const cards = (await api.asAdmin(kanbanContract.tasks, {})).body;
    // Board 3 is cleared concurrently.
    const [first, second, third] = cards.filter(({ boardId }) => boardId !== 3).map(({ id }) => id);
    const add = (title: string) => api.asAdmin(kanbanContract.addTask, { body: { data: { boardId: 1, title } } });
    const rename = (id: number) => api.asAdmin(kanbanContract.updateTask, { body: { data: { id, title: 'x' } } });

    const steps = await Promise.all([
      ...Array.from({ length: 6 }, () => reorder(third, first)),
      ...Array.from({ length: 6 }, () => reorder(first, third)),
      ...Array.from({ length: 4 }, (_, n) => add(`Beside ${n}`)),
      api.asAdmin(kanbanContract.clearBoard, { query: { id: 3 } }),
      ...[first!, second!, third!].map(rename),
    ]);

    expect(steps.map(({ status }) => status).filter((status) => status >= 300)).toEqual([]);
    const after = await api.asAdmin(kanbanContract.tasks, {});
    expect(new Set(after.body.map(({ id }) => id)).size).toBe(after.body.length);
    const remaining = await order();
    await reorder(remaining[0], remaining.at(-1));
    expect(await order()).toEqual([...remaining.slice(1), remaining[0]]);
  });

  it('lets a reorder see the one before it, however they meet', async () => {
    const before = await order();
    const [, second, third] = before;
    const { db, pool } = api.database;
    const waiting = async () => {
      const { rows } = await pool.query(
        "select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return rows[0].count;
    };
    const both = await inTransaction(db, async (tx) => {
      await tx.select().from(kanbanTasks).where(eq(kanbanTasks.id, second!)).for('update');
      // Each of the two swaps the cards, so both together restore the order.
      const swaps = [reorder(second, third), reorder(second, third)];
      await vi.waitFor(async () => expect(await waiting()).toBe(2));
      return swaps;
    });
    await Promise.all(both);

    expect(await order()).toEqual(before);
  });

  it.each([
    ['no card', 404, 1],
    ['no target', 1, 404],
  ])('knows not %s', async (_what, task, target) => {
    expect((await reorder(task, target)).status).toBe(404);
  });

  it.each([
    ['taskId', 'x', 1],
    ['targetTaskId', 1, undefined],
  ])('names %s', async (field, task, target) => {
    const { status, body } = await reorder(task, target);

    expect([status, body.error.fields?.map(({ path }) => path)]).toEqual([400, [`data.${field}`]]);
  });
});
