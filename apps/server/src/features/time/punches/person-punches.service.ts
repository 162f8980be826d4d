import type { ParsedRequestOf } from '@horae/contract/route';
import type { punchesContract } from '@horae/contract/time/punches.contract';
import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { GrantedHotel } from '#platform/account';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import { type Database, inTransaction } from '#platform/database';
import { conflict, forbidden, invalid, notFound } from '#platform/errors';
import { isWithin } from '#platform/hotel-scope';
import type { TakePunches } from '#platform/take-punches';
import { accountHotels } from '../../core/session/session.table';
import { placedToday } from '../../people/people/people.reads';
import { punches } from './punches.table';
import { readPunches } from './read-punches';

const p = alias(punches, 'p');

type Correction = ParsedRequestOf<typeof punchesContract.correct>['body'];

/** Lists every punch of an employee with its corrections. */
export async function listPunches(
  db: Database,
  hotel: GrantedHotel,
  { employee, from, to }: { employee: number; from: string; to: string },
) {
  await refuseOutOfSight(db, hotel, employee);
  return readPunches(
    db,
    hotel,
    sql`${p.employeeId} = ${employee} and ${p.referenceDate} between ${from}::date and ${to}::date`,
  );
}

/** Adds a correcting row; the old one stays as it is. */
export async function correctPunch(
  db: Database,
  hotel: GrantedHotel,
  accountId: number,
  change: Correction,
  take: TakePunches,
) {
  if (!hotel.mayApprove) throw forbidden();
  const { companyId } = hotel;
  const { employeeId, replaces, isVoid, reason } = change;
  await refuseOutOfSight(db, hotel, employeeId);
  await refuseOwn(db, hotel, accountId, employeeId);
  const key = `correction:${accountId}:${change.key}`;
  await inTransaction(db, async (tx) => {
    const old = replaces === null ? null : await lockPunch(tx, companyId, employeeId, replaces);
    const at = isVoid ? old!.at : new Date(change.at!);
    if (at.getTime() > Date.now() + 60_000) throw invalid('at', 'The time of a punch must not be in the future.');
    const direction = isVoid ? old!.direction : change.direction!;
    const isAgain = (await tx.$count(punches, and(eq(punches.companyId, companyId), eq(punches.key, key)))) > 0;
    if (isAgain) return;
    if (old && (await isReplaced(tx, companyId, old.id)))
      throw conflict('This punch was corrected by someone else in the meantime.');
    await take(tx, hotel, [
      { employeeId, at, direction, source: 'correction', key, replaces, isVoid, reason, authorId: accountId },
    ]);
    const who = { companyId, accountId, object: 'punch', objectId: replaces ?? employeeId, employeeId };
    const described = { at: at.toISOString(), direction, isVoid, reason };
    const before = old && { at: old.at.toISOString(), direction: old.direction };
    await recordChange(tx, {
      ...who,
      action: replaces === null ? 'add' : 'change',
      ...(before && { before }),
      after: described,
    });
    await announce(tx, 'punches', 'all');
  });
  const [punch] = await readPunches(db, hotel, sql`${p.key} = ${key}`);
  return punch!;
}

async function lockPunch(tx: Database, companyId: number, employeeId: number, id: number) {
  const is = and(eq(punches.companyId, companyId), eq(punches.id, id), eq(punches.employeeId, employeeId));
  const [old] = await tx.select().from(punches).where(is).for('update');
  if (!old) throw notFound('Punch');
  if (old.isVoid) throw conflict('This row withdraws a punch and cannot be corrected.');
  return old;
}

async function isReplaced(tx: Database, companyId: number, id: number): Promise<boolean> {
  return (await tx.$count(punches, and(eq(punches.companyId, companyId), eq(punches.replaces, id)))) > 0;
}

async function refuseOwn(
  db: Database,
  { companyId }: GrantedHotel,
  accountId: number,
  employeeId: number,
): Promise<void> {
  const own = and(
    eq(accountHotels.companyId, companyId),
    eq(accountHotels.accountId, accountId),
    eq(accountHotels.employeeId, employeeId),
  );
  if ((await db.$count(accountHotels, own)) > 0) throw conflict('Somebody else has to decide about your time.');
}

async function refuseOutOfSight(db: Database, hotel: GrantedHotel, employeeId: number): Promise<void> {
  const person = await placedToday(db, hotel, employeeId);
  if (!person || !isWithin(hotel.scope, person)) throw notFound('Person');
}
