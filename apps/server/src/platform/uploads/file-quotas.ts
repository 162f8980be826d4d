import { eq, sql, sum } from 'drizzle-orm';
import type { Database } from '../database';
import { HttpError } from '../errors';
import { uploads } from './uploads.table';

/** How many bytes of files may be stored. */
export interface FileQuotas {
  perAccount: number;
  inAll: number;
}

/** Refuses a file beyond a quota. Others wait until the transaction ends, so that together they do not exceed it. */
export async function refuseBeyondQuotas(
  tx: Database,
  { perAccount, inAll }: FileQuotas,
  { accountId, size }: { accountId: number; size: number },
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('file quotas', 0))`);
  const [own] = await tx
    .select({ bytes: sum(uploads.size) })
    .from(uploads)
    .where(eq(uploads.accountId, accountId));
  if (Number(own?.bytes ?? 0) + size > perAccount) {
    const limit = `an account may store ${megabytes(perAccount)} of files, and yours would take more with this one`;
    throw new HttpError(413, 'QUOTA_REACHED', `Delete some files first: ${limit}.`);
  }
  const [all] = await tx.select({ bytes: sum(uploads.size) }).from(uploads);
  if (Number(all?.bytes ?? 0) + size <= inAll) return;
  const limit = `it may store ${megabytes(inAll)} of files in all`;
  throw new HttpError(
    413,
    'QUOTA_REACHED',
    `This server has no space for the file: ${limit}. Tell your administrator.`,
  );
}

const megabytes = (bytes: number) => `${bytes / 1_000_000} MB`;
