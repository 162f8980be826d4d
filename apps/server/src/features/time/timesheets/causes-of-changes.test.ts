import { hotelHolidaysContract } from '@horae/contract/people/hotel-holidays.contract';
import { peopleContract } from '@horae/contract/people/people.contract';
import { personActionsContract } from '@horae/contract/people/person-actions.contract';
import { leavesContract } from '@horae/contract/scheduling/leaves.contract';
import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';
import { agreementsContract } from '@horae/contract/time/agreements.contract';
import { punchesContract } from '@horae/contract/time/punches.contract';
import { timesheetsContract } from '@horae/contract/time/timesheets.contract';
import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hotelHolidays } from '#features/people/organisation/organisation.table';
import { unchecked } from '#test/unchecked';
import { workOut } from '../../../derived/work-out';
import { agreements } from '../agreements/agreements.table';
import { punches } from '../punches/punches.table';
import {
  addBar,
  api,
  approve,
  db,
  forgetPolicies,
  hotel,
  month,
  one,
  pay,
  setPolicy,
  startWithHotel,
  worker,
} from './timesheets-fixture';

startWithHotel();
const bar = 74_118;
beforeAll(() => addBar(bar));
afterEach(async () => {
  await db.delete(hotelHolidays).where(eq(hotelHolidays.companyId, hotel));
  await db.delete(agreements).where(eq(agreements.companyId, hotel));
  await forgetPolicies();
  await follow();
});

async function follow(): Promise<void> {
  await workOut(api.database.db, 'attendance', hotel);
  await workOut(api.database.db, 'timesheets', hotel);
}

const terms = {
  kind: 'full' as const,
  hasFixedHours: true,
  weeklyHours: 40,
  daysPerWeek: 5,
  weeklyPattern: null,
  isBreakInsideHours: false,
  specialRules: 'none' as const,
  flexibleArrival: 0,
  hourlyCost: null,
};
const ok = async (answer: Promise<{ status: number; text: string }>) => {
  const { status, text } = await answer;
  expect([status, text]).toEqual([status < 300 ? status : 200, text]);
};
const versionOf = async (id: number) =>
  (await api.asAdmin(peopleContract.one, { query: { hotel, id } })).body.person.version;
const update = (id: number, fields: object, more: object = {}) =>
  ok(api.asAdmin(unchecked(peopleContract.update), { body: { hotel, id, fields, ...more } }));

/** What somebody changes afterwards, and the table that the sheet names as the cause. */
const changes: [string, string, (id: number) => Promise<void>][] = [
  [
    'a punch',
    'clock_records',
    (id) => {
      const key = crypto.randomUUID();
      const at = '2026-09-01T06:40:00+03:00';
      return ok(
        api.asAdmin(punchesContract.correct, {
          body: {
            hotel,
            employeeId: id,
            key,
            at,
            direction: 'in',
            reason: 'Came by the back door',
            replaces: firstPunch,
          },
        }),
      );
    },
  ],
  [
    'a shift entered afterwards',
    'shifts',
    (id) =>
      ok(
        api.asAdmin(shiftsContract.save, {
          body: {
            shift: {
              hotel,
              employeeId: id,
              typeOfShift: 'Regular',
              start: '2026-09-02T07:00',
              end: '2026-09-02T15:00',
            },
          },
        }),
      ),
  ],
  [
    'leave',
    'leaves',
    (id) =>
      ok(
        api.asAdmin(unchecked(leavesContract.save), {
          body: { hotel, leave: { employeeId: id, kind: 'sickness', firstDay: '2026-09-03', lastDay: '2026-09-03' } },
        }),
      ),
  ],
  [
    'leave by the hour',
    'hourly_leaves',
    (id) =>
      ok(
        api.asAdmin(unchecked(leavesContract.save), {
          body: {
            hotel,
            leave: {
              employeeId: id,
              kind: 'parental',
              firstDay: '2026-09-08',
              lastDay: '2026-09-08',
              hours: { from: '12:00', to: '15:00' },
            },
          },
        }),
      ),
  ],
  [
    'a contract from the middle of a week',
    'employee_contracts',
    async (id) => {
      const contract = { ...terms, kind: 'part' as const, weeklyHours: 20, fromDay: '2026-09-02' };
      const body = { hotel, id, version: await versionOf(id), contract };
      await ok(api.asAdmin(personActionsContract.setContract, { body }));
    },
  ],
  ['the date of birth', 'employees', (id) => update(id, { birthDate: '2011-05-04' })],
  [
    'a job title from a day',
    'former_job_titles',
    (id) => update(id, { jobTitle: 'Night auditor' }, { jobFrom: '2026-09-01' }),
  ],
  [
    'a holiday',
    'hotel_holidays',
    () =>
      ok(
        api.asAdmin(hotelHolidaysContract.set, {
          body: { hotel, day: '2026-09-01', name: 'Πολιούχος', isHoliday: true },
        }),
      ),
  ],
  ['a clock policy', 'clock_policies', () => setPolicy({ roundTo: 30, rounding: 'in_favour' })],
  [
    'an agreement',
    'agreements',
    () =>
      ok(
        api.asAdmin(unchecked(agreementsContract.add), {
          body: {
            hotel,
            agreement: { name: 'House 2026', validFrom: '2026-01-01', limits: { overtimeDailyCap: 60 } },
          },
        }),
      ),
  ],
  [
    'a loan',
    'loans',
    (id) => {
      const host = { hostHotel: hotel, hostDepartment: bar, payer: 'host' as const, agreement: '' };
      const loan = { ...host, firstDay: '2026-09-01', lastDay: '2026-09-01' };
      return ok(api.asAdmin(personActionsContract.setLoan, { body: { hotel, id, loan } }));
    },
  ],
];

