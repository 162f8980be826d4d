import { workedTypes } from '@horae/contract/scheduling/staff-timeline.contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { type AnyItem, placeFields } from '#roster/planned-item';
import { openShifts } from './open-shifts.table';

interface Hotel {
  companyId: number;
  timeZone: string;
}

/** A published open shift, with the version that a change to it must name. */
export interface OpenItem extends AnyItem {
  employeeId: null;
  departmentId: number;
  version: number;
}

export async function readOpenById(db: Database, hotel: Hotel, ids: readonly number[]): Promise<OpenItem[]> {
  return itemsOf(hotel, await rowsOf(db, hotel, ids));
}

/** The same, locked until the transaction ends. */
export async function lockOpen(tx: Database, hotel: Hotel, ids: readonly number[]): Promise<OpenItem[]> {
  return itemsOf(hotel, await rowsOf(tx, hotel, ids).for('update'));
}

const rowsOf = (db: Database, { companyId }: Hotel, ids: readonly number[]) =>
  db
    .select()
    .from(openShifts)
    .where(and(eq(openShifts.companyId, companyId), inArray(openShifts.id, [...ids])))
    .orderBy(openShifts.id);

/** The open shifts that touch the days. */
export async function readOpenOn(
  db: Database,
  hotel: Hotel,
  { first, last }: { first: string; last: string },
): Promise<OpenItem[]> {
  const clock = hotelClock(hotel.timeZone);
  const { companyId, startsAt, endsAt } = openShifts;
  const rows = await db
    .select()
    .from(openShifts)
    .where(
      and(
        eq(companyId, hotel.companyId),
        // A shift lasts up to 48 hours, so the index on the start finds all that reach into the first day.
        sql`${startsAt} > to_timestamp(${clock.startOf(first)}) - interval '48 hours'`,
        sql`${startsAt} < to_timestamp(${clock.at(last, 1440)})`,
        sql`${endsAt} > to_timestamp(${clock.startOf(first)})`,
      ),
    )
    .orderBy(startsAt, openShifts.id);
  return itemsOf(hotel, rows);
}

function itemsOf({ timeZone }: Hotel, rows: readonly (typeof openShifts.$inferSelect)[]): OpenItem[] {
  const clock = hotelClock(timeZone);
  return rows.map((row) => {
    const { id, departmentId, type, startsAt, endsAt, breakMinutes, notes, version } = row;
    const [start, end] = [startsAt.getTime() / 1000, endsAt.getTime() / 1000];
    const days = { firstDay: clock.dayOf(start), lastDay: clock.dayOf(end - 1) };
    const what = { type, start, end, allDay: false, ...days, breakMinutes, notes, leaveKind: null };
    return { id, employeeId: null, ...what, ...placeFields(row), departmentId, version };
  });
}

interface OpenChanges {
  removed: readonly number[];
  /** New ones, those that were a person’s and those that change, each with its version. */
  written: readonly { item: AnyItem; version: number }[];
}

/** Publishes what becomes of open shifts. The caller has locked them and checked their versions. */
export async function publishOpen(tx: Database, companyId: number, { removed, written }: OpenChanges): Promise<void> {
  const gone = [...removed, ...written.map(({ item }) => item.id)];
  if (gone.length === 0) return;
  await tx.delete(openShifts).where(and(eq(openShifts.companyId, companyId), inArray(openShifts.id, gone)));
  const rows = written.map(({ item, version }) => rowOf(companyId, item, version));
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await tx.insert(openShifts).values(rows.slice(at, at + rowsAtOnce));
}

const rowsAtOnce = 1000;

function rowOf(companyId: number, item: AnyItem, version: number) {
  const { id, departmentId, type, start, end, breakMinutes, notes } = item;
  const worked = workedTypes.find((one) => one === type)!;
  const times = { startsAt: new Date(start * 1000), endsAt: new Date(end * 1000) };
  const place = { ...placeFields(item), departmentId: departmentId! };
  return { companyId, id, ...place, type: worked, ...times, breakMinutes, notes, version };
}
