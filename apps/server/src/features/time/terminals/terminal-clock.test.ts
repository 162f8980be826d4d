import { clockDevicesContract as devices } from '@horae/contract/time/clock-devices.contract';
import { kioskContract } from '@horae/contract/time/kiosk.contract';
import { punchFilesContract as files } from '@horae/contract/time/punch-files.contract';
import { terminalsContract } from '@horae/contract/time/terminals.contract';
import { and, eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pairedKiosk, registeredTerminal } from '#test/clock-devices';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { clockDevices } from '../clock-devices/clock-devices.table';
import { punches } from '../punches/punches.table';
import { hotel, logged, namedPeople } from './terminals-fixture';

let api: TestApp;
let people: Awaited<ReturnType<typeof namedPeople>>;
beforeAll(async () => {
  api = await startTestApp();
  people = await namedPeople(api);
});
afterAll(() => api.stop());

let count = 0;
let terminal: { id: number; serial: string };
beforeEach(async () => {
  const serial = `CLK${(count += 1)}`;
  terminal = { id: (await registeredTerminal(api, hotel, { name: `Gate ${count}`, serial, zone: 'UTC' })).id, serial };
});

const push = async (...lines: string[]) => {
  const url = `${terminalsContract.push.path}?SN=${terminal.serial}&table=ATTLOG&Stamp=1`;
  return (await api.app.inject({ method: 'POST', url, payload: lines.map((line) => `${line}\n`).join('') })).body;
};
/** The wall clock of a terminal in UTC, where no hour comes twice or is skipped, so many minutes ago. */
const wall = (minutesAgo: number) =>
  new Date(Date.now() - minutesAgo * 60_000).toISOString().slice(0, 19).replace('T', ' ');
let second = 0;
/** A line nobody sent before: tests that run within a second do not repeat each other. */
const line = (minutesAgo: number, code = `C${(second += 1)}`) => `${code}\t${wall(minutesAgo)}\t0\t1`;
const contact = (change: PgUpdateSetSource<typeof clockDevices>) =>
  api.database.db.update(clockDevices).set(change).where(eq(clockDevices.id, terminal.id));
const inTouchFor = (minutes: number) =>
  contact({
    lastSeenAt: sql`now() - interval '30 seconds'`,
    contactSince: sql`now() - ${minutes} * interval '1 minute'`,
  });
const device = async (id = terminal.id) => {
  const { body } = await api.asAdmin(devices.list, { query: { hotel } });
  return body.devices.find((one) => one.id === id)!;
};
const reasons = async () => {
  const { body } = await api.asAdmin(files.waiting, { query: { hotel, perPage: 100 } });
  return body.groups.filter((group) => group.devices.includes(`Gate ${count}`)).map(({ reason }) => reason);
};
const minutesOff = async () => {
  const { skewSeconds } = await device();
  return skewSeconds === null ? null : Math.round(skewSeconds / 60);
};

