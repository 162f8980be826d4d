import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { rosterChecksContract as checks } from '@horae/contract/scheduling/roster-checks.contract';
import { datesFrom, daysBetween } from '@horae/local-time/local-date';
import { createZone } from '@horae/local-time/zone';
import { rosterFindings, workingDays } from '@horae/working-time';
import { and, eq, gte } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activeAccount, wholeHotel } from '#test/accounts';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { leaves, shifts } from '../shifts/shifts.table';
import { planSteps, rosterDrafts } from './planning.table';
import { readStaff } from './roster-fixture';

const hotel = 1003;
const week = { hotel, first: '2030-07-01', last: '2030-07-07' };
const zone = createZone('Europe/Athens');
let api: TestApp;
let people: number[];

beforeAll(async () => {
  api = await startTestApp();
  people = (await readStaff(api, hotel, { take: 5 })).map(({ id }) => id);
  await api.database.db.delete(shifts).where(gte(shifts.startsAt, new Date('2030-01-01')));
  for (const [at, id] of people.entries()) {
    for (let day = -3; day <= 9; day++) await work(id, day, at, day % 2 === 0 ? 'Regular' : 'Overtime');
  }
});
afterAll(() => api.stop());

/** A shift of ever more hours, so that every limit is passed by somebody. */
async function work(employee: number, day: number, at: number, type: 'Regular' | 'Overtime'): Promise<void> {
  const start = new Date(Date.UTC(2030, 6, 1 + day, 4 + ((day + 30) % 3) * 5));
  const end = new Date(start.getTime() + (6 + at * 2) * 3_600_000);
  const times = { startsAt: start, endsAt: end, breakMinutes: 30 };
  await api.database.db.insert(shifts).values({ companyId: hotel, employeeId: employee, type, ...times });
}

const daysOffIn = (off: readonly { first: string; last: string }[]) =>
  new Set(off.flatMap(({ first, last }) => datesFrom(first, daysBetween(first, last) + 1)));

