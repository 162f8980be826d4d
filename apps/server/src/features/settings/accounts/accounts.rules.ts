import type { AccountState } from '@horae/contract/settings/accounts.contract';

/** `invited` until a password is chosen; `disabled` takes precedence. */
export function stateOf(account: { passwordHash: string | null; disabledAt: Date | null }): AccountState {
  if (account.disabledAt) return 'disabled';
  return account.passwordHash === null ? 'invited' : 'active';
}

/** The single-use link in a mail. */
export const linkIn = (text: string): string => /https?:\/\/\S+\?token=\S+/.exec(text)?.[0] ?? '';

const linkNames: Record<string, string> = {
  invitation: 'invitation link',
  'reset-password': 'password link',
  'confirm-email': 'e-mail link',
};

/** The audit's name for a link, by the page it opens. */
export const linkName = (link: string): string => linkNames[/\/([a-z-]+)\?token=/.exec(link)?.[1] ?? ''] ?? 'link';
