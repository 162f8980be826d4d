import { decodeColumns } from '@horae/contract/scheduling/decode-columns';
import { columnsMediaType, type StaffColumns } from '@horae/contract/scheduling/staff-columns';
import { staffTimelineContract } from '@horae/contract/scheduling/staff-timeline.contract';
import { workingHoursContract } from '@horae/contract/scheduling/working-hours.contract';
import { timesheetsContract } from '@horae/contract/time/timesheets.contract';
import { clockedStretch, netMinutes } from '@horae/working-time/worked-time';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { employeeContracts } from '#features/people/people/employees.table';
import { shifts } from '#features/scheduling/shifts/shifts.table';
import { inTransaction } from '#platform/database';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { takePunches } from '../../../clocking';
import { addSmallHotel, employ } from './small-hotel-fixture';

const hotel = 7451;
const zone = { companyId: hotel, timeZone: 'Europe/Athens' };
const at = (time: string) => new Date(`2026-09-08T${time}:00+03:00`);
let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
  await addSmallHotel(api, hotel);
});
afterAll(() => api.stop());

let next = 745_100;
interface Terms {
  isBreakInsideHours: boolean;
  /** The day from which breaks count the other way. */
  changesOn?: string;
}

/** Adds an employee with these shifts on one day, a half-hour break in each, and these punches. */
async function worker(
  stretches: [from: string, to: string][],
  punches: string[],
  { isBreakInsideHours, changesOn }: Terms = { isBreakInsideHours: false },
): Promise<number> {
  const id = (next += 1);
  const { db } = api.database;
  const own = { companyId: hotel, employeeId: id };
  await employ(api, { companyId: hotel, id, code: `M${id}`, surname: 'Ιόλη' }, { isBreakInsideHours });
  if (changesOn) {
    const changed = { fromDay: changesOn, isBreakInsideHours: !isBreakInsideHours };
    await db.insert(employeeContracts).values({ ...own, hasFixedHours: true, weeklyHours: 40, ...changed });
  }
  const shift = { ...own, type: 'Regular' as const, breakMinutes: 30 };
  for (const [from, to] of stretches) {
    await db.insert(shifts).values({ ...shift, startsAt: at(from), endsAt: at(to) });
  }
  const taken = punches.map((time, turn) => ({
    employeeId: id,
    at: at(time),
    direction: turn % 2 === 0 ? ('in' as const) : ('out' as const),
    source: 'file' as const,
    key: `${id} ${time}`,
  }));
  await inTransaction(api.database.db, (tx) => takePunches(tx, zone, taken));
  return id;
}

/** The totals of the calendar's bars, planned and as the compare lens counts what was clocked. */
async function ofBars(employee: number): Promise<{ planned: number; worked: number }> {
  const body = { selectedHotel: hotel, employees: [employee], dates: { start: '2026-09-08', end: '2026-09-09' } };
  const answer = await api.asAdmin(unchecked(staffTimelineContract.filtered), { body }, { accept: columnsMediaType });
  const { shifts } = decodeColumns(answer.body as unknown as StaffColumns, String);
  const own = shifts.filter(({ employeeId }) => employeeId === employee);
  const sum = (minutes: number[]) => minutes.reduce((a, b) => a + b, 0);
  return {
    planned: sum(own.map(netMinutes)),
    worked: sum(
      own.flatMap((shift) => {
        const { actualStart: start, actualEnd: end, ...record } = shift;
        return start === null || end === null ? [] : netMinutes(clockedStretch({ ...record, start, end }, shift));
      }),
    ),
  };
}

