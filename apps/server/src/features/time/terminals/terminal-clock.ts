import { and, eq, lte, max } from 'drizzle-orm';
import type { ClockDevice } from '#platform/clock-device';
import type { Database } from '#platform/database';
import { punches } from '../punches/punches.table';
import { readAttlogLine } from './attlog.rules';
import { isLive, measureSkew } from './clock-skew.rules';
import { type LogPunch, unknownRows } from './take-log';
import { waitingPunches } from './terminals.table';
import { comesTwice, wallClock } from './wall-time.rules';

/** Returns how far the clock of a terminal is ahead by these rows of a push of so many lines; null if they do not say. */
export async function skewOf(
  db: Database,
  device: ClockDevice,
  rows: LogPunch[],
  lines: number,
): Promise<number | null> {
  const now = Date.now();
  const newest = newestOf(rows);
  if (measureSkew(newest, lines, device, now) === null) return null;
  // What is sent a second time was not made just now.
  return measureSkew(newestOf(await unknownRows(db, device.companyId, rows)), lines, device, now);
}

const newestOf = (rows: LogPunch[]): number =>
  rows.reduce((newest, { at, waits }) => (waits ? newest : Math.max(newest, at.getTime())), -Infinity);

/** The clock by which the lines of a push are read; it goes on from the terminal's last record. */
export async function clockOfPush(
  db: Database,
  device: ClockDevice,
  texts: readonly string[],
): Promise<ReturnType<typeof wallClock>> {
  const { zone } = device;
  const isUnclear = texts.some((text) => {
    const read = readAttlogLine(text);
    return 'wall' in read && comesTwice(read.wall, zone);
  });
  if (!isUnclear) return wallClock(zone);
  const now = isLive(texts.length, device, Date.now()) ? Date.now() : undefined;
  return wallClock(zone, { last: await lastRecord(db, device), now });
}

async function lastRecord(db: Database, { companyId, id }: ClockDevice): Promise<number | undefined> {
  const instants = await Promise.all(
    [punches, waitingPunches].map(async (table) => {
      const isBefore = lte(table.at, new Date());
      const ofDevice = and(eq(table.companyId, companyId), eq(table.deviceId, id), isBefore);
      const [row] = await db
        .select({ at: max(table.at) })
        .from(table)
        .where(ofDevice);
      return row?.at?.getTime() ?? -Infinity;
    }),
  );
  return Math.max(...instants);
}
