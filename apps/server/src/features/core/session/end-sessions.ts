import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { sessions } from './session.table';

/** Ends sessions of an account immediately: all open ones, all but one, or a single one. Returns how many ended. */
export async function endSessions(
  db: Database,
  accountId: number,
  { except, only }: { except?: string | undefined; only?: string | undefined } = {},
): Promise<number> {
  const open = and(
    eq(sessions.accountId, accountId),
    isNull(sessions.endedAt),
    except === undefined ? undefined : ne(sessions.id, except),
    only === undefined ? undefined : eq(sessions.id, only),
  );
  const ended = await db.update(sessions).set({ endedAt: new Date() }).where(open).returning({ id: sessions.id });
  return ended.length;
}
