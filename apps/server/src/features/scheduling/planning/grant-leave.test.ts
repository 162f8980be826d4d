import { leavesContract } from '@horae/contract/scheduling/leaves.contract';
import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';
import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { companies } from '#features/people/organisation/organisation.table';
import { formerPlaces } from '#features/people/people/employees.table';
import { activeAccount, wholeHotel } from '#test/accounts';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { leaves, shifts } from '../shifts/shifts.table';
import { openShifts } from './open-shifts.table';
import { planSteps, rosterDrafts } from './planning.table';
import {
  addFormerPlace,
  departmentOfSome,
  lastLetter,
  otherDepartment,
  readStaff,
  removeRosterFrom,
} from './roster-fixture';

const hotel = 1003;
const week = { hotel, first: '2030-06-03', last: '2030-06-09' };
let api: TestApp;
let [maria, petros, department] = [0, 0, 0];
let mariasMail: number;
beforeAll(async () => {
  api = await startTestApp();
  department = await departmentOfSome(api, hotel);
  const staff = await readStaff(api, hotel, { take: 2, department });
  [maria, petros] = staff.map(({ id }) => id) as [number, number];
  const grants = [{ ...wholeHotel(hotel), scope: 'self' as const, employeeId: maria }];
  mariasMail = (await activeAccount(api, 'maria.leave@hotel.example', { grants })).id;
});
afterAll(() => api.stop());
beforeEach(async () => {
  const { db } = api.database;
  for (const table of [rosterDrafts, planSteps, openShifts]) await db.delete(table);
  await removeRosterFrom(api, '2030-01-01');
  await db.update(companies).set({ publishesAtOnce: false, needsApproval: false });
});

async function worked(day: string, employeeId = maria) {
  const shift = { hotel, employeeId, typeOfShift: 'Regular', start: `${day}T07:00`, end: `${day}T15:00` };
  const { body, text } = await api.asAdmin(unchecked(shiftsContract.save), { body: { shift, reason: 'Test' } });
  expect(body.shift, text).toBeDefined();
  return { id: body.shift.id, version: body.version };
}
const leave = { kind: 'annual' as const, firstDay: '2030-06-04', lastDay: '2030-06-06' };
const grant = (shifts: object[], more: object = {}, ask = api.asAdmin) =>
  ask(unchecked(planning.grantLeave), { body: { hotel, leave: { ...leave, employeeId: maria }, shifts, ...more } });
const under = async (ask = api.asAdmin) =>
  ask(planning.shiftsUnderLeave, { query: { hotel, employee: maria, first: leave.firstDay, last: leave.lastDay } });
const s = alias(shifts, 's');
const l = alias(leaves, 'l');
const o = alias(openShifts, 'o');
async function stored() {
  const { rows } = await api.database.db.execute<{ day: string; employee: number | null; type: string }>(sql`
    select (${s.startsAt} at time zone 'Europe/Athens')::date::text as day, ${s.employeeId} as employee, ${s.type}::text as type
    from ${shifts} ${s} where ${s.companyId} = ${hotel} and ${s.startsAt} >= '2030-01-01'
    union all select ${l.firstDay}::text || ' ' || ${l.lastDay}::text, ${l.employeeId}, ${l.type}::text
    from ${leaves} ${l} where ${l.companyId} = ${hotel} and ${l.lastDay} >= '2030-01-01'
    union all select (${o.startsAt} at time zone 'Europe/Athens')::date::text, null, ${o.type}::text
    from ${openShifts} ${o} where ${o.companyId} = ${hotel} order by 1, 2`);
  return rows.map(({ day, employee, type }) => [day, employee, type]);
}

