import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { countedSeconds } from '#platform/security-events/count-event';
import { type SecurityFacts, securityEvents } from '#platform/security-events/security-events.table';

const e = alias(securityEvents, 'e');

const mostLines = 1000;
/** An event is counted for a minute; a little longer until the last statement that counts has ended. */
export const settledSeconds = countedSeconds + 10;

type Stored = typeof securityEvents.$inferSelect;
type Row = Omit<Stored, 'at' | 'lastAt'> & Record<'at' | 'lastAt', Date> & Record<string, unknown>;

/**
 * Events before which no other can appear any more. A transaction that is still open may commit an event with a lower
 * id, and a reader that asks for what comes after an id would miss it.
 */
const isSettled = (seconds: number): SQL => sql`${e.at} < least(now() - ${seconds} * interval '1 second', (
  select min(xact_start) from pg_stat_activity where datname = current_database() and backend_xid is not null))`;

/** Returns the events after an id, oldest first, as JSON lines, and the id to ask for next. */
export async function readFeedLines(
  db: Database,
  after: number,
  seconds = settledSeconds,
): Promise<{ text: string; next: number }> {
  const { rows } = await db.execute<Row>(sql`
    select ${e.id}::float8 as id, ${e.at}, ${e.lastAt} as "lastAt", ${e.count}, ${e.kind}, ${e.outcome}, ${e.accountId} as "accountId",
      ${e.email}, ${e.address}, ${e.agent}, ${e.companyId} as "companyId", ${e.subject}, ${e.subjectId} as "subjectId", ${e.facts}
    from ${securityEvents} ${e} where ${e.id} > ${after} and ${isSettled(seconds)} order by ${e.id} limit ${mostLines}`);
  return { text: rows.map((row) => `${JSON.stringify(lineOf(row))}\n`).join(''), next: rows.at(-1)?.id ?? after };
}

/** The fields of a line; a SIEM relies on their names (docs/operations.md). */
function lineOf({ id, at, lastAt, count, kind, outcome, accountId, email, address, agent, companyId, ...rest }: Row) {
  const { subject, subjectId, facts } = rest;
  return {
    id,
    moment: new Date(at).toISOString(),
    lastMoment: new Date(lastAt).toISOString(),
    count,
    kind,
    outcome,
    accountId,
    email,
    address,
    agent,
    hotel: companyId,
    subject,
    subjectId,
    ...flat(facts),
  };
}

const flat = (facts: SecurityFacts) =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [`fact_${name}`, value]));
