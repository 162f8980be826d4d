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
}

export type LogVerdict = 'added' | 'already there' | 'waiting';

const mostAhead = 2 * 60_000;
const keysAtOnce = 5000;

/** Identifies a row, whether from a file or a push: an employee is at one terminal in any second. */
const keyOf = ({ code, at, waits }: LogPunch) =>
  waits?.key ?? `log:${plainCode(code)}:${Math.floor(at.getTime() / 1000)}`;

interface Sorted {
  verdicts: LogVerdict[];
  fresh: NewPunch[];
  waiting: (typeof waitingPunches.$inferInsert)[];
}

/** Sorts rows into new, already taken, and waiting because their code belongs to no employee. */
async function sortLog(db: Database, from: LogSource, rows: LogPunch[]): Promise<Sorted> {
  const { companyId, zone, source, deviceId } = from;
  const ownerOf = await whoseCodes(db, companyId);
  const known = await knownKeys(db, companyId, rows.map(keyOf));
  const sorted: Sorted = { verdicts: [], fresh: [], waiting: [] };
  for (const row of rows) {
    const key = keyOf(row);
    const { code, at, direction } = row;
    if (known.has(key)) {
      sorted.verdicts.push('already there');
      continue;
    }
    known.add(key);
    const employeeId = ownerOf(code);
    const isAhead = at.getTime() > Date.now() + mostAhead;
    const reason = row.waits?.reason ?? (isAhead ? 'In the future: the clock of the terminal is wrong' : null);
    const one = { at, direction, source, deviceId, zone, key };
    if (employeeId !== null && reason === null) {
      sorted.fresh.push({ ...one, employeeId });
      sorted.verdicts.push('added');
    } else {
      sorted.waiting.push({ ...one, companyId, code, reason });
      sorted.verdicts.push('waiting');
    }
  }
  return sorted;
}

/** Returns the outcome of each row without writing anything. */
export const tryLog = async (db: Database, from: LogSource, rows: LogPunch[]): Promise<LogVerdict[]> =>
  (await sortLog(db, from, rows)).verdicts;

/** Takes the rows of a log in one transaction; sending them again adds nothing. */
export function takeLog(db: Database, from: LogSource, rows: LogPunch[], take: TakePunches): Promise<LogVerdict[]> {
  return inTransaction(db, async (tx) => {
    const { verdicts, fresh, waiting } = await sortLog(tx, from, rows);
    if (fresh.length > 0) await take(tx, from, fresh);
    await keepWaiting(tx, waiting);
    if (fresh.length > 0) await announce(tx, 'punches', 'all');
    if (waiting.length > 0) await announce(tx, 'clock-devices', 'admins');
    return verdicts;
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
