import { employeeRecordsContract as employees } from '@horae/contract/demo-apps/employee-records.contract';
import { kanbanContract as kanban } from '@horae/contract/demo-apps/kanban.contract';
import { permissionsContract as permissions } from '@horae/contract/demo-apps/permissions.contract';
import { shopContract as shop } from '@horae/contract/demo-apps/shop.contract';
import { usersContract as users } from '@horae/contract/demo-apps/users.contract';
import { calendarContract as calendar } from '@horae/contract/office/calendar.contract';
import { todoContract as todo } from '@horae/contract/office/todo.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../start-test-app';
import { employee } from './samples';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

interface Collection {
  name: string;
  empty: string;
  /** Sends an id along, which is ignored, and answers the one that was given. */
  add: (nth: number) => Promise<number>;
  remove: (id: number, nth: number) => Promise<{ status: number }>;
}

const unwanted = { id: 77 };
const collections: Collection[] = [
  {
    name: 'users',
    empty: 'delete from users',
    add: async () => {
      const body = { ...unwanted, fullName: 'Αλίκη Νομικού', email: 'aliki@asterion.example' };
      return (await api.asAdmin(users.add, { body })).body.user.id;
    },
    remove: (id) => api.asAdmin(users.remove, { query: { id } }),
  },
  {
    name: 'permissions',
    empty: 'delete from permissions',
    add: async () => {
      const body = { permission: { ...unwanted, name: 'Approve overtime' } };
      return (await api.asAdmin(permissions.add, { body })).body.permission.id;
    },
    remove: (id) => api.asAdmin(permissions.remove, { query: { id } }),
  },
  {
    name: 'employees',
    empty: 'delete from employee_records',
    add: async () =>
      (await api.asAdmin(employees.add, { body: { employee: { ...unwanted, ...employee } } })).body.employee.id,
    remove: (id) => api.asAdmin(employees.remove, { body: { ids: [id] } }),
  },
  {
    name: 'events',
    empty: 'delete from calendar_events where account_id = 2',
    add: async () => {
      const body = { event: { ...unwanted, title: 'Fire drill', start: '2026-03-01' } };
      return (await api.asClient(calendar.add, { body })).body.event.id;
    },
    remove: (id) => api.asClient(calendar.remove, { query: { id } }),
  },
  {
    name: 'boards',
    empty: 'delete from kanban_boards',
    add: async () =>
      (await api.asAdmin(kanban.addBoard, { body: { data: { ...unwanted, title: 'Ideas' } } })).body.board.id,
    remove: (id) => api.asAdmin(kanban.removeBoard, { query: { id } }),
  },
  {
    name: 'cards',
    empty: "delete from kanban_tasks; insert into kanban_boards values (500, 'todo') on conflict do nothing",
    add: async () => {
      const body = { data: { ...unwanted, boardId: 500, title: 'Count the linen' } };
      return (await api.asAdmin(kanban.addTask, { body })).body.task.id;
    },
    remove: (id) => api.asAdmin(kanban.removeTask, { query: { id } }),
  },
  {
    name: 'wishes',
    empty: 'delete from shop_wishes where account_id = 2',
    add: async (nth) =>
      (await api.asClient(shop.addWish, { body: { ...unwanted, productId: nth } })).body.wishlistItem.id,
    remove: (_id, nth) => api.asClient(shop.removeWish, { params: { productId: nth } }),
  },
  {
    name: 'rows of a cart',
    empty: 'delete from shop_cart_items where account_id = 2',
    add: async (nth) =>
      (await api.asClient(shop.addToCart, { body: { ...unwanted, productId: nth } })).body.cartItem.id,
    remove: (_id, nth) => api.asClient(shop.removeFromCart, { params: { productId: nth } }),
  },
];

describe('the id of a new record', () => {
  it.each(collections)(
    'among $name is the highest stored plus 1, also after a deletion',
    async ({ empty, add, remove }) => {
      await api.database.pool.query(empty);

      expect([await add(1), await add(2), await add(3)]).toEqual([1, 2, 3]);
      expect((await remove(2, 2)).status).toBe(200);
      expect(await add(4)).toBe(4);
      expect([(await remove(4, 4)).status, (await remove(4, 4)).status]).toEqual([200, 404]);
      expect(await add(5)).toBe(4);
      expect(await add(6)).toBe(5);
    },
  );

  it('among tasks counts those that are only marked as deleted', async () => {
    await api.database.pool.query('delete from todo_tasks where account_id = 2');
    const add = async () =>
      (await api.asClient(todo.add, { body: { task: { ...unwanted, title: 'Name badges' } } })).body.task.id;

    expect([await add(), await add()]).toEqual([1, 2]);
    await api.asClient(todo.remove, { query: { taskId: 2 } });
    expect(await add()).toBe(3);
  });

  it.each(collections)('among $name is consecutive for n that come at once', async ({ empty, add }) => {
    await api.database.pool.query(empty);

    for (const round of [0, 10]) {
      const numbers = Array.from({ length: 10 }, (_, n) => round + n + 1);
      const ids = await Promise.all(numbers.map(add));
      expect(ids.toSorted((a, b) => a - b)).toEqual(numbers);
    }
  });
});