describe('the rules that a browser checks plans by', () => {
  it('come to the findings of the server, for everybody', async () => {
    const [rules, found] = await Promise.all([
      api.asAdmin(planning.rules, { query: week }),
      api.asAdmin(checks.ofMonth, { query: { hotel, month: '2030-07' } }),
    ]);
    const own = rules.body.people.flatMap(({ employeeId, work: sent, off, rules: dated, overtimeBefore, earlier }) => {
      const known = sent.map(([id, from, to, breakMinutes, extra]) => {
        return { id, from, to, breakMinutes, isOvertime: extra === 1 };
      });
      const days = workingDays(known, zone);
      return rosterFindings({
        shifts: known.map((shift) => Object.assign(shift, { day: days.get(shift)! })),
        daysOff: daysOffIn(off),
        limitsOn: (day) => dated.findLast(({ from }) => from <= day)?.limits ?? null,
        zone,
        overtimeBefore,
        earlier,
      })
        .filter(({ day }) => week.first <= day && day <= week.last)
        .map(({ kind, day, measured, limit }) => ({ employeeId, kind, day, measured, limit }));
    });
    const theirs = found.body.findings
      .filter(({ kind, day }) => kind.startsWith('plan') && day <= week.last)
      .map(({ employeeId, kind, day, measured, limit }) => ({ employeeId, kind, day, measured, limit }));
    expect(theirs.length).toBeGreaterThan(10);
    expect(sorted(own)).toEqual(sorted(theirs));
  });

  it.each([
    ['in the old year alone', { first: '2031-12-29', last: '2032-01-04' }, ['2031-12-30'], ['2032-01-02']],
    ['in the new year alone', { first: '2031-12-29', last: '2032-01-04' }, ['2032-01-02'], []],
    ['in both', { first: '2031-12-29', last: '2032-01-04' }, ['2031-12-30', '2032-01-02'], []],
    [
      'over published work of the old year',
      { first: '2031-12-29', last: '2032-01-04' },
      ['2032-01-02'],
      ['2031-12-29'],
    ],
    [
      'in a week of the new year',
      { first: '2032-01-05', last: '2032-01-11' },
      ['2032-01-06'],
      ['2031-12-29', '2032-01-02'],
    ],
  ])('count the overtime of each year as the server does, with drafts %s', async (_what, range, drafted, published) => {
    const [, , , , person] = people as [number, number, number, number, number];
    const { db } = api.database;
    for (const table of [rosterDrafts, planSteps]) await db.delete(table);
    await db.delete(shifts).where(and(eq(shifts.employeeId, person), gte(shifts.startsAt, new Date('2031-01-01'))));
    const plan = (day: string, from: string, to: string) => {
      const times = { startsAt: new Date(`${day}T${from}:00Z`), endsAt: new Date(`${day}T${to}:00Z`) };
      return db.insert(shifts).values({ companyId: hotel, employeeId: person, type: 'Overtime', ...times });
    };
    // 139 of the 150 hours of the year, long before.
    for (let day = 0; day < 35; day++)
      await plan(
        new Date(Date.UTC(2031, 2, 3 + day)).toISOString().slice(0, 10),
        '14:00',
        day === 34 ? '17:00' : '18:00',
      );
    for (const day of published) await plan(day, '14:00', '16:00');
    const items = drafted.map((day) => {
      const times = { start: `${day}T16:00`, end: `${day}T19:00` };
      return { item: { employeeId: person, typeOfShift: 'Overtime', ...times } };
    });
    const { body } = await api.asAdmin(unchecked(planning.change), {
      body: { hotel, ...range, way: 'typed', changes: items },
    });

    const { body: rules } = await api.asAdmin(planning.rules, { query: { hotel, ...range } });
    const own = rules.people.find(({ employeeId }) => employeeId === person)!;
    const ghosts = drafted.map((day, at) => {
      const from = Date.parse(`${day}T14:00Z`);
      return { id: -1 - at, from, to: from + 3 * 3_600_000, breakMinutes: 0, isOvertime: true };
    });
    const sent = own.work.map(([id, from, to, breakMinutes, extra]) => {
      return { id, from, to, breakMinutes, isOvertime: extra === 1 };
    });
    const known = [...sent, ...ghosts].sort((a, b) => a.from - b.from);
    const days = workingDays(known, zone);
    const ofBrowser = rosterFindings({
      shifts: known.map((shift) => Object.assign(shift, { day: days.get(shift)! })),
      limitsOn: (day) => own.rules.findLast(({ from }) => from <= day)?.limits ?? null,
      zone,
      overtimeBefore: own.overtimeBefore,
      yearBefore: rules.yearBefore!,
    });
    const yearly = (found: readonly { kind: string; day: string; measured: number | null; limit: number | null }[]) =>
      found
        .filter(({ kind, day }) => kind === 'planOvertimeYear' && day >= range.first && day <= range.last)
        .map(({ day, measured, limit }) => `${day}: ${measured} of ${limit}`);
    expect(yearly(ofBrowser)).toEqual(yearly(body.findings));
    const inOld = [...drafted.map((day) => [day, 180] as const), ...published.map((day) => [day, 120] as const)]
      .filter(([day]) => day >= range.first && day < '2032-01-01')
      .map(([day, minutes]) => `${day}: ${139 * 60 + minutes} of 9000`);
    expect(yearly(body.findings)).toEqual(inOld);
  });

  it('tell of weeks of leave only those who may know of leave', async () => {
    const [ill] = people;
    const days = { firstDay: '2030-04-09', lastDay: '2030-04-16' };
    await api.database.db.insert(leaves).values({ companyId: hotel, employeeId: ill!, type: 'SickLeave', ...days });
    const grants = [{ ...wholeHotel(hotel), mayPlan: true, mayApprove: false }];
    const { session } = await activeAccount(api, 'planner@hotel.example', { grants });
    const earlierFor = async (ask: typeof api.asAdmin) =>
      (await ask(planning.rules, { query: week })).body.people.find(({ employeeId }) => employeeId === ill)!.earlier;

    expect((await earlierFor(api.asAdmin))?.away).toEqual(['2030-04-08', '2030-04-15']);
    expect(await earlierFor(api.as(session.accessToken))).toBeUndefined();
  });

  it('are for planners of this hotel, and of their people alone', async () => {
    const { session } = await activeAccount(api, 'reader@hotel.example', { grants: [wholeHotel(hotel)] });
    const asReader = api.as(session.accessToken);
    expect((await asReader(planning.rules, { query: week })).status).toBe(403);
    const tooLong = await api.asAdmin(planning.rules, { query: { ...week, last: '2030-12-31' } });
    expect(tooLong.status).toBe(400);
  });
});

const sorted = (list: readonly object[]): string[] => list.map((one) => JSON.stringify(one)).sort();
