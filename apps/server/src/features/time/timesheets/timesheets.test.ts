import { privacyContract } from '@horae/contract/people/privacy.contract';
import { type PolicyFields, clockPoliciesContract as policies } from '@horae/contract/time/clock-policies.contract';
import { timesheetsContract as contract } from '@horae/contract/time/timesheets.contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/database';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { takePunches } from '../../../clocking';
import { workOut } from '../../../derived/work-out';

const hotel = 7411;
const month = '2026-09';
const zone = { companyId: hotel, timeZone: 'Europe/Athens' };
let api: TestApp;
const rows = async <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await api.database.db.execute<T>(query)).rows;

beforeAll(async () => {
  api = await startTestApp();
  await rows(sql`insert into companies (company_id, name, time_zone) values (${hotel}, 'Ξενία', 'Europe/Athens')`);
  await rows(sql`insert into business_units values (${hotel}, 74111, 'Rooms')`);
  await rows(sql`insert into organisation_units values (${hotel}, 74112, 74111, 'Floors')`);
  await rows(sql`insert into work_centres values (${hotel}, 74113, 74112, 'East'), (${hotel}, 74116, 74112, 'West')`);
  await rows(sql`insert into department_groups values (${hotel}, 74114, 'All')`);
  await rows(sql`insert into departments values (${hotel}, 74115, 74114, 'Housekeeping')`);
});
afterAll(() => api.stop());
beforeEach(async () => {
  await rows(sql`delete from account_hotels where company_id = ${hotel}`);
  await rows(sql`delete from timesheets where company_id = ${hotel}`);
});

/** Declares as much overtime as the law allows in a year, from this day on. */
const declareYear = (id: number, from: string) =>
  rows(sql`insert into shifts (company_id, employee_id, layer, type, starts_at, ends_at)
    select ${hotel}, ${id}, 'declared', 'Overtime', start, start + interval '3 hours'
    from generate_series(${from}::timestamptz, ${from}::timestamptz + interval '49 days', interval '1 day') start`);

let next = 741_100;
/** Adds an employee with these days of September 2026: planned from–to, clocked from–to, overtime declared. */
async function worker(
  days: { day: number; plan?: [string, string]; clock?: [string, string]; declared?: [string, string] }[],
) {
  const id = (next += 1);
  await rows(
    sql`insert into employees (company_id, id, code, name, work_centre_id, department_id) values (${hotel}, ${id}, ${`W${id}`}, ${`Worker ${id}`}, 74113, 74115)`,
  );
  await rows(
    sql`insert into employee_contracts (company_id, employee_id, from_day, has_fixed_hours, weekly_hours) values (${hotel}, ${id}, '2020-01-01', true, 40)`,
  );
  const at = (day: number, time: string) => new Date(`2026-09-${String(day).padStart(2, '0')}T${time}:00+03:00`);
  const shift = (layer: string, type: string, day: number, [from, to]: [string, string]) =>
    rows(
      sql`insert into shifts (company_id, employee_id, layer, type, starts_at, ends_at) values (${hotel}, ${id}, ${layer}, ${type}, ${at(day, from)}, ${at(day, to)})`,
    );
  for (const { day, plan, clock, declared } of days) {
    if (plan) await shift('planned', 'Regular', day, plan);
    if (declared) await shift('declared', 'Overtime', day, declared);
    if (clock) await punch(id, day, clock);
  }
  return id;
}
const punch = (id: number, day: number, times: string[]) =>
  inTransaction(api.database.db, (tx) =>
    takePunches(
      tx,
      zone,
      times.map((time, turn) => ({
        employeeId: id,
        at: new Date(`2026-09-${String(day).padStart(2, '0')}T${time}:00+03:00`),
        direction: turn % 2 === 0 ? ('in' as const) : ('out' as const),
        source: 'file' as const,
        key: `${id} ${day} ${time}`,
      })),
    ),
  );

const one = async (employee: number, ask = api.asAdmin) =>
  (await ask(unchecked(contract.one), { query: { hotel, month, employee } })).body.timesheet;
