import { blogContract as blog } from '@horae/contract/demo-apps/blog.contract';
import { employeeRecordsContract as employees } from '@horae/contract/demo-apps/employee-records.contract';
import { invoicesContract as invoices } from '@horae/contract/demo-apps/invoices.contract';
import { kanbanContract as kanban } from '@horae/contract/demo-apps/kanban.contract';
import { ordersContract as orders } from '@horae/contract/demo-apps/orders.contract';
import { permissionsContract as permissions } from '@horae/contract/demo-apps/permissions.contract';
import { usersContract as users } from '@horae/contract/demo-apps/users.contract';
import type { Guarded } from '../rule-cases';
import { invoice, post } from './samples';

export const cases: Guarded[] = [
  {
    change: kanban.updateTask,
    read: kanban.task,
    of: { query: { id: 1 } },
    body: (n) => ({ data: { id: 1, title: `${n}` } }),
  },
  {
    change: kanban.move,
    read: kanban.task,
    of: { query: { id: 2 } },
    body: (n) => ({ data: { taskId: 2, newBoardId: 1 + (n % 2) } }),
  },
  {
    change: kanban.renameBoard,
    read: kanban.board,
    of: { query: { id: 1 } },
    body: (n) => ({ data: { id: 1, title: `${n}` } }),
  },
  {
    change: invoices.update,
    read: invoices.one,
    of: { params: { id: 4990 } },
    body: (n) => ({ id: 4990, invoice: { ...invoice, note: `${n}` } }),
  },
  {
    change: invoices.pay,
    read: invoices.one,
    of: { params: { id: 4989 } },
    body: (n) => ({ id: 4989, amount: n / 100, date: '2026-03-20', method: 'card' }),
  },
  {
    change: users.update,
    read: users.one,
    of: { query: { id: 1 } },
    body: (n) => ({ id: 1, company: `${n}` }),
  },
  {
    change: permissions.rename,
    read: permissions.one,
    of: { query: { id: 1 } },
    body: (n) => ({ id: 1, name: `${n}` }),
  },
  {
    change: employees.update,
    read: employees.one,
    of: { query: { id: 1 } },
    body: (n) => ({ employee: { id: 1, city: `${n}` } }),
  },
  {
    change: blog.update,
    read: blog.edit,
    of: { query: { id: 2 } },
    body: (n) => ({ id: 2, post: { ...post, title: `${n}` } }),
  },
  {
    change: orders.update,
    read: orders.one,
    of: { query: { id: 1001 } },
    body: (n) => ({ id: 1001, state: n % 2 ? 'cancelled' : 'placed' }),
  },
];
