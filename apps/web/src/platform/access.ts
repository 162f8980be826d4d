import type { GrantedHotel, UserData } from '@horae/contract/core/user-data';
import type { Access } from '@horae/contract/route';

type Rule = UserData['ability'][number];

/** Whether this account may make a call of that access; null is a visitor who is not signed in. */
export function mayCall(user: UserData | null, access: Access): boolean {
  if (access === 'public') return true;
  if (!user) return false;
  // The subject ACL means "signed in": reading, and the account's own data.
  if (access === 'session') return may(user.ability, 'read', 'ACL');
  if (access === 'hotel-admin') return may(user.ability, 'manage', 'Hotel');
  return access === 'admin' && may(user.ability, 'manage', 'Admin');
}

/** Whether this account administers a hotel: as an administrator, or as that of this hotel. */
export function administers(user: UserData | null, hotel: Pick<GrantedHotel, 'rights'> | null): boolean {
  return mayCall(user, 'admin') || (mayCall(user, 'hotel-admin') && hotel?.rights?.includes('administer') === true);
}

/** Whether this account leads others in a hotel: it approves or plans for them. */
export function leads(user: UserData | null, hotel: Pick<GrantedHotel, 'rights'> | null): boolean {
  if (mayCall(user, 'admin')) return true;
  return hotel?.rights?.some((right) => right === 'approve' || right === 'plan') === true;
}

/** Evaluates the session's ability rules: `manage` covers every action, `all` every subject. */
const may = (rules: readonly Rule[], action: string, subject: string): boolean =>
  rules.some((rule) => [action, 'manage'].includes(rule.action) && [subject, 'all'].includes(rule.subject));
