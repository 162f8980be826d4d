import type { Database } from '#platform/database';

/** The actions on logins that this section requires: it has no passwords, sessions or links itself. */
export interface AccountActions {
  /** Adds an account without a password, with its samples and defaults. */
  addAccount: (tx: Database, account: { email: string; fullName: string; role: 'admin' | 'client' }) => Promise<number>;
  /** Adds an account without e-mail and password, which logs in by a login name made from the hotel and the code. */
  addNamedAccount: (
    tx: Database,
    holder: { hotel: number; code: string; fullName: string },
  ) => Promise<{ id: number; loginName: string }>;
  /** Makes the secrets of a printed slip; earlier links of the account stop working. */
  makeSlip: (tx: Database, accountId: number) => Promise<{ token: string; typedCode: string; expiresAt: Date }>;
  /** Invalidates the links of an account and posts a new one: an invitation, or a reset link if it has a password. */
  postLink: (tx: Database, accountId: number, addressInUse?: string) => Promise<void>;
  endLinks: (tx: Database, accountId: number) => Promise<void>;
  endSessions: (tx: Database, accountId: number, which?: { except?: string; only?: string }) => Promise<number>;
  /** Removes the two-step verification of an account and tells its owner who did it. */
  removeTwoStep: (tx: Database, accountId: number, by: string) => Promise<void>;
  hasMailServer: boolean;
}
