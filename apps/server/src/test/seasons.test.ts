import { declarationsContract } from '@horae/contract/declarations/declarations.contract';
import { personActionsContract } from '@horae/contract/people/person-actions.contract';
import { leavesContract } from '@horae/contract/scheduling/leaves.contract';
import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';
import { staffTimelineContract } from '@horae/contract/scheduling/staff-timeline.contract';
import { workingHoursContract } from '@horae/contract/scheduling/working-hours.contract';
import { punchesContract } from '@horae/contract/time/punches.contract';
import { timesheetsContract } from '@horae/contract/time/timesheets.contract';
import { addDays } from '@horae/local-time/local-date';
import { and, between, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companies } from '#features/people/organisation/organisation.table';
import { employees } from '#features/people/people/employees.table';
import { shifts } from '#features/scheduling/shifts/shifts.table';
import { attendanceFindings } from '#features/time/attendance/attendance.table';
import { inTransaction } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { activeAccount, wholeHotel } from '#test/accounts';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { takePunches } from '../clocking';
import { workOut } from '../derived/work-out';
import { fullTime, hotel, peopleOf } from '../features/people/people/people-fixture';

const zone = { companyId: hotel, timeZone: 'Europe/Athens' };
// A season from May to mid-October 2024, the next one from 20 May 2025 on: the months between are a gap.
const season = { firstDay: '2024-05-01', lastDay: '2024-10-15' };
const again = '2025-05-20';
const { fromDay: _fromDay, ...terms } = fullTime;

let api: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
let [id, name] = [0, ''];
beforeAll(async () => {
  api = await startTestApp();
  people = await peopleOf(api);
  await api.database.db.update(companies).set({ attendanceFrom: '2024-01-01' }).where(eq(companies.companyId, hotel));
  ({ id, name } = await people.add(season));
  for (const day of ['2024-10-14', '2024-10-15']) await work(day);
  expect((await hireAgain(id, again)).status).toBe(200);
  for (const day of ['2025-05-20', '2025-05-21']) await work(day);
  await workOut(api.database.db, 'attendance', hotel);
});
afterAll(() => api.stop());

const hireAgain = (employee: number, firstDay: string) =>
  api.asAdmin(personActionsContract.hireAgain, {
    body: { hotel, id: employee, firstDay, ...people.place, contract: terms },
  });
const plan = (employeeId: number, typeOfShift: string, start: string, end: string) =>
  api.asAdmin(unchecked(shiftsContract.save), { body: { shift: { hotel, employeeId, typeOfShift, start, end } } });

/** Eight hours on a day, planned and clocked. */
async function work(day: string) {
  expect((await plan(id, 'Regular', `${day}T08:00`, `${day}T16:00`)).status).toBe(200);
  const clock = hotelClock(zone.timeZone);
  await inTransaction(api.database.db, (tx) =>
    takePunches(
      tx,
      zone,
      (['in', 'out'] as const).map((direction) => ({
        employeeId: id,
        at: new Date((clock.startOf(day) + (direction === 'in' ? 8 : 16) * 3600) * 1000),
        direction,
        source: 'file' as const,
        key: `${id} ${day} ${direction}`,
      })),
    ),
  );
}

const sheetOf = async (month: string) => {
  const { status, body } = await api.asAdmin(unchecked(timesheetsContract.one), {
    query: { hotel, month, employee: id },
  });
  return status === 200 ? body.timesheet : status;
};
const isListed = async (month: string) => {
  const query = { hotel, month, q: name, perPage: 100 };
  const { body } = await api.asAdmin(unchecked(timesheetsContract.list), { query });
  return body.total > 0;
};
const isOnCalendar = async (start: string, end: string) => {
  const { body } = await api.asAdmin(unchecked(staffTimelineContract.filtered), {
    body: { selectedHotel: hotel, dates: { start, end } },
  });
  return body.resources.some((one: { employeeId: number }) => one.employeeId === id);
};
const hoursIn = async (start: string, end: string) => {
  const { body } = await api.asAdmin(unchecked(workingHoursContract.sums), {
    body: { hotel, dates: { start, end }, column: 'month', levels: ['employee'], employees: [id] },
  });
  return JSON.stringify(body);
};
const boardDays = async (from: string, to: string) => {
  const query = { hotel, from, to, q: name, perPage: 100 };
  const { body } = await api.asAdmin(unchecked(declarationsContract.board), { query });
  return body.rows.find((row: { id: number }) => row.id === id)?.days.map(({ day }: { day: string }) => day) ?? [];
};

