import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/database';
import type { NewPunch } from '#platform/take-punches';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { takePunches } from '../../../clocking';
import { settleAttendance } from './settle-attendance';

interface Day {
  /** `shift from–to [type]`; hours of 10 November, with + for the next day and - for the previous one. */
  plan?: string[];
  declared?: string[];
  /** Alternating in and out; `?` if the terminal does not know. */
  clock?: string[];
  leave?: boolean;
  absent?: boolean;
  contract?: string;
}

/** A day on which twenty things went wrong, and as many employees for whom nothing did. */
const faults: Record<string, Day> = {
  late: { plan: ['07:00–15:00'], clock: ['07:20', '15:01'] },
  'late at night': { plan: ['23:00–+07:00'], clock: ['23:20', '+07:02'] },
  'late for the second part': { plan: ['11:00–15:00', '19:00–23:00'], clock: ['10:58', '15:01', '19:12', '23:01'] },
  early: { plan: ['07:00–15:00'], clock: ['06:58', '14:30'] },
  'early in the morning': { plan: ['23:00–+07:00'], clock: ['22:59', '+06:00'] },
  short: { plan: ['07:00–15:00'], clock: ['07:00', '11:00', '11:45', '15:00'] },
  long: { plan: ['07:00–15:00'], clock: ['07:00', '15:40'] },
  missingIn: { plan: ['07:00–15:00'], clock: ['', '15:02'] },
  'missingIn, direction unknown': { plan: ['07:00–15:00'], clock: ['?15:02'] },
  missingOut: { plan: ['07:00–15:00'], clock: ['06:59'] },
  'missingOut at night': { plan: ['23:00–+07:00'], clock: ['22:57'] },
  noPlan: { clock: ['09:00', '12:00'] },
  'noPlan over midnight': { clock: ['22:00', '+02:00'] },
  noPunch: { plan: ['07:00–15:00'] },
  'noPunch for the second part': { plan: ['11:00–15:00', '19:00–23:00'], clock: ['10:58', '15:01'] },
  overlap: { leave: true, clock: ['09:00', '13:00'] },
  restBreached: { plan: ['-15:00–-23:00', '07:00–15:00'], clock: ['-15:00', '-23:01', '06:58', '15:01'] },
  'restBreached after a night': { plan: ['-22:00–06:00', '14:00–22:00'], clock: ['-21:58', '06:01', '13:58', '22:01'] },
  overtimeNotDeclared: { plan: ['07:00–15:00', '15:00–17:00 Overtime'], clock: ['06:59', '17:01'] },
  layersDiffer: { plan: ['07:00–15:00'], declared: ['08:00–16:00'], clock: ['06:59', '15:01'] },
};

const inOrder: Record<string, Day> = {
  'a day': { plan: ['07:00–15:00'], declared: ['07:00–15:00'], clock: ['06:58', '15:02'] },
  'a night': { plan: ['23:00–+07:00'], clock: ['?22:51', '?+07:04'] },
  'a split shift': { plan: ['11:00–15:00', '19:00–23:00'], clock: ['?10:58', '?15:01', '?18:57', '?23:01'] },
  'a clocked break': { plan: ['07:00–15:00'], clock: ['07:00', '11:00', '11:25', '15:00'] },
  'a flexible day': { plan: ['07:00–15:00'], clock: ['08:30', '16:30'], contract: 'flexible' },
  'declared overtime': {
    plan: ['07:00–15:00', '15:00–17:00 Overtime'],
    declared: ['15:00–17:00 Overtime'],
    clock: ['06:59', '17:01'],
  },
  'a day of leave': { leave: true },
  'somebody who is known to be absent': { plan: ['07:00–15:00'], absent: true },
  'stand-by': { plan: ['00:00–+00:00 OnCall'] },
  'two taps': { plan: ['07:00–15:00'], clock: ['06:58', '15:01'] },
  'a day off': {},
};

const hotel = { companyId: 7321, timeZone: 'Europe/Athens' };
const moment = (text: string) => {
  const day = text.startsWith('+') ? 11 : text.startsWith('-') ? 9 : 10;
  return new Date(`2026-11-${String(day).padStart(2, '0')}T${text.replace(/^[+-]/, '')}:00+02:00`);
};

