import type { OpenEmail } from '@horae/contract/office/emails';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { notFound } from '#platform/errors';
import { emails } from './email.table';
import { type EmailRow, rowOf, shown } from './mailbox';

export async function readEmail(db: Database, accountId: number, id: number): Promise<OpenEmail> {
  return opened(db, await rowOf(db, accountId, id));
}

/** Returns the mail above (previous, newer) or below (next, older) in the list of its folder. */
export async function readNeighbour(
  db: Database,
  accountId: number,
  id: number,
  dir: 'previous' | 'next',
): Promise<OpenEmail> {
  const neighbour = await neighbourOf(db, await rowOf(db, accountId, id), dir);
  if (!neighbour) throw notFound('Email');
  return opened(db, neighbour);
}

async function opened(db: Database, row: EmailRow): Promise<OpenEmail> {
  const hasPreviousMail = (await neighbourOf(db, row, 'previous')) !== undefined;
  const hasNextMail = (await neighbourOf(db, row, 'next')) !== undefined;
  return { ...shown(row), hasPreviousMail, hasNextMail };
}

async function neighbourOf(db: Database, row: EmailRow, dir: 'previous' | 'next'): Promise<EmailRow | undefined> {
  const place = sql`(${emails.at}, ${emails.id})`;
  const own = sql`(${row.at.toISOString()}::timestamptz, ${row.id}::int)`;
  const isNewer = dir === 'previous';
  const order = isNewer ? asc : desc;
  const [found] = await db
    .select()
    .from(emails)
    .where(
      and(
        eq(emails.accountId, row.accountId),
        eq(emails.folder, row.folder),
        isNewer ? sql`${place} > ${own}` : sql`${place} < ${own}`,
      ),
    )
    .orderBy(order(emails.at), order(emails.id))
    .limit(1);
  return found;
}
