import type { Delivery, OutgoingEmail } from '@horae/contract/office/email.contract';

/** Every address of the letter once, lower-cased. */
export function addressesOf({ to, cc, bcc }: Pick<OutgoingEmail, 'to' | 'cc' | 'bcc'>): string[] {
  const all = [...to.map(({ email }) => email), ...cc, ...bcc];
  return [...new Set(all.map((address) => address.trim().toLowerCase()))];
}

/** A size of a file as people say it: `1 kB`, `1.2 MB`. */
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
