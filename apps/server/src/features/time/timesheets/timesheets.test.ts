import { clockPoliciesContract as policies } from '@horae/contract/time/clock-policies.contract';
import { timesheetsContract as contract } from '@horae/contract/time/timesheets.contract';
import { addDays } from '@horae/local-time/local-date';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { shifts } from '#features/scheduling/shifts/shifts.table';
import { inTransaction } from '#platform/database';
import { sendToPayroll } from '#test/send-to-payroll';
import { unchecked } from '#test/unchecked';
import { takePunches } from '../../../clocking';
import { workOut } from '../../../derived/work-out';
import {
  addFinding,
  addShifts,
  allow,
  api,
  approve,
  day,
  db,
  early,
  grant,
  hotel,
  month,
  one,
  punch,
  setPolicy,
  startWithHotel,
  version,
  worker,
  zone,
} from './timesheets-fixture';

startWithHotel();

describe('a time sheet', () => {
  it('has the classified minutes of each day, and the rule behind every one of them', async () => {
    const id = await worker([
      { day: 7, plan: early, clock: ['06:51', '15:08'] },
      { day: 8, plan: early, clock: ['07:00', '18:00'], declared: ['16:00', '18:00'] },
      { day: 12, plan: ['22:00', '23:30'], clock: ['22:00', '23:30'] },
    ]);
    const sheet = await one(id);

    expect(sheet).toMatchObject({
      state: 'open',
      version: 0,
      plannedMinutes: 1050,
      paidMinutes: 1230,
      openDays: 0,
      pack: 'GR-HOTEL-2025-10-17',
    });
    expect(sheet.minutes).toEqual({ normal: 1110, overtimeLegal: 120, night: 90 });
    const [seventh, eighth] = sheet.days.filter(({ paidMinutes }) => paidMinutes > 0);
    expect(seventh).toMatchObject({
      day: '2026-09-07',
      paidMinutes: 480,
      clocked: [{ from: '2026-09-07T06:51:00+03:00' }],
      minutes: { normal: 480 },
    });
    expect(eighth!.trail).toMatchObject([
      { from: '2026-09-08T07:00:00+03:00', to: '2026-09-08T16:00:00+03:00', code: 'normal', rule: expect.any(String) },
      {
        from: '2026-09-08T16:00:00+03:00',
        to: '2026-09-08T18:00:00+03:00',
        code: 'overtimeLegal',
        pack: 'GR-HOTEL-2025-10-17',
      },
    ]);
    expect(sheet.days).toHaveLength(30);
  });

  it('pays from and to the plan within the preparation and the grace of each end', async () => {
    await setPolicy({ graceIn: 5, graceOut: 7, preparation: 10 });
    const [within, beyond] = [
      await worker([{ day: 7, plan: early, clock: ['06:45', '15:17'] }]),
      await worker([{ day: 7, plan: early, clock: ['06:44', '15:18'] }]),
    ];

    expect([(await one(within)).paidMinutes, (await one(beyond)).paidMinutes]).toEqual([480, 514]);
    await api.asAdmin(policies.remove, { body: { hotel } });
  });

  it('names the minutes that preparation, grace and rounding take, and judges by the clock what they do not change', async () => {
    await setPolicy({ graceIn: 5, graceOut: 7, preparation: 10, roundTo: 15, rounding: 'nearest' });
    const prepared = await worker([{ day: 7, plan: early, clock: ['06:45', '15:17'] }]);
    const rounded = await worker([{ day: 7, clock: ['06:55', '15:05'] }]);
    const unpaid = async (id: number) =>
      (await one(id)).days[6]!.unpaid.map(({ from, to, why }) => [from.slice(11, 16), to.slice(11, 16), why]);

    expect(await unpaid(prepared)).toEqual([
      ['06:45', '07:00', 'beforePlan'],
      ['15:00', '15:17', 'afterPlan'],
    ]);
    expect(await unpaid(rounded)).toEqual([
      ['06:55', '07:00', 'rounding'],
      ['15:00', '15:05', 'rounding'],
    ]);
    const { clockedMinutes, paidMinutes } = (await one(prepared)).days[6]!;
    expect([clockedMinutes, paidMinutes]).toEqual([512, 480]);
    await api.asAdmin(policies.remove, { body: { hotel } });
  });

  it('counts the yearly overtime from 1 January, the Sunday before the first week included', async () => {
    const id = await worker([]);
    const monthOf = async (asked: string) =>
      (await api.asAdmin(unchecked(contract.one), { query: { hotel, month: asked, employee: id } })).body.timesheet;
    const overtime = (from: string, until: string) =>
      addShifts([
        { employeeId: id, layer: 'declared', type: 'Overtime', startsAt: new Date(from), endsAt: new Date(until) },
      ]);
    const clock = (from: string, until: string) =>
      inTransaction(api.database.db, (tx) =>
        takePunches(
          tx,
          zone,
          [from, until].map((at, turn) => ({
            employeeId: id,
            at: new Date(at),
            direction: turn === 0 ? ('in' as const) : ('out' as const),
            source: 'file' as const,
            key: `${id} ${at}`,
          })),
        ),
      );
    // 149 hours of 2025, and the last of the 150 on Sunday, 30 November; what was declared but not worked is none.
    for (let day = 0; day < 50; day += 1) {
      const date = addDays('2025-11-10', -day);
      await overtime(`${date} 16:00+02`, `${date} ${day === 0 ? '18:00' : '19:00'}+02`);
      await clock(`${date}T07:00+02:00`, `${date}T19:00+02:00`);
    }
    await overtime('2025-03-20 08:00+02', '2025-03-20 10:30+02');
    await overtime('2025-11-30 16:00+02', '2025-11-30 17:00+02');
    await clock('2025-11-30T07:00+02:00', '2025-11-30T17:00+02:00');
    await clock('2025-12-02T07:00+02:00', '2025-12-02T17:00+02:00');
    await overtime('2025-12-02 16:00+02', '2025-12-02 17:00+02');
    await clock('2026-01-07T07:00+02:00', '2026-01-07T17:00+02:00');
    await overtime('2026-01-07 16:00+02', '2026-01-07 17:00+02');

    const december = await monthOf('2025-12');
    expect(december.minutes).toMatchObject({ overtimeIllegal: 60 });
    expect((await monthOf('2026-01')).minutes).toMatchObject({ overtimeLegal: 60 });

    const sheets = [{ employee: id, version: december.version }];
    await api.asAdmin(contract.approve, { body: { hotel, month: '2025-12', sheets, isApproved: true } });
    await sendToPayroll(api.asAdmin, { hotel, month: '2025-12' });
    await workOut(api.database.db, 'timesheets', hotel);
    const surplus = eq(shifts.startsAt, new Date('2025-11-10T16:00+02:00'));
    await db.delete(shifts).where(and(eq(shifts.employeeId, id), surplus));
    await workOut(api.database.db, 'timesheets', hotel);
    expect((await monthOf('2025-12')).changes).toMatchObject([
      { code: 'overtimeIllegal', minutes: -60 },
      { code: 'overtimeLegal', minutes: 60 },
    ]);
  });

  it('lists who the account may approve, by name, state and folded text', async () => {
    const id = await worker([day]);
    const list = (query: object, ask = api.asAdmin) =>
      ask(unchecked(contract.list), { query: { hotel, month, ...query } });

    const { body } = await list({ q: `worker ${id}` });
    expect(body).toMatchObject({ total: 1, mayPay: true, sheets: [{ id, state: 'open', paidMinutes: 480 }] });
    expect((await list({ q: `worker ${id}`, state: 'approved' })).body.total).toBe(0);
    await grant(id, { mayApprove: true, scope: 'places', unitIds: [74112] });
    expect((await list({ q: `worker ${id}` }, api.asClient)).body).toMatchObject({ total: 1, mayPay: false });
    await allow({ mayApprove: false });
    expect((await list({}, api.asClient)).status).toBe(403);
  });

  it('refuses a month that is none', async () => {
    for (const wrong of ['2026-13', '2026', '2020-01']) {
      expect((await api.asAdmin(unchecked(contract.list), { query: { hotel, month: wrong } })).status).toBe(400);
    }
  });
});

