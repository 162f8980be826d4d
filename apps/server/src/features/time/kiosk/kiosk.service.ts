import { randomBytes } from 'node:crypto';
import type { KioskState, Sealed } from '@horae/contract/time/kiosk.contract';
import type { ClockState, PunchDirection } from '@horae/contract/time/punches.contract';
import { and, eq } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { countAttempt } from '#platform/attempts/count-attempt';
import type { ClockDevice } from '#platform/clock-device';
import { type Database, inTransaction } from '#platform/database';
import { HttpError, invalid } from '#platform/errors';
import { hotelClock } from '#platform/hotel-time';
import { hashOf } from '#platform/secret-hash';
import { notingRefusals } from '#platform/security-events/note-refusal';
import type { TakePunches } from '#platform/take-punches';
import { keepSkew, pairDevice } from '../clock-devices/clock-devices.commands';
import { punches } from '../punches/punches.table';
import { checkPin } from './check-pin';
import { ofPairing } from './kiosk-limits';
import type { KioskBox } from './sealed-person';

/** What the kiosk needs from the rest of the server. */
export interface KioskServices {
  box: KioskBox;
  take: TakePunches;
  /** Wrong PINs, by kiosk. */
  readClock: (db: Database, person: { companyId: number; timeZone: string; employeeId: number }) => Promise<ClockState>;
}

/** What a kiosk shows before anyone identifies; contains nothing about the employees. */
export function kioskState(device: ClockDevice, { publicKey }: KioskBox): KioskState {
  return {
    hotel: device.hotelName,
    device: device.name,
    timeZone: device.timeZone,
    serverTime: new Date().toISOString(),
    languages: device.language === 'en' ? ['en', 'el', 'sq'] : ['el', 'en', 'sq'],
    publicKey,
  };
}

/** Keeps how far the tablet's clock is off; the seconds that a call takes do not count. */
export async function keepTabletClock(db: Database, device: ClockDevice, now: number | undefined): Promise<void> {
  if (now === undefined) return;
  const skewSeconds = (now - Date.now()) / 1000;
  const isSame = device.skewSeconds !== null && Math.abs(device.skewSeconds - skewSeconds) < 10;
  if (!isSame || device.isSkewOld) await keepSkew(db, device, skewSeconds);
}

/** Pairs a tablet with a code, which works once; a previously paired tablet loses access. */
export function pairKiosk(db: Database, pairing: { code: string; address: string }): Promise<string> {
  return notingRefusals(db, { kind: 'kiosk-paired' }, () => pair(db, pairing));
}

async function pair(db: Database, { code, address }: { code: string; address: string }): Promise<string> {
  const takeBack = await countAttempt(db, [ofPairing(address)]);
  const key = randomBytes(32).toString('base64url');
  const isPaired = await inTransaction(db, (tx) => pairDevice(tx, hashOf(code.replaceAll(/[- ]/g, '')), hashOf(key)));
  if (!isPaired) throw invalid('code', 'This code is wrong, already used or older than 15 minutes.');
  await takeBack();
  return key;
}

/** Identifies the employee at the kiosk; the error carries the reason to show them. */
export async function identify(
  db: Database,
  device: ClockDevice,
  services: KioskServices,
  { key, sealed }: { key: string; sealed: Sealed },
) {
  const typed = services.box.open(sealed, key);
  if (!typed) throw invalid('sealed', 'This punch was not encrypted for this server.');
  const who = await checkPin(db, device, typed);
  if (!('refused' in who)) return who;
  const { refused, waitSeconds } = who;
  if (refused === 'wrong') throw new HttpError(403, 'WRONG_NUMBER', 'Wrong code or PIN.');
  const message =
    refused === 'locked' ? 'Too many wrong PINs: locked for a few minutes.' : 'Too many wrong PINs at this kiosk.';
  throw new HttpError(429, refused === 'locked' ? 'LOCKED' : 'TOO_MANY_REQUESTS', message, {
    retryAfterSeconds: waitSeconds,
  });
}

/** The employee's clock state as the kiosk shows it. */
export async function readPerson(
  db: Database,
  device: ClockDevice,
  services: KioskServices,
  who: { employeeId: number; firstName: string },
) {
  const { companyId, timeZone } = device;
  const clock = await services.readClock(db, { companyId, timeZone, employeeId: who.employeeId });
  return { ...clock, firstName: who.firstName };
}

/** Clocks at the server's time. */
export async function clockAtKiosk(
  db: Database,
  device: ClockDevice,
  services: KioskServices,
  { key, sealed, direction }: { key: string; sealed: Sealed; direction: PunchDirection },
) {
  const who = await identify(db, device, services, { key, sealed });
  const { companyId, id: deviceId } = device;
  const named = keyOf(key);
  await inTransaction(db, async (tx) => {
    const { employeeId } = who;
    const one = { employeeId, at: new Date(), direction, source: 'kiosk' as const, key: named, deviceId };
    const added = await services.take(tx, device, [one]);
    if (added.length > 0) await announce(tx, 'punches', 'all');
  });
  const [taken] = await db
    .select({ at: punches.at, direction: punches.direction })
    .from(punches)
    .where(and(eq(punches.companyId, companyId), eq(punches.key, named)));
  return {
    person: await readPerson(db, device, services, who),
    direction: taken!.direction ?? direction,
    at: hotelClock(device.timeZone).format(Math.floor(taken!.at.getTime() / 1000)),
  };
}

/** Identifies a queued punch independently of the kiosk: a tablet that is paired again still sends its old queue. */
export const keyOf = (key: string) => `kiosk:${key}`;
