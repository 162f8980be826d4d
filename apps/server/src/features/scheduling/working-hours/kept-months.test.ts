import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/database';
import { anyPunch, emptyRoster, hoursTest, people, punchColumns } from './hours-fixture';
import { plus, type RawClock, type RawContract, type RawShift, reference, withHours } from './plain-sums';

const { api, sums, addShift, addClock } = hoursTest();
const night = { employee: 1, start: '2026-06-02T22:00', end: '2026-06-03T06:00' };
let question = 4000;
// Calendars that do not exist: they change nothing but the cache key, so every answer is fresh.
const ask = async (start: string, end: string) =>
  sums({ dates: { start, end }, column: 'day', levels: ['employee'], calendars: [3000, 3002, (question += 1)] });
const june = () => ask('2026-06-01', '2026-07-01');
const run = (query: ReturnType<typeof sql>) => api().database.db.execute(query);
const keptRows = async () =>
  (await run(sql`select employee_id, month::text from working_months where company_id = 7777`)).rows.length;

// Both clock changes of the year and the ends of their months.
const firstDay = fc.constantFrom('2026-03-26', '2026-10-22');
const minute = fc.integer({ min: 0, max: 11 * 1440 });
const employee = fc.constantFrom(...people.map(({ id }) => id));
const type = fc.constantFrom(...withHours, 'OnCall');
const facts = fc.record({
  employee,
  at: minute,
  minutes: fc.constantFrom(60, 121, 480, 1440, 2820),
  type,
  layer: fc.constantFrom('planned', 'declared'),
});
const change = fc.record({
  action: fc.constantFrom(
    'add',
    'move',
    'give away',
    'retype',
    'cancel',
    'break',
    'remove',
    'clock',
    'clock out',
    'clock for another',
    'unclock',
    'contract',
    'next contract',
  ),
  which: fc.nat(),
  facts,
  stays: fc.option(fc.integer({ min: 1, max: 30_000 })),
});
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

beforeEach(() => run(sql`delete from working_months where company_id = 7777`));

