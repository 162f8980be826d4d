import { personActionsContract as people } from '@horae/contract/people/person-actions.contract';
import { shiftsContract as shifts } from '@horae/contract/scheduling/shifts.contract';
import { payrollContract as payroll } from '@horae/contract/time/payroll.contract';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { departments } from '#features/people/organisation/organisation.table';
import { employees } from '#features/people/people/employees.table';
import { unchecked } from '#test/unchecked';
import { workOut } from '../../../derived/work-out';
import { placesOf } from '../timesheets/small-hotel-fixture';
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
beforeAll(async () => {
  await addBar(bar, '4100');
  const { departmentId } = placesOf(hotel);
  await db.update(departments).set({ costPlace: '3000' }).where(eq(departments.id, departmentId));
});

const first = '2026-09-01';
const ofHotel = { hostHotel: hotel, hostHotelName: 'Ξενία', payer: 'home' };
const atHome = { ...ofHotel, hostDepartment: null, hostDepartmentName: '' };
const atBar = { ...ofHotel, hostDepartment: bar, hostDepartmentName: 'Pool bar' };
const follow = () => workOut(api.database.db, 'timesheets', hotel);

interface Charged {
  departmentId?: number;
  costPlace: string | null;
}

/** Plans a shift of the first of the month through the product, or changes the place of one. */
async function plan(
  id: number,
  [from, to]: [string, string],
  { departmentId, costPlace }: Charged,
  known?: { id: number; version: number },
) {
  const shift = {
    hotel,
    employeeId: id,
    typeOfShift: 'Regular' as const,
    start: `${first}T${from}`,
    end: `${first}T${to}`,
    departmentId: departmentId ?? null,
    costPlace,
    ...(known && { id: known.id }),
  };
  const body = { shift, reason: 'Test', ...(known && { version: known.version }) };
  const saved = await api.asAdmin(shifts.save, { body });
  expect(saved.status).toBe(200);
  return { id: saved.body.shift.id, version: saved.body.version };
}

/** Somebody of Housekeeping with four hours as usual, then four for 4200, who clocks once for both. */
async function divided() {
  const id = await worker([{ day: 1, plan: ['07:00', '11:00'] }]);
  const charged = await plan(id, ['11:00', '15:00'], { costPlace: '4200' });
  await punch(id, 1, ['07:00', '15:00']);
  return { id, charged };
}

async function sentOf(id: number) {
  const { runs } = (await api.asAdmin(payroll.runs, { query: { hotel, month } })).body;
  const { lines } = (await api.asAdmin(unchecked(payroll.lines), { query: { hotel, run: runs[0]!.id } })).body;
  return lines
    .filter(({ employee }) => employee.id === id)
    .map(({ loan, costPlace, minutes }) => [loan?.hostDepartmentName ?? null, costPlace, minutes])
    .toSorted();
}

it('is a part of its own on the sheet, also at home, and every minute is paid once', async () => {
  const { id } = await divided();

  const { days, paidMinutes } = await one(id);

  expect(days[0]!.elsewhere).toEqual([{ host: { ...atHome, costPlace: '4200' }, minutes: 240 }]);
  expect([days[0]!.paidMinutes, paidMinutes]).toEqual([480, 480]);
});

it('is in payroll, its file and the charges with the cost place of the shift', async () => {
  const { id } = await divided();
  await approve(id);
  await pay();

  expect(await sentOf(id)).toEqual([
    [null, '3000', 240],
    ['', '4200', 240],
  ]);
  const { charges } = (await api.asAdmin(payroll.charges, { query: { hotel, month } })).body;
  expect(charges.filter(({ employee }) => employee.id === id)).toMatchObject([
    { host: { ...atHome, costPlace: '4200' }, minutes: 240 },
  ]);
});

it('divides the minutes in one other department by cost place', async () => {
  const id = await worker([{ day: 1, plan: ['07:00', '09:00'] }]);
  await plan(id, ['09:00', '12:00'], { departmentId: bar, costPlace: null });
  await plan(id, ['12:00', '13:00'], { departmentId: bar, costPlace: '4200' });
  await plan(id, ['13:00', '15:00'], { departmentId: bar, costPlace: '4300' });
  await punch(id, 1, ['07:00', '15:00']);
  await approve(id);
  await pay();

  expect((await one(id)).days[0]!.elsewhere).toEqual([
    { host: atBar, minutes: 180 },
    { host: { ...atBar, costPlace: '4200' }, minutes: 60 },
    { host: { ...atBar, costPlace: '4300' }, minutes: 120 },
  ]);
  expect(await sentOf(id)).toEqual([
    [null, '3000', 120],
    ['Pool bar', '4100', 180],
    ['Pool bar', '4200', 60],
    ['Pool bar', '4300', 120],
  ]);
});

it('makes an approval fall when the cost place of a shift changes, though no minute does', async () => {
  const { id, charged } = await divided();
  await approve(id);
  await follow();
  expect(await one(id)).toMatchObject({ state: 'approved' });

  await plan(id, ['11:00', '15:00'], { costPlace: '4300' }, charged);
  await follow();

  expect(await one(id)).toMatchObject({ state: 'open', hasFallen: true });
  expect((await one(id)).fallen!.because).toMatchObject([{ source: 'shifts' }]);
});

it('moves minutes between cost places as changes after the lock', async () => {
  const { id, charged } = await divided();
  await approve(id);
  await pay();
  await follow();

  await plan(id, ['11:00', '15:00'], { costPlace: '4300' }, charged);
  await follow();

  const deltas = (await linesOf(id)).filter((line) => line.length === 4);
  expect(deltas.map(([, , minutes]) => minutes).toSorted()).toEqual([-240, 240]);
  const { check } = (await api.asAdmin(payroll.check, { query: { hotel, month } })).body;
  const moved = check.changes.filter(({ employee }) => employee.id === id);
  expect(moved.map(({ loan, minutes }) => [loan?.costPlace, minutes]).toSorted()).toEqual([
    ['4200', -240],
    ['4300', 240],
  ]);
  await pay();
  expect(await sentOf(id)).toEqual([
    ['', '4200', -240],
    ['', '4300', 240],
  ]);
});

it('stays as it is when the person moves, and is with the host of a loan on its days', async () => {
  const { id } = await divided();
  const lent = await divided();
  await approve(id);
  await follow();
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
  await follow();

  expect(await one(id)).toMatchObject({ state: 'approved', hasFallen: false });
  const ofLent = (await one(lent.id)).days[0]!;
  expect(ofLent.elsewhere).toBeUndefined();
  expect(ofLent.loan).toMatchObject({ payer: 'host', hostDepartment: bar });
});
