import { employeeRecordsContract as employees } from '@horae/contract/demo-apps/employee-records.contract';
import { invoicesContract as invoices } from '@horae/contract/demo-apps/invoices.contract';
import { ordersContract as orders } from '@horae/contract/demo-apps/orders.contract';
import { permissionsContract as permissions } from '@horae/contract/demo-apps/permissions.contract';
import { shopContract as shop } from '@horae/contract/demo-apps/shop.contract';
import { usersContract as users } from '@horae/contract/demo-apps/users.contract';
import type { ListCases } from '../rule-cases';

export const cases: ListCases = {
  paged: [
    ['invoices', invoices.list, 'invoices', 10],
    ['users', users.list, 'users', 10],
    ['permissions', permissions.list, 'permissions', 10],
    ['employees', employees.list, 'invoices', 10],
    ['products', shop.list, 'products', 9],
  ],
  farthest: [orders.list],
  choices: [
    [invoices.list, 'status', 'partial payment', (body) => body.invoices!],
    [users.list, 'role', 'maintainer', (body) => body.users!],
    [permissions.list, 'assignedTo', 'restricted-user', (body) => body.permissions!],
  ],
  refused: [
    [invoices.list, 'sort', 'ASC'],
    [invoices.list, 'sortColumn', 'client'],
    [users.list, 'sort', 'up'],
    [users.list, 'sortColumn', 'avatar'],
    [shop.list, 'sortBy', 'name'],
  ],
};
