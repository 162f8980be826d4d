import type { AccountState } from '@horae/contract/settings/accounts.contract';

interface Stored {
  passwordHash: string | null;
  isConfirmed: boolean;
  disabledAt: Date | null;
}

/** `invited` until a password is chosen, `unconfirmed` until a registered address is; `disabled` takes precedence. */
export function stateOf({ passwordHash, isConfirmed, disabledAt }: Stored): AccountState {
  if (disabledAt) return 'disabled';
  if (passwordHash === null) return 'invited';
  return isConfirmed ? 'active' : 'unconfirmed';
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
