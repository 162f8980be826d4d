import { clockPoliciesContract as policies } from '@horae/contract/time/clock-policies.contract';
import { punchFilesContract as terminals } from '@horae/contract/time/punch-files.contract';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { employees } from '#features/people/people/employees.table';
import { derivedDue } from '#platform/due/due.table';
import { changesOf } from '#test/changes-of';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { clockDevices } from '../clock-devices/clock-devices.table';
import { hotel, kioskOf } from './kiosk-fixture';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const hour = 3600;

describe('a queue that comes late', () => {
  it('is taken in its order at the times at which it was made, once, whoever sends it again', async () => {
    const { slips, entry, sync, punches, waiting } = await kioskOf(api);
    const [person] = slips;
    const now = Date.now();
    const entries = [
      entry(person!, { direction: 'out', order: 2, deviceTime: now - hour * 1000, secondsAgo: hour }),
      entry(person!, { direction: 'in', order: 1, deviceTime: now - 5 * hour * 1000, secondsAgo: 5 * hour }),
      entry(person!, { direction: 'in', order: 3, deviceTime: now - 60_000, secondsAgo: 60 }),
    ];
    const [first, twice] = await Promise.all([sync(entries), sync(entries)]);
    const again = await sync(entries);

    for (const { status, body } of [first!, twice!, again]) {
      expect(status).toBe(200);
      expect(body.outcomes).toEqual(entries.map(({ key }) => ({ key, outcome: 'recorded', reason: null })));
    }
    const rows = await punches(person!.employeeId);
    expect(rows.map(({ direction }) => direction)).toEqual(['in', 'out', 'in']);
    const ages = rows.map(({ at }) => Math.round((now - Number(at)) / 1000 / 60));
    expect(ages).toEqual([300, 60, 1]);
    expect(await waiting()).toEqual([]);
  });

  it('is set right by a clock that nobody sets when that of the tablet is wrong, and the fault is kept', async () => {
    const { slips, entry, sync, punches } = await kioskOf(api);
    const [one, two] = slips;
    const now = Date.now();
    const ahead = 3 * hour * 1000;
    await sync(
      [
        entry(one!, { deviceTime: now + ahead - 600_000, secondsAgo: 600 }),
        // After a reload only the tablet's clock is left, which is three hours ahead.
        entry(two!, { order: 2, deviceTime: now + ahead - 1_200_000, secondsAgo: null }),
      ],
      now + ahead,
    );

    const [first] = await punches(one!.employeeId);
    const [second] = await punches(two!.employeeId);
    expect(Math.round((now - Number(first!.at)) / 60_000)).toBe(10);
    expect(Math.round((now - Number(second!.at)) / 60_000)).toBe(20);
    for (const row of [first, second]) expect(Math.round(Number(row!.skewSeconds) / 60)).toBe(180);
  });

  it('keeps what it cannot take, each with its reason', async () => {
    const { slips, entry, sync, punches, waiting } = await kioskOf(api);
    const [person] = slips;
    const now = Date.now();
    const entries = [
      entry({ ...person!, pin: '00000' }, { order: 1 }),
      entry(person!, { order: 2, deviceTime: now - 8 * 24 * hour * 1000, secondsAgo: 8 * 24 * hour }),
      entry(person!, { order: 3, deviceTime: now + hour * 1000, secondsAgo: null }),
      entry({ code: 'NOBODY', pin: '12345' }, { order: 4 }),
      { ...entry(person!, { order: 5 }), sealed: entry(person!).sealed },
      entry(person!, { order: 6 }),
    ];
    const { body } = await sync(entries);
    await sync(entries);

    expect(body.outcomes.map(({ reason }) => reason)).toEqual([
      'Wrong code or PIN at the kiosk',
      'Sent more than 72 hours after it was made',
      'In the future: the clock of the kiosk was changed',
      'Wrong code or PIN at the kiosk',
      'Not encrypted for this server',
      null,
    ]);
    expect((await waiting()).map(({ code }) => code)).toEqual([person!.code, person!.code, person!.code, 'NOBODY', '']);
    expect(await punches(person!.employeeId)).toHaveLength(1);
  });

  it('waits for a person above the hours of the policy, who assigns it or leaves it out', async () => {
    const { slips, entry, sync, punches } = await kioskOf(api);
    const [person] = slips;
    const jobTitle = 'Night porter';
    await api.database.db.update(employees).set({ jobTitle }).where(eq(employees.id, person!.employeeId));
    const { policy } = (await api.asAdmin(policies.one, { query: { hotel, jobTitle: '' } })).body;
    const { jobTitle: _job, isSet: _isSet, ...usual } = policy;
    await api.asAdmin(policies.set, { body: { hotel, jobTitle, policy: { ...usual, offlineHours: 4 } } });
    const now = Date.now();
    const made = (hours: number, order: number) =>
      entry(person!, { order, deviceTime: now - hours * hour * 1000, secondsAgo: hours * hour });
    const announced = await changesOf(api, () => sync([made(6, 1), made(5, 2), made(3, 3)]));
    expect(announced).toContain('clock-devices:admins');
    expect(await punches(person!.employeeId)).toHaveLength(1);

    const group = { code: person!.code, source: 'kiosk' as const, reason: 'Sent more than 4 hours after it was made' };
    const { groups } = (await api.asAdmin(terminals.waiting, { query: { hotel, q: person!.code } })).body;
    expect(groups).toMatchObject([{ ...group, count: 2, devices: ['Staff entrance'] }]);
    const inbox = (await api.asAdmin(terminals.waitingPunches, { query: { hotel, ...group } })).body.punches;
    const [newest, oldest] = inbox.map(({ id }) => id);
    const { employeeId } = person!;
    await api.asAdmin(terminals.assign, { body: { hotel, ...group, ids: [newest!], employeeId } });
    await api.asAdmin(terminals.ignore, { body: { hotel, ...group, ids: [oldest!], why: 'Nobody saw her at 4' } });

    const ages = (await punches(employeeId)).map(({ at }) => Math.round((now - Number(at)) / 1000 / hour));
    expect(ages).toEqual([5, 3]);
  });

  it('cannot be made before the kiosk was paired', async () => {
    const { slips, entry, sync, punches, waiting, device } = await kioskOf(api);
    await api.database.db
      .update(clockDevices)
      .set({ pairedAt: sql`now() - interval '1 hour'` })
      .where(eq(clockDevices.id, device.id));
    const before = (await waiting()).length;
    const now = Date.now();
    await sync([entry(slips[0]!, { deviceTime: now - 2 * hour * 1000, secondsAgo: 2 * hour })]);

    expect(await punches(slips[0]!.employeeId)).toEqual([]);
    expect((await waiting()).slice(before)).toMatchObject([{ reason: 'Made before this kiosk was paired' }]);
  });

  it('is no way to try numbers: the lock holds there, too', async () => {
    const { slips, entry, sync, punches } = await kioskOf(api);
    const [person] = slips;
    const entries = ['1', '2', '3', '4', '5'].map((end, order) => entry({ ...person!, pin: `0000${end}` }, { order }));
    const { body } = await sync([...entries, entry(person!, { order: 9 })]);

    expect(body.outcomes.at(-1)).toMatchObject({
      outcome: 'waiting',
      reason: 'Locked after wrong PINs at the kiosk',
    });
    expect(await punches(person!.employeeId)).toEqual([]);
  });

  it('is worked into attendance', async () => {
    const { slips, entry, sync } = await kioskOf(api);
    const now = Date.now();
    await sync([entry(slips[0]!, { deviceTime: now - 1000, secondsAgo: 1 })]);
    const open = and(eq(derivedDue.thing, 'attendance'), eq(derivedDue.employeeId, slips[0]!.employeeId));

    expect(await api.database.db.$count(derivedDue, open)).toBe(0);
  });
});
