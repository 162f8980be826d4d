import { randomBytes } from 'node:crypto';
import { mailLanguage } from '@horae/contract/languages';
import { eq } from 'drizzle-orm';
import { announce } from '#platform/announce';
import type { Database } from '#platform/database';
import { HttpError } from '#platform/errors';
import { postMail, withdrawLinksTo } from '#platform/mail/outbox';
import { hashOf } from '#platform/secret-hash';
import { confirmLetter, type LinkMail } from './letters.rules';
import { languageOf } from './session.reads';
import { accounts, emailChanges } from './session.table';

const hour = 3_600_000;
const linkLasts = 24 * hour;
const postedAtMost = 5;

/** Posts a link that confirms an address of the account, at most five times in a row. */
export async function postEmailLink(tx: Database, accountId: number, email: string, server: LinkMail): Promise<void> {
  const [before] = await tx.select().from(emailChanges).where(eq(emailChanges.accountId, accountId));
  const isInRow = before !== undefined && before.postedAt.getTime() > Date.now() - hour;
  const posted = isInRow ? before.posted + 1 : 1;
  if (posted > postedAtMost)
    throw new HttpError(
      429,
      'TOO_MANY_REQUESTS',
      'Five links have already been sent. Use the latest one, or wait an hour.',
      {
        retryAfterSeconds: hour / 1000,
      },
    );
  if (before) await withdrawLinksTo(tx, accountId, before.email);
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + linkLasts);
  const wanted = { email, hash: hashOf(token), expiresAt, postedAt: new Date(), posted };
  await tx
    .insert(emailChanges)
    .values({ accountId, ...wanted })
    .onConflictDoUpdate({ target: emailChanges.accountId, set: wanted });
  const [account] = await tx
    .select({ email: accounts.email, language: languageOf(accounts) })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  const isNew = account?.email !== email;
  await postMail(tx, {
    to: email,
    linkOf: accountId,
    ...confirmLetter(mailLanguage(account?.language ?? null, server.language), token, server, isNew),
  });
  await announce(tx, 'profile', accountId);
}
