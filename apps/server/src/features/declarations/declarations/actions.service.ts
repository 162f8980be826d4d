import type { LateReason } from '@horae/ergani';
import { and, eq, sql } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import { type Database, inTransaction } from '#platform/database';
import { conflict, forbidden, invalid, notFound } from '#platform/errors';
import { isWithin } from '#platform/hotel-scope';
import { hotelClock } from '#platform/hotel-time';
import { placedToday } from '../../people/people/people.reads';
import { declarations } from './declarations.table';
import { type CardFact, dayFamilies } from './declared';
import type { DeclarationRow } from './prepare-message';

interface Named {
  id: number;
  version: number;
}

/** Whether a declaration is sent again by submitting its days, so that the list of them is shown before. */
export const goesByDays = ({ kind, fact }: { kind: DeclarationRow['kind']; fact: unknown }): boolean =>
  kind === 'weeklySchedule' || (dayFamilies.some((family) => family === kind) && fact === null);

/** Sends a refused declaration again; a late card with the reason that a person chose. */
export async function resubmit(
  db: Database,
  hotel: GrantedHotel,
  accountId: number,
  { lateReason, ...named }: Named & { lateReason?: LateReason | undefined },
): Promise<void> {
  await change(db, hotel, named, async (tx, row) => {
    if (row.state !== 'rejected') throw conflict('Only a rejected declaration can be sent again.');
    if (goesByDays(row)) throw conflict('Submit these days again, from the list that shows what is declared.');
    if (lateReason && row.kind !== 'workCard') throw invalid('lateReason', 'Only work cards can have this reason.');
    const fact = row.kind === 'workCard' ? withReason(row.fact as CardFact, lateReason) : row.fact;
    await tx
      .update(declarations)
      .set({
        fact,
        state: 'queued',
        refusal: null,
        nextAttemptAt: sql`now()`,
        askedBy: accountId,
        version: row.version + 1,
      })
      .where(isOne(hotel, row.id));
    await writeDown(tx, hotel, accountId, row, { state: 'queued', ...(lateReason && { lateReason }) });
  });
}

function withReason({ punchId, direction, at }: CardFact, lateReason: LateReason | undefined): CardFact {
  return { punchId, direction, at, ...(lateReason && { lateReason }) };
}

/** Leaves a refused declaration unsent: no reason known to the service fits a forgotten punch. */
export async function drop(
  db: Database,
  hotel: GrantedHotel,
  accountId: number,
  { reason, ...named }: Named & { reason: string },
): Promise<void> {
  await change(db, hotel, named, async (tx, row) => {
    if (row.state !== 'rejected') throw conflict('Only a rejected declaration can be left unsent.');
    await tx
      .update(declarations)
      .set({ state: 'superseded', version: row.version + 1 })
      .where(isOne(hotel, row.id));
    await writeDown(tx, hotel, accountId, row, { state: 'superseded', reason });
  });
}

/** Asks the service to cancel an accepted leave. */
export async function takeBack(db: Database, hotel: GrantedHotel, accountId: number, named: Named): Promise<void> {
  await change(db, hotel, named, async (tx, row) => {
    if (row.kind !== 'leave')
      throw conflict('Only leave can be withdrawn; for everything else the last submission counts.');
    if (row.state !== 'accepted' || row.source === 'demo') throw conflict('Only accepted leave can be withdrawn.');
    await tx
      .insert(declarations)
      .values({
        companyId: hotel.companyId,
        kind: 'cancellation',
        employeeId: row.employeeId,
        firstDay: row.firstDay,
        lastDay: row.lastDay,
        key: `cancellation:${row.id}`,
        fact: { declarationId: row.id },
        askedBy: accountId,
      })
      .onConflictDoNothing();
    await writeDown(tx, hotel, accountId, row, { asked: 'cancellation' });
  });
}

/** Requests that a coming month be declared after the work, or in advance again. */
export async function optOut(
  db: Database,
  hotel: GrantedHotel,
  accountId: number,
  { month, isOptedOut }: { month: string; isOptedOut: boolean },
): Promise<void> {
  if (!hotel.mayPlan || hotel.scope.kind !== 'hotel') throw forbidden();
  const thisMonth = hotelClock(hotel.timeZone).today().slice(0, 7);
  if (month <= thisMonth) throw invalid('month', 'Only a month that has not begun can be changed.');
  const { companyId, timeZone } = hotel;
  await inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ count: number }>(
      sql`select count(*)::int as count from ${declarations} where ${declarations.companyId} = ${companyId} and ${declarations.kind} = 'preAnnouncementOptOut' and ${declarations.fact}->>'month' = ${month} and ${declarations.state} = 'accepted'`,
    );
    const [added] = await tx
      .insert(declarations)
      .values({
        companyId,
        kind: 'preAnnouncementOptOut',
        key: `optOut:${month}:${isOptedOut}:${rows[0]!.count}`,
        fact: { month, isOptedOut },
        dueAt: new Date(hotelClock(timeZone).startOf(`${month}-01`) * 1000),
        askedBy: accountId,
      })
      .onConflictDoUpdate({
        target: [declarations.companyId, declarations.key],
        set: { state: 'queued', refusal: null, nextAttemptAt: sql`now()`, askedBy: accountId },
        setWhere: sql`${declarations.state} = 'rejected'`,
      })
      .returning();
    if (added) await writeDown(tx, hotel, accountId, added, { month, isOptedOut });
    await announce(tx, 'declarations', 'all');
  });
}

const isOne = ({ companyId }: GrantedHotel, id: number) =>
  and(eq(declarations.companyId, companyId), eq(declarations.id, id));

/** Changes one declaration that the account may see, unless it has changed since it was read. Leave is among them. */
async function change(
  db: Database,
  hotel: GrantedHotel,
  { id, version }: Named,
  work: (tx: Database, row: DeclarationRow) => Promise<void>,
): Promise<void> {
  if (!hotel.mayPlan || !hotel.mayApprove) throw forbidden();
  await inTransaction(db, async (tx) => {
    const row = await lockSeen(tx, hotel, id);
    if (row.version !== version) throw conflict('This declaration has changed in the meantime.');
    await work(tx, row);
    await announce(tx, 'declarations', 'all');
  });
}

/** Locks a declaration about an employee whom the account may see, or about the whole hotel. */
export async function lockSeen(tx: Database, hotel: GrantedHotel, id: number): Promise<DeclarationRow> {
  const [row] = await tx.select().from(declarations).where(isOne(hotel, id)).for('update');
  if (!row) throw notFound('Declaration');
  if (hotel.scope.kind === 'hotel') return row;
  const person = await placedToday(tx, hotel, row.employeeId);
  if (!person || !isWithin(hotel.scope, person)) throw notFound('Declaration');
  return row;
}

async function writeDown(
  tx: Database,
  { companyId }: GrantedHotel,
  accountId: number,
  row: DeclarationRow,
  after: object,
) {
  const { id, kind, state, employeeId } = row;
  await recordChange(tx, {
    companyId,
    accountId,
    object: 'declaration',
    objectId: id,
    ...(employeeId !== null && { employeeId }),
    action: 'change',
    before: { kind, state },
    after,
  });
}
