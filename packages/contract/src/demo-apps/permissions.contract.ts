import { z } from 'zod';
import { Id, isNotBlank } from '../fields';
import { pageQuery } from '../page-query';
import { route } from '../route';

export type Permission = z.infer<typeof Permission>;
export const Permission = z.object({
  id: z.int(),
  name: z.string(),
  assignedTo: z.array(z.string()),
  createdDate: z.string().meta({ example: '14 Apr 2021, 8:43 PM' }),
});

export type PermissionQuery = z.infer<typeof PermissionQuery>;
export const PermissionQuery = pageQuery(10).extend({ assignedTo: z.string().optional() });

/** Stored exactly as sent, not trimmed. */
const PermissionName = z.string().max(100).refine(isNotBlank, 'Enter a permission name.');

export const permissionsContract = {
  list: route({
    method: 'GET',
    path: '/apps/permissions/data',
    summary: 'Permissions by text and role',
    access: 'admin',
    query: PermissionQuery,
    reply: z.object({
      params: z.object({ q: z.string(), page: z.int(), perPage: z.int(), assignedTo: z.string().optional() }),
      allData: z.array(Permission),
      total: z.int(),
      permissions: z.array(Permission),
    }),
  }),
  one: route({
    method: 'GET',
    path: '/apps/permissions/permission',
    summary: 'One permission; its ETag guards a rename',
    access: 'admin',
    query: z.object({ id: Id }),
    reply: z.object({ permission: Permission }),
  }),
  add: route({
    method: 'POST',
    path: '/apps/permissions/add-permission',
    summary: 'Add a permission for administrators',
    access: 'admin',
    body: z.object({ permission: z.object({ name: PermissionName }) }),
    status: 201,
    reply: z.object({ permission: Permission }),
  }),
  rename: route({
    method: 'POST',
    path: '/apps/permissions/update-permission',
    summary: 'Rename a permission',
    access: 'admin',
    updates: true,
    body: z.object({ id: Id, name: PermissionName }),
    status: 201,
    reply: z.object({ permission: Permission }),
  }),
  remove: route({
    method: 'DELETE',
    path: '/apps/permissions/delete',
    summary: 'Delete a permission',
    access: 'admin',
    query: z.object({ id: Id }),
    reply: z.object({}),
  }),
};
