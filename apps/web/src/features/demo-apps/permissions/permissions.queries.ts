import { permissionsContract } from '@horae/contract/demo-apps/permissions.contract';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, callTagged } from '#platform/api';

export const everyPermission = ['permissions'];

interface PermissionPage {
  q: string;
  page: number;
  perPage: number;
  assignedTo?: string | undefined;
}

export function permissionsQuery(query: PermissionPage) {
  return queryOptions({
    queryKey: [...everyPermission, query],
    queryFn: ({ signal }) => call(permissionsContract.list, { query }, signal),
    placeholderData: keepPreviousData,
  });
}

/** Fetches one page of an export. */
export async function fetchPermissions(query: PermissionPage) {
  const { total, permissions: rows } = await call(permissionsContract.list, { query });
  return { total, rows };
}

/** One permission with the tag that guards its rename; it stays as it was when the dialog opened. */
export function permissionQuery(id: number) {
  return queryOptions({
    queryKey: ['permission', id],
    queryFn: ({ signal }) => callTagged(permissionsContract.one, { query: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export const addPermission = mutationOptions({
  mutationFn: ({ name, key }: { name: string; key: string }) =>
    callTagged(permissionsContract.add, { body: { permission: { name } } }, { idempotencyKey: key }),
  meta: { refreshes: everyPermission, showsError: true },
});

export const renamePermission = mutationOptions({
  mutationFn: ({ id, name, tag }: { id: number; name: string; tag: string | undefined }) =>
    callTagged(permissionsContract.rename, { body: { id, name } }, { ifMatch: tag }),
  meta: { refreshes: everyPermission, showsError: true },
});

export const removePermission = mutationOptions({
  mutationFn: (id: number) => call(permissionsContract.remove, { query: { id } }),
  meta: { refreshes: everyPermission },
});
