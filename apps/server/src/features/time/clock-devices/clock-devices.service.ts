import type { SecurityEventKind } from '@horae/contract/settings/security-event-kinds';
import type { ClockDeviceRow, RefusedContact } from '@horae/contract/time/clock-device-rows';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import { type Database, inTransaction } from '#platform/database';
import { conflict, invalid, notFound } from '#platform/errors';
import { hashOf } from '#platform/secret-hash';
import { recordSecurityEvent } from '#platform/security-events/record-security-event';
import { clockDevices } from './clock-devices.table';
import { newPairingCode, pairingMinutes } from './pairing-code';
import { refusedContacts } from './refused-contacts.table';

export interface DevicesContext {
  hotel: GrantedHotel;
  accountId: number;
}

type DeviceRow = typeof clockDevices.$inferSelect;

const ofDevice = ({ hotel }: DevicesContext, id: number) =>
  and(eq(clockDevices.companyId, hotel.companyId), eq(clockDevices.id, id));

export async function listDevices(
  db: Database,
  { hotel }: DevicesContext,
): Promise<{ devices: ClockDeviceRow[]; refused: RefusedContact[] }> {
  const rows = await db
    .select()
    .from(clockDevices)
    .where(eq(clockDevices.companyId, hotel.companyId))
    .orderBy(sql`${clockDevices.revokedAt} is not null`, asc(clockDevices.kind), asc(clockDevices.id));
  const refused = await db.select().from(refusedContacts).orderBy(desc(refusedContacts.lastAt));
  return {
    devices: rows.map(shown),
    refused: refused.map(({ firstAt, lastAt, ...contact }) =>
      Object.assign(contact, { firstAt: firstAt.toISOString(), lastAt: lastAt.toISOString() }),
    ),
  };
}

export async function readDevice(db: Database, context: DevicesContext, id: number): Promise<ClockDeviceRow> {
  const [row] = await db.select().from(clockDevices).where(ofDevice(context, id));
  if (!row) throw notFound('Device');
  return shown(row);
}

/** Adds a kiosk with a code that pairs one tablet. */
export async function addKiosk(tx: Database, context: DevicesContext, name: string) {
  const { code, pairing } = freshPairing();
  const values = { companyId: context.hotel.companyId, kind: 'kiosk' as const, name, ...pairing };
  const [row] = await tx.insert(clockDevices).values(values).returning();
  await writeDown(tx, context, row!, 'add');
  return { device: shown(row!), pairingCode: code };
}

export function pairAgain(db: Database, context: DevicesContext, id: number) {
  const { code, pairing } = freshPairing();
  return changeDevice(db, context, id, (now) => {
    if (now.kind !== 'kiosk') throw conflict('Only kiosks are paired; a terminal is registered by its serial number.');
    return pairing;
  }).then((device) => ({ device, pairingCode: code }));
}

/** Registers a terminal; a serial number can belong to one hotel only. */
export async function addTerminal(
  tx: Database,
  context: DevicesContext,
  { name, serial, zone, usedSince }: { name: string; serial: string; zone: string | null; usedSince: string | null },
): Promise<ClockDeviceRow> {
  const values = { companyId: context.hotel.companyId, kind: 'terminal' as const, name, serial, zone, usedSince };
  const [row] = await tx.insert(clockDevices).values(values).onConflictDoNothing().returning();
  if (!row) throw invalid('serial', 'A terminal with this serial number is already registered.');
  await tx.delete(refusedContacts).where(eq(refusedContacts.serial, serial));
  await writeDown(tx, context, row, 'add');
  return shown(row);
}

interface DeviceChange {
  name?: string | undefined;
  zone?: string | null | undefined;
  allowedSkew?: number | undefined;
  usedSince?: string | null | undefined;
}

