import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ClockDevice } from '#platform/clock-device';
import type { Database } from '#platform/database';
import { hashOf } from '#platform/secret-hash';
import { companies } from '../../people/organisation/organisation.table';
import { startOfUse, zoneOfClock } from './clock-devices.reads';
import { clockDevices } from './clock-devices.table';
import { refusedContacts } from './refused-contacts.table';

const mostRefusedKept = 100;
const serialShape = /^[\w.-]{3,40}$/;

/** A terminal that stayed silent for longer may have stored records meanwhile. */
const isSilent = sql`${clockDevices.lastSeenAt} < now() - interval '3 minutes'`;
const unbrokenContact = sql<Date | null>`case when ${isSilent} then null else ${clockDevices.contactSince} end`.mapWith(
  clockDevices.contactSince,
);

const called = {
  companyId: clockDevices.companyId,
  hotelName: companies.name,
  timeZone: companies.timeZone,
  language: companies.language,
  id: clockDevices.id,
  name: clockDevices.name,
  zone: zoneOfClock,
  stamp: clockDevices.stamp,
  skewSeconds: clockDevices.skewSeconds,
  isSkewOld: sql<boolean>`coalesce(${clockDevices.skewAt} < now() - interval '5 minutes', true)`,
  allowedSkew: clockDevices.allowedSkew,
  inUseSince: startOfUse,
  contactSince: unbrokenContact,
  pairedAt: clockDevices.pairedAt,
};

/** Finds the kiosk that has this key. */
export async function deviceByKey(db: Database, key: string): Promise<ClockDevice | null> {
  return seen(db, await devicesWhere(db, eq(clockDevices.keyHash, hashOf(key))));
}

/** Finds a registered terminal by serial number; notes an unknown one, so that an administrator can add it. */
export async function deviceBySerial(db: Database, serial: string, address: string): Promise<ClockDevice | null> {
  if (!serialShape.test(serial)) return null;
  const found = await devicesWhere(db, and(eq(clockDevices.serial, serial), eq(clockDevices.kind, 'terminal')));
  if (found.length === 0) await note(db, serial, address);
  return seen(db, found);
}

function devicesWhere(db: Database, is: ReturnType<typeof and>) {
  return db
    .select(called)
    .from(clockDevices)
    .innerJoin(companies, eq(companies.companyId, clockDevices.companyId))
    .where(and(is, isNull(clockDevices.revokedAt)));
}

async function seen(db: Database, [device]: ClockDevice[]): Promise<ClockDevice | null> {
  if (!device) return null;
  await db
    .update(clockDevices)
    .set({
      lastSeenAt: sql`now()`,
      contactSince: sql`case when ${isSilent} then now() else coalesce(${clockDevices.contactSince}, now()) end`,
    })
    .where(
      and(
        eq(clockDevices.companyId, device.companyId),
        eq(clockDevices.id, device.id),
        // Written at most once a minute.
        sql`(${clockDevices.lastSeenAt} is null or ${clockDevices.lastSeenAt} < now() - interval '1 minute')`,
      ),
    );
  return device;
}

async function note(db: Database, serial: string, address: string): Promise<void> {
  await db
    .insert(refusedContacts)
    .values({ serial, address })
    .onConflictDoUpdate({
      target: refusedContacts.serial,
      set: { address, times: sql`least(${refusedContacts.times} + 1, 1000000)`, lastAt: sql`now()` },
    });
  await db.execute(sql`delete from ${refusedContacts} where ${refusedContacts.serial} in
    (select ${refusedContacts.serial} from ${refusedContacts} order by ${refusedContacts.lastAt} desc offset ${mostRefusedKept})`);
}
