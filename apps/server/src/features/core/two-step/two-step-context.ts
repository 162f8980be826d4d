import type { Language } from '@horae/contract/languages';
import type { Database } from '#platform/database';
import type { Tell } from '#platform/mail/notice';
import type { Sealer } from '#platform/sealed-text';

/** What two-step verification needs of the server around it. */
export interface TwoStepContext {
  /** Seals the secrets of authenticator apps. */
  sealer: Sealer;
  /** The address under which browsers reach this server: passkeys belong to its host. */
  origin: () => string;
  appName: string;
  /** Of mails to those who have not chosen one. */
  language: Language;
  tell: Tell;
  /** Whether mails leave this server. */
  hasMailServer: boolean;
}

/** What it needs of the sessions. */
export interface SessionActions {
  endSessions: (tx: Database, accountId: number, which?: { except?: string }) => Promise<number>;
}
