import type { OwnLanguage } from '@horae/contract/languages';
import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { accounts } from './session.table';

/** Stores the language that an account has chosen; its mails follow it. */
export async function setLanguage(db: Database, accountId: number, language: OwnLanguage): Promise<void> {
  await db.update(accounts).set({ language }).where(eq(accounts.id, accountId));
}
