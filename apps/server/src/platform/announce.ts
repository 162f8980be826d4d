import type { ChangeTopic } from '@horae/contract/core/live.contract';
import { sql } from 'drizzle-orm';
import type { Database } from './database';

/** Whom a change concerns: one account, administrators, or everybody. */
export type Audience = number | 'admins' | 'all';

/** Tells the open browsers of the audience, when the transaction commits, that something of a section changed. */
export async function announce(tx: Database, topic: ChangeTopic, audience: Audience): Promise<void> {
  await tx.execute(sql`select pg_notify('changed', ${`${topic}:${audience}`})`);
}
