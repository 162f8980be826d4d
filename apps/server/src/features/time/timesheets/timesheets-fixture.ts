import { type PolicyFields, clockPoliciesContract as policies } from '@horae/contract/time/clock-policies.contract';
import { timesheetsContract as contract } from '@horae/contract/time/timesheets.contract';
import { addDays } from '@horae/local-time/local-date';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { inTransaction } from '#platform/database';
import { sendToPayroll } from '#test/send-to-payroll';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { takePunches } from '../../../clocking';

export const hotel = 7411;
export const month = '2026-09';
export const zone = { companyId: hotel, timeZone: 'Europe/Athens' };
export let api: TestApp;
export const rows = async <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await api.database.db.execute<T>(query)).rows;

/** Starts the application with a hotel that has no employees yet; each test begins without grants and time sheets. */
export function startWithHotel(): void {
  beforeAll(async () => {
    api = await startTestApp();
    await rows(sql`insert into companies (company_id, name, time_zone) values (${hotel}, 'Ξενία', 'Europe/Athens')`);
    await rows(sql`insert into business_units values (${hotel}, 74111, 'Rooms')`);
    await rows(sql`insert into organisation_units values (${hotel}, 74112, 74111, 'Floors')`);
    await rows(sql`insert into work_centres values (${hotel}, 74113, 74112, 'East'), (${hotel}, 74116, 74112, 'West')`);
    await rows(sql`insert into department_groups values (${hotel}, 74114, 'All')`);
    await rows(sql`insert into departments values (${hotel}, 74115, 74114, 'Housekeeping')`);
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    await rows(sql`delete from account_hotels where company_id = ${hotel}`);
    await rows(sql`delete from timesheets where company_id = ${hotel}`);
  });
}

const fiftyDays = (from: string) => Array.from({ length: 50 }, (_, day) => addDays(from, day));

/** Declares as much overtime as the law allows in a year: three hours on fifty days, from 18:00 on. */
export const declareYear = (id: number, from: string) =>
  rows(sql`insert into shifts (company_id, employee_id, layer, type, starts_at, ends_at)
    select ${hotel}, ${id}, 'declared', 'Overtime', start, start + interval '3 hours'
    from unnest(${sql.param(fiftyDays(from).map((date) => new Date(`${date}T16:00:00Z`)))}::timestamptz[]) start`);

/** Twelve hours of work up to 21:00 on each of these fifty days. */
export const workYear = (id: number, from: string) =>
  inTransaction(api.database.db, (tx) =>
    takePunches(
      tx,
      zone,
      fiftyDays(from).flatMap((date) =>
        (['07:00', '19:00'] as const).map((time, turn) => ({
          employeeId: id,
          at: new Date(`${date}T${time}:00Z`),
          direction: turn === 0 ? ('in' as const) : ('out' as const),
          source: 'file' as const,
          key: `${id} ${date} ${time}`,
        })),
      ),
    ),
  );

let next = 741_100;
/** Adds an employee with these days of September 2026: planned from–to, clocked from–to, overtime declared. */
export async function worker(
  days: { day: number; plan?: [string, string]; clock?: [string, string]; declared?: [string, string] }[],
) {
  const id = (next += 1);
  await rows(
    sql`insert into employees (company_id, id, code, surname, work_centre_id, department_id) values (${hotel}, ${id}, ${`W${id}`}, ${`Worker ${id}`}, 74113, 74115)`,
  );
  await rows(
    sql`insert into employee_contracts (company_id, employee_id, from_day, has_fixed_hours, weekly_hours) values (${hotel}, ${id}, '2020-01-01', true, 40)`,
  );
  const at = (day: number, time: string) => new Date(`2026-09-${String(day).padStart(2, '0')}T${time}:00+03:00`);
  const shift = (layer: string, type: string, day: number, [from, to]: [string, string]) =>
    rows(
      sql`insert into shifts (company_id, employee_id, layer, type, starts_at, ends_at) values (${hotel}, ${id}, ${layer}, ${type}, ${at(day, from)}, ${at(day, to)})`,
    );
  for (const { day, plan, clock, declared } of days) {
    if (plan) await shift('planned', 'Regular', day, plan);
    if (declared) await shift('declared', 'Overtime', day, declared);
    if (clock) await punch(id, day, clock);
  }
  return id;
}
export const punch = (id: number, day: number, times: string[]) =>
  inTransaction(api.database.db, (tx) =>
    takePunches(
      tx,
      zone,
      times.map((time, turn) => ({
        employeeId: id,
        at: new Date(`2026-09-${String(day).padStart(2, '0')}T${time}:00+03:00`),
        direction: turn % 2 === 0 ? ('in' as const) : ('out' as const),
        source: 'file' as const,
        key: `${id} ${day} ${time}`,
      })),
    ),
  );

export const one = async (employee: number, ask = api.asAdmin) =>
  (await ask(unchecked(contract.one), { query: { hotel, month, employee } })).body.timesheet;
export const version = async (employee: number) => (await one(employee)).version;
export const approve = async (employee: number, isApproved = true, ask = api.asAdmin) =>
  ask(contract.approve, {
    body: { hotel, month, sheets: [{ employee, version: await version(employee) }], isApproved },
  });
export const pay = () => sendToPayroll(api.asAdmin, { hotel, month });
export const linesOf = async (employee: number) =>
  (await api.asAdmin(unchecked(contract.lines), { query: { hotel, month } })).body.lines
    .filter((line) => line.employee.id === employee)
    .map(({ day, code, minutes, isDelta }) => (isDelta ? [day, code, minutes, 'delta'] : [day, code, minutes]));
export const grant = (id: number, columns = '') =>
  rows(
    sql`insert into account_hotels (account_id, company_id, employee_id, may_approve) select id, ${hotel}, ${id}, false from accounts where email = 'client@demo.com'`,
  ).then(() => (columns ? rows(sql.raw(`update account_hotels set ${columns} where company_id = ${hotel}`)) : []));

export async function setPolicy(
  changes: Partial<PolicyFields>,
  { jobTitle = '', fromDay }: { jobTitle?: string; fromDay?: string } = {},
) {
  const { policy } = (await api.asAdmin(policies.one, { query: { hotel, jobTitle } })).body;
  const body = { hotel, jobTitle, policy: { ...policy, ...changes }, ...(fromDay && { fromDay }) };
  expect((await api.asAdmin(policies.set, { body })).status).toBe(200);
}

export const early: [string, string] = ['07:00', '15:00'];
export const day = { day: 1, plan: early, clock: early };
