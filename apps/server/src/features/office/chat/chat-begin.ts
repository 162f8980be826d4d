import { eq } from 'drizzle-orm';
import type { PersonalSamples } from '#platform/samples';
import { accounts } from '../../core/session/session.table';
import { chatProfiles } from './chat.table';

const jobTitles = { admin: 'Administrator', client: 'Team member' };

/** Every account has a profile, which the accounts of its hotels see. */
export const chatBeginning: PersonalSamples = {
  name: 'chat-profile',
  async add(tx, accountId) {
    const [account] = await tx.select({ role: accounts.role }).from(accounts).where(eq(accounts.id, accountId));
    if (!account) return;
    await tx
      .insert(chatProfiles)
      .values({ accountId, jobTitle: jobTitles[account.role], about: '', status: 'online' })
      .onConflictDoNothing();
  },
};
