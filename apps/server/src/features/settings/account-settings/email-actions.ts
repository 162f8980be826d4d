import type { Database } from '#platform/database';

/** The actions on logins that the settings require: the e-mail is the login name. */
export interface EmailActions {
  /** Posts a link to another e-mail and checks the password; the e-mail changes once the link is opened. */
  want: (tx: Database, accountId: number, email: string, password: string) => Promise<void>;
  /** The e-mail whose link has not been opened yet. */
  wanted: (db: Database, accountId: number) => Promise<string | null>;
  sendAgain: (db: Database, accountId: number) => Promise<void>;
  keep: (db: Database, accountId: number) => Promise<void>;
  hasMailServer: boolean;
}