const version = async (employee: number) => (await one(employee)).version;
const approve = async (employee: number, isApproved = true, ask = api.asAdmin) =>
  ask(contract.approve, {
    body: { hotel, month, sheets: [{ employee, version: await version(employee) }], isApproved },
  });
const pay = () => api.asAdmin(contract.pay, { body: { hotel, month } });
const linesOf = async (employee: number) =>
  (await api.asAdmin(unchecked(contract.lines), { query: { hotel, month } })).body.lines
    .filter((line) => line.employee.id === employee)
    .map(({ day, code, minutes, isDelta }) => (isDelta ? [day, code, minutes, 'delta'] : [day, code, minutes]));
const grant = (id: number, columns = '') =>
  rows(
    sql`insert into account_hotels (account_id, company_id, employee_id, may_approve) select id, ${hotel}, ${id}, false from accounts where email = 'client@demo.com'`,
  ).then(() => (columns ? rows(sql.raw(`update account_hotels set ${columns} where company_id = ${hotel}`)) : []));

async function setPolicy(changes: Partial<PolicyFields>) {
  const {
    jobTitle: _job,
    isSet: _isSet,
    ...policy
  } = (await api.asAdmin(policies.one, { query: { hotel } })).body.policy;
  const { status } = await api.asAdmin(policies.set, { body: { hotel, policy: { ...policy, ...changes } } });
  expect(status).toBe(200);
}

