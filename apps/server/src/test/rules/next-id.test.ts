import { calendarContract as calendar } from '@horae/contract/office/calendar.contract';
import { todoContract as todo } from '@horae/contract/office/todo.contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendarEvents } from '#features/office/calendar/calendar.table';
import { todoTasks } from '#features/office/todo/todo.table';
import { startTestApp, type TestApp } from '../start-test-app';
import type { Collection } from './rule-cases';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const unwanted = { id: 77 };
const collections: Collection[] = [
  {
    name: 'events',
    empty: (db) => db.delete(calendarEvents).where(eq(calendarEvents.accountId, 2)),
    add: async (api) => {
      const body = { event: { ...unwanted, title: 'Fire drill', start: '2026-03-01' } };
      return (await api.asClient(calendar.add, { body })).body.event.id;
    },
    remove: (api, id) => api.asClient(calendar.remove, { query: { id } }),
  },
  ...Object.values(import.meta.glob<Collection[]>('./*/next-id.cases.ts', { eager: true, import: 'cases' })).flat(),
];

describe('the id of a new record', () => {
  it.each(collections)(
    'among $name is the highest stored id plus 1, also after a deletion',
    async ({ empty, add, remove }) => {
      await empty(api.database.db);

      expect([await add(api, 1), await add(api, 2), await add(api, 3)]).toEqual([1, 2, 3]);
      expect((await remove(api, 2, 2)).status).toBe(200);
      expect(await add(api, 4)).toBe(4);
      expect([(await remove(api, 4, 4)).status, (await remove(api, 4, 4)).status]).toEqual([200, 404]);
      expect(await add(api, 5)).toBe(4);
      expect(await add(api, 6)).toBe(5);
    },
  );

  it('among tasks also counts tasks that are only marked as deleted', async () => {
    await api.database.db.delete(todoTasks).where(eq(todoTasks.accountId, 2));
    const add = async () =>
      (await api.asClient(todo.add, { body: { task: { ...unwanted, title: 'Name badges' } } })).body.task.id;

    expect([await add(), await add()]).toEqual([1, 2]);
    await api.asClient(todo.remove, { query: { taskId: 2 } });
    expect(await add()).toBe(3);
  });

  it.each(collections)('among $name is consecutive for concurrent calls', async ({ empty, add }) => {
    await empty(api.database.db);

    for (const round of [0, 10]) {
      const numbers = Array.from({ length: 10 }, (_, n) => round + n + 1);
      const ids = await Promise.all(numbers.map((nth) => add(api, nth)));
      expect(ids.toSorted((a, b) => a - b)).toEqual(numbers);
    }
  });
});
