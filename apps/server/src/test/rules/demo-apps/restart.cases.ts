import type { RestartCases } from '../rule-cases';

export const cases: RestartCases = {
  changes: [
    ['/apps/kanban/reorder-tasks', { data: { taskId: 1, targetTaskId: 4 } }],
    ['/apps/permissions/add-permission', { permission: { name: 'Before the restart' } }],
    ['/apps/users/add-user', { fullName: 'Αλίκη', email: 'aliki@hotel.gr' }],
    ['/apps/ecommerce/wishlist', { productId: 1 }],
  ],
  reads: [
    '/apps/kanban/tasks',
    '/apps/permissions/data',
    '/api/users',
    '/apps/ecommerce/wishlist',
    '/apps/invoice/invoices',
  ],
};