const early: [string, string] = ['07:00', '15:00'];
const day = { day: 1, plan: early, clock: early };

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

  it('counts the yearly overtime from 1 January, the Sunday before the first week included', async () => {
    const id = await worker([]);
    const monthOf = async (asked: string) =>
      (await api.asAdmin(unchecked(contract.one), { query: { hotel, month: asked, employee: id } })).body.timesheet;
    const overtime = (from: string, until: string) =>
      rows(sql`insert into shifts (company_id, employee_id, layer, type, starts_at, ends_at)
        values (${hotel}, ${id}, 'declared', 'Overtime', ${from}::timestamptz, ${until}::timestamptz)`);
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
    // 149 hours of 2025, and the last of the 150 on Sunday, 30 November.
    for (let day = 1; day <= 14; day += 1) {
      const date = `2025-03-${String(day).padStart(2, '0')}`;
      await overtime(`${date} 08:00+02`, `${date} ${day === 14 ? '18:00' : '18:30'}+02`);
    }
    await overtime('2025-03-20 08:00+02', '2025-03-20 10:30+02');
    await overtime('2025-11-30 16:00+02', '2025-11-30 17:00+02');
    await clock('2025-12-02T07:00+02:00', '2025-12-02T17:00+02:00');
    await overtime('2025-12-02 16:00+02', '2025-12-02 17:00+02');
    await clock('2026-01-07T07:00+02:00', '2026-01-07T17:00+02:00');
    await overtime('2026-01-07 16:00+02', '2026-01-07 17:00+02');

    const december = await monthOf('2025-12');
    expect(december.minutes).toMatchObject({ overtimeIllegal: 60 });
    expect((await monthOf('2026-01')).minutes).toMatchObject({ overtimeLegal: 60 });

    const sheets = [{ employee: id, version: december.version }];
    await api.asAdmin(contract.approve, { body: { hotel, month: '2025-12', sheets, isApproved: true } });
    await api.asAdmin(contract.pay, { body: { hotel, month: '2025-12' } });
    await workOut(api.database.db, 'timesheets', hotel);
    await rows(sql`delete from shifts where employee_id = ${id} and starts_at = '2025-03-20 08:00+02'`);
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
    await grant(id, "may_approve = true, scope = 'unit', scope_id = 74112");
    expect((await list({ q: `worker ${id}` }, api.asClient)).body).toMatchObject({ total: 1, mayPay: false });
    await rows(sql`update account_hotels set may_approve = false where company_id = ${hotel}`);
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
    expect((await approve(id)).body.refused).toEqual([{ employee: id, why: 'It is approved already.' }]);
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
    await rows(sql`insert into attendance_findings (company_id, employee_id, kind, day, subject, severity, evidence, due_at)
      values (${hotel}, ${found}, 'late', '2026-09-01', 'shift 1', 'low', '{}', now())`);
    const own = await worker([day]);
    await grant(own, 'may_approve = true');

    expect((await approve(open)).body.refused).toEqual([{ employee: open, why: 'A clock-in has no clock-out.' }]);
    expect((await approve(found)).body.refused).toEqual([
      { employee: found, why: 'Some findings of this month are still open.' },
    ]);
    expect((await approve(own, true, api.asClient)).body.refused).toEqual([
      { employee: own, why: 'Somebody else has to approve your own time.' },
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

describe('payroll', () => {
  it('gets the lines of what was approved, once; a change afterwards is a delta and never an edit', async () => {
    const id = await worker([day]);
    await worker([day]);
    await approve(id);
    expect((await pay()).body).toMatchObject({ locked: 1 });
    expect(await one(id)).toMatchObject({ state: 'locked', locked: { by: { name: 'Eleni Alexiou' } } });
    expect(await linesOf(id)).toEqual([['2026-09-01', 'normal', 480]]);
    expect((await pay()).body).toMatchObject({ locked: 0 });
    expect((await approve(id, false)).body.done).toEqual([]);

    await punch(id, 2, ['07:00', '11:00']);
    expect(await workOut(api.database.db, 'timesheets', hotel)).toBe(1);
    expect(await workOut(api.database.db, 'timesheets', hotel)).toBe(0);
    expect(await linesOf(id)).toEqual([
      ['2026-09-01', 'normal', 480],
      ['2026-09-02', 'normal', 240, 'delta'],
    ]);
    expect(await one(id)).toMatchObject({
      state: 'locked',
      deltas: 1,
      changes: [{ day: '2026-09-02', code: 'normal', minutes: 240 }],
    });
  });

  it('shows a locked sheet as it was locked, and what changed afterwards beside it', async () => {
    const id = await worker([day]);
    await approve(id);
    const before = await one(id);
    await pay();
    const { trail, ...first } = before.days[0]!;
    const lockedFigures = {
      state: 'locked',
      minutes: { normal: 480 },
      paidMinutes: 480,
      plannedMinutes: 480,
      leaveDays: {},
    };

    await punch(id, 2, ['07:00', '11:00']);
    await rows(
      sql`insert into leaves (company_id, employee_id, type, first_day, last_day) values (${hotel}, ${id}, 'SickLeave', '2026-09-03', '2026-09-03')`,
    );
    await rows(sql`update shifts set ends_at = ends_at - interval '2 hours' where employee_id = ${id}`);
    expect(await one(id)).toMatchObject({ ...lockedFigures, changes: [] });
    await workOut(api.database.db, 'timesheets', hotel);

    const sheet = await one(id);
    expect(sheet).toMatchObject({ ...lockedFigures, pack: before.pack, days: before.days });
    expect(sheet.days[0]).toMatchObject({ ...first, trail });
    expect(sheet.days[1]).toMatchObject({ day: '2026-09-02', clocked: [], paidMinutes: 0, trail: [] });
    expect(sheet.changes).toMatchObject([{ day: '2026-09-02', code: 'normal', minutes: 240 }, { code: 'SickLeave' }]);
    const { body } = await api.asAdmin(unchecked(contract.list), { query: { hotel, month, q: `worker ${id}` } });
    expect(body.sheets).toMatchObject([{ ...lockedFigures, deltas: sheet.changes.length }]);
  });

  it('keeps what it has when a policy reads the clock of a locked month otherwise: the difference is a delta', async () => {
    const [last] = await rows<{ month: string }>(
      sql`select to_char(date_trunc('month', now() at time zone ${zone.timeZone}) - interval '1 month', 'YYYY-MM') as month`,
    );
    const lastMonth = { hotel, month: last!.month };
    const id = await worker([]);
    const tenth = (time: string) => new Date(`${lastMonth.month}-10T${time}:00Z`);
    await inTransaction(api.database.db, (tx) =>
      takePunches(
        tx,
        zone,
        (['in', 'out'] as const).map((direction, turn) => ({
          employeeId: id,
          at: tenth(turn === 0 ? '08:00' : '17:00'),
          direction,
          source: 'file' as const,
          key: `${id} ${direction}`,
        })),
      ),
    );
    const sheet = async () =>
      (await api.asAdmin(unchecked(contract.one), { query: { ...lastMonth, employee: id } })).body.timesheet;
    const lines = async () =>
      (await api.asAdmin(unchecked(contract.lines), { query: lastMonth })).body.lines.filter(
        ({ employee }) => employee.id === id,
      );
    const sheets = [{ employee: id, version: (await sheet()).version }];
    expect(
      (await api.asAdmin(contract.approve, { body: { ...lastMonth, sheets, isApproved: true } })).body.done,
    ).toEqual([id]);
    await api.asAdmin(contract.pay, { body: lastMonth });
    const paid = await lines();
    expect(paid.reduce((sum, { minutes }) => sum + minutes, 0)).toBeGreaterThan(0);

    await rows(sql`update companies set attendance_from = '2020-01-01' where company_id = ${hotel}`);
    await setPolicy({ longestSession: 480 });
    await rows(sql`update companies set attendance_from = null where company_id = ${hotel}`);

    expect(await workOut(api.database.db, 'timesheets', hotel)).toBe(1);
    const after = await lines();
    expect(after.filter(({ isDelta }) => !isDelta)).toEqual(paid);
    expect(after.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(0);
    expect(await sheet()).toMatchObject({ state: 'locked', deltas: expect.any(Number) });
    await api.asAdmin(policies.remove, { body: { hotel } });
  });

  it('counts a locked month again when overtime of earlier in the year is declared after all', async () => {
    const id = await worker([{ day: 8, plan: early, clock: ['07:00', '18:00'], declared: ['16:00', '18:00'] }]);
    await approve(id);
    await pay();
    const legal = async () =>
      (await linesOf(id))
        .filter(([, code]) => code === 'overtimeLegal')
        .reduce((sum, [, , some]) => sum + Number(some), 0);
    expect(await legal()).toBe(120);
    await workOut(api.database.db, 'timesheets', hotel);

    await declareYear(id, '2026-03-02');
    expect(await workOut(api.database.db, 'timesheets', hotel)).toBe(1);
    expect(await legal()).toBe(0);
  });

  it('keeps the sheet of somebody who, as it turns out, had left before: what was paid is taken off', async () => {
    const id = await worker([day]);
    await approve(id);
    await pay();
    await workOut(api.database.db, 'timesheets', hotel);

    await rows(sql`update employees set last_day = '2026-08-31' where company_id = ${hotel} and id = ${id}`);
    const [{ came, went } = {}] = await rows<{ came: number; went: number }>(
      sql`select min(id) as came, max(id) as went from punches where company_id = ${hotel} and employee_id = ${id}`,
    );
    await inTransaction(api.database.db, (tx) =>
      takePunches(
        tx,
        zone,
        [came!, went!].map((replaces) => ({
          employeeId: id,
          at: new Date('2026-09-01T07:00:00+03:00'),
          direction: 'in' as const,
          source: 'correction' as const,
          key: `${id} void ${replaces}`,
          replaces,
          isVoid: true,
          reason: 'Somebody else',
          authorId: 1,
        })),
      ),
    );

    expect(await workOut(api.database.db, 'timesheets', hotel)).toBe(1);
    expect(await one(id)).toMatchObject({
      state: 'locked',
      changes: [{ day: '2026-09-01', code: 'normal', minutes: -480 }],
    });
  });

  it('counts plan and clock to the same day again once working days begin at another hour', async () => {
    const night: [string, string] = ['02:00', '10:00'];
    const id = await worker([{ day: 8, plan: night, clock: night }]);
    const daysOf = async () =>
      (await one(id)).days
        .filter(({ plannedMinutes, paidMinutes }) => plannedMinutes + paidMinutes > 0)
        .map(({ day: date, plannedMinutes, paidMinutes }) => [date, plannedMinutes, paidMinutes]);
    expect(await daysOf()).toEqual([['2026-09-08', 480, 480]]);

    await rows(sql`update companies set day_divide = 240 where company_id = ${hotel}`);
    await workOut(api.database.db, 'attendance', hotel);
    const divided = await daysOf();
    await rows(sql`update companies set day_divide = 0 where company_id = ${hotel}`);
    await workOut(api.database.db, 'attendance', hotel);

    expect(divided).toEqual([['2026-09-07', 480, 480]]);
    expect(await daysOf()).toEqual([['2026-09-08', 480, 480]]);
  });

  it('begins the yearly overtime anew in January', async () => {
    const id = await worker([]);
    await declareYear(id, '2026-03-02');
    const at = (time: string) => new Date(`2027-01-12T${time}:00+02:00`);
    await rows(sql`insert into shifts (company_id, employee_id, layer, type, starts_at, ends_at) values
      (${hotel}, ${id}, 'planned', 'Regular', ${at('07:00')}, ${at('15:00')}), (${hotel}, ${id}, 'declared', 'Overtime', ${at('16:00')}, ${at('18:00')})`);
    await rows(sql`with came as (
        insert into punches (company_id, employee_id, at, zone, source, reference_date, key)
        values (${hotel}, ${id}, ${at('07:00')}, 'Europe/Athens', 'file', '2027-01-12', ${`${id} january`}) returning id)
      insert into clock_records (company_id, employee_id, clocked_in_at, clocked_out_at, in_punch_id, reference_date)
      select ${hotel}, ${id}, ${at('07:00')}, ${at('18:00')}, id, '2027-01-12' from came`);

    const { body } = await api.asAdmin(unchecked(contract.one), { query: { hotel, month: '2027-01', employee: id } });
    expect(body.timesheet.minutes).toMatchObject({ overtimeLegal: 120 });
  });

  it('an unlocked sheet keeps what payroll has; locked again it adds only what is different', async () => {
    const id = await worker([day]);
    await approve(id);
    await pay();
    const unlock = (reason: string) =>
      version(id).then((now) =>
        api.asAdmin(contract.unlock, { body: { hotel, month, sheets: [{ employee: id, version: now }], reason } }),
      );

    expect((await unlock(' ')).status).toBe(400);
    expect((await unlock('A punch was missing')).body.done).toEqual([id]);
    await punch(id, 3, ['07:00', '09:00']);
    await approve(id);
    await pay();
    expect(await linesOf(id)).toEqual([
      ['2026-09-01', 'normal', 480],
      ['2026-09-03', 'normal', 120, 'delta'],
    ]);
    expect(await one(id)).toMatchObject({ state: 'locked', minutes: { normal: 600 }, deltas: 0, changes: [] });
    const [audit] = await rows(
      sql`select after from audit_entries where object = 'timesheet' and employee_id = ${id} and after ? 'unlocked'`,
    );
    expect(audit).toEqual({ after: { month, unlocked: 'A punch was missing' } });
  });

  it('keeps the figures of somebody whose data were erased: their sheet is not unlocked', async () => {
    const id = await worker([day]);
    await rows(sql`insert into leaves (company_id, employee_id, type, first_day, last_day)
      values (${hotel}, ${id}, 'SickLeave', '2026-09-03', '2026-09-03')`);
    await approve(id);
    await pay();
    const paid = await linesOf(id);
    await rows(sql`update employees set last_day = '2026-09-30' where id = ${id}`);
    expect((await api.asAdmin(privacyContract.erase, { body: { hotel, id } })).status).toBe(200);
    await workOut(api.database.db, 'timesheets', hotel);

    const sheets = [{ employee: id, version: await version(id) }];
    const { body } = await api.asAdmin(contract.unlock, { body: { hotel, month, sheets, reason: 'A mistake' } });
    expect(body.refused).toEqual([
      { employee: id, why: 'The personal data were erased: the time sheet stays as payroll has it.' },
    ]);
    expect(await linesOf(id)).toEqual(paid);
  });

  it('is for those with the right', async () => {
    const id = await worker([day]);
    await grant(id, 'may_approve = true');
    expect((await api.asClient(contract.pay, { body: { hotel, month } })).status).toBe(403);
    await rows(sql`update account_hotels set may_payroll = true where company_id = ${hotel}`);
    expect((await api.asClient(contract.pay, { body: { hotel, month } })).status).toBe(200);
    expect((await one(id, api.asClient)).id).toBe(id);
  });
});
