import type { EmailChange, EmailQuery } from '@horae/contract/office/email.contract';
import type { Email } from '@horae/contract/office/emails';
import { and, arrayContains, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { columnsHold } from '#platform/columns-hold';
import { type Database, inTransaction } from '#platform/database';
import { conflict } from '#platform/errors';
import { releaseFiles } from './attachments.service';
import { emails } from './email.table';
import { areEmails, lockEmails, shown } from './mailbox';

export async function listEmails(db: Database, accountId: number, query: EmailQuery) {
  const isOwn = eq(emails.accountId, accountId);
  const rows = await db
    .select()
    .from(emails)
    .where(and(isOwn, isListed(query), columnsHold(query.q, [emails.fromName, emails.subject])))
    .orderBy(desc(emails.at), desc(emails.id));
  const count = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const [emailsMeta] = await db
    .select({
      inbox: count(sql`${emails.folder} = 'inbox' and not ${emails.isRead}`),
      draft: count(sql`${emails.folder} = 'draft'`),
      spam: count(sql`${emails.folder} = 'spam' and not ${emails.isRead}`),
    })
    .from(emails)
    .where(isOwn);
  return { emails: rows.map(shown), emailsMeta: emailsMeta! };
}

function isListed({ folder, label }: EmailQuery): SQL | undefined {
  const chosen = (folder ?? (label === undefined ? 'inbox' : undefined))?.toLowerCase();
  const isInFolder =
    chosen === undefined
      ? ne(emails.folder, 'trash')
      : chosen === 'starred'
        ? and(emails.isStarred, ne(emails.folder, 'trash'))
        : eq(sql`${emails.folder}`, chosen);
  return and(isInFolder, label === undefined ? undefined : sql`${label.toLowerCase()} = any(${emails.labels})`);
}

/** Moves, flags and stars mails, all or none. */
export function updateEmails(db: Database, accountId: number, ids: number[], change: EmailChange): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockEmails(tx, accountId, ids);
    await tx.update(emails).set(change).where(areEmails(accountId, ids));
    await announce(tx, 'email', accountId);
  });
}

/** Adds the label where it is absent and removes it where it is present, all or none. */
export function toggleLabel(
  db: Database,
  accountId: number,
  ids: number[],
  label: Email['labels'][number],
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockEmails(tx, accountId, ids);
    const toggled = sql`case when ${arrayContains(emails.labels, [label])}
      then array_remove(${emails.labels}, ${label}) else array_append(${emails.labels}, ${label}) end`;
    await tx.update(emails).set({ labels: toggled }).where(areEmails(accountId, ids));
    await announce(tx, 'email', accountId);
  });
}

/** Permanently deletes drafts and mails in the trash, all or none. */
export function removeEmails(db: Database, accountId: number, ids: number[]): Promise<void> {
  return inTransaction(db, async (tx) => {
    const locked = await lockEmails(tx, accountId, ids);
    const isKept = locked.some(({ folder }) => folder !== 'trash' && folder !== 'draft');
    if (isKept) throw conflict('Move it to Trash first.');
    await tx.delete(emails).where(areEmails(accountId, ids));
    await releaseFiles(tx, accountId, ids);
    await announce(tx, 'email', accountId);
  });
}

const mostRecipients = 20;

/** Finds people whom the account has written to or heard from, by name. */
export async function findRecipients(db: Database, accountId: number, q: string) {
  const { rows } = await db.execute<Email['to'][number]>(sql`
    select distinct on (lower(name), lower(email)) name, email from (
      select ${emails.fromName} as name, ${emails.fromEmail} as email from ${emails}
      where ${emails.accountId} = ${accountId} and ${emails.folder} <> 'spam'
      union all
      select person ->> 'name', person ->> 'email' from ${emails}, json_array_elements(${emails.to}) person
      where ${emails.accountId} = ${accountId} and ${emails.folder} = 'sent'
    ) people
    where ${columnsHold(q, [sql`name`, sql`email`]) ?? sql`true`}
    order by lower(name), lower(email)
    limit ${mostRecipients}`);
  return rows;
}
