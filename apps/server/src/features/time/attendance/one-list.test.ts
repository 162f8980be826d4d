import { declarationFindings } from '@horae/contract/declarations/declaration-kinds';
import { declarationsContract } from '@horae/contract/declarations/declarations.contract';
import { attendanceContract as contract } from '@horae/contract/time/attendance.contract';
import { timesheetsContract } from '@horae/contract/time/timesheets.contract';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/database';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { takePunches } from '../../../clocking';
import { workOut } from '../../../derived/work-out';
import { overdueWork } from './overdue';
import { settleAttendance } from './settle-attendance';

const hotel = 7461;
const zone = { companyId: hotel, timeZone: 'Europe/Athens' };
/** Monday to Sunday. */
const week = ['2026-09-07', '2026-09-08', '2026-09-09', '2026-09-10', '2026-09-11', '2026-09-12', '2026-09-13'];
let api: TestApp;
const rows = async <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await api.database.db.execute<T>(query)).rows;

beforeAll(async () => {
  api = await startTestApp();
  await rows(
    sql`insert into companies (company_id, name, time_zone, attendance_from) values (${hotel}, 'Ξενία', 'Europe/Athens', '2026-09-01')`,
  );
  await rows(sql`insert into business_units values (${hotel}, 74611, 'Rooms')`);
  await rows(sql`insert into organisation_units values (${hotel}, 74612, 74611, 'Floors')`);
  await rows(sql`insert into work_centres values (${hotel}, 74613, 74612, 'East')`);
  await rows(sql`insert into department_groups values (${hotel}, 74614, 'All')`);
  await rows(sql`insert into departments values (${hotel}, 74615, 74614, 'Housekeeping')`);
  // Somebody else was declared earlier, so the hotel declares.
  const other = await person();
  await rows(sql`insert into declarations (company_id, kind, employee_id, first_day, last_day, key, days, state, protocol, protocol_number, submitted_at)
    values (${hotel}, 'dailySchedule', ${other}, '2026-09-01', '2026-09-01', 'first', '[]', 'accepted', 'ΔΟΚ1', 1, '2026-08-31')`);
});
afterAll(() => api.stop());

let next = 746_100;
async function person(kind = 'full', daysPerWeek = 5, isInside = false): Promise<number> {
  const id = (next += 1);
  await rows(sql`insert into employees (company_id, id, code, surname, work_centre_id, department_id)
    values (${hotel}, ${id}, ${`L${id}`}, ${`Δοκιμάκη ${id}`}, 74613, 74615)`);
  await rows(sql`insert into employee_contracts (company_id, employee_id, from_day, has_fixed_hours, weekly_hours, kind, days_per_week, is_break_inside_hours)
    values (${hotel}, ${id}, '2020-01-01', true, ${kind === 'part' ? 20 : 40}, ${kind}, ${daysPerWeek}, ${isInside})`);
  return id;
}

/** The instant of a minute after midnight of a day, which may lie in the next one. */
const at = (day: string, minute: number) => new Date(Date.parse(`${day}T00:00:00+03:00`) + minute * 60_000);
const shift = (id: number, layer: string, type: string, day: string, [from, to]: [number, number], pause = 0) =>
  rows(sql`insert into shifts (company_id, employee_id, layer, type, starts_at, ends_at, break_minutes)
    values (${hotel}, ${id}, ${layer}, ${type}, ${at(day, from)}, ${at(day, to)}, ${pause})`);
async function free(id: number, day: string): Promise<void> {
  const [{ declaration }] = (await rows<{ declaration: number }>(
    sql`select min(id) as declaration from declarations where company_id = ${hotel}`,
  )) as [{ declaration: number }];
  await rows(sql`insert into declared_free_days values (${hotel}, ${id}, ${day}, 'rest', ${declaration})`);
}
const clock = (id: number, day: string, minutes: readonly number[]) =>
  inTransaction(api.database.db, (tx) =>
    takePunches(
      tx,
      zone,
      minutes.map((minute, turn) => ({
        employeeId: id,
        at: at(day, minute),
        direction: turn % 2 === 0 ? ('in' as const) : ('out' as const),
        source: 'file' as const,
        key: `${id} ${day} ${minute}`,
      })),
    ),
  );
