import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import type { Notice } from '#platform/mail/notice';
import { hasHotel, languageOf } from '../../core/session/session.reads';
import { accounts } from '../../core/session/session.table';
import { unsetNotification } from './account-settings.rules';
import { accountSettings } from './account-settings.table';

/** The accounts that a notice concerns and that have asked for it, if it can be switched off; news for all is for those with a hotel. */
export async function listenersOf(db: Database, { on, to, by }: Pick<Notice, 'on' | 'to' | 'by'>) {
  const concerned = and(
    to === 'all' ? hasHotel(accounts) : eq(accounts.id, to),
    by.length > 0 ? notInArray(accounts.id, by) : undefined,
  );
  const rows = await db
    .select({
      id: accounts.id,
      fullName: accounts.fullName,
      email: accounts.email,
      /** Where mail from outside reaches who logs in with the account; null where nobody has shown that it does. */
      ownAddress: sql<string | null>`case when ${isOwnAddress} then ${accounts.email} end`,
      language: languageOf(accounts),
      chosen: accountSettings.notification,
    })
    .from(accounts)
    .leftJoin(accountSettings, eq(accountSettings.accountId, accounts.id))
    .where(concerned)
    .orderBy(asc(accounts.id));
  if (on === 'always') return rows;
  return rows.filter(({ chosen }) => {
    const flags = { ...unsetNotification, ...chosen };
    return on.some((flag) => flags[flag]);
  });
}

/** An open invitation may have gone to a mistyped address, and those of the demo belong to nobody here. */
const isOwnAddress = sql`${accounts.isConfirmed} and ${accounts.passwordHash} is not null and not ${accounts.isDemo}`;
