import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { rosterChecksContract as checks } from '@horae/contract/scheduling/roster-checks.contract';
import { datesFrom, daysBetween } from '@horae/local-time/local-date';
import { createZone } from '@horae/local-time/zone';
import { rosterFindings, workingDays } from '@horae/working-time';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activeAccount, wholeHotel } from '#test/accounts';
import { startTestApp, type TestApp } from '#test/start-test-app';

const hotel = 1003;
const week = { hotel, first: '2030-07-01', last: '2030-07-07' };
const zone = createZone('Europe/Athens');
let api: TestApp;
let people: number[];

beforeAll(async () => {
  api = await startTestApp();
  const { rows } = await api.database.db.execute<{ id: number }>(
    sql`select id from employees where company_id = ${hotel} and last_day is null order by code limit 5`,
  );
  people = rows.map(({ id }) => id);
  await api.database.db.execute(sql`delete from shifts where starts_at >= '2030-01-01'`);
  for (const [at, id] of people.entries()) {
    for (let day = -3; day <= 9; day++) await work(id, day, at, day % 2 === 0 ? 'Regular' : 'Overtime');
  }
});
afterAll(() => api.stop());

/** A shift of ever more hours, so that every limit is passed by somebody. */
async function work(employee: number, day: number, at: number, type: string): Promise<void> {
  const start = new Date(Date.UTC(2030, 6, 1 + day, 4 + ((day + 30) % 3) * 5));
  const end = new Date(start.getTime() + (6 + at * 2) * 3_600_000);
  await api.database.db.execute(
    sql`insert into shifts (company_id, employee_id, type, layer, starts_at, ends_at, break_minutes, status)
      values (${hotel}, ${employee}, ${type}, 'planned', ${start.toISOString()}, ${end.toISOString()}, 30, 'planned')`,
  );
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
      const shifts = sent.map(([id, from, to, breakMinutes, extra]) => {
        return { id, from, to, breakMinutes, isOvertime: extra === 1 };
      });
      const days = workingDays(shifts, zone);
      return rosterFindings({
        shifts: shifts.map((shift) => Object.assign(shift, { day: days.get(shift)! })),
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

  it('tell of weeks of leave only those who may know of leave', async () => {
    const [ill] = people;
    await api.database.db.execute(
      sql`insert into leaves (company_id, employee_id, type, first_day, last_day) values (${hotel}, ${ill}, 'SickLeave', '2030-04-09', '2030-04-16')`,
    );
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
