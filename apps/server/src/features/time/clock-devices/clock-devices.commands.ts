import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import type { ClockDevice } from '#platform/clock-device';
import { type Database, inTransaction } from '#platform/database';
import { invalid } from '#platform/errors';
import { recordSecurityEvent } from '#platform/security-events/record-security-event';
import { employees } from '../../people/people/employees.table';
import { clockDevices, employeePins } from './clock-devices.table';
import { weaknessOfPin } from './weak-pin.rules';

/** Exchanges a pairing code, which works once, for a kiosk's key; returns false if it is unknown or expired. */
export async function pairDevice(tx: Database, pairingHash: string, keyHash: string): Promise<boolean> {
  const [paired] = await tx
    .update(clockDevices)
    .set({ keyHash, pairingHash: null, pairingUntil: null, pairedAt: sql`now()`, lastSeenAt: sql`now()` })
    .where(
      and(
        eq(clockDevices.pairingHash, pairingHash),
        gt(clockDevices.pairingUntil, sql`now()`),
        isNull(clockDevices.revokedAt),
      ),
    )
    .returning({ id: clockDevices.id, companyId: clockDevices.companyId });
  if (paired) {
    const { id, companyId } = paired;
    await recordSecurityEvent(tx, { kind: 'kiosk-paired', companyId, about: ['device', id] });
    await announce(tx, 'clock-devices', 'admins');
  }
  return paired !== undefined;
}

const ofDevice = ({ companyId, id }: ClockDevice) =>
  and(eq(clockDevices.companyId, companyId), eq(clockDevices.id, id));

/** Stores how far the log of a terminal has been read, and how far its clock is ahead, if the push told. */
export async function keepPush(
  db: Database,
  device: ClockDevice,
  { stamp, skewSeconds }: { stamp: string | undefined; skewSeconds: number | null },
): Promise<void> {
  if (stamp !== undefined) await db.update(clockDevices).set({ stamp }).where(ofDevice(device));
  if (skewSeconds !== null) await keepSkew(db, device, skewSeconds);
}

/** Stores how far the clock of a device is ahead, and tells the administrators when that is another minute. */
export async function keepSkew(db: Database, device: ClockDevice, skewSeconds: number): Promise<void> {
  const within = Math.max(-315_360_000, Math.min(315_360_000, Math.round(skewSeconds)));
  await inTransaction(db, async (tx) => {
    await tx.update(clockDevices).set({ skewSeconds: within, skewAt: sql`now()` }).where(ofDevice(device));
    const isSame = device.skewSeconds !== null && Math.abs(device.skewSeconds - within) < 60;
    if (!isSame) await announce(tx, 'clock-devices', 'admins');
  });
}

const mostWrongTries = 5;
/** How long an employee's code stays locked. */
export const lockMinutes = 5;

interface Person {
  companyId: number;
  employeeId: number;
}

const pinOf = ({ companyId, employeeId }: Person) =>
  and(eq(employeePins.companyId, companyId), eq(employeePins.employeeId, employeeId));

/** Refuses a PIN that somebody chooses if it is easy to guess. */
export async function refuseWeakPin(db: Database, { companyId, employeeId }: Person, pin: string): Promise<void> {
  const isPerson = and(eq(employees.companyId, companyId), eq(employees.id, employeeId));
  const [person] = await db.select({ code: employees.code }).from(employees).where(isPerson);
  const fault = weaknessOfPin(pin, person?.code ?? '');
  if (fault) throw invalid('pin', fault);
}

/** Sets an employee's new PIN and lifts a lockout. Audited. */
export async function setPin(
  tx: Database,
  { accountId, pinHash, ...person }: Person & { accountId: number; pinHash: string },
): Promise<void> {
  const fields = { pinHash, wrongTries: 0, lockedUntil: null, setAt: sql`now()` };
  await tx
    .insert(employeePins)
    .values({ ...person, ...fields })
    .onConflictDoUpdate({ target: [employeePins.companyId, employeePins.employeeId], set: fields });
  await recordChange(tx, {
    ...person,
    accountId,
    object: 'kiosk number',
    objectId: person.employeeId,
    action: 'change',
  });
}

/**
 * Counts a PIN as wrong before it is checked; five of them lock the employee's code for five minutes. False if it is
 * locked already.
 */
export async function countPin(db: Database, person: Person): Promise<boolean> {
  const isLast = sql`${employeePins.wrongTries} + 1 >= ${mostWrongTries}`;
  const isFree = sql`coalesce(${employeePins.lockedUntil} <= now(), true)`;
  const counted = await db
    .update(employeePins)
    .set({
      wrongTries: sql`case when ${isLast} then 0 else ${employeePins.wrongTries} + 1 end`,
      lockedUntil: sql`case when ${isLast} then now() + make_interval(mins => ${lockMinutes}) end`,
    })
    .where(and(pinOf(person), isFree))
    .returning({ wrongTries: employeePins.wrongTries });
  return counted.length > 0;
}

/** Resets the count of wrong PINs after a correct one. */
export async function forgetWrongPins(db: Database, person: Person): Promise<void> {
  await db.update(employeePins).set({ wrongTries: 0, lockedUntil: null }).where(pinOf(person));
}

/** Removes an employee's PIN. Checks and audits nothing: the erasure does. */
export async function eraseFromDevices(tx: Database, companyId: number, employeeId: number): Promise<void> {
  await tx.delete(employeePins).where(pinOf({ companyId, employeeId }));
}
