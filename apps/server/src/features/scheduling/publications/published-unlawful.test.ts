import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { publicationsContract as publications } from '@horae/contract/scheduling/publications.contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { activeAccount, wholeHotel } from '#test/accounts';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';

const hotel = 1003;
const week = { hotel, first: '2031-07-07', last: '2031-07-13' };
let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const listed = async (ask = api.asAdmin, days = week) =>
  (await ask(publications.list, { query: days })).body.unlawful.map(({ by, first, last, reason }) => ({
    by,
    first,
    last,
    reason,
  }));

it('why a roster was published against the law is read by those who plan its people, and audited', async () => {
  const { db } = api.database;
  const { rows } = await db.execute<{ id: number; department: number }>(sql`
    select distinct on (department_id) id, department_id as department from employees
    where company_id = ${hotel} and last_day is null order by department_id, code limit 2`);
  const [person, other] = rows as [(typeof rows)[number], (typeof rows)[number]];
  const item = { employeeId: person.id, typeOfShift: 'Regular' };
  const late = { ...item, start: '2031-07-08T15:00', end: '2031-07-08T23:00' };
  const early = { ...item, start: '2031-07-09T06:00', end: '2031-07-09T14:00' };
  const { body } = await api.asAdmin(unchecked(planning.change), {
    body: { ...week, way: 'typed', changes: [{ item: late }, { item: early }] },
  });
  const drafts = body.drafts.map(({ id, version }: { id: number; version: number }) => ({ id, version }));
  const reason = 'A colleague fell ill at noon';
  const done = await api.asAdmin(planning.publish, { body: { ...week, drafts, reason } });
  expect(done.status, done.text).toBe(200);

  const published = { by: expect.any(String), first: week.first, last: week.last, reason };
  expect(await listed()).toEqual([published]);
  expect(await listed(api.asAdmin, { hotel, first: '2031-07-14', last: '2031-07-20' })).toEqual([]);
  const audited = await db.execute<{ after: object }>(
    sql`select after from audit_entries where object = 'publication' and company_id = ${hotel} order by id desc limit 1`,
  );
  expect(audited.rows[0]?.after).toMatchObject({ reason, firstDay: week.first, unlawfulFindings: expect.any(Number) });

  const planner = async (name: string, department: number) => {
    const places = { scope: 'places' as const, unitIds: [], departmentIds: [department] };
    const grants = [{ ...wholeHotel(hotel), ...places, mayPlan: true }];
    return api.as((await activeAccount(api, `${name}@hotel.example`, { grants })).session.accessToken);
  };
  expect(await listed(await planner('same', person.department))).toEqual([published]);
  const ofOther = await planner('other', other.department);
  expect(await listed(ofOther)).toEqual([]);

  // Of a file whose people were new nobody is named: only those who see the whole hotel read it.
  await db.execute(sql`insert into plan_publications (company_id, first_day, last_day, employee_ids, items, findings, reason)
    values (${hotel}, ${week.first}, ${week.last}, '{}', 1, 1, 'From a file')`);
  expect((await listed()).map(({ reason: why }) => why)).toEqual(['From a file', reason]);
  expect(await listed(ofOther)).toEqual([]);
});
