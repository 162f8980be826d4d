import { employeeRecordsContract as employees } from '@horae/contract/demo-apps/employee-records.contract';
import { kanbanContract as kanban } from '@horae/contract/demo-apps/kanban.contract';
import { permissionsContract as permissions } from '@horae/contract/demo-apps/permissions.contract';
import { shopContract as shop } from '@horae/contract/demo-apps/shop.contract';
import { usersContract as users } from '@horae/contract/demo-apps/users.contract';
import { eq } from 'drizzle-orm';
import { employeeRecords } from '#features/demo-apps/employee-records/employee-records.table';
import { kanbanBoards, kanbanTasks } from '#features/demo-apps/kanban/kanban.table';
import { permissions as permissionRecords } from '#features/demo-apps/permissions/permissions.table';
import { cartItems, wishes } from '#features/demo-apps/shop/shop.table';
import { users as userRecords } from '#features/demo-apps/users/users.table';
import type { Collection } from '../rule-cases';
import { employee } from './samples';

const unwanted = { id: 77 };

export const cases: Collection[] = [
  {
    name: 'users',
    empty: (db) => db.delete(userRecords),
    add: async (api) => {
      const body = { ...unwanted, fullName: 'Αλίκη Νομικού', email: 'aliki@asterion.example' };
      return (await api.asAdmin(users.add, { body })).body.user.id;
    },
    remove: (api, id) => api.asAdmin(users.remove, { query: { id } }),
  },
  {
    name: 'permissions',
    empty: (db) => db.delete(permissionRecords),
    add: async (api) => {
      const body = { permission: { ...unwanted, name: 'Approve overtime' } };
      return (await api.asAdmin(permissions.add, { body })).body.permission.id;
    },
    remove: (api, id) => api.asAdmin(permissions.remove, { query: { id } }),
  },
  {
    name: 'employees',
    empty: (db) => db.delete(employeeRecords),
    add: async (api) =>
      (await api.asAdmin(employees.add, { body: { employee: { ...unwanted, ...employee } } })).body.employee.id,
    remove: (api, id) => api.asAdmin(employees.remove, { body: { ids: [id] } }),
  },
  {
    name: 'boards',
    empty: (db) => db.delete(kanbanBoards),
    add: async (api) =>
      (await api.asAdmin(kanban.addBoard, { body: { data: { ...unwanted, title: 'Ideas' } } })).body.board.id,
    remove: (api, id) => api.asAdmin(kanban.removeBoard, { query: { id } }),
  },
  {
    name: 'cards',
    empty: async (db) => {
      await db.delete(kanbanTasks);
      await db.insert(kanbanBoards).values({ id: 500, title: 'todo' }).onConflictDoNothing();
    },
    add: async (api) => {
      const body = { data: { ...unwanted, boardId: 500, title: 'Count the linen' } };
      return (await api.asAdmin(kanban.addTask, { body })).body.task.id;
    },
    remove: (api, id) => api.asAdmin(kanban.removeTask, { query: { id } }),
  },
  {
    name: 'wishes',
    empty: (db) => db.delete(wishes).where(eq(wishes.accountId, 2)),
    add: async (api, nth) =>
      (await api.asClient(shop.addWish, { body: { ...unwanted, productId: nth } })).body.wishlistItem.id,
    remove: (api, _id, nth) => api.asClient(shop.removeWish, { params: { productId: nth } }),
  },
  {
    name: 'rows of a cart',
    empty: (db) => db.delete(cartItems).where(eq(cartItems.accountId, 2)),
    add: async (api, nth) =>
      (await api.asClient(shop.addToCart, { body: { ...unwanted, productId: nth } })).body.cartItem.id,
    remove: (api, _id, nth) => api.asClient(shop.removeFromCart, { params: { productId: nth } }),
  },
];