it('says which shifts lie under a leave, and leaves none of them undecided', async () => {
  const [before, one] = [await worked('2030-06-03'), await worked('2030-06-04')];
  const { body } = await under();
  expect(body.shifts).toMatchObject([{ ...one, employeeId: maria, start: '2030-06-04T07:00:00+03:00' }]);

  expect((await grant([])).body).toMatchObject({
    message: 'There are shifts on these days: 1. Choose what happens to each of them.',
  });
  expect(
    (
      await grant([
        { ...one, becomes: 'off' },
        { ...before, becomes: 'off' },
      ])
    ).status,
  ).toBe(404);
  expect((await grant([{ ...one, becomes: 'given' }])).body.error?.fields).toMatchObject([{ path: 'shifts.0.to' }]);
  expect((await grant([{ ...one, version: 9, becomes: 'off' }])).status).toBe(412);
  expect(await stored()).toHaveLength(2);
});

it('grants a leave and opens, takes off and gives its shifts by one action, and one undo gives all back', async () => {
  const [tuesday, wednesday, thursday] = [
    await worked('2030-06-04'),
    await worked('2030-06-05'),
    await worked('2030-06-06'),
  ];
  const before = await stored();

  const { status, text, body } = await grant([
    { ...tuesday, becomes: 'open' },
    { ...wednesday, becomes: 'off' },
    { ...thursday, becomes: 'given', to: petros },
  ]);

  expect(status, text).toBe(200);
  const granted = [
    ['2030-06-04', null, 'Regular'],
    ['2030-06-04 2030-06-06', maria, 'AnnualLeave'],
    ['2030-06-06', petros, 'Regular'],
  ];
  expect(await stored()).toEqual(granted);
  const rows = await api.database.db
    .select({ department: openShifts.departmentId })
    .from(openShifts)
    .where(eq(openShifts.id, tuesday.id));
  expect(rows).toEqual([{ department }]);
  expect(await lastLetter(api, mariasMail)).toContain('Wed, Jun 5: no longer planned');

  const undone = await api.asAdmin(planning.undo, { body: { ...week, step: body.steps.undo! } });
  expect(undone.status, undone.text).toBe(200);
  expect(await stored()).toEqual(before);
  await api.asAdmin(planning.undo, { body: { ...week, step: undone.body.steps.redo!, again: true } });
  expect(await stored()).toEqual(granted);
});

it('leaves a shift open in the department to which its person belonged on its day', async () => {
  const { db } = api.database;
  const other = await otherDepartment(api, hotel, department);
  await addFormerPlace(api, hotel, { employeeId: maria, departmentId: other.id, untilDay: '2030-06-05' });
  const [before, after] = [await worked('2030-06-04'), await worked('2030-06-05')];

  const { status, text } = await grant([
    { ...before, becomes: 'open' },
    { ...after, becomes: 'open' },
  ]);

  expect(status, text).toBe(200);
  const rows = await db
    .select({ department: openShifts.departmentId, job: openShifts.jobTitle })
    .from(openShifts)
    .where(eq(openShifts.companyId, hotel))
    .orderBy(openShifts.startsAt);
  expect(rows).toEqual([other.id, department].map((id) => ({ department: id, job: expect.any(String) })));
  await db.delete(formerPlaces).where(eq(formerPlaces.employeeId, maria));
});

it('takes the days off below it, and what is left of longer ones stays', async () => {
  const day = { hotel, employeeId: maria, typeOfShift: 'DayOff', start: '2030-06-03T00:00', end: '2030-06-06T00:00' };
  await api.asAdmin(unchecked(shiftsContract.save), { body: { shift: day } });
  expect((await under()).body).toEqual({ shifts: [], hasDaysOff: true });

  expect((await grant([])).status).toBe(200);

  expect(await stored()).toEqual([
    ['2030-06-03 2030-06-03', maria, 'DayOff'],
    ['2030-06-04 2030-06-06', maria, 'AnnualLeave'],
  ]);
});

