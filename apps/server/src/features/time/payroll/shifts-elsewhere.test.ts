import { personActionsContract as people } from '@horae/contract/people/person-actions.contract';
import { shiftsContract as shifts } from '@horae/contract/scheduling/shifts.contract';
import { payrollContract as payroll } from '@horae/contract/time/payroll.contract';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { departments } from '#features/people/organisation/organisation.table';
import { employees } from '#features/people/people/employees.table';
import { unchecked } from '#test/unchecked';
import { workOut } from '../../../derived/work-out';
import {
  addBar,
  api,
  approve,
  db,
  hotel,
  linesOf,
  month,
  one,
  pay,
  punch,
  startWithHotel,
  worker,
} from '../timesheets/timesheets-fixture';

startWithHotel();
const bar = 74_117;
beforeAll(() => addBar(bar));

const first = '2026-09-01';
const host = {
  hostHotel: hotel,
  hostHotelName: 'Ξενία',
  hostDepartment: bar,
  hostDepartmentName: 'Pool bar',
  payer: 'home',
};
const follow = () => workOut(api.database.db, 'timesheets', hotel);

/** Plans a shift of the first of the month through the product, or changes its department. */
async function plan(
  id: number,
  [from, to]: [string, string],
  departmentId: number | null,
  known?: { id: number; version: number },
) {
  const shift = {
    hotel,
    employeeId: id,
    typeOfShift: 'Regular' as const,
    start: `${first}T${from}`,
    end: `${first}T${to}`,
    departmentId,
    ...(known && { id: known.id }),
  };
  const body = { shift, reason: 'Test', ...(known && { version: known.version }) };
  const saved = await api.asAdmin(shifts.save, { body });
  expect(saved.status).toBe(200);
  return { id: saved.body.shift.id, version: saved.body.version };
}

/** Somebody of Housekeeping who is planned at home until 11:00, then at the bar, and clocks once for both. */
async function divided() {
  const id = await worker([{ day: 1, plan: ['07:00', '11:00'] }]);
  const atBar = await plan(id, ['11:00', '15:00'], bar);
  await punch(id, 1, ['06:50', '15:00']);
  return { id, atBar };
}

it('is on the sheet with the department that used it, and every minute is paid once', async () => {
  const { id } = await divided();

  const { days, paidMinutes } = await one(id);

  expect(days[0]!.elsewhere).toEqual([{ host, minutes: 240 }]);
  expect(paidMinutes).toBe(days[0]!.paidMinutes);
  expect(days[1]!.elsewhere).toBeUndefined();
});

it('is in payroll, its file and the charges with the department that used it', async () => {
  const { id } = await divided();
  await db.update(departments).set({ costPlace: '4100' }).where(eq(departments.id, bar));
  await approve(id);
  await pay();

  const { runs } = (await api.asAdmin(payroll.runs, { query: { hotel, month } })).body;
  const { lines } = (await api.asAdmin(unchecked(payroll.lines), { query: { hotel, run: runs[0]!.id } })).body;
  const own = lines.filter(({ employee }) => employee.id === id);
  const { paidMinutes } = await one(id);
  expect(own.map(({ loan, costPlace, minutes }) => [loan?.hostDepartmentName ?? null, costPlace, minutes])).toEqual(
    expect.arrayContaining([
      [null, '', paidMinutes - 240],
      ['Pool bar', '4100', 240],
    ]),
  );
  const { charges } = (await api.asAdmin(payroll.charges, { query: { hotel, month } })).body;
  expect(charges.filter(({ employee }) => employee.id === id)).toMatchObject([{ host, minutes: 240 }]);
});

it('makes an approval fall when the department of a shift changes, though no minute does', async () => {
  const { id, atBar } = await divided();
  await approve(id);
  await follow();
  expect(await one(id)).toMatchObject({ state: 'approved' });

  await plan(id, ['11:00', '15:00'], null, atBar);
  await follow();

  expect(await one(id)).toMatchObject({ state: 'open', hasFallen: true });
  expect((await one(id)).fallen!.because).toMatchObject([{ source: 'shifts' }]);
});

it('moves minutes between departments as changes after the lock', async () => {
  const { id, atBar } = await divided();
  await approve(id);
  await pay();
  await follow();

  await plan(id, ['11:00', '15:00'], null, atBar);
  await follow();

  const deltas = (await linesOf(id)).filter((line) => line.length === 4);
  expect(deltas).toEqual([
    [first, 'normal', 240, 'delta'],
    [first, 'normal', -240, 'delta'],
  ]);
  expect((await one(id)).days[0]!.elsewhere).toEqual([{ host, minutes: 240 }]);
});

it('is at home once the person belongs to that department, and with the host of a loan on its days', async () => {
  const { id } = await divided();
  const lent = await divided();
  const loan = {
    hostHotel: hotel,
    hostDepartment: bar,
    agreement: '',
    firstDay: first,
    lastDay: first,
    payer: 'host' as const,
  };
  expect((await api.asAdmin(people.setLoan, { body: { hotel, id: lent.id, loan } })).status).toBe(200);
  await db.update(employees).set({ departmentId: bar }).where(eq(employees.id, id));

  expect((await one(id)).days[0]!.elsewhere).toBeUndefined();
  const ofLent = (await one(lent.id)).days[0]!;
  expect(ofLent.elsewhere).toBeUndefined();
  expect(ofLent.loan).toMatchObject({ payer: 'host' });
});

it('is worked out again for signed sheets when somebody moves', async () => {
  const { id } = await divided();
  await approve(id);
  await follow();

  await db.update(employees).set({ departmentId: bar }).where(eq(employees.id, id));
  await follow();

  expect(await one(id)).toMatchObject({ state: 'open', hasFallen: true });
});
