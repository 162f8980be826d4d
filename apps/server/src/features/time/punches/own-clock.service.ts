import type { PunchDirection } from '@horae/contract/time/punches.contract';
import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Account, GrantedHotel } from '#platform/account';
import { announce } from '#platform/announce';
import { type Database, inTransaction } from '#platform/database';
import { HttpError } from '#platform/errors';
import { hotelClock } from '#platform/hotel-time';
import { hashPassword } from '#platform/secret-hash';
import type { TakePunches } from '#platform/take-punches';
import { isInForce } from '../../core/session/session.reads';
import { accountHotels } from '../../core/session/session.table';
import { refuseWeakPin, setPin } from '../clock-devices/clock-devices.commands';
import { readClock } from './clock-state';
import { punches } from './punches.table';
import { readPunches } from './read-punches';

const p = alias(punches, 'p');

const mayNot = () =>
  new HttpError(403, 'FORBIDDEN', 'Your account is not linked to an employee who may clock in at this hotel.');

/** Returns the employee of the hotel that this account is, if it may clock. */
async function clockingEmployee(db: Database, account: Account, { companyId }: GrantedHotel): Promise<number | null> {
  const [grant] = await db
    .select({ employeeId: accountHotels.employeeId, mayClock: accountHotels.mayClock })
    .from(accountHotels)
    .where(
      and(eq(accountHotels.companyId, companyId), eq(accountHotels.accountId, account.id), isInForce(accountHotels)),
    );
  return grant?.mayClock ? grant.employeeId : null;
}

/** The employee's own punches of a working day, and whether they are at work now. */
export async function readOwnDay(db: Database, account: Account, hotel: GrantedHotel, wanted?: string) {
  const { companyId, timeZone } = hotel;
  const now = hotelClock(timeZone);
  const day = wanted ?? now.today();
  const employeeId = await clockingEmployee(db, account, hotel);
  const serverTime = now.format(Math.floor(Date.now() / 1000));
  const frame = { day, timeZone, serverTime };
  if (employeeId === null) return { ...frame, mayClock: false, clock: null, punches: [] };
  const clock = await readClock(db, { companyId, timeZone, employeeId });
  const punches = await readPunches(db, hotel, sql`${p.employeeId} = ${employeeId} and ${p.referenceDate} = ${day}`);
  return { ...frame, mayClock: true, clock, punches };
}

/** Clocks for the account's own employee, at the server's time. */
export async function clockOwn(
  db: Database,
  account: Account,
  hotel: GrantedHotel,
  { key, direction }: { key: string; direction: PunchDirection },
  take: TakePunches,
) {
  const { companyId, timeZone } = hotel;
  const employeeId = await clockingEmployee(db, account, hotel);
  if (employeeId === null) throw mayNot();
  const named = `web:${account.id}:${key}`;
  await inTransaction(db, async (tx) => {
    const source = 'web' as const;
    const added = await take(tx, hotel, [
      { employeeId, at: new Date(), direction, source, key: named, authorId: account.id },
    ]);
    if (added.length > 0) await announce(tx, 'punches', 'all');
  });
  const [punch] = await readPunches(db, hotel, sql`${p.key} = ${named}`);
  return { punch: punch!, clock: await readClock(db, { companyId, timeZone, employeeId }) };
}

/** Sets the employee's own kiosk PIN and lifts a lockout. */
export async function chooseOwnPin(db: Database, account: Account, hotel: GrantedHotel, pin: string): Promise<void> {
  const { companyId } = hotel;
  const employeeId = await clockingEmployee(db, account, hotel);
  if (employeeId === null) throw mayNot();
  await refuseWeakPin(db, { companyId, employeeId }, pin);
  const pinHash = await hashPassword(pin);
  await inTransaction(db, async (tx) => {
    await setPin(tx, { companyId, employeeId, accountId: account.id, pinHash });
    await announce(tx, 'clock-devices', 'admins');
  });
}
