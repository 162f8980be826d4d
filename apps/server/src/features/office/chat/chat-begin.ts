import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { announce } from '#platform/announce';
import { bare } from '#platform/column-names';
import type { Database } from '#platform/database';
import type { PersonalSamples } from '#platform/samples';
import { accounts } from '../../core/session/session.table';
import { ownSenderId } from './chat.rules';
import { chatContacts, chatProfiles } from './chat.table';

const owner = alias(chatProfiles, 'owner');
const other = alias(chatProfiles, 'other');
const accountAccount = alias(accounts, 'account');
const current = alias(chatContacts, 'current');

const jobTitles = { admin: 'Administrator', client: 'Team member' };

/** Every account has a profile and is a contact of all others. */
export const chatBeginning: PersonalSamples = {
  name: 'chat-profile',
  async add(tx, accountId) {
    const [account] = await tx.select({ role: accounts.role }).from(accounts).where(eq(accounts.id, accountId));
    if (!account) return;
    await tx
      .insert(chatProfiles)
      .values({ accountId, jobTitle: jobTitles[account.role], about: '', status: 'online' })
      .onConflictDoNothing();
    await tx.execute(sql`lock table ${chatContacts} in share row exclusive mode`);
    await link(tx, sql`${owner.accountId} = ${accountId} and ${other.accountId} <> ${accountId}`);
    await link(tx, sql`${other.accountId} = ${accountId} and ${owner.accountId} <> ${accountId}`);
    await announce(tx, 'chat', 'all');
  },
};

/** Adds the account `other` to the contacts of the account `owner` if it is missing. */
async function link(tx: Database, pairs: ReturnType<typeof sql>): Promise<void> {
  await tx.execute(sql`
    insert into ${chatContacts} (${bare(chatContacts.accountId, chatContacts.id, chatContacts.linkedAccountId, chatContacts.fullName, chatContacts.jobTitle, chatContacts.about, chatContacts.status)})
    select ${owner.accountId},
      greatest(${ownSenderId}, (select max(${chatContacts.id}) from ${chatContacts} where ${chatContacts.accountId} = ${owner.accountId}))
        + row_number() over (partition by ${owner.accountId} order by ${other.accountId}),
      ${other.accountId}, ${accountAccount.fullName}, ${other.jobTitle}, ${other.about}, ${other.status}
    from ${chatProfiles} ${owner}
    cross join ${chatProfiles} ${other}
    join ${accounts} ${accountAccount} on ${accountAccount.id} = ${other.accountId}
    where ${pairs} and not exists (
      select from ${chatContacts} ${current}
      where ${current.accountId} = ${owner.accountId} and ${current.linkedAccountId} = ${other.accountId})`);
}
