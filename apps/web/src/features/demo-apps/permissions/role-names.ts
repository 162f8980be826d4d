import { permissionsWords } from './permissions.words';

export const roleNames = ['administrator', 'manager', 'user', 'support', 'restricted-user'] as const;

/** A role as people read it; one that came from elsewhere as it is written. */
export function roleText(role: string): string {
  const known = roleNames.find((name) => name === role);
  return known ? permissionsWords.say(`role.${known}`) : role;
}
