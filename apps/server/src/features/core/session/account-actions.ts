import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { resetTwoStep } from '../two-step/two-step.commands';
import { endSessions } from './end-sessions';
import type { LinkMail } from './letters.rules';
import { endLinks, postLink } from './password-links.service';
import { addAccount, type BeginAccount } from './registration.service';
import { accounts } from './session.table';
import { addNamedAccount, makeSlip } from './slip-accounts.service';

/** The actions on logins that managing accounts requires. */
export function accountActions(
  beginAccount: BeginAccount,
  server: (addressInUse?: string) => LinkMail,
  twoStep: Parameters<typeof resetTwoStep>[1],
) {
  return {
    endLinks,
    endSessions,
    removeTwoStep: (tx: Database, accountId: number, by: string) => resetTwoStep(tx, twoStep, accountId, by),
    async addAccount(tx: Database, account: { email: string; fullName: string; role: 'admin' | 'client' }) {
      const { id } = await addAccount(tx, { ...account, passwordHash: null });
      await beginAccount(tx, id);
      return id;
    },
    async addNamedAccount(tx: Database, holder: Parameters<typeof addNamedAccount>[1]) {
      const added = await addNamedAccount(tx, holder);
      await beginAccount(tx, added.id);
      return added;
    },
    makeSlip,
    async postLink(tx: Database, accountId: number, addressInUse?: string) {
      await endLinks(tx, accountId);
      const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId));
      if (account) await postLink(tx, account, server(addressInUse));
    },
  };
}
