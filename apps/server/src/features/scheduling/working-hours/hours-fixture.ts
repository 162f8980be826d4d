import { type WorkingHours } from '@horae/contract/scheduling/hour-rows';
import { workingHoursContract as hours } from '@horae/contract/scheduling/working-hours.contract';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Answer, startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';

/** Four employees in two departments and three work centres; ids refer to the rows below. */
export const people = [
  { id: 1, bu: 11, ou: 21, wc: 31, departmentGroup: 41, department: 51, isFixed: true },
  { id: 2, bu: 11, ou: 21, wc: 32, departmentGroup: 41, department: 52, isFixed: false },
  { id: 3, bu: 12, ou: 22, wc: 33, departmentGroup: 41, department: 52, isFixed: true },
  { id: 4, bu: 12, ou: 22, wc: 33, departmentGroup: 41, department: 51, isFixed: false },
];

export interface ShiftFacts {
  employee: number;
  start: string;
  end: string;
  layer?: 'planned' | 'declared';
  type?: string;
  status?: string;
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

const hotel = 7777;
const firstContract = '2020-01-01';
/** The sums do not depend on which punches were paired; the reference date is that of the in. */
export const punchColumns = sql`in_punch_id, reference_date`;
export const anyPunch = (clockedIn: SQL) =>
  sql`(select min(id) from punches where company_id = ${hotel}),
    (${clockedIn} at time zone (select time_zone from companies where company_id = ${hotel}))::date`;
const moment = (text: string | null) => sql`(${text}::text::timestamp at time zone 'Europe/Athens')`;

/** A server with a separate hotel whose roster is empty before each test. */
export function hoursTest(): HoursTest {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp();
    const { db } = api.database;
    await db.execute(sql`insert into companies values (${hotel}, 'Ξενία', 'Europe/Athens')`);
    await db.execute(sql`insert into business_units values (${hotel}, 11, 'Food'), (${hotel}, 12, 'Rooms')`);
    await db.execute(
      sql`insert into organisation_units values (${hotel}, 21, 11, 'Kitchen'), (${hotel}, 22, 12, 'Floors')`,
    );
    await db.execute(
      sql`insert into work_centres values (${hotel}, 31, 21, 'Hot'), (${hotel}, 32, 21, 'Cold'), (${hotel}, 33, 22, 'East')`,
    );
    await db.execute(sql`insert into department_groups values (${hotel}, 41, 'All')`);
    await db.execute(sql`insert into departments values (${hotel}, 51, 41, 'ωδείο'), (${hotel}, 52, 41, 'Άλφα')`);
    for (const { id, wc, department, isFixed } of people) {
      await db.execute(sql`insert into employees (company_id, id, code, surname, work_centre_id, department_id)
        values (${hotel}, ${id}, ${`c${id}`}, ${`Person ${5 - id}`}, ${wc}, ${department})`);
      await db.execute(sql`insert into employee_contracts values (${hotel}, ${id}, ${firstContract}, ${isFixed}, 40)`);
    }
  });
  beforeAll(async () => {
    await api.database.db.execute(sql`insert into punches (company_id, employee_id, at, zone, source, reference_date, key)
      values (${hotel}, 1, '2030-01-01', 'Europe/Athens', 'file', '2030-01-01', 'any')`);
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
      const { rows } = await api.database.db.execute<{ id: number }>(sql`
        insert into shifts (company_id, employee_id, layer, type, starts_at, ends_at, break_minutes, status)
        values (${hotel}, ${employee}, ${layer}, ${type}, ${moment(start)}, ${moment(end)}, ${breakMinutes}, ${status})
        on conflict do nothing returning id`);
      return rows[0]?.id;
    },
    async addClock(employee, shift, clockedIn, clockedOut) {
      await api.database.db.execute(sql`insert into clock_records (company_id, employee_id, shift_id, clocked_in_at, clocked_out_at, ${punchColumns})
        values (${hotel}, ${employee}, ${shift}, ${moment(clockedIn)}, ${moment(clockedOut)}, ${anyPunch(moment(clockedIn))})`);
    },
  };
}

/** Deletes the roster and restores the first contracts. */
export async function emptyRoster({ database }: TestApp): Promise<void> {
  for (const table of ['clock_records', 'shifts', 'leaves']) {
    await database.db.execute(sql`delete from ${sql.identifier(table)} where company_id = ${hotel}`);
  }
  await database.db.execute(
    sql`delete from employee_contracts where company_id = ${hotel} and from_day > ${firstContract}`,
  );
  await database.db.execute(
    sql`update employee_contracts set is_break_inside_hours = false where company_id = ${hotel}`,
  );
}
