import type { Delivery, OutgoingEmail } from '@horae/contract/office/outgoing-email';

/** Returns each address of the letter once, in lower case. */
export function addressesOf({ to, cc, bcc }: Pick<OutgoingEmail, 'to' | 'cc' | 'bcc'>): string[] {
  const all = [...to.map(({ email }) => email), ...cc, ...bcc];
  return [...new Set(all.map((address) => address.trim().toLowerCase()))];
}

/** Formats a file size: `1 kB`, `1.2 MB`. */
export function sizeText(bytes: number): string {
  return bytes < 999_500
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toFixed(1).replace(/\.0$/, '')} MB`;
}

interface Posted {
  address: string;
  isLocal: boolean;
  sentAt: Date | null;
  attempts: number;
  failure: string | null;
  /** How often a mail server got it without confirming it. */
  doubts: number;
}

/** The delivery state of a mail to one address. */
export function deliveryState(
  { address, isLocal, sentAt, attempts, failure, doubts }: Posted,
  { hasMailServer, mostAttempts }: { hasMailServer: boolean; mostAttempts: number },
): Delivery {
  if (isLocal) return { address, state: 'delivered' };
  if (sentAt) return { address, state: 'sent', ...(doubts > 0 && { mayBeTwice: true }) };
  const said = failure === null ? {} : { failure };
  if (attempts >= mostAttempts) return { address, state: 'failed', ...said };
  return hasMailServer ? { address, state: 'waiting', ...said } : { address, state: 'no-mail-server' };
}
