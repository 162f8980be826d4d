import { announce } from '#platform/announce';
import { cleanHtml } from '#platform/clean-html';
import type { Database } from '#platform/database';
import { insertCopy } from './letter-copy';

interface HoraeMail {
  from: { name: string; email: string };
  subject: string;
  message: string;
}

/**
 * Adds a letter from the installation to each account's inbox, as separate letters: no reply reaches another account.
 */
export async function deliverNotice(
  tx: Database,
  readers: { id: number; fullName: string; email: string | null }[],
  { from, subject, message }: HoraeMail,
): Promise<void> {
  const sender = { fromName: from.name, fromEmail: from.email, fromAvatar: '' };
  const letter = { ...sender, cc: [], bcc: [], subject, message: cleanHtml(message), attachments: [], at: new Date() };
  for (const { id, fullName, email } of readers) {
    const to = [{ name: fullName, email: email ?? '' }];
    await insertCopy(tx, { ...letter, to }, { accountId: id, folder: 'inbox', isRead: false });
    await announce(tx, 'email', id);
  }
}
