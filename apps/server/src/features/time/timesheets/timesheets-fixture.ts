import { type PolicyFields, clockPoliciesContract as policies } from '@horae/contract/time/clock-policies.contract';
import { timesheetsContract as contract } from '@horae/contract/time/timesheets.contract';
import { addDays } from '@horae/local-time/local-date';
import { eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { accountHotels, accounts } from '#features/core/session/session.table';
import { departments, workCentres } from '#features/people/organisation/organisation.table';
import { leaves, shifts } from '#features/scheduling/shifts/shifts.table';
import { type Database, inTransaction } from '#platform/database';
import { sendToPayroll } from '#test/send-to-payroll';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { takePunches } from '../../../clocking';
import { attendanceFindings } from '../attendance/attendance.table';
import { clockPolicies, formerClockPolicies } from '../clock-policies/clock-policies.table';
import { addSmallHotel, employ, groupOf } from './small-hotel-fixture';
import { timesheets } from './timesheets.table';

export const hotel = 7411;
export const month = '2026-09';
export const zone = { companyId: hotel, timeZone: 'Europe/Athens' };
export let api: TestApp;
export let db: Database;

/** Starts the application with a hotel that has no employees yet; each test begins without grants and time sheets. */
export function startWithHotel(): void {
  beforeAll(async () => {
    api = await startTestApp();
    ({ db } = api.database);
    await addSmallHotel(api, hotel);
    await db.insert(workCentres).values({ companyId: hotel, id: 74116, organisationUnitId: 74112, name: 'West' });
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    await db.delete(accountHotels).where(eq(accountHotels.companyId, hotel));
    await db.delete(timesheets).where(eq(timesheets.companyId, hotel));
  });
}

export const addBar = (id: number, costPlace = '') =>
  db
    .insert(departments)
    .values({ companyId: hotel, id, departmentGroupId: groupOf(hotel), name: 'Pool bar', costPlace });

const fiftyDays = (from: string) => Array.from({ length: 50 }, (_, day) => addDays(from, day));

export const addShifts = (some: Omit<typeof shifts.$inferInsert, 'companyId'>[]) =>
  db.insert(shifts).values(some.map((shift) => ({ companyId: hotel, ...shift })));

/** Declares as much overtime as the law allows in a year: three hours on fifty days, from 18:00 on. */
export const declareYear = (id: number, from: string) =>
  addShifts(
    fiftyDays(from).map((date) => ({
      employeeId: id,
      layer: 'declared',
      type: 'Overtime',
      startsAt: new Date(`${date}T16:00:00Z`),
      endsAt: new Date(`${date}T19:00:00Z`),
    })),
  );

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
  await employ(api, { companyId: hotel, id, code: `W${id}`, surname: `Worker ${id}` });
  const at = (day: number, time: string) => new Date(`2026-09-${String(day).padStart(2, '0')}T${time}:00+03:00`);
  const stretch = (day: number, [from, to]: [string, string]) => {
    return { employeeId: id, startsAt: at(day, from), endsAt: at(day, to) };
  };
  for (const { day, plan, clock, declared } of days) {
    if (plan) await addShifts([{ type: 'Regular', ...stretch(day, plan) }]);
    if (declared) await addShifts([{ layer: 'declared', type: 'Overtime', ...stretch(day, declared) }]);
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

/** The number of the account of `asClient`. */
export const client = sql<number>`(select ${accounts.id} from ${accounts} where ${accounts.email} = 'client@demo.com')`;
type Rights = Partial<typeof accountHotels.$inferInsert>;
export const grant = (id: number, rights: Rights = {}) =>
  db
    .insert(accountHotels)
    .values({ accountId: client, companyId: hotel, employeeId: id, mayApprove: false, ...rights });
export const allow = (rights: Rights) => db.update(accountHotels).set(rights).where(eq(accountHotels.companyId, hotel));

export const addLeave = (
  employeeId: number,
  type: (typeof leaves.$inferInsert)['type'],
  firstDay: string,
  lastDay = firstDay,
) => db.insert(leaves).values({ companyId: hotel, employeeId, type, firstDay, lastDay });

/** Adds that somebody was late on 1 September. */
export const addFinding = (employeeId: number) =>
  db.insert(attendanceFindings).values({
    companyId: hotel,
    employeeId,
    kind: 'late',
    day: '2026-09-01',
    subject: 'shift 1',
    severity: 'low',
    evidence: {},
    dueAt: new Date(),
  });

export const changeShifts = (id: number, change: PgUpdateSetSource<typeof shifts>) =>
  db.update(shifts).set(change).where(eq(shifts.employeeId, id));

export async function forgetPolicies() {
  await db.delete(clockPolicies).where(eq(clockPolicies.companyId, hotel));
  await db.delete(formerClockPolicies).where(eq(formerClockPolicies.companyId, hotel));
}

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
