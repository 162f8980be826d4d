import type { Contact } from '@horae/contract/office/chat.contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { notFound } from '#platform/errors';
import { accounts } from '../../core/session/session.table';
import { chatContacts, chatProfiles } from './chat.table';

/** Reads the contacts of an account, or a single one; a linked one shows the profile of its account. */
export function contactsOf(db: Database, accountId: number, id?: number): Promise<Contact[]> {
  return db
    .select({
      id: chatContacts.id,
      fullName: sql<string>`coalesce(${accounts.fullName}, ${chatContacts.fullName})`,
      role: sql<string>`coalesce(${chatProfiles.jobTitle}, ${chatContacts.jobTitle})`,
      about: sql<string>`coalesce(${chatProfiles.about}, ${chatContacts.about})`,
      avatar: accounts.avatar,
      status: sql<Contact['status']>`coalesce(${chatProfiles.status}, ${chatContacts.status})`,
    })
    .from(chatContacts)
    .leftJoin(accounts, eq(accounts.id, chatContacts.linkedAccountId))
    .leftJoin(chatProfiles, eq(chatProfiles.accountId, chatContacts.linkedAccountId))
    .where(and(eq(chatContacts.accountId, accountId), id === undefined ? undefined : eq(chatContacts.id, id)))
    .orderBy(asc(chatContacts.id));
}

export async function contactOf(db: Database, accountId: number, id: number): Promise<Contact> {
  const [contact] = await contactsOf(db, accountId, id);
  if (!contact) throw notFound('Contact');
  return contact;
}
