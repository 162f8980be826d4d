import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/database';
import { derivedDue } from '#platform/due/due.table';
import type { DueThing } from '#platform/due/take-due';
import type { Tell } from '#platform/mail/notice';
import type { Work } from '#platform/work/run-work';
import { settleDeclaredLayer } from '../features/declarations/declarations/weekly-layer';
import { companies } from '../features/people/organisation/organisation.table';
import { settleNext } from '../features/time/attendance/settle-attendance';
import { recountSigned } from '../features/time/timesheets/recount-signed';

interface Hotel {
  companyId: number;
  timeZone: string;
}

interface Done {
  /** How many employees were affected. */
  settled: number;
  isMore: boolean;
}

/**
 * Computes what is due of each thing, or a share of it, in the transaction that takes it. Earlier entries are inputs of
 * later ones.
 */
const workers: Record<DueThing, (tx: Database, hotel: Hotel, tell: Tell) => Promise<Done>> = {
  'declared layer': async (tx, hotel) => all(await settleDeclaredLayer(tx, hotel)),
  attendance: settleNext,
  timesheets: async (tx, hotel, tell) => all(await recountSigned(tx, hotel, tell)),
};

const all = (settled: number): Done => ({ settled, isMore: false });

const everySeconds = 3;

const nobody: Tell = async () => undefined;

/** The ledger's share of the work that servers divide among themselves. */
export const derivedWork = (db: Database, tell: Tell): Work[] =>
  (Object.keys(workers) as DueThing[]).map((thing) => ({
    name: thing,
    everySeconds,
    due: () => dueHotels(db, thing),
    work: (companyId, stopping) => workOut(db, thing, companyId, tell, stopping),
  }));

/**
 * Computes everything that is due of one thing in one hotel, a share after the other, so that changes of the hotel wait
 * for one share at most; returns the number of employees affected.
 */
export async function workOut(
  db: Database,
  thing: DueThing,
  companyId: number,
  tell: Tell = nobody,
  stopping?: AbortSignal,
): Promise<number> {
  let [settled, isMore] = [0, true];
  while (isMore) {
    if (stopping?.aborted) return settled;
    const done = await workOutShare(db, thing, companyId, tell);
    settled += done.settled;
    ({ isMore } = done);
  }
  return settled;
}

function workOutShare(db: Database, thing: DueThing, companyId: number, tell: Tell): Promise<Done> {
  return inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ zone: string }>(
      sql`select ${companies.timeZone} as zone from ${companies} where ${companies.companyId} = ${companyId}`,
    );
    return workers[thing](tx, { companyId, timeZone: rows[0]!.zone }, tell);
  });
}

async function dueHotels(db: Database, thing: DueThing): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select distinct ${derivedDue.companyId} as id from ${derivedDue} where ${derivedDue.thing} = ${thing} order by 1`,
  );
  return rows.map(({ id }) => id);
}
