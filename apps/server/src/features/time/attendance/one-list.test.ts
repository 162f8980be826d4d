import { declarationFindings } from '@horae/contract/declarations/declaration-kinds';
import { declarationsContract } from '@horae/contract/declarations/declarations.contract';
import { attendanceContract as contract } from '@horae/contract/time/attendance.contract';
import { timesheetsContract } from '@horae/contract/time/timesheets.contract';
import { eq, min, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { declarations, erganiSettings } from '#features/declarations/declarations/declarations.table';
import { companies } from '#features/people/organisation/organisation.table';
import { declaredFreeDays, shifts } from '#features/scheduling/shifts/shifts.table';
import { type Database, inTransaction } from '#platform/database';
import { derivedDue } from '#platform/due/due.table';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { takePunches } from '../../../clocking';
import { workOut } from '../../../derived/work-out';
import { addSmallHotel, employ } from '../timesheets/small-hotel-fixture';
import { overdueWork } from './overdue';
import { settleAttendance } from './settle-attendance';

const hotel = 7461;
const zone = { companyId: hotel, timeZone: 'Europe/Athens' };
/** Monday to Sunday. */
const week = ['2026-09-07', '2026-09-08', '2026-09-09', '2026-09-10', '2026-09-11', '2026-09-12', '2026-09-13'];
let api: TestApp;
let db: Database;

beforeAll(async () => {
  api = await startTestApp();
  ({ db } = api.database);
  await addSmallHotel(api, hotel, { attendanceFrom: '2026-09-01' });
  // Somebody else was declared earlier, so the hotel declares.
  const other = await person();
  await db.insert(declarations).values({
    companyId: hotel,
    kind: 'dailySchedule',
    employeeId: other,
    firstDay: '2026-09-01',
    lastDay: '2026-09-01',
    key: 'first',
    days: [],
    state: 'accepted',
    protocol: 'ΔΟΚ1',
    protocolNumber: 1,
    submittedAt: new Date('2026-08-31'),
  });
});
afterAll(() => api.stop());

let next = 746_100;
async function person(kind: 'full' | 'part' = 'full', daysPerWeek = 5, isInside = false): Promise<number> {
  const id = (next += 1);
  const terms = { weeklyHours: kind === 'part' ? 20 : 40, kind, daysPerWeek, isBreakInsideHours: isInside };
  await employ(api, { companyId: hotel, id, code: `L${id}`, surname: `Δοκιμάκη ${id}` }, terms);
  return id;
}

/** The instant of a minute after midnight of a day, which may lie in the next one. */
const at = (day: string, minute: number) => new Date(Date.parse(`${day}T00:00:00+03:00`) + minute * 60_000);
type Shift = Required<typeof shifts.$inferInsert>;
const shift = (
  employeeId: number,
  layer: Shift['layer'],
  type: Shift['type'],
  day: string,
  [from, to]: [number, number],
  breakMinutes = 0,
) => {
  const times = { startsAt: at(day, from), endsAt: at(day, to), breakMinutes };
  return db.insert(shifts).values({ companyId: hotel, employeeId, layer, type, ...times });
};
async function free(employeeId: number, day: string): Promise<void> {
  const [first] = await db
    .select({ declarationId: min(declarations.id) })
    .from(declarations)
    .where(eq(declarations.companyId, hotel));
  const declarationId = first!.declarationId!;
  await db.insert(declaredFreeDays).values({ companyId: hotel, employeeId, day, kind: 'rest', declarationId });
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
    const switched = (sendsSchedules: boolean) =>
      db
        .insert(erganiSettings)
        .values({ companyId: hotel, sendsSchedules })
        .onConflictDoUpdate({ target: erganiSettings.companyId, set: { sendsSchedules } });
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
  const times = { startsAt: sql`now() - interval '3 hours'`, endsAt: sql`now() - interval '1 hour'` };
  await db.insert(shifts).values({ companyId: hotel, employeeId: id, layer: 'declared', type: 'Regular', ...times });
  // As if the plan had been taken away days before.
  await db.delete(derivedDue).where(eq(derivedDue.companyId, hotel));

  const overdue = overdueWork(api.database.db);
  expect(await overdue.due()).toContain(hotel);
  await overdue.work(hotel, new AbortController().signal);
  await workOut(api.database.db, 'attendance', hotel);
  expect((await findings({ employee: id })).findings).toMatchObject([{ kind: 'declaredNobodyCame' }]);
});

it('a hotel that never said from when it compares is told so', async () => {
  expect((await findings({})).comparedFrom).toBe('2026-09-01');
  await db.insert(companies).values({ companyId: 7462, name: 'Νέα', timeZone: 'Europe/Athens' });
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
    kind: fc.constantFrom<('full' | 'part')[]>('full', 'full', 'part'),
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
