import type { Contact } from '@horae/contract/office/chat.contract';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { notFound } from '#platform/errors';
import { reachableFrom } from '../../core/session/session.reads';
import { accounts } from '../../core/session/session.table';
import { linkedIdsAfter } from './chat.rules';
import { chatContacts, chatProfiles, chats } from './chat.table';

const c = alias(chatContacts, 'c');
const a = alias(accounts, 'a');
const p = alias(chatProfiles, 'p');

/** A contact, and the account behind it; `isReachable` if that account shares a hotel, or if there is none. */
export interface KnownContact {
  contact: Contact;
  linkedAccountId: number | null;
  isReachable: boolean;
}

type Row = Contact & Omit<KnownContact, 'contact'> & Record<string, unknown>;

/**
 * Reads the contacts of an account: the stored ones, and the accounts that share a hotel with it. Of a former colleague
 * the chat and the name remain.
 */
export async function contactsOf(db: Database, accountId: number, id?: number): Promise<KnownContact[]> {
  const { rows } = await db.execute<Row>(sql`
    with colleague as materialized (${reachableFrom(accountId)}), contact as (
      select ${c.id} as id, coalesce(${a.fullName}, ${c.fullName}) as "fullName",
        coalesce(${p.jobTitle}, ${c.jobTitle}) as role,
        case when ${c.linkedAccountId} is null then ${c.about} else coalesce(${p.about}, '') end as about,
        case when colleague.id is null then null else ${a.avatar} end as avatar,
        case when ${c.linkedAccountId} is null then ${c.status} else coalesce(${p.status}, 'offline') end as status,
        ${c.linkedAccountId} as "linkedAccountId", ${c.linkedAccountId} is null or colleague.id is not null as "isReachable"
      from ${chatContacts} ${c}
      left join ${accounts} ${a} on ${a.id} = ${c.linkedAccountId}
      left join colleague on colleague.id = ${c.linkedAccountId}
      left join ${chatProfiles} ${p} on ${p.accountId} = colleague.id
      where ${c.accountId} = ${accountId} and (${c.linkedAccountId} is null or colleague.id is not null or exists (
        select from ${chats} where ${chats.accountId} = ${accountId} and ${chats.contactId} = ${c.id}))
      union all
      select ${linkedIdsAfter}::int + ${a.id}, ${a.fullName}, ${p.jobTitle}, ${p.about}, ${a.avatar}, ${p.status}, ${a.id}, true
      from colleague join ${accounts} ${a} on ${a.id} = colleague.id join ${chatProfiles} ${p} on ${p.accountId} = colleague.id
      where not exists (select from ${chatContacts} ${c}
        where ${c.accountId} = ${accountId} and ${c.linkedAccountId} = colleague.id)
    )
    select * from contact where ${id === undefined ? sql`true` : sql`id = ${id}`} order by id`);
  return rows.map(({ linkedAccountId, isReachable, ...contact }) => ({ contact, linkedAccountId, isReachable }));
}

export async function contactOf(db: Database, accountId: number, id: number): Promise<KnownContact> {
  const [known] = await contactsOf(db, accountId, id);
  if (!known) throw notFound('Contact');
  return known;
}
