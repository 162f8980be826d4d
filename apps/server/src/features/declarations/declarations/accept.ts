import type { Receipt } from '@horae/ergani';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { type Database, inTransaction } from '#platform/database';
import { hotelClock, secondOf } from '#platform/hotel-time';
import { declarations, erganiSettings } from './declarations.table';
import type { CancelFact, DayFamily, OptOutFact } from './declared';
import { writeDeclaredLayer } from './declared-layer';
import { stillOf } from './outbox';
import { lastPerDay } from './planned-days.rules';
import type { DeclarationRow } from './prepare-message';
import { settleWeek } from './weekly-layer';

/** The zone of the service's clocks: its receipts name none. */
const serviceZone = 'Europe/Athens';

/** Stores the receipt and applies its consequences, in one transaction. */
export async function accept(db: Database, row: DeclarationRow, receipt: Receipt, timeZone: string): Promise<void> {
  const submittedAt = new Date(secondOf(receipt.submittedAt, serviceZone) * 1000);
  const protocolNumber = Number(/(\d{1,15})\D*$/.exec(receipt.protocol)?.[1] ?? 0);
  await inTransaction(db, async (tx) => {
    const kept = await tx
      .update(declarations)
      .set({
        state: 'accepted',
        // A declaration that the demo had invented is now a real one.
        source: 'hotel',
        protocol: receipt.protocol,
        protocolNumber,
        submittedAt,
        refusal: null,
        version: sql`${declarations.version} + 1`,
      })
      .where(stillOf(row))
      .returning({ id: declarations.id });
    if (kept.length === 0) return;
    if (row.kind === 'leave' && row.fact)
      await setState(tx, row.companyId, [(row.fact as CancelFact).declarationId], 'superseded');
    if (row.kind === 'weeklySchedule') await settleWeek(tx, row, timeZone);
    if (row.kind === 'dailySchedule' || row.kind === 'overtime' || row.kind === 'leave')
      await settleDays(tx, row, row.kind, timeZone);
    if (row.kind === 'cancellation') await cancel(tx, row.companyId, (row.fact as CancelFact).declarationId);
    if (row.kind === 'preAnnouncementOptOut') await keepMonth(tx, row.companyId, row.fact as OptOutFact);
    await announce(tx, 'declarations', 'all');
  });
}

/** Accepts a cancelled leave: the only protocol is that of the leave itself. */
export async function acceptCancellation(db: Database, row: DeclarationRow, timeZone: string): Promise<void> {
  const { declarationId } = row.fact as CancelFact;
  const [leave] = await db
    .select({ protocol: declarations.protocol })
    .from(declarations)
    .where(and(eq(declarations.companyId, row.companyId), eq(declarations.id, declarationId)));
  const now = hotelClock(serviceZone)
    .format(Math.floor(Date.now() / 1000))
    .slice(0, 16);
  await accept(db, row, { id: '', protocol: leave?.protocol ?? '', submittedAt: now }, timeZone);
}

/**
 * The last accepted declaration of a day counts and sets the declared layer; those that count for no day are
 * superseded.
 */
async function settleDays(tx: Database, row: DeclarationRow, kind: DayFamily, timeZone: string): Promise<void> {
  const { companyId, employeeId } = row;
  const accepted = await tx
    .select()
    .from(declarations)
    .where(
      and(
        eq(declarations.companyId, companyId),
        eq(declarations.employeeId, employeeId!),
        eq(declarations.kind, kind),
        eq(declarations.state, 'accepted'),
        // Everything that shares a day with it, and everything that shares a day with those.
        sql`${declarations.lastDay} >= ${row.firstDay}::date - 31 and ${declarations.firstDay} <= ${row.lastDay}::date + 31`,
      ),
    );
  const counting = lastPerDay(
    accepted.map(({ id, submittedAt, protocolNumber, days }) => ({
      id,
      submitted: submittedAt?.getTime() ?? 0,
      protocolNumber: protocolNumber ?? 0,
      days: days ?? [],
    })),
  );
  const inForce = new Set([...counting.values()].map(({ by }) => by.id));
  const touched = new Set((row.days ?? []).map(({ day }) => day));
  const superseded = accepted.filter(
    ({ id, days }) => !inForce.has(id) && (id === row.id || (days ?? []).some(({ day }) => touched.has(day))),
  );
  await setState(
    tx,
    companyId,
    superseded.map(({ id }) => id),
    'superseded',
  );
  if (kind === 'leave') return;
  const days = (row.days ?? []).filter(({ day }) => counting.get(day)?.by.id === row.id);
  await writeDeclaredLayer(tx, { companyId, employeeId: employeeId!, declarationId: row.id, kind, days, timeZone });
}

async function cancel(tx: Database, companyId: number, id: number): Promise<void> {
  await setState(tx, companyId, [id], 'cancelled');
}

async function setState(tx: Database, companyId: number, ids: number[], state: 'superseded' | 'cancelled') {
  if (ids.length === 0) return;
  await tx
    .update(declarations)
    .set({ state, version: sql`${declarations.version} + 1` })
    .where(and(eq(declarations.companyId, companyId), inArray(declarations.id, ids)));
}

async function keepMonth(tx: Database, companyId: number, { month, isOptedOut }: OptOutFact): Promise<void> {
  const without = sql`array_remove(${erganiSettings.afterwardsMonths}, ${month})`;
  await tx
    .update(erganiSettings)
    .set({ afterwardsMonths: isOptedOut ? sql`array_append(${without}, ${month})` : without })
    .where(eq(erganiSettings.companyId, companyId));
}
