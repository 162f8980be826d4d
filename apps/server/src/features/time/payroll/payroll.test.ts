import { peopleContract } from '@horae/contract/people/people.contract';
import { personActionsContract } from '@horae/contract/people/person-actions.contract';
import { payrollContract as contract } from '@horae/contract/time/payroll.contract';
import { timesheetsContract as sheets } from '@horae/contract/time/timesheets.contract';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { departments } from '#features/people/organisation/organisation.table';
import { leaves } from '#features/scheduling/shifts/shifts.table';
import { auditEntries } from '#platform/audit.table';
import { sendToPayroll } from '#test/send-to-payroll';
import { unchecked } from '#test/unchecked';
import { workOut } from '../../../derived/work-out';
import { groupOf } from '../timesheets/small-hotel-fixture';
import { timesheetLines, timesheets } from '../timesheets/timesheets.table';
import {
  addFinding,
  addLeave,
  allow,
  api,
  approve,
  day,
  db,
  grant,
  hotel,
  month,
  pay,
  punch,
  startWithHotel,
  version,
  worker,
} from '../timesheets/timesheets-fixture';

startWithHotel();

const check = async (about = { hotel, month }) =>
  (await api.asAdmin(unchecked(contract.check), { query: about })).body.check;
const linesOf = async (run: number) =>
  (await api.asAdmin(unchecked(contract.lines), { query: { hotel, run } })).body.lines.map(
    ({ employee, day: on, code, minutes, days, isChange }) => {
      const amount = [employee.id, on, code, minutes || days];
      return isChange ? amount.concat('change') : amount;
    },
  );
const follow = () => workOut(api.database.db, 'timesheets', hotel);

describe('the dry run', () => {
  it('tells who is in with which amounts, who is left out and why, and changes nothing', async () => {
    const ready = await worker([
      { ...day, clock: ['07:00', '15:00'] },
      { day: 6, clock: ['22:00', '24:00'] },
    ]);
    const open = await worker([day]);
    const fallen = await worker([day]);
    await approve(ready);
    await approve(fallen);
    await punch(fallen, 3, ['07:00', '09:00']);
    await follow();

    const { ready: going, leftOut, changes, totals, sent } = await check();
    expect(going).toMatchObject([{ id: ready, findings: 0, isAgain: false }]);
    expect(going[0]!.minutes).toEqual({ normal: 480, 'normal.night.sundayHoliday': 120 });
    expect(totals).toEqual({ minutes: going[0]!.minutes, days: {} });
    expect(leftOut.filter(({ id }) => id === open || id === fallen).map(({ id, why }) => [id, why])).toEqual([
      [open, 'open'],
      [fallen, 'changed'],
    ]);
    expect([changes, sent]).toEqual([[], 0]);
    expect((await check()).stamp).toBe((await check()).stamp);
  });

  it('is what is sent: anything that changed in between is checked again first', async () => {
    const id = await worker([day]);
    await approve(id);
    const { stamp } = await check();
    const other = await worker([day]);
    await approve(other);
    const send = (seen: string) =>
      api.asAdmin(unchecked(contract.send), { body: { hotel, month, stamp: seen, acknowledged: [] } });

    const refused = await send(stamp);
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused.body)).toContain('The month has changed since you checked it.');
    const { run } = (await send((await check()).stamp)).body;
    expect(run).toMatchObject({ month, sheets: 2, changes: 0, by: { name: 'Eleni Alexiou' } });
    expect(await linesOf(run!.id)).toEqual([
      [id, '2026-09-01', 'normal', 480],
      [other, '2026-09-01', 'normal', 480],
    ]);
    expect((await api.asAdmin(unchecked(contract.runs), { query: { hotel, month } })).body.runs[0]).toEqual(run);
  });

  it('sends once, however many ask at the same time', async () => {
    const id = await worker([day]);
    await approve(id);
    const { stamp } = await check();
    const all = await Promise.all(
      Array.from({ length: 8 }, () =>
        api.asAdmin(unchecked(contract.send), { body: { hotel, month, stamp, acknowledged: [] } }),
      ),
    );
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
    const stored = await db
      .select({ code: timesheetLines.code })
      .from(timesheetLines)
      .innerJoin(timesheets, eq(timesheets.id, timesheetLines.timesheetId))
      .where(eq(timesheets.employeeId, id));
    expect(stored).toEqual([{ code: 'normal' }]);
  });
});

