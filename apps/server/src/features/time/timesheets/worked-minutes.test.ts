import { columnsMediaType, decodeColumns, type StaffColumns } from '@horae/contract/scheduling/staff-columns';
import { staffTimelineContract } from '@horae/contract/scheduling/staff-timeline.contract';
import { workingHoursContract } from '@horae/contract/scheduling/working-hours.contract';
import { timesheetsContract } from '@horae/contract/time/timesheets.contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '#platform/database';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { takePunches } from '../../../clocking';

const hotel = 7451;
const zone = { companyId: hotel, timeZone: 'Europe/Athens' };
const at = (time: string) => new Date(`2026-09-08T${time}:00+03:00`);
let api: TestApp;
const rows = (query: ReturnType<typeof sql>) => api.database.db.execute(query);

beforeAll(async () => {
  api = await startTestApp();
  await rows(sql`insert into companies (company_id, name, time_zone) values (${hotel}, 'Ξενία', 'Europe/Athens')`);
  await rows(sql`insert into business_units values (${hotel}, 74511, 'Rooms')`);
  await rows(sql`insert into organisation_units values (${hotel}, 74512, 74511, 'Floors')`);
  await rows(sql`insert into work_centres values (${hotel}, 74513, 74512, 'East')`);
  await rows(sql`insert into department_groups values (${hotel}, 74514, 'All')`);
  await rows(sql`insert into departments values (${hotel}, 74515, 74514, 'Housekeeping')`);
});
afterAll(() => api.stop());

let next = 745_100;
/** Somebody with these shifts on one day, a break of half an hour in each, and these punches. */
async function worker(shifts: [from: string, to: string][], punches: string[]): Promise<number> {
  const id = (next += 1);
  await rows(sql`insert into employees (company_id, id, code, name, work_centre_id, department_id)
    values (${hotel}, ${id}, ${`M${id}`}, 'Ιόλη', 74513, 74515)`);
  await rows(sql`insert into employee_contracts (company_id, employee_id, from_day, has_fixed_hours, weekly_hours)
    values (${hotel}, ${id}, '2020-01-01', true, 40)`);
  for (const [from, to] of shifts) {
    await rows(sql`insert into shifts (company_id, employee_id, type, starts_at, ends_at, break_minutes)
      values (${hotel}, ${id}, 'Regular', ${at(from)}, ${at(to)}, 30)`);
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

/** What the calendar's bars come to, as the compare lens counts them. */
async function ofBars(employee: number): Promise<number> {
  const body = { selectedHotel: hotel, employees: [employee], dates: { start: '2026-09-08', end: '2026-09-09' } };
  const answer = await api.asAdmin(unchecked(staffTimelineContract.filtered), { body }, { accept: columnsMediaType });
  const { shifts } = decodeColumns(answer.body as unknown as StaffColumns, String);
  return shifts
    .filter(({ employeeId, actualEnd }) => employeeId === employee && actualEnd !== null)
    .reduce((sum, { actualStart, actualEnd, pausedMinutes = 0, breakMinutes }) => {
      return sum + (actualEnd! - actualStart!) / 60_000 - Math.max(pausedMinutes, breakMinutes);
    }, 0);
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
  const dates = { start: '2026-09-08', end: '2026-09-09' };
  const asked = { hotel, dates, column: 'day' as const, levels: ['employee' as const], employees: [employee] };
  const sums = await api.asAdmin(unchecked(workingHoursContract.sums), { body: asked });
  const query = { hotel, month: '2026-09', employee };
  const sheet = await api.asAdmin(timesheetsContract.one, { query });

  expect({
    bars: await ofBars(employee),
    sums: sums.body.total.total.actual,
    sheet: sheet.body.timesheet.paidMinutes,
  }).toEqual({ bars: minutes, sums: minutes, sheet: minutes });
});
