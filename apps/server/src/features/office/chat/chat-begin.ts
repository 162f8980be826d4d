import { eq, sql } from 'drizzle-orm';
import { announce } from '#platform/announce';
import type { Database } from '#platform/database';
import type { PersonalSamples } from '#platform/samples';
import { accounts } from '../../core/session/session.table';
import { ownSenderId } from './chat.rules';
import { chatContacts, chatProfiles } from './chat.table';

const jobTitles = { admin: 'Administrator', client: 'Team member' };

/** Every account has a profile, is a contact of the others, and has them as contacts. */
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
    await link(tx, sql`owner.account_id = ${accountId} and other.account_id <> ${accountId}`);
    await link(tx, sql`other.account_id = ${accountId} and owner.account_id <> ${accountId}`);
    await announce(tx, 'chat', 'all');
  },
};

/** Appends the account `other` to the contacts of the account `owner` where it is missing. */
async function link(tx: Database, pairs: ReturnType<typeof sql>): Promise<void> {
  await tx.execute(sql`
    insert into ${chatContacts} (account_id, id, linked_account_id, full_name, job_title, about, status)
    select owner.account_id,
      greatest(${ownSenderId}, (select max(id) from ${chatContacts} where account_id = owner.account_id))
        + row_number() over (partition by owner.account_id order by other.account_id),
      other.account_id, account.full_name, other.job_title, other.about, other.status
    from ${chatProfiles} owner
    cross join ${chatProfiles} other
    join ${accounts} account on account.id = other.account_id
    where ${pairs} and not exists (
      select from ${chatContacts} held
      where held.account_id = owner.account_id and held.linked_account_id = other.account_id)`);
}
