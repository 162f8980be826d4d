import { emailContract } from '@horae/contract/office/email.contract';
import { todoContract } from '@horae/contract/office/todo.contract';
import { sql } from 'drizzle-orm';
import type { Searchable } from '../../derived/derived';
import { foundRow, nobody, nothing } from '../../derived/search/found-row';
import { emails } from './email/email.table';
import { todoTasks } from './todo/todo.table';

const task = foundRow(todoTasks);
const mail = foundRow(emails);

export const searchables: readonly Searchable[] = [
  {
    kind: 'task',
    access: todoContract.list.access,
    link: (id) => `/todo?task=${id}`,
    table: todoTasks,
    columns: [todoTasks.title, todoTasks.assignee, todoTasks.description, todoTasks.isDeleted],
    company: nobody,
    account: sql`${task.accountId}`,
    record: sql`${task.id}`,
    title: sql`${task.title}`,
    note: sql`coalesce(${task.assignee} ->> 'fullName', '')`,
    place: nothing,
    body: sql`${task.description}`,
    shown: sql`not ${task.isDeleted}`,
  },
  {
    kind: 'mail',
    access: emailContract.list.access,
    link: (id, place) => `/email/${place}/${id}`,
    table: emails,
    columns: [emails.subject, emails.fromName, emails.folder, emails.fromEmail, emails.to, emails.message],
    company: nobody,
    account: sql`${mail.accountId}`,
    record: sql`${mail.id}`,
    title: sql`coalesce(nullif(${mail.subject}, ''), ${mail.fromName})`,
    note: sql`${mail.fromName}`,
    place: sql`${mail.folder}`,
    body: sql`concat_ws(' ', ${mail.fromEmail}, (select string_agg(concat_ws(' ', addressee ->> 'name', addressee ->> 'email'), ' ')
      from json_array_elements(${mail.to}) as addressee), ${mail.message})`,
  },
];
