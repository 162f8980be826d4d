import { permissionsWords } from './permissions.words';

export const roleNames = ['administrator', 'manager', 'user', 'support', 'restricted-user'] as const;

/** The label of a role; unknown roles are returned unchanged. */
export function roleText(role: string): string {
  const known = roleNames.find((name) => name === role);
  return known ? permissionsWords.say(`role.${known}`) : role;
}