const settle = () => inTransaction(api.database.db, (tx) => settleAttendance(tx, zone));
const findings = async (query: Record<string, unknown>) =>
  (await api.asAdmin(unchecked(contract.findings), { query: { hotel, perPage: '100', ...query } })).body;
const early: [number, number] = [420, 900];

describe('every combination of planned, declared and clocked', () => {
  it.each<[string, ('P' | 'T' | 'D' | 'R' | 'C')[], string[]]>([
    ['nothing', [], []],
    ['clocked', ['C'], ['workedUndeclared']],
    ['declared', ['D'], ['declaredNobodyCame']],
    ['declared and clocked', ['D', 'C'], ['noPlan']],
    ['planned', ['P'], ['noPunch']],
    ['planned and clocked', ['P', 'C'], ['workedUndeclared']],
    ['planned and declared', ['P', 'D'], ['noPunch']],
    ['all three', ['P', 'D', 'C'], []],
    ['worked on a declared rest day', ['R', 'C'], ['workedOnRestDay']],
    ['training declared as rest', ['T', 'R'], ['trainingAsRest', 'noPunch']],
    ['a rest day without work', ['R'], []],
  ])('%s, the dearest first, and the board has the same', async (_, records, wanted) => {
    const id = await person();
    const day = week[1]!;
    if (records.includes('P')) await shift(id, 'planned', 'Regular', day, early);
    if (records.includes('T')) await shift(id, 'planned', 'Training', day, early);
    if (records.includes('D')) await shift(id, 'declared', 'Regular', day, early);
    if (records.includes('R')) await free(id, day);
    if (records.includes('C')) await clock(id, day, early);
    await settle();

    const { findings: open } = await findings({ employee: id });
    expect(open.map(({ kind }) => kind)).toEqual(wanted);
    const board = await api.asAdmin(declarationsContract.board, {
      query: { hotel, from: day, to: day, q: `Δοκιμάκη ${id}` },
    });
    const declared: readonly string[] = declarationFindings;
    expect(board.body.rows.map(({ days }) => days[0]!.finding)).toEqual([
      open.map(({ kind }) => kind).find((kind) => declared.includes(kind)) ?? null,
    ]);
  });

  it('says what a finding may cost, and where the law says so', async () => {
    const id = await person();
    await clock(id, week[1]!, early);
    expect((await findings({ employee: id })).findings).toMatchObject([
      {
        kind: 'workedUndeclared',
        severity: 'high',
        risk: { fine: 10_500, source: expect.stringContaining('5053/2023') },
      },
    ]);
  });

  it('is settled once the day is declared, and open again when schedules are switched on', async () => {
    const id = await person();
    await clock(id, week[2]!, early);
    const switched = (isOn: boolean) =>
      rows(sql`insert into ergani_settings (company_id, sends_schedules) values (${hotel}, ${isOn})
        on conflict (company_id) do update set sends_schedules = ${isOn}`);
    await switched(true);
    await switched(false);
    await workOut(api.database.db, 'attendance', hotel);
    expect((await findings({ employee: id })).findings).toMatchObject([{ kind: 'noPlan' }]);
    await switched(true);
    await workOut(api.database.db, 'attendance', hotel);
    expect((await findings({ employee: id })).findings).toMatchObject([{ kind: 'workedUndeclared' }]);

    await shift(id, 'declared', 'Regular', week[2]!, early);
    await shift(id, 'planned', 'Regular', week[2]!, early);
    await workOut(api.database.db, 'attendance', hotel);
    expect((await findings({ employee: id })).findings).toEqual([]);
  });
});

