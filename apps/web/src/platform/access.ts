import type { UserData } from '@horae/contract/core/session.contract';
import type { Access } from '@horae/contract/route';

type Rule = UserData['ability'][number];

/** Whether this account may make a call of that access; nobody is `null`. */
export function mayCall(user: UserData | null, access: Access): boolean {
  if (access === 'public') return true;
  if (!user) return false;
  // The subject ACL stands for "signed in: reading and the account's own data".
  return access === 'session'
    ? may(user.ability, 'read', 'ACL')
    : access === 'admin' && may(user.ability, 'manage', 'Admin');
}

/** By the prescribed rules of the session: `manage` is every action, `all` every subject. */
const may = (rules: readonly Rule[], action: string, subject: string): boolean =>
  rules.some((rule) => [action, 'manage'].includes(rule.action) && [subject, 'all'].includes(rule.subject));
