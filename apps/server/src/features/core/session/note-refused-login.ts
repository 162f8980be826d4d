import type { Database } from '#platform/database';
import { maskedEmail } from '#platform/security-events/masked-email';
import { notingRefusals } from '#platform/security-events/note-refusal';
import { accountAtLogin } from './accounts-at-login';

/** Logs somebody in; a login that is refused is noted as a security event. */
export function notingRefusedLogin<T>(db: Database, email: string, login: () => Promise<T>): Promise<T> {
  const event = async () => {
    // No account is known here before its password is; the event says whose login was tried.
    const account = await accountAtLogin(db, email);
    return { kind: 'login', accountId: account?.id ?? null, email: maskedEmail(email) } as const;
  };
  return notingRefusals(db, event, login);
}
