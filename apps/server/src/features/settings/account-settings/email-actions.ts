import type { Database } from '#platform/database';

/** The actions on logins that the settings require: the e-mail is the login name. */
export interface EmailActions {
  /** Refuses a wrong password if the e-mail is another than the account's. */
  refuseStranger: (db: Database, accountId: number, email: string, password: string) => Promise<void>;
  /** Posts a link to another e-mail, which changes once the link is opened. */
  want: (tx: Database, accountId: number, email: string) => Promise<void>;
  /** The e-mail whose link has not been opened yet. */
  wanted: (db: Database, accountId: number) => Promise<string | null>;
  sendAgain: (db: Database, accountId: number) => Promise<void>;
  keep: (db: Database, accountId: number) => Promise<void>;
  hasMailServer: boolean;
}
