import { randomUUID } from 'node:crypto';
import { peopleContract } from '@horae/contract/people/people.contract';
import { clockDevicesContract as devices } from '@horae/contract/time/clock-devices.contract';
import { kioskContract as contract } from '@horae/contract/time/kiosk.contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { pairedKiosk } from '#test/clock-devices';
import { seal } from '#test/seal';
import type { TestApp } from '#test/start-test-app';
import { clockDevices } from '../clock-devices/clock-devices.table';
import { punches } from '../punches/punches.table';
import { waitingPunches } from '../terminals/terminals.table';

export const hotel = 1003;

let hired = 0;

/** Adds an employee; returns the id. */
async function hire(api: TestApp): Promise<number> {
  const { departments, workCentres } = (await api.asAdmin(peopleContract.choices, { query: { hotel } })).body;
  hired += 1;
  const person = {
    code: `K${hired}`,
    surname: `Δούκα ${hired}`,
    firstName: 'Νεφέλη',
    departmentId: departments[0]!.id,
    workCentreId: workCentres[0]!.id,
    contract: {
      fromDay: '2024-01-01',
      kind: 'full' as const,
      hasFixedHours: true,
      weeklyHours: 40,
      daysPerWeek: 5,
      weeklyPattern: null,
      isBreakInsideHours: false,
      flexibleArrival: 0,
      hourlyCost: null,
    },
  };
  return (await api.asAdmin(peopleContract.add, { body: { hotel, person } })).body.person.id;
}

/** Pairs a kiosk and gives PINs to new employees of its hotel, who have not clocked yet. */
export async function kioskOf(api: TestApp, people = 2) {
  const paired = await pairedKiosk(api, hotel);
  await api.database.db
    .update(clockDevices)
    .set({ pairedAt: sql`now() - interval '30 days'` })
    .where(eq(clockDevices.id, paired.device.id));
  const employeeIds: number[] = [];
  for (let person = 0; person < people; person += 1) employeeIds.push(await hire(api));
  const { slips } = (await api.asAdmin(devices.makePins, { body: { hotel, employeeIds } })).body;
  const { publicKey } = paired.kiosk;
  const newKey = () => randomUUID();
  const entry = (typed: { code: string; pin: string }, more: object = {}) => {
    const key = newKey();
    return {
      key,
      sealed: seal(publicKey, { code: typed.code, pin: typed.pin, key }),
      direction: 'in' as const,
      order: 1,
      deviceTime: Date.now(),
      secondsAgo: 0 as number | null,
      ...more,
    };
  };
  return {
    ...paired,
    slips,
    entry,
    identify: ({ code, pin }: { code: string; pin: string }) => {
      const { key, sealed } = entry({ code, pin });
      return api.asNobody(contract.identify, { body: { key, sealed } }, paired.headers);
    },
    punch: (sent: ReturnType<typeof entry>) => {
      const { key, sealed, direction } = sent;
      return api.asNobody(contract.punch, { body: { key, sealed, direction } }, paired.headers);
    },
    sync: (entries: ReturnType<typeof entry>[], now = Date.now()) =>
      api.asNobody(contract.sync, { body: { now, entries } }, paired.headers),
    async punches(employeeId: number) {
      const { direction, source, deviceId, skewSeconds } = punches;
      const at = sql<number>`extract(epoch from ${punches.at})::float8 * 1000`;
      return api.database.db
        .select({ at, direction, source, deviceId, skewSeconds })
        .from(punches)
        .where(and(eq(punches.employeeId, employeeId), eq(source, 'kiosk')))
        .orderBy(asc(punches.at), asc(punches.id));
    },
    async waiting() {
      const { code, reason } = waitingPunches;
      return api.database.db
        .select({ code, reason })
        .from(waitingPunches)
        .where(eq(waitingPunches.companyId, hotel))
        .orderBy(asc(waitingPunches.id));
    },
  };
}
