import type { QueuedPunch, syncOutcomes } from '@horae/contract/time/kiosk.contract';
import { and, eq, inArray } from 'drizzle-orm';
import { announce } from '#platform/announce';
import type { ClockDevice } from '#platform/clock-device';
import { type Database, inTransaction } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import type { NewPunch } from '#platform/take-punches';
import { readPolicies } from '../clock-policies/clock-policies.reads';
import { punches } from '../punches/punches.table';
import { keepWaiting } from '../terminals/terminals.commands';
import { waitingPunches } from '../terminals/terminals.table';
import { type Checked, checkPin } from './check-pin';
import { type KioskServices, keepTabletClock, keyOf } from './kiosk.service';
import { faultOfQueued, timeOfQueued } from './queued-time.rules';

interface Outcome {
  key: string;
  outcome: (typeof syncOutcomes)[number];
  reason: string | null;
}

const reasons = {
  wrong: 'Wrong code or PIN at the kiosk',
  locked: 'Locked after wrong PINs at the kiosk',
  throttled: 'Too many wrong PINs at this kiosk',
};

/** Takes a queue in order; every entry becomes a punch, or waits with its reason for an administrator. */
export async function syncQueue(
  db: Database,
  device: ClockDevice,
  services: KioskServices,
  { now, entries }: { now: number; entries: QueuedPunch[] },
): Promise<Outcome[]> {
  const { companyId, zone, id: deviceId, pairedAt } = device;
  const serverNow = Date.now();
  const today = hotelClock(zone).today();
  await keepTabletClock(db, device, now);
  const known = await knownKeys(db, device, entries);
  const { policyOf } = await readPolicies(db, companyId);
  const fresh: NewPunch[] = [];
  const waiting: (typeof waitingPunches.$inferInsert)[] = [];
  const checked = new Map<string, Checked>();
  for (const { key, sealed, direction, ...queued } of entries.toSorted((a, b) => a.order - b.order)) {
    const named = keyOf(key);
    if (known.has(named)) continue;
    const time = timeOfQueued(queued, now, serverNow);
    const typed = services.box.open(sealed, key);
    // An employee may occur several times in the queue; the slow check runs once.
    const name = JSON.stringify(typed);
    const who = typed && (checked.get(name) ?? (await checkPin(db, device, typed)));
    if (typed && who) checked.set(name, who);
    const isPerson = who !== null && !('refused' in who);
    // Somebody unknown waits in any case, with the policy of the hotel.
    const { offlineHours } = policyOf(isPerson ? who.employeeId : 0, today);
    const reason = faultOfQueued(time, { offlineHours, pairedAt }, serverNow) ?? refusalOf(who);
    const one = { at: time.at, direction, source: 'kiosk' as const, key: named, deviceId, zone };
    if (reason === null && isPerson) fresh.push({ ...one, employeeId: who.employeeId, skewSeconds: time.skewSeconds });
    else waiting.push({ ...one, companyId, code: typed?.code ?? '', reason });
  }
  if (fresh.length + waiting.length > 0) {
    await inTransaction(db, async (tx) => {
      await services.take(tx, device, fresh);
      await keepWaiting(tx, waiting);
      if (fresh.length > 0) await announce(tx, 'punches', 'all');
      if (waiting.length > 0) await announce(tx, 'clock-devices', 'admins');
    });
  }
  const current = await knownKeys(db, device, entries);
  return entries.map(({ key }) => {
    const reason = current.get(keyOf(key)) ?? null;
    return { key, outcome: reason === null ? 'recorded' : 'waiting', reason };
  });
}

function refusalOf(who: Checked | null): string | null {
  if (who === null) return 'Not encrypted for this server';
  return 'refused' in who ? reasons[who.refused] : null;
}

/** The keys taken earlier; those of waiting punches with their reason. */
async function knownKeys(
  db: Database,
  device: ClockDevice,
  entries: QueuedPunch[],
): Promise<Map<string, string | null>> {
  const keys = entries.map(({ key }) => keyOf(key));
  const waits = await db
    .select({ key: waitingPunches.key, reason: waitingPunches.reason })
    .from(waitingPunches)
    .where(and(eq(waitingPunches.companyId, device.companyId), inArray(waitingPunches.key, keys)));
  const taken = await db
    .select({ key: punches.key })
    .from(punches)
    .where(and(eq(punches.companyId, device.companyId), inArray(punches.key, keys)));
  return new Map([
    ...waits.map(({ key, reason }) => [key, reason ?? ''] as const),
    ...taken.map(({ key }) => [key, null] as const),
  ]);
}