let firstPunch = 0;
/** Somebody with a day at plan, an unplanned day, a short day and a day with three hours of declared overtime. */
async function somebody(): Promise<number> {
  const id = await worker([
    { day: 1, plan: ['07:00', '15:00'], clock: ['06:55', '15:11'] },
    { day: 2, clock: ['06:52', '15:03'] },
    { day: 8, plan: ['07:00', '15:00'], clock: ['07:00', '12:00'] },
    { day: 9, plan: ['07:00', '15:00'], clock: ['07:00', '19:00'], declared: ['16:00', '19:00'] },
  ]);
  const [punch] = await db.select().from(punches).where(eq(punches.employeeId, id)).orderBy(asc(punches.at)).limit(1);
  firstPunch = punch!.id;
  return id;
}
/** A job whose clock is rounded, for the change of a job title. */
const roundedJob = async () => {
  await update(await worker([]), { jobTitle: 'Night auditor' });
  await setPolicy({ roundTo: 30, rounding: 'in_favour' }, { jobTitle: 'Night auditor' });
};

describe.each(changes)('%s', (what, source, change) => {
  const admin = { source, by: { id: 1, name: expect.any(String) } };

  it('makes an approval fall, which names it and its author', async () => {
    const id = await somebody();
    if (source === 'former_job_titles') await roundedJob();
    await approve(id);
    await follow();
    expect(await one(id)).toMatchObject({ state: 'approved' });
    const signed = await one(id);

    await change(id);
    await follow();

    const sheet = await one(id);
    expect(sheet, what).toMatchObject({ state: 'open', hasFallen: true });
    expect(sheet.fallen).toMatchObject({ paidMinutes: signed.paidMinutes, minutes: signed.minutes });
    expect(sheet.fallen!.because).toContainEqual(admin);
  });

  it('leaves a sent sheet as it was and is a change beside it at once', async () => {
    const id = await somebody();
    if (source === 'former_job_titles') await roundedJob();
    await approve(id);
    await pay();
    await follow();
    const sent = await one(id);
    expect(sent).toMatchObject({ state: 'locked', changes: [] });

    await change(id);
    await follow();

    const { changes: found, deltas, ...after } = await one(id);
    const { changes: _none, deltas: _zero, ...before } = sent;
    expect(after).toEqual(before);
    expect(found.length).toBeGreaterThan(0);
    expect(deltas).toBeGreaterThan(0);
    for (const { because } of found) expect(because).toContainEqual(admin);

    // What was sent and its changes are the sheet counted afresh.
    const { body } = await api.asAdmin(unchecked(timesheetsContract.lines), { query: { hotel, month } });
    const paid = body.lines
      .filter(({ employee, code }) => employee.id === id && code.split('.')[0] !== 'hours')
      .reduce((sum, { minutes }) => sum + minutes, 0);
    const sheets = [{ employee: id, version: after.version }];
    await ok(api.asAdmin(timesheetsContract.unlock, { body: { hotel, month, sheets, reason: 'Counted afresh' } }));
    expect((await one(id)).paidMinutes).toBeCloseTo(paid, 6);
  });
});