it('the file has each day in the place where somebody belonged on it, and stays as it was sent', async () => {
  const laundry = { companyId: hotel, id: 74119, departmentGroupId: groupOf(hotel), name: 'Laundry' };
  await db.insert(departments).values(laundry).onConflictDoNothing();
  const id = await worker([day, { ...day, day: 20 }]);
  const move = async (fromDay: string, departmentId: number, workCentreId: number) => {
    const { version: seen } = (await api.asAdmin(peopleContract.one, { query: { hotel, id } })).body.person;
    const body = { hotel, id, version: seen, fromDay, departmentId, workCentreId };
    expect((await api.asAdmin(unchecked(personActionsContract.move), { body })).status).toBe(200);
  };
  await move('2026-09-15', 74119, 74116);
  await approve(id);
  await pay();
  const { runs } = (await api.asAdmin(contract.runs, { query: { hotel, month } })).body;
  const places = async () => {
    const { body } = await api.asAdmin(unchecked(contract.lines), { query: { hotel, run: runs[0]!.id } });
    const own = body.lines.filter(({ employee }) => employee.id === id);
    return own.map(({ day: on, employee }) => [on, employee.department, employee.workCentre]);
  };
  const sent = [
    ['2026-09-01', 'Housekeeping', 'East'],
    ['2026-09-20', 'Laundry', 'West'],
  ];

  expect(await places()).toEqual(sent);
  await move('2026-10-01', 74115, 74113);
  expect(await places()).toEqual(sent);
});

describe('open findings', () => {
  it('keep a sheet back until they are acknowledged by name, which the run and the audit tell', async () => {
    const good = await worker([day]);
    const bad = await worker([day]);
    await approve(good);
    await approve(bad);
    await addFinding(bad);

    expect((await check()).ready.map(({ id, findings }) => [id, findings])).toEqual([
      [good, 0],
      [bad, 1],
    ]);
    const first = (await pay()).body.run!;
    expect(first).toMatchObject({ sheets: 1, acknowledged: [] });
    expect((await linesOf(first.id)).map(([id]) => id)).toEqual([good]);
    expect((await pay()).body.run).toBeNull();

    const { run } = (await sendToPayroll(api.asAdmin, { hotel, month }, [bad])).body;
    expect(run).toMatchObject({ sheets: 1, acknowledged: [{ id: bad, name: `Worker ${bad}`, findings: 1 }] });
    const own = await worker([]);
    await grant(own, { mayPayroll: true, scope: 'self' });
    const seen = await api.asClient(unchecked(contract.runs), { query: { hotel, month } });
    expect(seen.body.runs[0]).toMatchObject({ id: run!.id, acknowledged: [] });
    const { companyId, object, objectId } = auditEntries;
    const [audit] = await db
      .select({ after: auditEntries.after })
      .from(auditEntries)
      .where(and(eq(companyId, hotel), eq(object, 'payroll'), eq(objectId, run!.id)));
    expect(audit!.after).toMatchObject({ month, sheets: 1, acknowledged: [{ employeeId: bad, findings: 1 }] });
  });
});