describe('kept months', () => {
  it('give the plain sums after every change of shifts and of clock records', async () => {
    await fc.assert(
      fc.asyncProperty(firstDay, fc.array(change, { minLength: 1, maxLength: 12 }), async (first, changes) => {
        await emptyRoster(api());
        const days = Array.from({ length: 12 }, (_, day) => plus(first, day));
        for (const one of changes) {
          await make(one, first);
          const { rows } = await ask(days[0]!, plus(days.at(-1)!, 1));
          expect(rows.map(cells)).toEqual(await wanted(days));
        }
      }),
      { numRuns: 25 },
    );
  }, 120_000);

  it('are read again as they were kept, and worked out again one by one', async () => {
    await addShift(night);
    await june();
    expect(await keptRows()).toBe(4);
    await run(sql`update working_months set planned = '{7,8}' where company_id = 7777 and employee_id = 1`);
    expect((await june()).total.total.planned).toBe(15);

    await addShift({ ...night, employee: 2 });
    expect(await keptRows()).toBe(3);
    expect((await june()).total.total.planned).toBe(15 + 480);
    await run(sql`update shifts set notes = 'x' where company_id = 7777 and employee_id = 1`);
    expect((await june()).total.total.planned).toBe(15 + 480);
    await run(sql`update shifts set break_minutes = 30 where company_id = 7777 and employee_id = 1`);
    expect((await june()).total.total.planned).toBe(450 + 480);
  });

  it('are added up again after an upgrade that changed how', async () => {
    await addShift(night);
    await june();
    await run(
      sql`update working_months set planned = '{7,8}', zone = ${`Europe/Athens ${process.versions.tz} split 0`} where company_id = 7777`,
    );

    expect((await june()).total.total.planned).toBe(480);
  });

  it('are completed by the months that were not asked for before', async () => {
    await addShift(night);
    await addShift({ ...night, start: '2026-07-30T22:00', end: '2026-07-31T06:00' });
    await june();

    expect((await ask('2026-05-01', '2026-08-01')).total.total.planned).toBe(960);
    expect(await keptRows()).toBe(12);
  });

  it('forget somebody who clocked on a shift that is another’s by now', async () => {
    const shift = await addShift(night);
    await addClock(1, shift!, night.start, night.end);
    await run(sql`update shifts set employee_id = 2 where id = ${shift}`);
    await run(
      sql`update shifts set starts_at = starts_at + interval '90 days', ends_at = ends_at + interval '90 days' where id = ${shift}`,
    );
    await june();

    await run(sql`update shifts set break_minutes = 30 where id = ${shift}`);

    expect((await june()).total.total.actual).toBe(450);
  });

  it('forget both people when a clock record was the other’s', async () => {
    await addClock(1, null, night.start, night.end);
    await june();

    await run(sql`update clock_records set employee_id = 2 where company_id = 7777`);

    const { rows } = await june();
    expect(rows.map(({ path, total }) => [path[0], total.actual])).toEqual([
      [4, 0],
      [3, 0],
      [2, 480],
      [1, 0],
    ]);
  });

  it('are cut at other midnights once the hotel is in another zone', async () => {
    await addShift(night);
    expect((await june()).total.planned.slice(0, 4)).toEqual([0, 120, 360, 0]);

    await run(sql`update companies set time_zone = 'Europe/London' where company_id = 7777`);
    const inLondon = await june();
    await run(sql`update companies set time_zone = 'Europe/Athens' where company_id = 7777`);

    expect(inLondon.total.planned.slice(0, 4)).toEqual([0, 240, 240, 0]);
    expect((await june()).total.planned.slice(0, 4)).toEqual([0, 120, 360, 0]);
  });

  it('are not kept while the roster is being changed, and are right as soon as it is', async () => {
    await inTransaction(api().database.db, async (tx) => {
      await tx.execute(sql`insert into shifts (company_id, employee_id, type, starts_at, ends_at)
        values (7777, 1, 'Regular', '2026-06-02T08:00Z', '2026-06-02T16:00Z')`);

      expect((await june()).total.total.planned).toBe(0);
      expect(await keptRows()).toBe(0);
    });

    expect((await june()).total.total.planned).toBe(480);
  });

  it('are right when many ask and change at once', async () => {
    const changing = Array.from({ length: 20 }, (_, day) =>
      addShift({ ...night, start: `2026-06-${day + 10}T08:00`, end: `2026-06-${day + 10}T09:00` }),
    );
    await Promise.all([...changing, ...Array.from({ length: 20 }, () => june())]);

    expect((await june()).total.total.planned).toBe(20 * 60);
  });

  it('leave with the person', async () => {
    await run(
      sql`insert into employees (company_id, id, code, surname, work_centre_id, department_id) values (7777, 5, 'c5', 'Person 0', 33, 51)`,
    );
    await june();
    expect(await keptRows()).toBe(5);

    await run(sql`delete from employees where company_id = 7777 and id = 5`);

    expect(await keptRows()).toBe(4);
  });
});