it('takes away the day off of somebody who takes a shift over, and gives it back with one undo', async () => {
  const shift = await worked('2030-06-04');
  const off = { hotel, employeeId: petros, typeOfShift: 'DayOff', start: '2030-06-03T00:00', end: '2030-06-06T00:00' };
  await api.asAdmin(unchecked(shiftsContract.save), { body: { shift: off } });
  const before = await stored();

  const { status, text, body } = await grant([{ ...shift, becomes: 'given', to: petros }]);

  expect(status, text).toBe(200);
  const ofPetros = (await stored()).filter(([, employee]) => employee === petros);
  expect(ofPetros).toEqual([
    ['2030-06-03 2030-06-03', petros, 'DayOff'],
    ['2030-06-04', petros, 'Regular'],
    ['2030-06-05 2030-06-05', petros, 'DayOff'],
  ]);
  const undone = await api.asAdmin(planning.undo, { body: { ...week, step: body.steps.undo! } });
  expect(undone.status, undone.text).toBe(200);
  expect(await stored()).toEqual(before);
});

it('is refused over leave by the hour, as it is without shifts', async () => {
  const { id, version } = await worked('2030-06-04');
  const hours = { employeeId: maria, kind: 'childCare', firstDay: '2030-06-05', lastDay: '2030-06-05' };
  const part = await api.asAdmin(unchecked(leavesContract.save), {
    body: { hotel, leave: { ...hours, hours: { from: '10:00', to: '12:00' } } },
  });
  expect(part.status, part.text).toBe(200);

  const { status, body } = await grant([{ id, version, becomes: 'off' }]);

  expect([status, body.message]).toEqual([409, expect.stringContaining('2030-06-05 10:00 to 2030-06-05 12:00')]);
  const { id: hourly, version: known } = part.body.leave;
  await api.asAdmin(leavesContract.remove, { body: { hotel, id: hourly, version: known } });
});

it('asks for a reason where the one who takes over would work against the law', async () => {
  const shift = await worked('2030-06-04');
  const late = {
    hotel,
    employeeId: petros,
    typeOfShift: 'Regular',
    start: '2030-06-03T15:00',
    end: '2030-06-03T23:00',
  };
  await api.asAdmin(unchecked(shiftsContract.save), { body: { shift: late } });
  const given = [{ ...shift, becomes: 'given', to: petros }];

  // 8 hours of rest.
  expect((await grant(given)).body.error?.fields).toMatchObject([{ path: 'reason' }]);
  expect((await grant(given, { reason: 'Nobody else can.' })).status).toBe(200);
});

it('is refused while others have unpublished changes on these days, and for those who may not approve', async () => {
  const shift = await worked('2030-06-04');
  const wish = [{ ...shift, becomes: 'off' }];
  const places = { scope: 'places' as const, unitIds: [], departmentIds: [department], mayPlan: true };
  const planner = await activeAccount(api, 'planner.leave@hotel.example', {
    grants: [{ ...wholeHotel(hotel), ...places, mayApprove: false }],
  });
  expect((await grant(wish, {}, api.as(planner.session.accessToken))).status).toBe(403);
  const reader = await activeAccount(api, 'reader.leave@hotel.example', { grants: [wholeHotel(hotel)] });
  expect((await under(api.as(reader.session.accessToken))).status).toBe(403);

  const item = { employeeId: maria, typeOfShift: 'Regular', start: '2030-06-05T07:00', end: '2030-06-05T15:00' };
  await api.asAdmin(unchecked(planning.change), { body: { ...week, way: 'typed', changes: [{ item }] } });
  expect((await grant(wish)).status).toBe(409);
  expect(await stored()).toHaveLength(1);
});

