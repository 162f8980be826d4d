import type { AccountState } from '@horae/contract/settings/accounts.contract';

/** Invited until a password is chosen; disabled wins. */
export function stateOf(account: { passwordHash: string | null; disabledAt: Date | null }): AccountState {
  if (account.disabledAt) return 'disabled';
  return account.passwordHash === null ? 'invited' : 'active';
}

/** The address in a mail that does something for its account once. */
export const linkIn = (text: string): string => /https?:\/\/\S+\?token=\S+/.exec(text)?.[0] ?? '';

const linkNames: Record<string, string> = {
  invitation: 'invitation link',
  'reset-password': 'password link',
  'confirm-email': 'e-mail link',
};

/** What the audit calls a link, by the page that it opens. */
export const linkName = (link: string): string => linkNames[/\/([a-z-]+)\?token=/.exec(link)?.[1] ?? ''] ?? 'link';
