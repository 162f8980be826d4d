import type { UserData } from '@horae/contract/core/user-data';

const roles = new Set<UserData['role']>(['admin', 'client']);

/** Whether the account's role is known to this version. */
export function hasKnownRole({ role }: Pick<UserData, 'role'>): boolean {
  return roles.has(role);
}
