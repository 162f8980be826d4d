import { blogContract as blog } from '@horae/contract/demo-apps/blog.contract';
import { checkoutContract as checkout } from '@horae/contract/demo-apps/checkout.contract';
import { employeeRecordsContract as employees } from '@horae/contract/demo-apps/employee-records.contract';
import { invoicesContract as invoices } from '@horae/contract/demo-apps/invoices.contract';
import { kanbanContract as kanban } from '@horae/contract/demo-apps/kanban.contract';
import { permissionsContract as permissions } from '@horae/contract/demo-apps/permissions.contract';
import { profileContract as profile } from '@horae/contract/demo-apps/profile.contract';
import { usersContract as users } from '@horae/contract/demo-apps/users.contract';
import type { Create } from '../rule-cases';
import { address, employee, invoice, post } from './samples';

export const cases: Create[] = [
  [kanban.addTask, 'kanban_tasks', { data: { boardId: 1, title: 'x' } }],
  [kanban.addBoard, 'kanban_boards', { data: { title: 'x' } }],
  [kanban.comment, 'kanban_tasks', { data: { taskId: 1, comment: 'x' } }],
  [invoices.add, 'invoices', { invoice }],
  [invoices.duplicate, 'invoices', { id: 4987 }],
  [invoices.pay, 'invoice_payments', { id: 4989, amount: 0.01, date: '2026-03-20', method: 'card' }],
  [users.add, 'users', { fullName: 'Αλίκη Νομικού', email: 'aliki@asterion.example' }],
  [permissions.add, 'permissions', { permission: { name: 'x' } }],
  [employees.add, 'employee_records', { employee }],
  [profile.addPost, 'profile_posts', { post: { postText: 'x' } }],
  [profile.addComment, 'profile_comments', { comment: { postId: 1, comment: 'x' } }],
  [blog.add, 'blog_posts', { post }, { post: { ...post, slug: 'another-night' } }],
  [
    blog.addComment,
    'blog_comments',
    { comment: { postId: 1, userFullName: 'Nikos Vlachos', email: 'nikos@hotel.gr', commentText: 'x' } },
  ],
  [checkout.addAddress, 'shop_addresses', { address }],
];
