import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { publicationsContract as publications } from '@horae/contract/scheduling/publications.contract';
import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';
import { addDays, datesFrom } from '@horae/local-time/local-date';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';

const hotel = 1003;
const monday = '2047-01-14';
const days = { hotel, first: monday, last: addDays(monday, 6) };
let api: TestApp;
let maria = 0;
beforeAll(async () => {
  api = await startTestApp();
  const { rows } = await api.database.db.execute<{ id: number }>(
    sql`select id from employees where company_id = ${hotel} and last_day is null order by code limit 1 offset 14`,
  );
  maria = rows[0]!.id;
});
afterAll(() => api.stop());
beforeEach(async () => {
  const { db } = api.database;
  for (const table of ['roster_drafts', 'plan_steps', 'publication_people', 'plan_publications', 'plan_advice'])
    await db.execute(sql`delete from ${sql.identifier(table)}`);
  await db.execute(sql`delete from shifts where company_id = ${hotel} and starts_at >= '2047-01-01'`);
});

/** Work that is published already, of so many hours from seven. */
const published = (dates: readonly string[], hours: number, type = 'Regular') =>
  api.database.db.execute(sql`insert into shifts (company_id, employee_id, type, starts_at, ends_at)
    select ${hotel}, ${maria}, ${type}, (day::date + time '07:00') at time zone 'Europe/Athens',
      (day::date + time '07:00' + make_interval(hours => ${hours})) at time zone 'Europe/Athens'
    from unnest(${sql.param([...dates])}::text[]) day`);
const sixDays = (week: number) => datesFrom(addDays(monday, 7 * week), 6);
const work = (day: string, hours = 8, typeOfShift = 'Regular') => {
  const times = { start: `${day}T07:00`, end: `${day}T${String(7 + hours).padStart(2, '0')}:00` };
  return { employeeId: maria, typeOfShift, ...times };
};
async function draft(...items: object[]): Promise<void> {
  const body = { ...days, way: 'typed', changes: items.map((item) => ({ item })) };
  const answer = await api.asAdmin(unchecked(planning.change), { body });
  expect(answer.status, answer.text).toBe(200);
}
/** What is against the law after publishing, and the answers without and with a reason. */
async function publish() {
  const { people, findings } = (await api.asAdmin(planning.preview, { body: days })).body;
  const drafts = people.flatMap(({ changes }) => changes.map(({ id, version }) => ({ id, version })));
  const send = async (reason: string | null) =>
    (await api.asAdmin(planning.publish, { body: { ...days, drafts, reason } })).status;
  const against = findings.filter(({ isUnlawful }) => isUnlawful).map(({ kind, day }) => [kind, day]);
  return { against, without: await send(null), given: await send('The season begins early') };
}
const readOn = async (day: string) =>
  (await api.asAdmin(publications.list, { query: { hotel, first: day, last: day } })).body.unlawful.length;

it('a week that makes the average of a week four months later too long asks for a reason, which is read there', async () => {
  for (let week = 1; week < 16; week += 1) await published(sixDays(week), 8);
  await published(sixDays(16), 9);
  await draft(...sixDays(0).map((day) => work(day)));
  const last = sixDays(16).at(-1)!;

  expect(await publish()).toEqual({ against: [['planAverageWeek', last]], without: 400, given: 200 });
  expect([await readOn(last), await readOn(addDays(last, 1))]).toEqual([1, 0]);
});

it('a week that leaves all later averages as they should be asks nothing', async () => {
  for (let week = 1; week < 16; week += 1) await published(sixDays(week), 8);
  await published(sixDays(16), 9);
  await draft(work(monday));
  expect(await publish()).toMatchObject({ against: [], without: 200 });
});

it('a single shift asks for it in the same way', async () => {
  for (let week = 1; week < 16; week += 1) await published(sixDays(week), 8);
  await published(sixDays(16), 9);
  await published(sixDays(0).slice(0, 5), 8);
  const save = (more: object = {}) =>
    api.asAdmin(unchecked(shiftsContract.save), { body: { shift: { hotel, ...work(sixDays(0)[5]!) }, ...more } });
  expect((await save()).body.error.fields).toMatchObject([{ path: 'reason' }]);
  expect((await save({ reason: 'A wedding' })).status).toBe(200);
});

it('overtime that brings the later overtime of its year beyond the limit asks for a reason', async () => {
  const later = datesFrom('2047-09-02', 112).filter((_, at) => at % 7 < 5);
  // 150 hours, which is what a year may have.
  await published(later.slice(0, 50), 3, 'Overtime');
  await draft(work(monday, 2, 'Overtime'));

  expect(await publish()).toEqual({ against: [['planOvertimeYear', later[49]]], without: 400, given: 200 });
});

it('a Sunday that makes a Sunday of the same four weeks too many asks, where the hotel wants a reason for that', async () => {
  const grades = JSON.stringify({ planManySundays: 'against' });
  await api.database.db.execute(sql`insert into plan_advice (company_id, first_day, grades, sundays_in_four_weeks)
    values (${hotel}, '2047-01-01', ${grades}::jsonb, 1)`);
  const sunday = days.last;
  await published([addDays(sunday, 21)], 8);
  await draft(work(sunday));

  expect(await publish()).toEqual({
    against: [['planManySundays', addDays(sunday, 21)]],
    without: 400,
    given: 200,
  });
});
