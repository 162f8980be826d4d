import type { HeldRecords } from '@horae/contract/time/waiting-punches';
import { and, eq } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { groupBy } from '#platform/group-by';
import { hotelClock } from '#platform/hotel-time';
import { clockDevices } from '../clock-devices/clock-devices.table';
import { isAcceptable, isHeld } from './held.rules';
import { waitingPunches } from './terminals.table';
import { whoseCodes } from './whose-code';

export const waitingIn = (companyId: number) =>
  and(eq(waitingPunches.companyId, companyId), eq(waitingPunches.state, 'waiting'));

/** Lists the records that could be read and wait nevertheless, by terminal and reason, the most first. */
export async function listHeld(db: Database, { companyId, timeZone }: GrantedHotel): Promise<HeldRecords[]> {
  const clock = hotelClock(timeZone);
  const ownerOf = await whoseCodes(db, companyId);
  const rows = await db
    .select({
      code: waitingPunches.code,
      at: waitingPunches.at,
      reason: waitingPunches.reason,
      device: { id: clockDevices.id, name: clockDevices.name },
    })
    .from(waitingPunches)
    .innerJoin(
      clockDevices,
      and(eq(clockDevices.companyId, waitingPunches.companyId), eq(clockDevices.id, waitingPunches.deviceId)),
    )
    .where(waitingIn(companyId));
  const groups = groupBy(rows.filter(isHeld), ({ device, reason }) => `${device.id} ${reason}`);
  const text = (moment: number) => clock.format(Math.floor(moment / 1000));
  const now = Date.now();
  return [...groups.values()]
    .map((group): HeldRecords => {
      const times = group.map(({ at }) => at.getTime()).toSorted((one, other) => one - other);
      const owners = group.map(({ code }) => ownerOf(code));
      return {
        device: group[0]!.device,
        reason: group[0]!.reason!,
        count: group.length,
        people: new Set(owners.filter((owner) => owner !== null)).size,
        acceptable: group.filter((one) => isAcceptable(one, ownerOf(one.code), now)).length,
        firstAt: text(times[0]!),
        lastAt: text(times.at(-1)!),
      };
    })
    .toSorted((one, other) => other.count - one.count || one.reason.localeCompare(other.reason));
}
