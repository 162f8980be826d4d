import type { Access } from '@horae/contract/route';
import type { Account } from './account';

/** Whether calls of this access are open to a signed-in account. */
export function mayCall({ role, administers }: Pick<Account, 'role' | 'administers'>, access: Access): boolean {
  if (access === 'hotel-admin') return role === 'admin' || administers.length > 0;
  return access !== 'admin' || role === 'admin';
}
