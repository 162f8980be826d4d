import { type WorkingHours } from '@horae/contract/scheduling/hour-rows';
import { workingHoursContract as hours } from '@horae/contract/scheduling/working-hours.contract';
import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import {
  businessUnits,
  companies,
  departmentGroups,
  departments,
  organisationUnits,
  workCentres,
} from '#features/people/organisation/organisation.table';
import { employeeContracts, employees } from '#features/people/people/employees.table';
import { clockRecords } from '#features/time/attendance/clock-records.table';
import { punches } from '#features/time/punches/punches.table';
import { type Answer, startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { leaves, shifts } from '../shifts/shifts.table';

/** Four employees in two departments and three work centres; ids refer to the rows below. */
export const people = [
  { id: 1, bu: 11, ou: 21, wc: 31, departmentGroup: 41, department: 51, isFixed: true },
  { id: 2, bu: 11, ou: 21, wc: 32, departmentGroup: 41, department: 52, isFixed: false },
  { id: 3, bu: 12, ou: 22, wc: 33, departmentGroup: 41, department: 52, isFixed: true },
  { id: 4, bu: 12, ou: 22, wc: 33, departmentGroup: 41, department: 51, isFixed: false },
];

export type ShiftRow = typeof shifts.$inferSelect;

export interface ShiftFacts {
  employee: number;
  start: string;
  end: string;
  layer?: ShiftRow['layer'];
  type?: ShiftRow['type'];
  status?: ShiftRow['status'];
  breakMinutes?: number;
}

export interface HoursTest {
  api: () => TestApp;
  ask: (body: object) => Promise<Answer<typeof hours.sums>>;
  sums: (body: object) => Promise<WorkingHours>;
  /** Moments without offset are Athens time. Returns the id; undefined if the database refuses an overlap. */
  addShift: (facts: ShiftFacts) => Promise<number | undefined>;
  addClock: (employee: number, shift: number | null, clockedIn: string, clockedOut: string | null) => Promise<void>;
}

export const hotel = 7777;
const firstContract = '2020-01-01';
/** The sums do not depend on which punches were paired; the reference date is that of the in. */
export const anyPunch = (clockedIn: SQL) => ({
  inPunchId: sql`(select min(${punches.id}) from ${punches} where ${punches.companyId} = ${hotel})`,
  referenceDate: sql`(${clockedIn} at time zone (select ${companies.timeZone} from ${companies} where ${companies.companyId} = ${hotel}))::date`,
});
const moment = (text: string) => sql`(${text}::text::timestamp at time zone 'Europe/Athens')`;

/** A server with a separate hotel whose roster is empty before each test. */
export function hoursTest(): HoursTest {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp();
    const { db } = api.database;
    const ofHotel = { companyId: hotel };
    await db.insert(companies).values({ ...ofHotel, name: 'Ξενία', timeZone: 'Europe/Athens' });
    await db.insert(businessUnits).values([
      { ...ofHotel, id: 11, name: 'Food' },
      { ...ofHotel, id: 12, name: 'Rooms' },
    ]);
    await db.insert(organisationUnits).values([
      { ...ofHotel, id: 21, businessUnitId: 11, name: 'Kitchen' },
      { ...ofHotel, id: 22, businessUnitId: 12, name: 'Floors' },
    ]);
    await db.insert(workCentres).values([
      { ...ofHotel, id: 31, organisationUnitId: 21, name: 'Hot' },
      { ...ofHotel, id: 32, organisationUnitId: 21, name: 'Cold' },
      { ...ofHotel, id: 33, organisationUnitId: 22, name: 'East' },
    ]);
    await db.insert(departmentGroups).values({ ...ofHotel, id: 41, name: 'All' });
    await db.insert(departments).values([
      { ...ofHotel, id: 51, departmentGroupId: 41, name: 'ωδείο' },
      { ...ofHotel, id: 52, departmentGroupId: 41, name: 'Άλφα' },
    ]);
    for (const { id, wc, department, isFixed } of people) {
      const named = { code: `c${id}`, surname: `Person ${5 - id}` };
      await db.insert(employees).values({ ...ofHotel, id, ...named, workCentreId: wc, departmentId: department });
      const contract = { fromDay: firstContract, hasFixedHours: isFixed, weeklyHours: 40 };
      await db.insert(employeeContracts).values({ ...ofHotel, employeeId: id, ...contract });
    }
    const when = { at: new Date('2030-01-01'), zone: 'Europe/Athens', referenceDate: '2030-01-01' };
    await db.insert(punches).values({ ...ofHotel, employeeId: 1, source: 'file', key: 'any', ...when });
  });
  beforeEach(() => emptyRoster(api));
  afterAll(() => api.stop());
  const ask: HoursTest['ask'] = (body) => api.asAdmin(unchecked(hours.sums), { body: { hotel, ...body } });
  return {
    api: () => api,
    ask,
    async sums(body) {
      const answer = await ask(body);
      if (answer.status !== 200) throw new Error(answer.text);
      return answer.body;
    },
    async addShift({
      employee,
      start,
      end,
      layer = 'planned',
      type = 'Regular',
      status = 'planned',
      breakMinutes = 0,
    }) {
      const rest = { layer, type, status, breakMinutes };
      const [added] = await api.database.db
        .insert(shifts)
        .values({ companyId: hotel, employeeId: employee, startsAt: moment(start), endsAt: moment(end), ...rest })
        .onConflictDoNothing()
        .returning({ id: shifts.id });
      return added?.id;
    },
    async addClock(employee, shift, clockedIn, clockedOut) {
      await api.database.db.insert(clockRecords).values({
        companyId: hotel,
        employeeId: employee,
        shiftId: shift,
        clockedInAt: moment(clockedIn),
        clockedOutAt: clockedOut === null ? null : moment(clockedOut),
        ...anyPunch(moment(clockedIn)),
      });
    },
  };
}

/** Deletes the roster and restores the first contracts. */
export async function emptyRoster({ database: { db } }: TestApp): Promise<void> {
  for (const table of [clockRecords, shifts, leaves]) await db.delete(table).where(eq(table.companyId, hotel));
  const ofHotel = eq(employeeContracts.companyId, hotel);
  await db.delete(employeeContracts).where(and(ofHotel, gt(employeeContracts.fromDay, firstContract)));
  await db.update(employeeContracts).set({ isBreakInsideHours: false }).where(ofHotel);
}
