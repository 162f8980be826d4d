import type { Email } from '@horae/contract/office/emails';
import type { OutgoingEmail } from '@horae/contract/office/outgoing-email';
import type { Database } from '#platform/database';
import { invalid } from '#platform/errors';
import { attachmentsAt, keepUploads, releaseUploads } from '#platform/uploads/upload-store';
import { sizeText } from './email.rules';
import type { EmailRow } from './mailbox';

type Attachment = Email['attachments'][number];

const heldBy = (accountId: number, id: number) => `email:${accountId}:${id}`;

/**
 * The attachments of a mail: uploads with their real name and size, forwarded files by name, otherwise the name alone.
 */
export async function attachedFiles(
  tx: Database,
  files: OutgoingEmail['attachments'],
  forwarded: Attachment[],
): Promise<Attachment[]> {
  const stored = await attachmentsAt(
    tx,
    files.map(({ url }) => url),
  );
  return files.map(({ fileName, size, url }, at) => {
    const upload = stored.get(url);
    if (upload) return { fileName: upload.name, thumbnail: '', url, size: sizeText(upload.size) };
    if (url.startsWith('/uploads/')) {
      throw invalid(`email.attachments.${at}.url`, 'This file is no longer there. Upload it again.');
    }
    const known = forwarded.find((attachment) => attachment.fileName === fileName);
    return known ?? { fileName, thumbnail: '', url, size };
  });
}

/** Marks a mail as keeping its files and those of the replies below it. */
export function keepFiles(tx: Database, { accountId, id, attachments, replies }: EmailRow): Promise<void> {
  const files = [attachments, ...replies.map((reply) => reply.attachments)].flat();
  return keepUploads(
    tx,
    heldBy(accountId, id),
    files.map(({ url }) => url),
  );
}

/** Releases the files of deleted mails. */
export async function releaseFiles(tx: Database, accountId: number, ids: number[]): Promise<void> {
  await releaseUploads(
    tx,
    ids.map((id) => heldBy(accountId, id)),
  );
}