describe('somebody with two seasons', () => {
  it('is on the calendars in both, and on none of the gap', async () => {
    expect(await isOnCalendar('2024-10-07', '2024-10-14')).toBe(true);
    expect(await isOnCalendar('2024-10-16', '2025-05-20')).toBe(false);
    expect(await isOnCalendar('2024-10-15', '2024-10-22')).toBe(true);
    expect(await isOnCalendar('2025-05-19', '2025-05-26')).toBe(true);
    expect(await isOnCalendar('2024-04-01', '2024-05-01')).toBe(false);
    expect(await hoursIn('2024-10-01', '2024-11-01')).toContain(String(id));
    expect(await hoursIn('2024-11-01', '2025-05-01')).not.toContain(String(id));
  });

  it('cannot be planned in the gap, neither work nor leave across it', async () => {
    const refused = async (type: string, start: string, end: string) => {
      const { status, body } = await plan(id, type, start, end);
      const [field] = body.error.fields ?? [];
      return [status, field?.path, field?.message];
    };
    const why = `${name} left on ${season.lastDay} and starts again on ${again}`;

    expect(await refused('Regular', '2024-12-01T08:00', '2024-12-01T16:00')).toEqual([
      400,
      'shift.start',
      expect.stringContaining(why),
    ]);
    expect(await refused('AnnualLeave', '2024-10-01T00:00', '2025-06-01T00:00')).toEqual([
      400,
      'shift.end',
      expect.stringContaining(why),
    ]);
  });

  it('takes no leave by the hour in the gap, and that of each season is on its sheet and in its days', async () => {
    const hours = { from: '10:00', to: '12:00' };
    const take = (day: string) =>
      api.asAdmin(unchecked(leavesContract.save), {
        body: { hotel, leave: { employeeId: id, kind: 'parental', firstDay: day, lastDay: day, hours } },
      });
    const refused = await take('2024-12-02');
    expect([refused.status, refused.body.error.fields?.[0]?.path]).toEqual([400, 'leave.firstDay']);
    for (const day of ['2024-10-14', '2025-05-21']) expect((await take(day)).status).toBe(200);

    const sheetDay = async (month: string, day: string) => {
      const sheet = await sheetOf(month);
      return typeof sheet === 'number' ? sheet : sheet.days.find((one) => one.day === day)!;
    };
    // Eight hours were clocked through both leaves, so that there is no minute of leave left; its times stay.
    const shown = [
      { code: 'hours.parental', from: expect.stringContaining('T10:00'), to: expect.stringContaining('T12:00') },
    ];
    expect(await sheetDay('2024-10', '2024-10-14')).toMatchObject({ leaveHours: shown, leaveMinutes: {} });
    expect(await sheetDay('2025-05', '2025-05-21')).toMatchObject({ leaveHours: shown, leaveMinutes: {} });
    expect(await sheetDay('2025-05', '2025-05-19')).toMatchObject({ leaveHours: [], planned: [], paidMinutes: 0 });
    expect(await sheetDay('2024-10', '2024-10-16')).toMatchObject({ planned: [], clocked: [], plannedMinutes: 0 });
    expect(await sheetOf('2024-11')).toBe(404);
  });

  it('has a sheet for the months of both seasons, with their hours, and none for those of the gap', async () => {
    expect(await sheetOf('2024-10')).toMatchObject({ paidMinutes: 960 });
    expect(await sheetOf('2025-05')).toMatchObject({ paidMinutes: 960 });
    expect(await sheetOf('2024-12')).toBe(404);
    expect(await Promise.all(['2024-09', '2024-10', '2024-11', '2025-04', '2025-05'].map(isListed))).toEqual([
      true,
      true,
      false,
      false,
      true,
    ]);
  });

  it('has one sheet for a month with an end and a new beginning, its gap blank', async () => {
    const both = await people.add({ firstDay: '2024-05-01', lastDay: '2024-06-10' });
    await hireAgain(both.id, '2024-06-24');
    const { body } = await api.asAdmin(unchecked(timesheetsContract.one), {
      query: { hotel, month: '2024-06', employee: both.id },
    });

    expect(body.timesheet).toMatchObject({ paidMinutes: 0, findings: 0 });
    const { total } = (
      await api.asAdmin(unchecked(timesheetsContract.list), { query: { hotel, month: '2024-06', q: both.name } })
    ).body;
    expect(total).toBe(1);
  });

  it('is on the board of declarations on the days of employment only', async () => {
    expect(await boardDays('2024-10-14', '2024-10-20')).toEqual(['2024-10-14', '2024-10-15']);
    expect(await boardDays('2024-12-02', '2024-12-08')).toEqual([]);
    expect(await boardDays('2025-05-19', '2025-05-25')).toEqual(
      ['20', '21', '22', '23', '24', '25'].map((day) => `2025-05-${day}`),
    );
  });

  it('has no finding in the gap, whatever was declared for it', async () => {
    const { db } = api.database;
    const at = (time: string) => new Date(`2024-10-${time}+03:00`);
    const regular = { companyId: hotel, employeeId: id, type: 'Regular' as const };
    await db.insert(shifts).values([
      { ...regular, layer: 'declared', startsAt: at('17T08:00'), endsAt: at('17T16:00'), status: 'confirmed' },
      { ...regular, layer: 'planned', startsAt: at('18T08:00'), endsAt: at('18T16:00'), status: 'planned' },
    ]);
    await workOut(db, 'attendance', hotel);
    const { companyId, employeeId, kind, day, state } = attendanceFindings;
    const found = await db
      .select({ kind, day })
      .from(attendanceFindings)
      .where(
        and(eq(companyId, hotel), eq(employeeId, id), between(day, '2024-10-16', '2025-05-19'), eq(state, 'open')),
      );

    expect(found).toEqual([]);
  });

  it('earns annual leave by each season, and nothing in the gap', async () => {
    const leaveIn = async (month: string) => {
      const query = { hotel, month, employee: id };
      return (await api.asAdmin(unchecked(timesheetsContract.balances), { query })).body.balances.leave;
    };

    // Five full months of a first year: 20 × 5 ÷ 12; then seven: 20 × 7 ÷ 12.
    expect(await leaveIn('2024-10')).toMatchObject({ entitledDays: 8, hiredOn: season.firstDay });
    expect(await leaveIn('2025-05')).toMatchObject({ entitledDays: 12, hiredOn: again });
  });
});

it('access and the web clock end with a season and begin with the next first day', async () => {
  const today = hotelClock(zone.timeZone).today();
  const { id: employeeId } = await people.add({ firstDay: addDays(today, -100), lastDay: addDays(today, 5) });
  const email = 'season@hotel.example';
  const grants = [{ ...wholeHotel(hotel), mayClock: true, employeeId }];
  const { session } = await activeAccount(api, email, { grants });
  const call = api.as(session.accessToken);
  const clock = async (key: string) =>
    (await call(punchesContract.clock, { body: { hotel, key, direction: 'in' } })).status;
  expect(await clock('season-1')).toBe(201);

  const leave = { hotel, id: employeeId, lastDay: addDays(today, -3) };
  await api.asAdmin(personActionsContract.leave, { body: leave });
  expect((await hireAgain(employeeId, addDays(today, 3))).status).toBe(200);
  expect(await clock('season-2')).toBe(401);

  await api.database.db
    .update(employees)
    .set({ firstDay: today })
    .where(and(eq(employees.companyId, hotel), eq(employees.id, employeeId)));
  expect(await clock('season-3')).toBe(201);
});
