import { and, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database';
import type { StoredEvent } from './record-security-event';
import { securityEvents } from './security-events.table';

/** Rows alike are counted in one for this long. */
export const countedSeconds = 60;
/** Beyond this many rows of one kind from one account or address in that time, the rest is counted in one. */
const mostRows = 20;

/** Returns whether a row was added. */
export async function countOrAdd(db: Database, stored: StoredEvent, count: number): Promise<boolean> {
  if (await addTo(db, isLike(stored), count)) return false;
  const rows = await db.$count(securityEvents, and(isRecent, isOfCaller(stored)));
  if (rows < mostRows) {
    await db.insert(securityEvents).values({ ...stored, count });
    return true;
  }
  // Too many different ones: what distinguishes them is left out.
  const { kind, outcome, accountId, address } = stored;
  const others = { kind, outcome, accountId, address, facts: { others: true } };
  if (await addTo(db, isLike(others), count)) return false;
  await db.insert(securityEvents).values({ ...others, count });
  return true;
}

type Likeness = Omit<StoredEvent, 'agent'>;

const isRecent = gt(securityEvents.at, sql`clock_timestamp() - ${countedSeconds} * interval '1 second'`);

const isOfCaller = ({ kind, outcome, accountId, address }: Likeness): SQL | undefined =>
  and(
    eq(securityEvents.kind, kind),
    eq(securityEvents.outcome, outcome),
    accountId === null ? same(securityEvents.address, address) : eq(securityEvents.accountId, accountId),
  );

function isLike(event: Likeness): SQL | undefined {
  const { accountId, address, email, companyId, subject, subjectId, facts } = event;
  return and(
    isOfCaller(event),
    same(securityEvents.accountId, accountId),
    same(securityEvents.address, address),
    same(securityEvents.email, email),
    same(securityEvents.companyId, companyId),
    same(securityEvents.subject, subject),
    same(securityEvents.subjectId, subjectId),
    sql`${securityEvents.facts} = ${JSON.stringify(facts)}::jsonb`,
  );
}

const same = (column: PgColumn, value: string | number | null | undefined): SQL =>
  value === null || value === undefined ? isNull(column) : eq(column, value);

async function addTo(db: Database, which: SQL | undefined, count: number): Promise<boolean> {
  const last = db
    .select({ id: securityEvents.id })
    .from(securityEvents)
    .where(and(isRecent, which))
    .orderBy(desc(securityEvents.id))
    .limit(1);
  const counted = await db
    .update(securityEvents)
    .set({ count: sql`${securityEvents.count} + ${count}`, lastAt: sql`clock_timestamp()` })
    .where(eq(securityEvents.id, sql`(${last})`))
    .returning({ id: securityEvents.id });
  return counted.length > 0;
}
