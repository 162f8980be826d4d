import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { postMail } from '#platform/mail/outbox';
import { accounts } from '../session/session.table';
import type { TwoStepContext } from './two-step-context';

/** Reports a change of two-step verification to the account, in its mailbox and, if mails leave this server, by mail. */
export async function notifyOwner(
  tx: Database,
  { tell, appName, origin, hasMailServer }: TwoStepContext,
  accountId: number,
  { subject, what }: { subject: string; what: string },
): Promise<void> {
  const lines = [what, 'If this was not you, change your password and tell an administrator.'];
  const path = '/account-settings?tab=two-step';
  const links = [{ path, text: 'Your two-step verification' }];
  await tell(tx, { on: 'always', to: accountId, by: [], subject, lines, links });
  if (!hasMailServer) return;
  const [account] = await tx.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId));
  const text = `${lines.join('\n\n')}\n\n${origin()}${path}\n`;
  if (account?.email) await postMail(tx, { to: account.email, subject: `${subject} (${appName})`, text });
}