/** Makes a change directly in the database; a refused one changes nothing. */
async function make({ action, which, facts: { at, minutes, ...facts }, stays }: Change, first: string): Promise<void> {
  const one = (
    table: string,
  ) => sql`(select id from ${sql.raw(table)} where company_id = 7777 order by id offset ${which} % greatest(1,
    (select count(*) from ${sql.raw(table)} where company_id = 7777)) limit 1)`;
  const start = sql`((${first}::text::timestamp at time zone 'Europe/Athens') + ${at} * interval '1 minute')`;
  const end = sql`(${start} + ${minutes} * interval '1 minute')`;
  const shift = (set: ReturnType<typeof sql>) =>
    sql`update shifts set ${set} where company_id = 7777 and id = ${one('shifts')}`;
  const actions: Record<string, ReturnType<typeof sql>> = {
    add: sql`insert into shifts (company_id, employee_id, layer, type, starts_at, ends_at, break_minutes)
      values (7777, ${facts.employee}, ${facts.layer}, ${facts.type}, ${start}, ${end}, ${which % minutes})`,
    move: shift(sql`starts_at = ${start}, ends_at = ${end}, break_minutes = 0`),
    'give away': shift(sql`employee_id = ${facts.employee}`),
    retype: shift(sql`type = ${facts.type}, layer = ${facts.layer}`),
    cancel: shift(sql`status = 'cancelled'`),
    break: shift(sql`break_minutes = ${which % 60}`),
    remove: sql`delete from shifts where company_id = 7777 and id = ${one('shifts')}`,
    clock: sql`insert into clock_records (company_id, employee_id, shift_id, clocked_in_at, clocked_out_at, ${punchColumns})
      values (7777, ${facts.employee}, ${which % 2 ? one('shifts') : null}, ${start}, ${stays === null ? null : sql`${start} + ${stays} * interval '1 second'`}, ${anyPunch(start)})`,
    'clock out': sql`update clock_records set clocked_out_at = clocked_in_at + ${stays ?? 60} * interval '1 second'
      where company_id = 7777 and id = ${one('clock_records')}`,
    'clock for another': sql`update clock_records set employee_id = ${facts.employee}, clocked_in_at = ${start},
      clocked_out_at = ${start} + ${stays ?? 60} * interval '1 second' where company_id = 7777 and id = ${one('clock_records')}`,
    contract: sql`update employee_contracts set is_break_inside_hours = ${which % 2 === 0} where company_id = 7777 and employee_id = ${facts.employee}
      and from_day = '2020-01-01'`,
    'next contract': sql`insert into employee_contracts (company_id, employee_id, from_day, has_fixed_hours, weekly_hours, is_break_inside_hours)
      values (7777, ${facts.employee}, ${first}::date + ${which % 12}, true, 40, ${which % 3 === 0})`,
    unclock: sql`delete from clock_records where company_id = 7777 and id = ${one('clock_records')}`,
  };
  await run(actions[action]!).catch(() => undefined);
}

const cells = ({
  planned,
  declared,
  actual,
  overtime,
  heads,
  open,
  path,
}: Awaited<ReturnType<typeof june>>['rows'][number]) => ({
  person: path[0],
  planned,
  declared,
  actual,
  overtime,
  heads,
  open,
});

async function wanted(days: string[]) {
  const { rows: shifts } =
    await run(sql`select id, employee_id as employee, layer, type, status, break_minutes as "breakMinutes",
    extract(epoch from starts_at)::float8 * 1000 as start, extract(epoch from ends_at)::float8 * 1000 as end
    from shifts where company_id = 7777`);
  const { rows: clocks } = await run(sql`select employee_id as employee, shift_id as shift,
    extract(epoch from clocked_in_at)::float8 * 1000 as in, extract(epoch from clocked_out_at)::float8 * 1000 as out
    from clock_records where company_id = 7777`);
  const { rows: contracts } = await run(
    sql`select employee_id as employee, from_day::text as "fromDay", is_break_inside_hours as "isInside" from employee_contracts where company_id = 7777`,
  );
  const listed = (list: number[]) => (list.some((value) => value > 0) ? list : []);
  return people.toReversed().map((person) => {
    const { begins, open, ...minutes } = reference(
      person,
      shifts as unknown as RawShift[],
      clocks as unknown as RawClock[],
      days,
      undefined,
      contracts as unknown as RawContract[],
    );
    return {
      person: person.id,
      planned: listed(minutes.planned),
      declared: listed(minutes.declared),
      actual: listed(minutes.actual),
      overtime: listed(minutes.overtime),
      heads: listed(begins.map(Number)),
      open,
    };
  });
}
