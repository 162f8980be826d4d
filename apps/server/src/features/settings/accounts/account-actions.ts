import type { Database } from '#platform/database';

/** The actions on logins that this section requires: it has no passwords, sessions or links itself. */
export interface AccountActions {
  /** Adds an account without a password, with its samples and defaults. */
  addAccount: (tx: Database, account: { email: string; fullName: string; role: 'admin' | 'client' }) => Promise<number>;
  /** Invalidates the links of an account and posts a new one: an invitation, or a reset link if it has a password. */
  postLink: (tx: Database, accountId: number) => Promise<void>;
  endLinks: (tx: Database, accountId: number) => Promise<void>;
  endSessions: (tx: Database, accountId: number, which?: { except?: string; only?: string }) => Promise<number>;
  /** Removes the two-step verification of an account and tells its owner who did it. */
  removeTwoStep: (tx: Database, accountId: number, by: string) => Promise<void>;
  hasMailServer: boolean;
}
