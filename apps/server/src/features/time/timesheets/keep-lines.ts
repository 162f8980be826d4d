import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import type { Cause } from '#platform/due/take-due';
import { differenceOf, type Line, linesOf } from './pay-lines.rules';
import type { CountedSheet } from './sheets';
import { timesheetDeltas, timesheetLines } from './timesheets.table';

/** The lines that payroll has of a sheet, with the changes that it has or is going to get. */
export async function readKeptLines(db: Database, companyId: number, sheetId: number): Promise<Line[]> {
  const kept = (lines: typeof timesheetLines | typeof timesheetDeltas) => sql`select ${lines.day}::text, ${lines.code},
    ${lines.seconds}, ${lines.days}::int, ${lines.loan} from ${lines} where ${lines.companyId} = ${companyId} and ${lines.timesheetId} = ${sheetId}`;
  const { rows } = await db.execute<Line & Record<string, unknown>>(
    sql`${kept(timesheetLines)} union all ${kept(timesheetDeltas)}`,
  );
  return rows;
}

type Figures = Pick<CountedSheet, 'sheetId' | 'lockedAt' | 'counted'>;

/** Stores all lines of a sheet that is sent to payroll for the first time; afterwards only what is different. */
export async function sendLines(tx: Database, companyId: number, sheet: Figures, runId: number): Promise<void> {
  const sheetId = sheet.sheetId!;
  const before = await readKeptLines(tx, companyId, sheetId);
  if (sheet.lockedAt !== null || before.length > 0) await addDeltas(tx, companyId, sheet, before, { runId });
  else {
    const rows = linesOf(sheet.counted).map((line) => Object.assign(line, { companyId, timesheetId: sheetId, runId }));
    if (rows.length > 0) await tx.insert(timesheetLines).values(rows);
  }
}

/** Stores how a locked sheet now differs from what payroll has; it waits for the next time something is sent. */
export async function keepDeltas(
  tx: Database,
  companyId: number,
  sheet: Figures,
  because: readonly Cause[],
): Promise<number> {
  const before = await readKeptLines(tx, companyId, sheet.sheetId!);
  return addDeltas(tx, companyId, sheet, before, { because: [...because] });
}

async function addDeltas(
  tx: Database,
  companyId: number,
  { sheetId, counted }: Figures,
  before: readonly Line[],
  about: { runId?: number; because?: Cause[] },
): Promise<number> {
  const rows = differenceOf(before, linesOf(counted)).map((line) =>
    Object.assign(line, { companyId, timesheetId: sheetId!, ...about }),
  );
  if (rows.length > 0) await tx.insert(timesheetDeltas).values(rows);
  return rows.length;
}
