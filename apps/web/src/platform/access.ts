import type { UserData } from '@horae/contract/core/session.contract';
import type { Access } from '@horae/contract/route';

type Rule = UserData['ability'][number];

/** Whether this account may make a call of that access; null is a visitor who is not signed in. */
export function mayCall(user: UserData | null, access: Access): boolean {
  if (access === 'public') return true;
  if (!user) return false;
  // The subject ACL means "signed in": reading, and the account's own data.
  return access === 'session'
    ? may(user.ability, 'read', 'ACL')
    : access === 'admin' && may(user.ability, 'manage', 'Admin');
}

/** Evaluates the session's ability rules: `manage` covers every action, `all` every subject. */
const may = (rules: readonly Rule[], action: string, subject: string): boolean =>
  rules.some((rule) => [action, 'manage'].includes(rule.action) && [subject, 'all'].includes(rule.subject));
