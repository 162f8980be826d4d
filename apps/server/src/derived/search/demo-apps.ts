import { sql } from 'drizzle-orm';
import { blogPosts } from '#features/demo-apps/blog/blog.table';
import { employeeRecords } from '#features/demo-apps/employee-records/employee-records.table';
import { invoices } from '#features/demo-apps/invoices/invoices.table';
import { kanbanTasks } from '#features/demo-apps/kanban/kanban.table';
import { profilePosts } from '#features/demo-apps/profile/profile.table';
import { users } from '#features/demo-apps/users/users.table';
import type { Searchable } from '../derived';
import { foundRow, nobody, nothing } from './found-row';

const user = foundRow(users);
const record = foundRow(employeeRecords);
const invoice = foundRow(invoices);
const card = foundRow(kanbanTasks);
const post = foundRow(profilePosts);
const article = foundRow(blogPosts);

const shared = { company: nobody, account: nobody, place: nothing };

export const demoApps: readonly Searchable[] = [
  {
    ...shared,
    kind: 'user',
    table: users,
    columns: [users.fullName, users.email, users.username, users.company],
    record: sql`${user.id}`,
    title: sql`${user.fullName}`,
    note: sql`${user.email}`,
    body: sql`concat_ws(' ', ${user.username}, ${user.company})`,
  },
  {
    ...shared,
    kind: 'record',
    table: employeeRecords,
    columns: [employeeRecords.fullName, employeeRecords.post, employeeRecords.email, employeeRecords.city],
    record: sql`${record.id}`,
    title: sql`${record.fullName}`,
    note: sql`${record.post}`,
    place: sql`${record.email}`,
    body: sql`concat_ws(' ', ${record.email}, ${record.city})`,
  },
  {
    ...shared,
    kind: 'invoice',
    table: invoices,
    columns: [invoices.client],
    record: sql`${invoice.id}`,
    title: sql`${invoice.client} ->> 'name'`,
    note: sql`concat('#', ${invoice.id}, ' · ', ${invoice.client} ->> 'company')`,
    body: sql`${invoice.client} ->> 'companyEmail'`,
  },
  {
    ...shared,
    kind: 'card',
    table: kanbanTasks,
    columns: [kanbanTasks.title, kanbanTasks.labels, kanbanTasks.description],
    record: sql`${card.id}`,
    title: sql`${card.title}`,
    note: sql`array_to_string(${card.labels}, ', ')`,
    body: sql`${card.description}`,
  },
  {
    ...shared,
    kind: 'post',
    table: profilePosts,
    columns: [profilePosts.postText, profilePosts.authorName],
    record: sql`${post.id}`,
    title: sql`left(${post.postText}, 120)`,
    note: sql`${post.authorName}`,
    body: sql`${post.postText}`,
  },
  {
    ...shared,
    kind: 'blog',
    table: blogPosts,
    columns: [blogPosts.title, blogPosts.authorName, blogPosts.excerpt, blogPosts.content, blogPosts.status],
    record: sql`${article.id}`,
    title: sql`${article.title}`,
    note: sql`${article.authorName}`,
    body: sql`concat_ws(' ', ${article.excerpt}, ${article.content})`,
    shown: sql`${article.status} = 'Published'`,
  },
];
