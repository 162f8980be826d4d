import { z } from 'zod';
import { Id, isNotBlank } from '../fields';
import { Moment } from '../moment';
import { SearchText } from '../page-query';
import { route } from '../route';

export const taskTags = ['update', 'team', 'low', 'medium', 'high'] as const;
export const taskSorts = ['latest', 'title-asc', 'title-desc', 'assignee', 'due-date'] as const;

export type Task = z.infer<typeof Task>;
export const Task = z.object({
  id: z.int(),
  title: z.string(),
  dueDate: z.string().nullable(),
  description: z.string(),
  assignee: z.object({ fullName: z.string(), avatar: z.string().nullable() }).nullable(),
  tags: z.array(z.enum(taskTags)),
  isCompleted: z.boolean(),
  isDeleted: z.boolean(),
  isImportant: z.boolean(),
});

export type TaskQuery = z.infer<typeof TaskQuery>;
export const TaskQuery = z.object({
  q: SearchText.default(''),
  filter: z.string().optional().meta({ description: 'important, completed or deleted' }),
  tag: z.string().optional(),
  sortBy: z.enum(taskSorts).default('latest'),
});

const TaskFields = z.object({
  title: z.string().max(255).refine(isNotBlank, 'Enter a title.'),
  dueDate: Moment.nullable(),
  description: z.string().max(20_000),
  assignee: z.object({ fullName: z.string().max(255), avatar: z.string().nullable().default(null) }).nullable(),
  tags: z.array(z.enum(taskTags)),
  isCompleted: z.boolean(),
  isDeleted: z.boolean(),
  isImportant: z.boolean(),
});

export type NewTask = z.infer<typeof NewTask>;
const NewTask = TaskFields.extend({
  dueDate: TaskFields.shape.dueDate.default(null),
  description: TaskFields.shape.description.default(''),
  assignee: TaskFields.shape.assignee.default(null),
  tags: TaskFields.shape.tags.default([]),
  isCompleted: z.boolean().default(false),
  isDeleted: z.boolean().default(false),
  isImportant: z.boolean().default(false),
});

export type TaskChange = z.infer<typeof TaskChange>;
const TaskChange = TaskFields.partial().extend({ id: Id });

const Count = z.int();

export const todoContract = {
  list: route({
    method: 'GET',
    path: '/apps/todo/tasks',
    summary: 'Own tasks by text, filter and tag',
    access: 'session',
    query: TaskQuery,
    reply: z.array(Task),
  }),
  one: route({
    method: 'GET',
    path: '/apps/todo/task',
    summary: 'One own task; its ETag guards a change',
    access: 'session',
    query: z.object({ id: Id }),
    reply: z.object({ task: Task }),
  }),
  counts: route({
    method: 'GET',
    path: '/apps/todo/counts',
    summary: 'How many of your tasks are open (in all, important, by tag), completed and deleted',
    access: 'session',
    reply: z.object({
      open: Count,
      important: Count,
      completed: Count,
      deleted: Count,
      tags: z.object({ update: Count, team: Count, low: Count, medium: Count, high: Count }),
    }),
  }),
  add: route({
    method: 'POST',
    path: '/apps/todo/add-tasks',
    summary: 'Add a task',
    access: 'session',
    body: z.object({ task: NewTask }),
    status: 201,
    reply: z.object({ task: Task }),
  }),
  update: route({
    method: 'POST',
    path: '/apps/todo/update-task',
    summary: 'Change the fields that are sent; `isDeleted: false` restores',
    access: 'session',
    updates: true,
    body: z.object({ task: TaskChange }),
    reply: z.object({ task: Task }),
  }),
  remove: route({
    method: 'DELETE',
    path: '/apps/todo/delete-task',
    summary: 'Mark a task as deleted',
    access: 'session',
    query: z.object({ taskId: Id }),
    reply: z.object({}),
  }),
};