/** The planned and worked minutes of one day of an employee, from every place that reports them. */
async function everywhere(employee: number) {
  const dates = { start: '2026-09-08', end: '2026-09-09' };
  const asked = { hotel, dates, column: 'day' as const, levels: ['employee' as const], employees: [employee] };
  const sums = await api.asAdmin(unchecked(workingHoursContract.sums), { body: asked });
  const query = { hotel, month: '2026-09', employee };
  const sheet = await api.asAdmin(timesheetsContract.one, { query });
  const plain = await api.asAdmin(unchecked(staffTimelineContract.filtered), {
    body: { selectedHotel: hotel, employees: [employee], dates },
  });
  const bars = await ofBars(employee);
  const { planned, actual } = sums.body.total.total;
  const { plannedMinutes, paidMinutes } = sheet.body.timesheet;
  return {
    planned: {
      bars: bars.planned,
      plain: plain.body.events
        .filter(({ employeeId }) => employeeId === employee)
        .reduce((sum, event) => sum + event.durationMinutes - event.breakMinutes, 0),
      sums: planned,
      sheet: plannedMinutes,
    },
    worked: { bars: bars.worked, sums: actual, sheet: paidMinutes },
  };
}

it.each<[string, [string, string][], string[], number]>([
  ['no pause clocked', [['07:00', '15:00']], ['07:00', '15:00'], 450],
  ['a shorter pause than planned', [['07:00', '15:00']], ['07:00', '11:00', '11:20', '15:00'], 450],
  ['a longer pause than planned', [['07:00', '15:00']], ['07:00', '12:00', '12:45', '15:00'], 435],
  ['two pauses', [['07:00', '15:00']], ['07:00', '09:00', '09:20', '12:00', '12:20', '15:00'], 440],
  [
    'two shifts, whose gap is no break of either',
    [
      ['07:00', '11:00'],
      ['16:00', '20:00'],
    ],
    ['07:00', '11:00', '16:00', '20:00'],
    420,
  ],
])('bars, sums and time sheet agree on what was worked: %s', async (_what, shifts, punches, minutes) => {
  const employee = await worker(shifts, punches);

  expect((await everywhere(employee)).worked).toEqual({ bars: minutes, sums: minutes, sheet: minutes });
});

const day: [string, string][] = [['07:00', '15:00']];
it.each<[string, Terms, string[], planned: number, worked: number]>([
  ['inside', { isBreakInsideHours: true }, ['07:00', '15:00'], 480, 480],
  ['outside', { isBreakInsideHours: false }, ['07:00', '15:00'], 450, 450],
  ['inside, and clocked', { isBreakInsideHours: true }, ['07:00', '11:00', '11:20', '15:00'], 480, 480],
  [
    'inside, and clocked for half an hour',
    { isBreakInsideHours: true },
    ['07:00', '11:00', '11:30', '15:00'],
    480,
    480,
  ],
  ['inside, and exceeded by a minute', { isBreakInsideHours: true }, ['07:00', '11:00', '11:31', '15:00'], 480, 449],
  [
    'inside, and clocked twice',
    { isBreakInsideHours: true },
    ['07:00', '09:00', '09:20', '12:00', '12:20', '15:00'],
    480,
    480,
  ],
  ['inside until the day before', { isBreakInsideHours: true, changesOn: '2026-09-08' }, ['07:00', '15:00'], 450, 450],
  ['inside from the day on', { isBreakInsideHours: false, changesOn: '2026-09-08' }, ['07:00', '15:00'], 480, 480],
  ['inside until that day', { isBreakInsideHours: true, changesOn: '2026-09-09' }, ['07:00', '15:00'], 480, 480],
])(
  'bars, sums and time sheet agree on a break %s the hours of the contract',
  async (_what, terms, punches, planned, worked) => {
    const employee = await worker(day, punches, terms);

    expect(await everywhere(employee)).toEqual({
      planned: { bars: planned, plain: planned, sums: planned, sheet: planned },
      worked: { bars: worked, sums: worked, sheet: worked },
    });
  },
);

it('sums follow a change of the contract', async () => {
  const employee = await worker(day, [], { isBreakInsideHours: false });
  expect((await everywhere(employee)).planned.sums).toBe(450);

  await api.database.db
    .update(employeeContracts)
    .set({ isBreakInsideHours: true })
    .where(eq(employeeContracts.employeeId, employee));

  expect((await everywhere(employee)).planned).toEqual({ bars: 480, plain: 480, sums: 480, sheet: 480 });
});
