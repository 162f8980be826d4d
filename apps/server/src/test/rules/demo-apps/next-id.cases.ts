import { employeeRecordsContract as employees } from '@horae/contract/demo-apps/employee-records.contract';
import { kanbanContract as kanban } from '@horae/contract/demo-apps/kanban.contract';
import { permissionsContract as permissions } from '@horae/contract/demo-apps/permissions.contract';
import { shopContract as shop } from '@horae/contract/demo-apps/shop.contract';
import { usersContract as users } from '@horae/contract/demo-apps/users.contract';
import type { Collection } from '../rule-cases';
import { employee } from './samples';

const unwanted = { id: 77 };

export const cases: Collection[] = [
  {
    name: 'users',
    empty: 'delete from users',
    add: async (api) => {
      const body = { ...unwanted, fullName: 'Αλίκη Νομικού', email: 'aliki@asterion.example' };
      return (await api.asAdmin(users.add, { body })).body.user.id;
    },
    remove: (api, id) => api.asAdmin(users.remove, { query: { id } }),
  },
  {
    name: 'permissions',
    empty: 'delete from permissions',
    add: async (api) => {
      const body = { permission: { ...unwanted, name: 'Approve overtime' } };
      return (await api.asAdmin(permissions.add, { body })).body.permission.id;
    },
    remove: (api, id) => api.asAdmin(permissions.remove, { query: { id } }),
  },
  {
    name: 'employees',
    empty: 'delete from employee_records',
    add: async (api) =>
      (await api.asAdmin(employees.add, { body: { employee: { ...unwanted, ...employee } } })).body.employee.id,
    remove: (api, id) => api.asAdmin(employees.remove, { body: { ids: [id] } }),
  },
  {
    name: 'boards',
    empty: 'delete from kanban_boards',
    add: async (api) =>
      (await api.asAdmin(kanban.addBoard, { body: { data: { ...unwanted, title: 'Ideas' } } })).body.board.id,
    remove: (api, id) => api.asAdmin(kanban.removeBoard, { query: { id } }),
  },
  {
    name: 'cards',
    empty: "delete from kanban_tasks; insert into kanban_boards values (500, 'todo') on conflict do nothing",
    add: async (api) => {
      const body = { data: { ...unwanted, boardId: 500, title: 'Count the linen' } };
      return (await api.asAdmin(kanban.addTask, { body })).body.task.id;
    },
    remove: (api, id) => api.asAdmin(kanban.removeTask, { query: { id } }),
  },
  {
    name: 'wishes',
    empty: 'delete from shop_wishes where account_id = 2',
    add: async (api, nth) =>
      (await api.asClient(shop.addWish, { body: { ...unwanted, productId: nth } })).body.wishlistItem.id,
    remove: (api, _id, nth) => api.asClient(shop.removeWish, { params: { productId: nth } }),
  },
  {
    name: 'rows of a cart',
    empty: 'delete from shop_cart_items where account_id = 2',
    add: async (api, nth) =>
      (await api.asClient(shop.addToCart, { body: { ...unwanted, productId: nth } })).body.cartItem.id,
    remove: (api, _id, nth) => api.asClient(shop.removeFromCart, { params: { productId: nth } }),
  },
];
