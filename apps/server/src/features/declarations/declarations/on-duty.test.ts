import { declarationsContract as contract } from '@horae/contract/declarations/declarations.contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '#platform/database';
import { takePunches } from '../../../clocking';
import { type DeclaringTest, declaringTest, hotel } from './declarations-fixture';

let test: DeclaringTest;
beforeAll(async () => {
  test = await declaringTest();
});
afterAll(() => test.stop());

const minutes = (count: number) => sql`date_trunc('minute', now()) + ${count}::int * interval '1 minute'`;
const shift = (id: number, from: number, to: number, layer = 'planned') =>
  test.db.execute(sql`insert into shifts (company_id, employee_id, layer, type, starts_at, ends_at)
    values (${hotel}, ${id}, ${layer}, 'Regular', ${minutes(from)}, ${minutes(to)})`);
const clockIn = (employeeId: number, ago: number) =>
  inTransaction(test.db, (tx) =>
    takePunches(tx, { companyId: hotel, timeZone: 'Europe/Athens' }, [
      {
        employeeId,
        at: new Date(Date.now() - ago * 60_000),
        direction: 'in',
        source: 'web',
        key: `duty ${employeeId}`,
      },
    ]),
  );
const today = sql`(now() at time zone 'Europe/Athens')::date`;
const people = async () => (await test.api.asAdmin(contract.onDuty, { query: { hotel } })).body.people;

it('people missing come first, together with those whose work is not declared', async () => {
  const [missing, present, soon, late, onLeave] = test.ids as [number, number, number, number, number];
  await shift(missing, -60, 240);
  await shift(present, -60, 240);
  await clockIn(present, 62);
  // Within the grace, ended, and on leave: nobody is missing.
  await shift(soon, -3, 240);
  await shift(late, -300, -10);
  await shift(onLeave, -60, 240);
  await test.db.execute(sql`insert into leaves (company_id, employee_id, type, first_day, last_day)
    select ${hotel}, ${onLeave}, 'SickLeave', (now() at time zone 'Europe/Athens')::date - 1, (now() at time zone 'Europe/Athens')::date + 1`);

  const listed = await people();
  const own = listed.filter(({ id }) => test.ids.includes(id));
  expect(own.map(({ id, isMissing, isUndeclared }) => [id, isMissing, isUndeclared])).toEqual([
    [missing, true, true],
    [present, false, true],
  ]);
  expect(own[0]).toMatchObject({
    clockedIn: null,
    planned: expect.stringMatching(/^\d\d:\d\d–\d\d:\d\d$/),
    lateMinutes: expect.toSatisfy((late_: number) => late_ >= 59 && late_ <= 62),
  });
  const urgent = listed.map(({ isMissing, isUndeclared }) => isMissing || isUndeclared);
  expect(urgent.lastIndexOf(true)).toBeLessThan(urgent.indexOf(false) === -1 ? listed.length : urgent.indexOf(false));

  await clockIn(missing, 1);
  expect((await people()).find(({ id }) => id === missing)).toMatchObject({ isMissing: false });
});

it('says where somebody works whose shift is in another department, present or missing', async () => {
  const [present, missing] = test.ids as [number, number];
  const { rows } = await test.db.execute<{ id: number; name: string }>(
    sql`select d.id, d.name from departments d join employees e on e.company_id = d.company_id and e.id = ${present} and d.id <> e.department_id
      where d.company_id = ${hotel} order by d.id limit 1`,
  );
  const [{ id: department, name }] = rows as [{ id: number; name: string }];
  await test.db.execute(sql`delete from clock_records where company_id = ${hotel} and employee_id = ${missing}`);
  await test.db.execute(
    sql`update shifts set department_id = ${department} where company_id = ${hotel} and employee_id in (${present}, ${missing}) and ends_at > now()`,
  );

  const listed = (await people()).filter(({ id }) => id === present || id === missing);

  expect(listed.map(({ lentTo }) => lentTo)).toEqual([
    expect.objectContaining({ hostDepartment: department, hostDepartmentName: name }),
    expect.objectContaining({ hostDepartment: department, hostDepartmentName: name }),
  ]);
});

it('says why what is worked today was published against the law, of the people listed', async () => {
  const [present, , , , away] = test.ids as [number, number, number, number, number];
  const publish = (employees: number[], reason: string | null, days = 0) =>
    test.db.execute(sql`insert into plan_publications (company_id, first_day, last_day, employee_ids, items, findings, reason)
      values (${hotel}, ${today} + ${days}::int, ${today} + ${days}::int, ${sql.param(employees)}::int[], 1, 1, ${reason})`);
  await publish([present], 'A guest bus came early');
  await publish([present], null);
  await publish([present], 'Of next week', 7);
  await publish([away], 'Of somebody who is on leave');
  const { unlawful } = (await test.api.asAdmin(contract.onDuty, { query: { hotel } })).body;
  expect(unlawful.map(({ reason }) => reason)).toEqual(['A guest bus came early']);
});

it('goes by the clock policies: grace, flexible arrival and the longest session', async () => {
  const [waited, flexible, forgot] = test.ids.slice(-3) as [number, number, number];
  for (const table of ['clock_records', 'shifts', 'leaves'])
    await test.api.database.pool.query(`delete from ${table} where company_id = $1 and employee_id = any($2)`, [
      hotel,
      [waited, flexible, forgot],
    ]);
  await shift(waited, -20, 240);
  await shift(flexible, -20, 240);
  await clockIn(forgot, 9 * 60);
  const listed = async () => {
    const own = (await people()).filter(({ id }) => [waited, flexible, forgot].includes(id));
    return new Set(own.map(({ id }) => id));
  };
  expect(await listed()).toEqual(new Set([waited, flexible, forgot]));

  await test.db.execute(
    sql`insert into employee_contracts (company_id, employee_id, from_day, has_fixed_hours, weekly_hours, flexible_arrival)
      values (${hotel}, ${flexible}, '2020-01-01', true, 40, 60)`,
  );
  expect(await listed()).toEqual(new Set([waited, forgot]));

  await test.db.execute(sql`insert into clock_policies (company_id, grace_in, longest_session) values (${hotel}, 30, 480)
    on conflict (company_id, job_title) do update set grace_in = 30, longest_session = 480`);
  expect(await listed()).toEqual(new Set());
});