export function updateDevice(
  db: Database,
  context: DevicesContext,
  id: number,
  change: DeviceChange,
  check: (now: ClockDeviceRow) => void,
): Promise<ClockDeviceRow> {
  return changeDevice(db, context, id, (now) => {
    check(shown(now));
    const { name, zone, allowedSkew, usedSince } = change;
    if (now.kind === 'kiosk') {
      if (zone !== undefined) throw invalid('zone', 'A kiosk always uses the time zone of its hotel.');
      if (usedSince !== undefined) throw invalid('usedSince', 'A kiosk is in use from the day it is paired.');
    }
    const fields = { name, zone, allowedSkew, usedSince };
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  });
}

/** Invalidates the device's key, code and serial number; its punches stay. */
export function revokeDevice(db: Database, context: DevicesContext, id: number): Promise<ClockDeviceRow> {
  return changeDevice(db, context, id, (now) =>
    now.revokedAt ? {} : { revokedAt: new Date(), keyHash: null, pairingHash: null, pairingUntil: null },
  );
}

function changeDevice(
  db: Database,
  context: DevicesContext,
  id: number,
  change: (now: DeviceRow) => Partial<DeviceRow>,
): Promise<ClockDeviceRow> {
  return inTransaction(db, async (tx) => {
    const [now] = await tx.select().from(clockDevices).where(ofDevice(context, id)).for('update');
    if (!now) throw notFound('Device');
    const fields = change(now);
    if (Object.keys(fields).length === 0) return shown(now);
    if (now.revokedAt) throw conflict('This device was revoked. Add a new one.');
    const [row] = await tx.update(clockDevices).set(fields).where(ofDevice(context, id)).returning();
    await writeDown(tx, context, row!, fields.revokedAt ? 'remove' : 'change', now);
    return shown(row!);
  });
}

function freshPairing() {
  const code = newPairingCode();
  const pairingUntil = new Date(Date.now() + pairingMinutes * 60_000);
  return { code, pairing: { pairingHash: hashOf(code.replace('-', '')), pairingUntil } };
}

function shown(row: DeviceRow): ClockDeviceRow {
  const { id, kind, name, serial, zone, allowedSkew, usedSince, skewSeconds, skewAt } = row;
  const { addedAt, pairedAt, lastSeenAt, pairingUntil, revokedAt } = row;
  const isKnown = kind === 'kiosk' ? pairedAt !== null : lastSeenAt !== null;
  const openCode = pairingUntil !== null && pairingUntil.getTime() > Date.now() ? pairingUntil : null;
  return {
    id,
    kind,
    name,
    serial,
    zone,
    allowedSkew,
    usedSince,
    skewSeconds,
    skewAt: skewAt?.toISOString() ?? null,
    state: revokedAt ? 'revoked' : isKnown ? 'active' : 'waiting',
    pairingUntil: openCode?.toISOString() ?? null,
    addedAt: addedAt.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}

async function writeDown(
  tx: Database,
  { hotel, accountId }: DevicesContext,
  row: DeviceRow,
  action: 'add' | 'change' | 'remove',
  before?: DeviceRow,
): Promise<void> {
  const described = ({ kind, name, serial, zone, allowedSkew, usedSince }: DeviceRow) => {
    return { kind, name, serial, zone, allowedSkew, usedSince };
  };
  const who = { companyId: hotel.companyId, accountId, object: 'clock device', objectId: row.id };
  await recordChange(tx, { ...who, action, ...(before && { before: described(before) }), after: described(row) });
  await announce(tx, 'clock-devices', 'admins');
  const kind = eventOf(row, action);
  if (kind) await recordSecurityEvent(tx, { kind, companyId: hotel.companyId, about: ['device', row.id] });
}

function eventOf({ kind }: DeviceRow, action: 'add' | 'change' | 'remove'): SecurityEventKind | undefined {
  if (action === 'remove') return 'device-revoked';
  if (action === 'add') return kind === 'kiosk' ? 'kiosk-added' : 'terminal-registered';
  return undefined;
}
