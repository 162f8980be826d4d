import type { UserData } from '@horae/contract/core/session.contract';

const roles = new Set<UserData['role']>(['admin', 'client']);

/** Whether the product knows this account's role at all. */
export function hasKnownRole({ role }: Pick<UserData, 'role'>): boolean {
  return roles.has(role);
}
