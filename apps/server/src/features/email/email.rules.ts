import type { Delivery, Email, OutgoingEmail } from '@horae/contract/email.contract';

type Attachment = Email['attachments'][number];

/** Every address of the letter once, lower-cased. */
export function addressesOf({ to, cc, bcc }: Pick<OutgoingEmail, 'to' | 'cc' | 'bcc'>): string[] {
  const all = [...to.map(({ email }) => email), ...cc, ...bcc];
  return [...new Set(all.map((address) => address.trim().toLowerCase()))];
}

/** Attachments by name; one that the forwarded mail has keeps its file. */
export function namedFiles(files: { fileName: string; size: string }[], forwarded: Attachment[]): Attachment[] {
  return files.map(({ fileName, size }) => {
    const held = forwarded.find((attachment) => attachment.fileName === fileName);
    return held ?? { fileName, thumbnail: '', url: '', size };
  });
}

interface Posted {
  address: string;
  isLocal: boolean;
  sentAt: Date | null;
  attempts: number;
  failure: string | null;
}

/** How far a mail to one address has come. */
export function deliveryState(
  { address, isLocal, sentAt, attempts, failure }: Posted,
  { hasMailServer, mostAttempts }: { hasMailServer: boolean; mostAttempts: number },
): Delivery {
  if (isLocal) return { address, state: 'delivered' };
  if (sentAt) return { address, state: 'sent' };
  const said = failure === null ? {} : { failure };
  if (attempts >= mostAttempts) return { address, state: 'failed', ...said };
  return hasMailServer ? { address, state: 'waiting', ...said } : { address, state: 'no-mail-server' };
}