let api: TestApp;
const people = new Map<number, string>();
beforeAll(async () => {
  api = await startTestApp();
  const run = (query: ReturnType<typeof sql>) => api.database.db.execute(query);
  await run(
    sql`insert into companies (company_id, name, time_zone, attendance_from) values (7321, 'Ξενία', 'Europe/Athens', '2026-11-10')`,
  );
  await run(sql`insert into business_units values (7321, 73211, 'Rooms')`);
  await run(sql`insert into organisation_units values (7321, 73212, 73211, 'Floors')`);
  await run(sql`insert into work_centres values (7321, 73213, 73212, 'East')`);
  await run(sql`insert into department_groups values (7321, 73214, 'All')`);
  await run(sql`insert into departments values (7321, 73215, 73214, 'Housekeeping')`);
  const punches: NewPunch[] = [];
  for (const [index, [name, day]] of [...Object.entries(faults), ...Object.entries(inOrder)].entries()) {
    const id = 732_100 + index;
    people.set(id, name);
    await run(
      sql`insert into employees (company_id, id, code, surname, work_centre_id, department_id) values (7321, ${id}, ${`F${index}`}, ${name}, 73213, 73215)`,
    );
    await run(sql`insert into employee_contracts (company_id, employee_id, from_day, has_fixed_hours, weekly_hours, flexible_arrival)
      values (7321, ${id}, '2020-01-01', ${!day.contract}, 40, ${day.contract ? 120 : 0})`);
    const layers = [
      ...(day.plan ?? []).map((text) => ['planned', text]),
      ...(day.declared ?? []).map((text) => ['declared', text]),
    ];
    for (const [layer, text] of layers) {
      const [, from, to, type = 'Regular'] = /^(.+)–(\S+)(?: (\w+))?$/.exec(text!)!;
      await run(sql`insert into shifts (company_id, employee_id, layer, type, starts_at, ends_at, status)
        values (7321, ${id}, ${layer}, ${type}, ${moment(from!)}, ${moment(to!)}, ${day.absent ? 'absent' : 'confirmed'})`);
    }
    if (day.leave)
      await run(
        sql`insert into leaves (company_id, employee_id, type, first_day, last_day) values (7321, ${id}, 'AnnualLeave', '2026-11-10', '2026-11-10')`,
      );
    for (const [turn, text] of (day.clock ?? []).entries()) {
      if (text === '') continue;
      const direction = text.startsWith('?') ? null : turn % 2 === 0 ? ('in' as const) : ('out' as const);
      punches.push({
        employeeId: id,
        at: moment(text.replace('?', '')),
        direction,
        source: 'file',
        key: `${id} ${text}`,
      });
    }
  }
  // The way a terminal that was offline sends them: last first, one at a time.
  for (const punch of punches.reverse()) await inTransaction(api.database.db, (tx) => takePunches(tx, hotel, [punch]));
  await inTransaction(api.database.db, (tx) => settleAttendance(tx, hotel));
});
afterAll(() => api.stop());

const open = async () => {
  const { rows } = await api.database.db.execute<{ employee: number; kind: string; day: string }>(
    sql`select employee_id as employee, kind, day::text from attendance_findings where company_id = 7321 and state = 'open' order by employee_id, kind`,
  );
  return rows.map(({ employee, kind, day }) => [people.get(employee), kind, day]);
};

describe('a day with twenty faults', () => {
  it('has exactly those twenty findings, one a fault', async () => {
    expect(Object.keys(faults)).toHaveLength(20);
    expect(await open()).toEqual(Object.keys(faults).map((name) => [name, name.split(/[ ,]/)[0], '2026-11-10']));
  });

  it('has them still when all of it is worked out anew, and none twice', async () => {
    const ids = () =>
      api.database.db.execute(sql`select id, version from attendance_findings where company_id = 7321 order by id`);
    const before = (await ids()).rows;
    await api.database.db.execute(sql`insert into derived_due (thing, company_id, employee_id, from_at, to_at)
      select 'attendance', company_id, id, '2026-11-01', '2026-11-20' from employees where company_id = 7321`);
    await inTransaction(api.database.db, (tx) => settleAttendance(tx, hotel));

    expect((await ids()).rows.filter(({ id }) => before.some((one) => one.id === id))).toEqual(before);
    expect(await open()).toHaveLength(20);
  });

  it('a finding settles itself once it is true no more', async () => {
    const [id] = [...people].find(([, name]) => name === 'missingOut')!;
    const [punch] = [
      { employeeId: id, at: moment('15:01'), direction: 'out' as const, source: 'file' as const, key: 'late news' },
    ];
    await inTransaction(api.database.db, (tx) => takePunches(tx, hotel, [punch!]));

    expect(await open()).toHaveLength(19);
    const { rows } = await api.database.db.execute(
      sql`select kind, state from attendance_findings where company_id = 7321 and employee_id = ${id}`,
    );
    expect(rows.filter(({ state }) => state === 'open')).toEqual([]);
    expect(rows).toContainEqual({ kind: 'missingOut', state: 'settled' });
  });
});