it('that nobody came for declared hours is found once they are over, though nothing changes then', async () => {
  const id = await person();
  await rows(sql`insert into shifts (company_id, employee_id, layer, type, starts_at, ends_at)
    values (${hotel}, ${id}, 'declared', 'Regular', now() - interval '3 hours', now() - interval '1 hour')`);
  // As if the plan had been taken away days before.
  await rows(sql`delete from derived_due where company_id = ${hotel}`);

  const overdue = overdueWork(api.database.db);
  expect(await overdue.due()).toContain(hotel);
  await overdue.work(hotel, new AbortController().signal);
  await workOut(api.database.db, 'attendance', hotel);
  expect((await findings({ employee: id })).findings).toMatchObject([{ kind: 'declaredNobodyCame' }]);
});

it('a hotel that never said from when it compares is told so', async () => {
  expect((await findings({})).comparedFrom).toBe('2026-09-01');
  await rows(sql`insert into companies (company_id, name, time_zone) values (7462, 'Νέα', 'Europe/Athens')`);
  const inbox = await api.asAdmin(contract.findings, { query: { hotel: 7462 } });
  const board = await api.asAdmin(declarationsContract.board, { query: { hotel: 7462, from: week[0]!, to: week[0]! } });
  expect([inbox.body.comparedFrom, board.body.comparedFrom]).toEqual([null, null]);
});

/** A random day: the minute of the in, the length, a pause and its place, the planned break, the declared overtime. */
const someDay = fc.option(
  fc.record({
    from: fc.integer({ min: 360, max: 900 }),
    length: fc.integer({ min: 400, max: 760 }),
    pause: fc.option(fc.integer({ min: 5, max: 70 })),
    planned: fc.integer({ min: 0, max: 45 }),
    declared: fc.option(fc.integer({ min: 1, max: 180 })),
    isRest: fc.boolean(),
  }),
  { freq: 5 },
);

it('the inbox has undeclared overtime minute by minute as the sheet does', async () => {
  const somebody = fc.record({
    days: fc.array(someDay, { minLength: 7, maxLength: 7 }),
    kind: fc.constantFrom('full', 'full', 'part'),
    daysPerWeek: fc.constantFrom(5, 6),
    isInside: fc.boolean(),
  });
  const people = fc.sample(somebody, { numRuns: 24, seed: 17 });
  let count = 0;
  for (const { days, kind, daysPerWeek, isInside } of people) {
    const id = await person(kind, daysPerWeek, isInside);
    // In random order, since an earlier day decides what is overtime on a later one.
    for (const index of [3, 0, 6, 1, 5, 2, 4]) {
      const one = days[index];
      const day = week[index]!;
      if (!one) continue;
      const end = one.from + one.length;
      await shift(id, 'planned', 'Regular', day, [one.from, one.from + 480], one.planned);
      if (one.declared) await shift(id, 'declared', 'Overtime', day, [end - one.declared, end]);
      if (one.isRest && index > 4) await free(id, day);
      const middle = one.from + 200;
      await clock(id, day, [one.from, ...(one.pause ? [middle, middle + one.pause] : []), end]);
    }
    await settle();

    const { body } = await api.asAdmin(unchecked(timesheetsContract.one), {
      query: { hotel, month: '2026-09', employee: id },
    });
    const inSheet = body.timesheet.days.flatMap(({ day, violations }) =>
      violations
        .filter(({ code }) => code === 'OVERTIME_UNDECLARED')
        .map(({ measured }) => [day, Math.round(measured)] as const),
    );
    const inInbox = (await findings({ employee: id, kind: 'overtimeNotDeclared' })).findings
      .map(({ day, evidence }) => [day, evidence.measured] as const)
      .toSorted(([one], [other]) => one.localeCompare(other));
    expect(inInbox, `${id}`).toEqual(inSheet);
    count += inSheet.length;
  }
  expect(count).toBeGreaterThan(20);
}, 120_000);
