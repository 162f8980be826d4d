import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';
import { timesheetsContract as contract } from '@horae/contract/time/timesheets.contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { hotelHolidays } from '#features/people/organisation/organisation.table';
import { employeeContracts, employees } from '#features/people/people/employees.table';
import { declaredFreeDays, shifts } from '#features/scheduling/shifts/shifts.table';
import { forgetNotices, noticesOf } from '#test/notices';
import { workOut } from '../../../derived/work-out';
import { tellInTheNameOf } from '../../../tell';
import {
  addLeave,
  api,
  approve,
  changeShifts,
  day,
  db,
  early,
  forgetPolicies,
  grant,
  hotel,
  month,
  one,
  pay,
  punch,
  setPolicy,
  startWithHotel,
  version,
  worker,
} from './timesheets-fixture';

startWithHotel();

const follow = () => workOut(api.database.db, 'timesheets', hotel);
const takeLeave = (employeeId: number, date: string, next: string) =>
  api.asAdmin(shiftsContract.save, {
    body: {
      shift: { hotel, employeeId, typeOfShift: 'AnnualLeave', start: `${date}T00:00`, end: `${next}T00:00` },
    },
  });

describe('an approval', () => {
  it('falls when its figures change, says why and who, and keeps the old figures beside the new', async () => {
    const id = await worker([day]);
    await approve(id);
    await follow();

    await takeLeave(id, '2026-09-02', '2026-09-03');
    expect(await one(id)).toMatchObject({ state: 'approved', leaveDays: {}, fallen: null });
    expect(await follow()).toBe(1);

    const sheet = await one(id);
    expect(sheet).toMatchObject({
      state: 'open',
      approved: null,
      hasFallen: true,
      leaveDays: { AnnualLeave: 1 },
      fallen: { paidMinutes: 480, minutes: { normal: 480 }, leaveDays: {} },
    });
    expect(sheet.fallen!.because).toEqual([{ source: 'leaves', by: { id: 1, name: expect.any(String) } }]);
    await approve(id);
    expect(await one(id)).toMatchObject({ state: 'approved', hasFallen: false, fallen: null });
  });

  it.each<[string, (id: number) => Promise<unknown>]>([
    ['a punch', (id) => punch(id, 3, early)],
    ['the roster', (id) => changeShifts(id, { breakMinutes: 30 })],
    [
      'a contract',
      (id) =>
        db.update(employeeContracts).set({ kind: 'part', weeklyHours: 4 }).where(eq(employeeContracts.employeeId, id)),
    ],
    [
      'a holiday',
      () =>
        db
          .insert(hotelHolidays)
          .values({ companyId: hotel, day: '2026-09-01', name: 'Γιορτή', isHoliday: true })
          .onConflictDoNothing(),
    ],
    ['a policy', () => setPolicy({ roundTo: 30, rounding: 'in_favour' })],
    [
      'a declared rest day',
      (id) =>
        db
          .insert(declaredFreeDays)
          .values({ companyId: hotel, employeeId: id, day: '2026-09-01', kind: 'rest', declarationId: 1 }),
    ],
  ])('falls by %s', async (_what, change) => {
    const id = await worker([{ ...day, clock: ['06:52', '15:21'] }]);
    await approve(id);
    await follow();

    await change(id);
    await workOut(api.database.db, 'attendance', hotel);
    await follow();

    expect(await one(id)).toMatchObject({ state: 'open', hasFallen: true });
    await db.delete(hotelHolidays).where(eq(hotelHolidays.companyId, hotel));
    await forgetPolicies();
    await follow();
  });

  it('stays when something changes that leaves every figure as it was', async () => {
    const id = await worker([day]);
    await approve(id);
    await follow();

    await changeShifts(id, { endsAt: sql`${shifts.endsAt} + interval '3 minutes'` });
    await follow();

    expect(await one(id)).toMatchObject({ state: 'approved', paidMinutes: 480 });
  });

  it('tells who signed that it fell and why, the one who confirmed about their own', async () => {
    await forgetNotices(api);
    const id = await worker([{ ...day, clock: ['07:00', '17:00'] }]);
    await grant(id);
    const confirm = { hotel, month, version: await version(id), isConfirmed: true };
    expect((await api.asClient(contract.confirm, { body: confirm })).status).toBe(200);
    await approve(id);
    await follow();
    const { companyId, code, surname, firstName, workCentreId, departmentId } = employees;
    const columns = { companyId, code, surname, firstName, workCentreId, departmentId };
    const [person] = await db.select(columns).from(employees).where(eq(employees.id, id));
    await db.insert(employees).values({ ...person!, code: 'NAMESAKE' });
    await addLeave(id, 'SickLeave', '2026-09-03');
    await workOut(
      api.database.db,
      'timesheets',
      hotel,
      tellInTheNameOf({ appName: 'Horae', usualLanguage: 'en' }, () => 'http://localhost'),
    );

    const [[approver], [employee]] = [await noticesOf(api.asAdmin), await noticesOf(api.asClient)];
    expect(approver!.subject).toBe(
      `The figures in the time sheet of Worker ${id} (${person!.code}) for 2026-09 have changed`,
    );
    expect(employee!.subject).toBe('The figures in your time sheet for 2026-09 have changed');
    expect(JSON.stringify(approver)).toContain('What changed: leave.');
    await db.delete(employees).where(eq(employees.code, 'NAMESAKE'));
  });

  it('falls at the last moment rather than lock other figures', async () => {
    const id = await worker([day]);
    await approve(id);
    await follow();
    await punch(id, 3, early);

    expect((await pay()).body).toMatchObject({ run: null, fallen: 1 });
    expect(await one(id)).toMatchObject({ state: 'open', hasFallen: true });
  });

  it('is refused for figures other than those that are named', async () => {
    const id = await worker([day]);
    const { version, fingerprint } = await one(id);
    await punch(id, 3, early);
    const name = (print: string) =>
      api.asAdmin(contract.approve, {
        body: { hotel, month, sheets: [{ employee: id, version, fingerprint: print }], isApproved: true },
      });

    expect((await name(fingerprint)).body).toEqual({
      done: [],
      refused: [{ employee: id, why: 'The time sheet has changed in the meantime.' }],
    });
    expect((await name((await one(id)).fingerprint)).body.done).toEqual([id]);
  });
});

describe('a locked sheet', () => {
  it('says of each change what it was and who made it', async () => {
    const id = await worker([day]);
    await approve(id);
    await pay();
    await follow();

    await takeLeave(id, '2026-09-02', '2026-09-03');
    await follow();

    expect((await one(id)).changes).toMatchObject([
      { code: 'AnnualLeave', days: 1, because: [{ source: 'leaves', by: { id: 1 } }] },
    ]);
  });
});
