import { type NewUser, type UserChange, type UserQuery, usersContract } from '@horae/contract/demo-apps/users.contract';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, callTagged } from '#platform/api';

export const everyUser = ['users'];

type UserFields = Record<string, string>;

export function usersQuery(query: UserQuery) {
  return queryOptions({
    queryKey: [...everyUser, query],
    queryFn: ({ signal }) => call(usersContract.list, { query }, signal),
    placeholderData: keepPreviousData,
  });
}

/** A page for an export. */
export async function fetchUsers(query: UserQuery) {
  const { total, users: rows } = await call(usersContract.list, { query });
  return { total, rows };
}

export const allUsersQuery = queryOptions({
  queryKey: [...everyUser, 'all'],
  queryFn: ({ signal }) => call(usersContract.all, {}, signal),
});

export function userQuery(id: number) {
  return queryOptions({
    queryKey: [...everyUser, 'one', id],
    queryFn: ({ signal }) => call(usersContract.one, { query: { id } }, signal),
  });
}

/** A user as it was when the form opened, with the tag that guards the change. */
export function userToEditQuery(id: number) {
  return queryOptions({
    queryKey: ['user-to-edit', id],
    queryFn: ({ signal }) => callTagged(usersContract.one, { query: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

const meta = { refreshes: everyUser, showsError: true };

export const addUser = mutationOptions({
  mutationFn: ({ fields, key }: { fields: UserFields; key: string }) =>
    callTagged(usersContract.add, { body: fields as NewUser }, { idempotencyKey: key }),
  meta,
});

export const updateUser = mutationOptions({
  mutationFn: ({ id, fields, tag }: { id: number; fields: UserFields; tag: string | undefined }) =>
    callTagged(usersContract.update, { body: { id, ...fields } as UserChange }, { ifMatch: tag }),
  meta,
});

export const removeUser = mutationOptions({
  mutationFn: (id: number) => call(usersContract.remove, { query: { id } }),
  meta: { refreshes: everyUser },
});
