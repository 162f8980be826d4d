import { blogContract } from '@horae/contract/demo-apps/blog.contract';
import { employeeRecordsContract } from '@horae/contract/demo-apps/employee-records.contract';
import { invoicesContract } from '@horae/contract/demo-apps/invoices.contract';
import { kanbanContract } from '@horae/contract/demo-apps/kanban.contract';
import { profileContract } from '@horae/contract/demo-apps/profile.contract';
import { usersContract } from '@horae/contract/demo-apps/users.contract';
import { sql } from 'drizzle-orm';
import type { Searchable } from '../../derived/derived';
import { foundRow, nobody, nothing } from '../../derived/search/found-row';
import { blogPosts } from './blog/blog.table';
import { employeeRecords } from './employee-records/employee-records.table';
import { invoices } from './invoices/invoices.table';
import { kanbanTasks } from './kanban/kanban.table';
import { profilePosts } from './profile/profile.table';
import { users } from './users/users.table';

const user = foundRow(users);
const record = foundRow(employeeRecords);
const invoice = foundRow(invoices);
const card = foundRow(kanbanTasks);
const post = foundRow(profilePosts);
const article = foundRow(blogPosts);

const shared = { company: nobody, account: nobody, place: nothing };

export const searchables: readonly Searchable[] = [
  {
    ...shared,
    kind: 'user',
    access: usersContract.list.access,
    link: (id) => `/users/${id}`,
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
    access: employeeRecordsContract.list.access,
    link: (_id, place) => `/employees?q=${encodeURIComponent(place)}`,
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
    access: invoicesContract.list.access,
    link: (id) => `/invoices/${id}`,
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
    access: kanbanContract.tasks.access,
    link: (id) => `/kanban?task=${id}`,
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
    access: profileContract.posts.access,
    link: (id) => `/profile?post=${id}`,
    table: profilePosts,
    columns: [profilePosts.postText, profilePosts.authorName],
    record: sql`${post.id}`,
    title: sql`left(${post.postText}, 120)`,
    note: sql`${post.authorName}`,
    body: sql`${post.postText}`,
    author: (id) => sql`(select ${profilePosts.accountId} from ${profilePosts} where ${profilePosts.id} = ${id})`,
  },
  {
    ...shared,
    kind: 'blog',
    access: blogContract.list.access,
    link: (id) => `/blog/${id}`,
    table: blogPosts,
    columns: [blogPosts.title, blogPosts.authorName, blogPosts.excerpt, blogPosts.content, blogPosts.status],
    record: sql`${article.id}`,
    title: sql`${article.title}`,
    note: sql`${article.authorName}`,
    body: sql`concat_ws(' ', ${article.excerpt}, ${article.content})`,
    shown: sql`${article.status} = 'Published'`,
    author: (id) => sql`(select ${blogPosts.accountId} from ${blogPosts} where ${blogPosts.id} = ${id})`,
  },
];
