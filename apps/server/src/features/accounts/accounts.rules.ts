import type { AccountState } from '@horae/contract/accounts.contract';

/** Invited until a password is chosen; disabled wins. */
export function stateOf(account: { passwordHash: string | null; disabledAt: Date | null }): AccountState {
  if (account.disabledAt) return 'disabled';
  return account.passwordHash === null ? 'invited' : 'active';
}

/** The address in a mail by which a password is chosen. */
export const linkIn = (text: string): string => /https?:\/\/\S+\?token=\S+/.exec(text)?.[0] ?? '';
