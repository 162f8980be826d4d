import { privacyContract } from '@horae/contract/people/privacy.contract';
import { clockPoliciesContract as policies } from '@horae/contract/time/clock-policies.contract';
import { timesheetsContract as contract } from '@horae/contract/time/timesheets.contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { companies } from '#features/people/organisation/organisation.table';
import { employees } from '#features/people/people/employees.table';
import { shifts } from '#features/scheduling/shifts/shifts.table';
import { auditEntries } from '#platform/audit.table';
import { inTransaction } from '#platform/database';
import { sendToPayroll } from '#test/send-to-payroll';
import { unchecked } from '#test/unchecked';
import { takePunches } from '../../../clocking';
import { workOut } from '../../../derived/work-out';
import { punches } from '../punches/punches.table';
import {
  addLeave,
  allow,
  api,
  approve,
  changeShifts,
  day,
  db,
  declareYear,
  early,
  grant,
  hotel,
  linesOf,
  month,
  one,
  pay,
  punch,
  setPolicy,
  startWithHotel,
  version,
  worker,
  workYear,
  zone,
} from './timesheets-fixture';

startWithHotel();

const changeHotel = (change: Partial<typeof companies.$inferInsert>) =>
  db.update(companies).set(change).where(eq(companies.companyId, hotel));
const lastDayOf = (id: number, lastDay: string) => db.update(employees).set({ lastDay }).where(eq(employees.id, id));

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
    await addLeave(id, 'SickLeave', '2026-09-03');
    await changeShifts(id, { endsAt: sql`${shifts.endsAt} - interval '2 hours'` });
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
    const { rows: last } = await db.execute<{ month: string }>(
      sql`select to_char(date_trunc('month', now() at time zone ${zone.timeZone}) - interval '1 month', 'YYYY-MM') as month`,
    );
    const lastMonth = { hotel, month: last[0]!.month };
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
    await sendToPayroll(api.asAdmin, lastMonth);
    const paid = await lines();
    expect(paid.reduce((sum, { minutes }) => sum + minutes, 0)).toBeGreaterThan(0);

    await changeHotel({ attendanceFrom: '2020-01-01' });
    await setPolicy({ longestSession: 480 });
    await changeHotel({ attendanceFrom: null });

    expect(await workOut(api.database.db, 'timesheets', hotel)).toBe(1);
    const after = await lines();
    expect(after.filter(({ isDelta }) => !isDelta)).toEqual(paid);
    expect(after.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(0);
    expect(await sheet()).toMatchObject({ state: 'locked', deltas: expect.any(Number) });
    await api.asAdmin(policies.remove, { body: { hotel } });
  });

  it('counts a locked month again when overtime worked earlier in the year is declared after all', async () => {
    const id = await worker([{ day: 8, plan: early, clock: ['07:00', '18:00'], declared: ['16:00', '18:00'] }]);
    await workYear(id, '2026-03-02');
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

    await lastDayOf(id, '2026-08-31');
    const taken = await db.select().from(punches).where(eq(punches.employeeId, id)).orderBy(asc(punches.id));
    await inTransaction(api.database.db, (tx) =>
      takePunches(
        tx,
        zone,
        taken.map(({ id: replaces }) => ({
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

  it('keeps plan and clock on the calendar day, whenever the business day begins', async () => {
    const night: [string, string] = ['02:00', '10:00'];
    const id = await worker([{ day: 8, plan: night, clock: night }]);
    const daysOf = async () =>
      (await one(id)).days
        .filter(({ plannedMinutes, paidMinutes }) => plannedMinutes + paidMinutes > 0)
        .map(({ day: date, plannedMinutes, paidMinutes }) => [date, plannedMinutes, paidMinutes]);
    expect(await daysOf()).toEqual([['2026-09-08', 480, 480]]);

    await changeHotel({ dayDivide: 240 });
    await workOut(api.database.db, 'attendance', hotel);
    const divided = await daysOf();
    await changeHotel({ dayDivide: 0 });
    await workOut(api.database.db, 'attendance', hotel);

    expect(divided).toEqual([['2026-09-08', 480, 480]]);
    expect(await daysOf()).toEqual([['2026-09-08', 480, 480]]);
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
    const [audit] = await db
      .select({ after: auditEntries.after })
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.object, 'timesheet'),
          eq(auditEntries.employeeId, id),
          sql`${auditEntries.after} ? 'unlocked'`,
        ),
      );
    expect(audit).toEqual({ after: { month, unlocked: 'A punch was missing' } });
  });

  it('keeps the figures of somebody whose data were erased: their sheet is not unlocked', async () => {
    const id = await worker([day]);
    await addLeave(id, 'SickLeave', '2026-09-03');
    await approve(id);
    await pay();
    const paid = await linesOf(id);
    await lastDayOf(id, '2026-09-30');
    expect((await api.asAdmin(privacyContract.erase, { body: { hotel, id } })).status).toBe(200);
    await workOut(api.database.db, 'timesheets', hotel);

    const sheets = [{ employee: id, version: await version(id) }];
    const { body } = await api.asAdmin(contract.unlock, { body: { hotel, month, sheets, reason: 'A mistake' } });
    expect(body.refused).toEqual([
      { employee: id, why: 'The personal data has been erased, so the time sheet stays as it was sent to payroll.' },
    ]);
    expect(await linesOf(id)).toEqual(paid);
  });

  it('is for those with the right', async () => {
    const id = await worker([day]);
    await grant(id, { mayApprove: true });
    expect((await sendToPayroll(api.asClient, { hotel, month })).status).toBe(403);
    await allow({ mayPayroll: true });
    expect((await sendToPayroll(api.asClient, { hotel, month })).status).toBe(200);
    expect((await one(id, api.asClient)).id).toBe(id);
  });
});
