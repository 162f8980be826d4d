import type { ChangeTopic } from '@horae/contract/core/live.contract';
import { sql } from 'drizzle-orm';
import type { Database } from './database';

/** Who is notified of a change: one account, the administrators, or everyone. */
export type Audience = number | 'admins' | 'all';

/** Notifies the audience's open browsers, once the transaction commits, that data of a topic changed. */
export async function announce(tx: Database, topic: ChangeTopic, audience: Audience): Promise<void> {
  await tx.execute(sql`select pg_notify('changed', ${`${topic}:${audience}`})`);
}