describe('signing', () => {
  it('takes two steps: the employee confirms, a manager approves; each can be taken back', async () => {
    const id = await worker([{ ...day, clock: ['07:00', '15:40'] }]);
    await grant(id);
    const confirm = async (isConfirmed: boolean) =>
      api.asClient(contract.confirm, { body: { hotel, month, version: await version(id), isConfirmed } });

    expect((await confirm(true)).body.timesheet).toMatchObject({
      state: 'confirmed',
      confirmed: { by: { name: 'Nikos Vlachos' } },
      isAutomatic: false,
    });
    expect((await confirm(false)).body.timesheet).toMatchObject({ state: 'open', confirmed: null });
    await confirm(true);
    expect((await approve(id)).body).toEqual({ done: [id], refused: [] });
    expect(await one(id)).toMatchObject({ state: 'approved', approved: { by: { name: 'Eleni Alexiou' } } });
    expect((await approve(id)).body.refused).toEqual([{ employee: id, why: 'It is already approved.' }]);
    expect((await approve(id, false)).body.done).toEqual([id]);
    expect((await confirm(false)).status).toBe(409);
  });

  it('approves itself when it is as near to the plan as the policy asks', async () => {
    const id = await worker([day, { day: 2, plan: early, clock: ['06:55', '15:04'] }]);
    await grant(id);
    const { body } = await api.asClient(contract.confirm, { body: { hotel, month, version: 0, isConfirmed: true } });

    expect(body.timesheet).toMatchObject({ state: 'approved', isAutomatic: true, approved: { by: null } });
  });

  it('is refused while an in has no out, findings are open, or the month is not over; nobody approves the own', async () => {
    const open = await worker([{ day: 1, plan: early }]);
    await punch(open, 1, ['07:00']);
    const found = await worker([day]);
    await addFinding(found);
    const own = await worker([day]);
    await grant(own, { mayApprove: true });

    expect((await approve(open)).body.refused).toEqual([{ employee: open, why: 'A clock-out is missing.' }]);
    expect((await approve(found)).body.refused).toEqual([
      { employee: found, why: 'Some findings of this month are still open.' },
    ]);
    expect((await approve(own, true, api.asClient)).body.refused).toEqual([
      { employee: own, why: 'Somebody else has to approve your time.' },
    ]);
    const body = { hotel, month: '2099-01', sheets: [{ employee: own, version: 0 }], isApproved: true };
    expect((await api.asAdmin(contract.approve, { body })).body.refused).toEqual([
      { employee: own, why: 'The month is not over yet.' },
    ]);
    expect(
      (await api.asAdmin(contract.approve, { body: { ...body, month, sheets: [{ employee: own, version: 7 }] } })).body
        .refused,
    ).toHaveLength(1);
  });
});