it('grants a leave of a year over its shifts by one action, whatever else is open in the department, and undoes it', async () => {
  const long = { kind: 'unpaid' as const, firstDay: '2030-02-01', lastDay: '2031-01-31', employeeId: maria };
  for (const day of ['2030-02-01', '2030-06-04', '2030-11-05', '2031-01-31']) await worked(day);
  const own = await stored();
  const item = { employeeId: null, departmentId: department, typeOfShift: 'Regular' };
  const open = { ...item, start: '2030-09-03T07:00', end: '2030-09-03T15:00' };
  const month = { hotel, first: '2030-09-01', last: '2030-09-30' };
  await api.asAdmin(unchecked(planning.change), { body: { ...month, way: 'typed', changes: [{ item: open }] } });
  const query = { hotel, employee: maria, first: long.firstDay, last: long.lastDay };
  const { body: asked } = await api.asAdmin(planning.shiftsUnderLeave, { query });
  const shifts = asked.shifts.map(({ id, version }) => ({ id, version, becomes: 'open' }));

  const { status, text, body } = await grant(shifts, { leave: long });

  expect(status, text).toBe(200);
  expect(await stored()).toEqual([
    ['2030-02-01', null, 'Regular'],
    ['2030-02-01 2031-01-31', maria, 'UnpaidLeave'],
    ['2030-06-04', null, 'Regular'],
    ['2030-11-05', null, 'Regular'],
    ['2031-01-31', null, 'Regular'],
  ]);
  const undone = await api.asAdmin(planning.undo, { body: { ...week, step: body.steps.undo! } });
  expect(undone.status, undone.text).toBe(200);
  expect(await stored()).toEqual(own);
  const longer = { ...long, lastDay: '2031-03-10' };
  expect((await grant(shifts, { leave: longer })).body.error?.fields).toMatchObject([{ path: 'leave.lastDay' }]);
});

it('makes a leave longer over shifts, or moves it, with the same question, and undoes that', async () => {
  const short = { kind: 'annual', firstDay: '2030-06-04', lastDay: '2030-06-04' };
  const { body: granted } = await grant([], { leave: { ...short, employeeId: maria } });
  const [wednesday, friday] = [await worked('2030-06-05'), await worked('2030-06-07')];
  const before = await stored();
  const longer = { ...leave, id: granted.id, employeeId: maria };
  const { version } = granted;

  expect((await grant([], { leave: longer, version })).body.message).toBe(
    'There are shifts on these days: 1. Choose what happens to each of them.',
  );
  const decided = [{ ...wednesday, becomes: 'given', to: petros }];
  expect((await grant(decided, { leave: longer, version: version + 1 })).status).toBe(412);
  expect((await grant(decided, { leave: longer })).status).toBe(412);
  expect((await grant(decided, { leave: { ...longer, id: friday.id }, version: friday.version })).status).toBe(404);
  const ofPetros = { ...longer, employeeId: petros };
  expect((await grant([], { leave: ofPetros, version })).status).toBe(404);

  const { status, text, body } = await grant(decided, { leave: longer, version });
  expect(status, text).toBe(200);
  expect(body).toMatchObject({ id: granted.id, version: version + 1 });
  expect(await stored()).toEqual([
    ['2030-06-04 2030-06-06', maria, 'AnnualLeave'],
    ['2030-06-05', petros, 'Regular'],
    ['2030-06-07', maria, 'Regular'],
  ]);

  const moved = { ...longer, firstDay: '2030-06-07', lastDay: '2030-06-08' };
  const after = await grant([{ ...friday, becomes: 'off' }], { leave: moved, version: body.version });
  expect(after.status, after.text).toBe(200);
  expect(await stored()).toEqual([
    ['2030-06-05', petros, 'Regular'],
    ['2030-06-07 2030-06-08', maria, 'AnnualLeave'],
  ]);
  const far = { ...longer, firstDay: '2033-06-07', lastDay: '2033-06-08' };
  const refused = await grant([], { leave: far, version: after.body.version });
  expect(refused.body.error?.fields).toMatchObject([{ path: 'leave.firstDay' }]);

  const once = await api.asAdmin(planning.undo, { body: { ...week, step: after.body.steps.undo! } });
  const twice = await api.asAdmin(planning.undo, { body: { ...week, step: once.body.steps.undo! } });
  expect(twice.status, twice.text).toBe(200);
  expect(await stored()).toEqual(before);
});
