import type { Database } from '#platform/database';

/** What the settings ask of logins: an e-mail is what one logs in with. */
export interface EmailActions {
  /** Posts a link to another e-mail, which takes the password; it holds once the link was opened. */
  want: (tx: Database, accountId: number, email: string, password: string) => Promise<void>;
  /** The e-mail that waits for its link to be opened. */
  wanted: (db: Database, accountId: number) => Promise<string | null>;
  sendAgain: (db: Database, accountId: number) => Promise<void>;
  keep: (db: Database, accountId: number) => Promise<void>;
  hasMailServer: boolean;
}
