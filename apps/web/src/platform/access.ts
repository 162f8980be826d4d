import { Ability } from '@casl/ability';
import type { UserData } from '@horae/contract/core/session.contract';
import type { Access } from '@horae/contract/route';

/** Whether this account may make a call of that access; nobody is `null`. */
export function mayCall(user: UserData | null, access: Access): boolean {
  if (access === 'public') return true;
  if (!user) return false;
  const ability = new Ability(user.ability);
  // The subject ACL stands for "signed in: reading and the account's own data".
  return access === 'session' ? ability.can('read', 'ACL') : access === 'admin' && ability.can('manage', 'Admin');
}
