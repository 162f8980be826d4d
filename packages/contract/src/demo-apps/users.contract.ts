import { z } from 'zod';
import { EmailAddress } from '../email-address';
import { Id, isNotBlank } from '../fields';
import { pageQuery, SortDirection } from '../page-query';
import { route } from '../route';

export const userRoles = ['admin', 'editor', 'author', 'maintainer', 'subscriber'] as const;
export const userPlans = ['enterprise', 'team', 'company'] as const;
export const userStatuses = ['active', 'inactive', 'pending'] as const;
export const userSortColumns = [
  'id',
  'fullName',
  'username',
  'email',
  'company',
  'country',
  'contact',
  'role',
  'currentPlan',
  'status',
  'billing',
] as const;

/** A person in the managed sample list; not a login account. */
export type User = z.infer<typeof User>;
export const User = z.object({
  id: z.int(),
  billing: z.string(),
  fullName: z.string(),
  company: z.string(),
  role: z.enum(userRoles),
  username: z.string(),
  country: z.string(),
  contact: z.string(),
  email: z.string(),
  currentPlan: z.enum(userPlans),
  status: z.enum(userStatuses),
  avatar: z.string(),
});

export type UserQuery = z.infer<typeof UserQuery>;
export const UserQuery = pageQuery(10).extend({
  role: z.string().optional(),
  plan: z.string().optional(),
  status: z.string().optional(),
  sort: SortDirection.default('asc'),
  sortColumn: z.enum(userSortColumns).default('fullName'),
});

const Text = z.string().max(255);
const UserFields = z.object({
  fullName: z.string().max(100).refine(isNotBlank, 'Enter a full name.'),
  email: EmailAddress,
  username: Text,
  role: z.enum(userRoles),
  currentPlan: z.enum(userPlans),
  status: z.enum(userStatuses),
  company: Text,
  country: Text,
  contact: Text,
  billing: Text,
  avatar: Text,
});

export type NewUser = z.infer<typeof NewUser>;
const NewUser = UserFields.extend({
  username: UserFields.shape.username.optional(),
  role: UserFields.shape.role.default('subscriber'),
  currentPlan: UserFields.shape.currentPlan.default('team'),
  status: UserFields.shape.status.default('active'),
  company: Text.default(''),
  country: Text.default(''),
  contact: Text.default(''),
  billing: Text.default(''),
  avatar: Text.default(''),
});

export type UserChange = z.infer<typeof UserChange>;
const UserChange = UserFields.partial().extend({ id: Id });

export const usersContract = {
  add: route({
    method: 'POST',
    path: '/apps/users/add-user',
    summary: 'Add a user to the list',
    access: 'admin',
    body: NewUser,
    status: 201,
    reply: z.object({ user: User }),
  }),
  list: route({
    method: 'GET',
    path: '/api/users/list/data',
    summary: 'Users by text, role, plan and status, sorted and paged',
    access: 'admin',
    query: UserQuery,
    reply: z.object({ total: z.int(), users: z.array(User) }),
  }),
  all: route({
    method: 'GET',
    path: '/api/users',
    summary: 'All users',
    access: 'admin',
    reply: z.array(User),
  }),
  one: route({
    method: 'GET',
    path: '/api/users/user',
    summary: 'One user; the ETag guards a change',
    access: 'admin',
    query: z.object({ id: Id }),
    reply: z.object({ user: User }),
  }),
  update: route({
    method: 'POST',
    path: '/apps/users/update-user',
    summary: 'Change the fields of a user that are sent',
    access: 'admin',
    updates: true,
    body: UserChange,
    reply: z.object({ user: User }),
  }),
  remove: route({
    method: 'DELETE',
    path: '/apps/users/delete',
    summary: 'Delete a user from the list',
    access: 'admin',
    query: z.object({ id: Id }),
    reply: z.object({}),
  }),
};