describe('the clock of a terminal', () => {
  it('is not measured by a call without records', async () => {
    await api.app.inject({ url: `${terminalsContract.poll.path}?SN=${terminal.serial}` });
    await push();

    expect(await device()).toMatchObject({ skewSeconds: null, skewAt: null, allowedSkew: 5 });
  });

  it('is measured by what it sends at once; what was clocked is taken while it is right', async () => {
    await push(line(2, '7101'));

    expect([await minutesOff(), await reasons()]).toEqual([-2, []]);
    const { deviceId, employeeId, skewSeconds } = punches;
    const taken = await api.database.db
      .select({ skewSeconds })
      .from(punches)
      .where(and(eq(deviceId, terminal.id), eq(employeeId, people.first)));
    expect(taken).toEqual([{ skewSeconds: expect.closeTo(-120, -1) }]);
  });

  it('that is an hour slow makes its records wait until it is right again', async () => {
    await inTouchFor(300);
    await push(line(60));
    expect([await minutesOff(), await reasons()]).toEqual([-60, ['The clock of the terminal is more than 5 min slow']]);
    expect((await device()).skewAt).not.toBeNull();

    await push(line(1, '7101'));
    expect(await minutesOff()).toBe(-1);
    expect(await reasons()).toHaveLength(1);
  });

  it('that is fast makes its records wait, those it handed in late, too', async () => {
    await push(line(-9), ...Array.from({ length: 20 }, (_, at) => line(300 + at)));

    expect(await minutesOff()).toBe(9);
    expect(new Set(await reasons())).toEqual(
      new Set([
        'In the future: the clock of the terminal is wrong',
        'The clock of the terminal is more than 5 min fast',
      ]),
    );
  });

  it('may be off as much as the hotel allows', async () => {
    await api.asAdmin(devices.update, { body: { hotel, id: terminal.id, allowedSkew: 90 } });
    await inTouchFor(300);
    await push(line(60, '7101'));

    expect([await minutesOff(), await reasons()]).toEqual([-60, []]);
    const refused = await api.asAdmin(devices.update, { body: { hotel, id: terminal.id, allowedSkew: 0 } });
    expect([refused.status, refused.body.error.fields?.[0]?.path]).toEqual([400, 'allowedSkew']);
  });

  it('is not judged by records that were stored while the terminal was out of reach, or sent again', async () => {
    await push(line(200, '7101'));
    // Written once: a second later it would be another record.
    const record = line(190, '7101');
    await inTouchFor(5);
    await push(record);
    await inTouchFor(300);
    await push(record);
    expect(await minutesOff()).toBeNull();

    await contact({ lastSeenAt: sql`now() - interval '10 minutes'` });
    await push(line(180, '7101'));
    expect([await minutesOff(), await reasons()]).toEqual([null, []]);
  });

  it('of a kiosk is told by its heartbeat', async () => {
    const kiosk = await pairedKiosk(api);
    const beat = (now: number) => api.asNobody(kioskContract.heartbeat, { body: { now } }, kiosk.headers);
    expect(await device(kiosk.device.id)).toMatchObject({ skewSeconds: null });
    await beat(Date.now() + 3 * 3_600_000);

    const { skewSeconds } = await device(kiosk.device.id);
    expect(Math.round(skewSeconds! / 60)).toBe(180);
  });
});

describe('a record', () => {
  it('from before the terminal was in use waits; the first day can be set', async () => {
    await api.asAdmin(devices.update, { body: { hotel, id: terminal.id, usedSince: '2026-05-02' } });
    await push('9301\t2026-05-01 23:59:59\t0\t1', '7101\t2026-05-02 00:00:00\t0\t1');

    expect(await reasons()).toEqual(['From before this terminal was in use']);
    await api.asAdmin(devices.update, { body: { hotel, id: terminal.id, usedSince: null } });
    await push('9302\t2026-05-03 07:00:00\t0\t1');
    expect(await reasons()).toHaveLength(2);
  });

  it('that waits because of the clock is given to somebody as it is, or left out', async () => {
    await inTouchFor(300);
    await push(line(60, '9401'));
    const [reason] = await reasons();
    const { groups } = (await api.asAdmin(files.waiting, { query: { hotel, q: '9401' } })).body;
    expect(groups).toMatchObject([{ code: '9401', owner: null }]);
    const group = { hotel, code: '9401', source: 'terminal' as const, reason: reason! };
    const { body } = await api.asAdmin(files.assign, { body: { ...group, employeeId: people.second } });

    expect([body.taken, await reasons()]).toEqual([1, []]);
  });

  it('of the night with two hours is the second when the terminal has already sent later ones', async () => {
    await api.asAdmin(devices.update, { body: { hotel, id: terminal.id, zone: null } });
    for (const time of ['03:20', '03:50', '03:10', '03:40']) await push(`7101\t2025-10-26 ${time}:00\t255\t1`);
    const rows = [
      ...(await logged(api, people.first, '2025-10-25')),
      ...(await logged(api, people.first, '2025-10-26')),
    ];

    expect(rows.map(({ at }) => at)).toEqual(['10-26 00:20:00', '10-26 00:50:00', '10-26 01:10:00', '10-26 01:40:00']);
  });
});