describe('changes after a month was sent', () => {
  it('are shown with their cause, go once with the next month, and each is one amount', async () => {
    const id = await worker([day]);
    await approve(id);
    const first = (await pay()).body.run!;
    await follow();
    await punch(id, 2, ['07:00', '11:00']);
    await follow();
    await punch(id, 2, ['12:00', '13:00']);
    await follow();

    const october = { hotel, month: '2026-10' };
    const { changes } = await check(october);
    expect(changes).toMatchObject([{ employee: { id }, month, day: '2026-09-02', code: 'normal', minutes: 300 }]);
    expect(changes[0]!.because.map(({ source }) => source)).toContain('clock_records');
    expect((await check({ hotel, month: '2026-08' })).changes).toEqual([]);

    const { run } = (await sendToPayroll(api.asAdmin, october)).body;
    expect(run).toMatchObject({ month: '2026-10', sheets: 0, changes: 1 });
    expect(await linesOf(run!.id)).toEqual([[id, '2026-09-02', 'normal', 300, 'change']]);
    expect(await linesOf(first.id)).toEqual([[id, '2026-09-01', 'normal', 480]]);
    expect((await check(october)).changes).toEqual([]);
    expect((await sendToPayroll(api.asAdmin, october)).body.run).toBeNull();
    expect((await pay()).body.run).toBeNull();
  });

  it('that cancel each other are nothing to send', async () => {
    const id = await worker([day]);
    await approve(id);
    await pay();
    await follow();
    await addLeave(id, 'SickLeave', '2026-09-03');
    await follow();
    expect((await check()).changes).toMatchObject([{ code: 'SickLeave', days: 1 }]);
    await db.delete(leaves).where(eq(leaves.employeeId, id));
    await follow();
    expect((await check()).changes).toEqual([]);
    expect((await pay()).body.run).toBeNull();
  });

  it('to a sheet that was unlocked go when it is sent again, and only they', async () => {
    const id = await worker([day]);
    await approve(id);
    await pay();
    const body = {
      hotel,
      month,
      sheets: [{ employee: id, version: await version(id) }],
      reason: 'A punch was missing',
    };
    await api.asAdmin(sheets.unlock, { body });
    await punch(id, 3, ['07:00', '09:00']);
    await approve(id);

    const now = await check();
    expect(now.ready).toMatchObject([{ id, isAgain: true, paidMinutes: 0, minutes: {} }]);
    expect(now.changes).toMatchObject([{ employee: { id }, day: '2026-09-03', minutes: 120 }]);
    const { run } = (await pay()).body;
    expect(run).toMatchObject({ sheets: 1, changes: 1 });
    expect(await linesOf(run!.id)).toEqual([[id, '2026-09-03', 'normal', 120, 'change']]);
  });
});

describe('pay codes and layouts', () => {
  it('are replaced as a whole, and only for what exists', async () => {
    const set = (codes: { code: string; own: string }[]) =>
      api.asAdmin(unchecked(contract.setCodes), { body: { hotel, codes } });
    expect(
      (
        await set([
          { code: 'overwork.night', own: '1120' },
          { code: 'AnnualLeave', own: '' },
        ])
      ).body.codes,
    ).toEqual([
      { code: 'AnnualLeave', own: '' },
      { code: 'overwork.night', own: '1120' },
    ]);
    const unknown = await set([{ code: 'overwork.noon', own: '1' }]);
    expect([unknown.status, JSON.stringify(unknown.body)]).toEqual([400, expect.stringContaining('codes.0.code')]);
    const twice = await set([
      { code: 'normal', own: '1' },
      { code: 'normal', own: '2' },
    ]);
    expect([twice.status, JSON.stringify(twice.body)]).toEqual([400, expect.stringContaining('codes.1.code')]);
  });

  it('are for those with the right to payroll, and so is everything else here', async () => {
    const id = await worker([day]);
    await grant(id, { mayApprove: true });
    const layout = {
      name: 'Month',
      format: 'csv' as const,
      encoding: 'windows-1253' as const,
      separator: ';' as const,
      decimalMark: ',' as const,
      decimals: 2,
      dates: 'DD/MM/YYYY' as const,
      grain: 'month' as const,
      hasHeader: true,
      columns: [{ field: 'employeeCode' as const, header: 'Code', width: 10 }],
    };
    await approve(id);
    const { id: run } = (await pay()).body.run!;
    const ways = (ask: typeof api.asAdmin) => [
      ask(unchecked(contract.check), { query: { hotel, month } }),
      ask(unchecked(contract.send), { body: { hotel, month, stamp: 'x' } }),
      ask(unchecked(contract.runs), { query: { hotel } }),
      ask(unchecked(contract.lines), { query: { hotel, run } }),
      ask(unchecked(contract.numbers), { body: { hotel, run } }),
      ask(unchecked(contract.codes), { query: { hotel } }),
      ask(unchecked(contract.setCodes), { body: { hotel, codes: [] } }),
      ask(unchecked(contract.layouts), { query: { hotel } }),
      ask(unchecked(contract.addLayout), { body: { hotel, layout } }),
    ];
    const statuses = async () => (await Promise.all(ways(api.asClient))).map(({ status }) => status);
    expect(await statuses()).toEqual(Array(9).fill(403));
    await allow({ mayPayroll: true });
    expect(await statuses()).toEqual([200, 409, 200, 200, 200, 200, 200, 200, 201]);
  });
});
