import type { Database } from '#platform/database';

/** What the section asks of logins: it keeps neither passwords nor sessions nor links itself. */
export interface AccountActions {
  /** Adds an account without a password, with all that belongs to it. */
  addAccount: (tx: Database, account: { email: string; fullName: string; role: 'admin' | 'client' }) => Promise<number>;
  /** Ends the links of an account and posts it a new one: an invitation, or a reset link if it has a password. */
  postLink: (tx: Database, accountId: number) => Promise<void>;
  endLinks: (tx: Database, accountId: number) => Promise<void>;
  endSessions: (tx: Database, accountId: number, which?: { except?: string; only?: string }) => Promise<number>;
  hasMailServer: boolean;
}
