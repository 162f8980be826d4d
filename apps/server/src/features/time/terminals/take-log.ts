import { and, eq, inArray } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { type Database, inTransaction } from '#platform/database';
import type { NewPunch, TakePunches } from '#platform/take-punches';
import { punches } from '../punches/punches.table';
import { keepWaiting } from './terminals.commands';
import { waitingPunches } from './terminals.table';
import { plainCode, whoseCodes } from './whose-code';

/** A parsed row of a log. */
export interface LogPunch {
  code: string;
  at: Date;
  direction: 'in' | 'out' | null;
  /** Why it must wait even if the code is known, and its key while it waits. */
  waits?: { reason: string; key: string };
}

export interface LogSource {
  companyId: number;
  timeZone: string;
  /** The time zone of the log's wall clock. */
  zone: string;
  source: 'terminal' | 'file';
  deviceId: number | null;
  /** Says why a record of this instant has to wait for a person; null if it may be taken. */
  faultOf: (at: Date) => string | null;
  /** Says whether a record of this instant only counts as worked and is not declared. */
  hasNoCard?: (at: Date) => boolean;
  /** How far the clock of a terminal is ahead. */
  skewSeconds?: number | null;
}

export interface LogOutcome {
  verdict: 'added' | 'already there' | 'waiting';
  /** Why it waits; null if nobody has its code. */
  reason: string | null;
}

const keysAtOnce = 5000;

/** Identifies a row, whether from a file or a push: an employee is at one terminal in any second. */
const keyOf = ({ code, at, waits }: LogPunch) =>
  waits?.key ?? `log:${plainCode(code)}:${Math.floor(at.getTime() / 1000)}`;

interface Sorted {
  outcomes: LogOutcome[];
  fresh: NewPunch[];
  waiting: (typeof waitingPunches.$inferInsert)[];
}

/** Sorts rows into new, already taken, and waiting because their code belongs to no employee. */
async function sortLog(db: Database, from: LogSource, rows: LogPunch[]): Promise<Sorted> {
  const { companyId, zone, source, deviceId, skewSeconds = null, faultOf, hasNoCard = () => false } = from;
  const ownerOf = await whoseCodes(db, companyId);
  const known = await knownKeys(db, companyId, rows.map(keyOf));
  const sorted: Sorted = { outcomes: [], fresh: [], waiting: [] };
  for (const row of rows) {
    const key = keyOf(row);
    const { code, at, direction } = row;
    if (known.has(key)) {
      sorted.outcomes.push({ verdict: 'already there', reason: null });
      continue;
    }
    known.add(key);
    const employeeId = ownerOf(code);
    const reason = row.waits?.reason ?? faultOf(at);
    const one = { at, direction, source, deviceId, zone, key, hasNoCard: hasNoCard(at) };
    if (employeeId !== null && reason === null) {
      sorted.fresh.push({ ...one, employeeId, skewSeconds });
      sorted.outcomes.push({ verdict: 'added', reason });
    } else {
      sorted.waiting.push({ ...one, companyId, code, reason });
      sorted.outcomes.push({ verdict: 'waiting', reason });
    }
  }
  return sorted;
}

/** Returns the rows that were not taken before. */
export async function unknownRows(db: Database, companyId: number, rows: LogPunch[]): Promise<LogPunch[]> {
  const known = await knownKeys(db, companyId, rows.map(keyOf));
  return rows.filter((row) => !known.has(keyOf(row)));
}

/** Returns the outcome of each row without writing anything. */
export const tryLog = async (db: Database, from: LogSource, rows: LogPunch[]): Promise<LogOutcome[]> =>
  (await sortLog(db, from, rows)).outcomes;

/** Takes the rows of a log in one transaction; sending them again adds nothing. */
export function takeLog(db: Database, from: LogSource, rows: LogPunch[], take: TakePunches): Promise<LogOutcome[]> {
  return inTransaction(db, async (tx) => {
    const { outcomes, fresh, waiting } = await sortLog(tx, from, rows);
    if (fresh.length > 0) await take(tx, from, fresh);
    await keepWaiting(tx, waiting);
    if (fresh.length > 0) await announce(tx, 'punches', 'all');
    if (waiting.length > 0) await announce(tx, 'clock-devices', 'admins');
    return outcomes;
  });
}

async function knownKeys(db: Database, companyId: number, keys: string[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (let at = 0; at < keys.length; at += keysAtOnce) {
    const part = keys.slice(at, at + keysAtOnce);
    for (const table of [punches, waitingPunches]) {
      const rows = await db
        .select({ key: table.key })
        .from(table)
        .where(and(eq(table.companyId, companyId), inArray(table.key, part)));
      for (const { key } of rows) known.add(key);
    }
  }
  return known;
}
