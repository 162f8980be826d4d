import { declarationsContract as declarations } from '@horae/contract/declarations/declarations.contract';
import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { addDays } from '@horae/local-time/local-date';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { hotelClock } from '#platform/hotel-time';
import { doDue } from '#platform/work/run-work';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { dailyDeclaring } from '../../declarations/declarations/daily-declaring';

const hotel = 1003;
const clock = hotelClock('Europe/Athens');
const now = Date.now() / 1000;
const today = clock.today();
// An hour that has just gone by: the next one is nearly a day ahead, whatever the time of this test.
const justNow = clock.format(now - 120).slice(11, 16);
const nextHour = clock.at(
  addDays(clock.dayOf(now - 120), 1),
  Number(justNow.slice(0, 2)) * 60 + Number(justNow.slice(3)),
);
const [soon, later] = [addDays(today, 40), addDays(today, 42)];
const days = { hotel, first: today, last: addDays(today, 45) };
let api: TestApp;
let maria = 0;
beforeAll(async () => {
  api = await startTestApp({ environment: { LOG_LEVEL: 'silent' } });
  const { rows } = await api.database.db.execute<{ id: number }>(
    sql`select id from employees where company_id = ${hotel} and last_day is null order by code limit 1 offset 17`,
  );
  maria = rows[0]!.id;
}, 60_000);
afterAll(() => api.stop());
beforeEach(async () => {
  const { db } = api.database;
  for (const table of ['roster_drafts', 'plan_steps', 'publication_people', 'plan_publications', 'days_to_declare'])
    await db.execute(sql`delete from ${sql.identifier(table)}`);
  for (const table of ['clock_records', 'shifts', 'leaves', 'declarations'])
    await db.execute(sql`delete from ${sql.identifier(table)} where company_id = ${hotel} and employee_id = ${maria}`);
  await db.execute(sql`update companies set publishes_at_once = false, needs_approval = false`);
  await saved({ declares: 'daily', declaresAt: justNow });
});

async function saved(switches: object) {
  const { settings } = (await api.asAdmin(unchecked(declarations.settings), { query: { hotel } })).body;
  const { version } = settings;
  const more = { target: 'simulator', branch: 0, userType: '02', isSending: false };
  const answer = await api.asAdmin(unchecked(declarations.saveSettings), {
    body: { hotel, version, ...more, ...switches },
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.settings;
}
const work = (day: string, from = '08:00', to = '16:00') => ({
  item: { employeeId: maria, typeOfShift: 'Regular', start: `${day}T${from}`, end: `${day}T${to}` },
});
async function draft(...changes: object[]) {
  const answer = await api.asAdmin(unchecked(planning.change), { body: { ...days, way: 'typed', changes } });
  expect(answer.status, answer.text).toBe(200);
}
async function preview() {
  const answer = await api.asAdmin(planning.preview, { body: days });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}
const publish = (...changes: object[]) => publishing({ past: false }, ...changes);
async function publishing(declaring: object, ...changes: object[]) {
  if (changes.length > 0) await draft(...changes);
  const { people } = await preview();
  const drafts = people.flatMap((one) => one.changes.map(({ id, version }) => ({ id, version })));
  const answer = await api.asAdmin(unchecked(planning.publish), {
    body: { ...days, drafts, reason: 'Any', shortNotice: { agreed: [], reason: 'Any' }, declaring },
  });
  expect(answer.status, answer.text).toBe(200);
}
async function run(at: number) {
  const faults: unknown[] = [];
  const work = dailyDeclaring(api.database.db, () => at);
  await doDue(api.database.db, work, new AbortController().signal, (fault) => faults.push(fault));
  expect(faults).toEqual([]);
}
const daysOf = async (table: string, column: string) =>
  (
    await api.database.db.execute<{ day: string }>(
      sql`select ${sql.identifier(column)}::text as day from ${sql.identifier(table)} where company_id = ${hotel} and employee_id = ${maria} order by 1`,
    )
  ).rows.map(({ day }) => day);
const waiting = () => daysOf('days_to_declare', 'day');
const declared = () => daysOf('declarations', 'first_day');
const board = async () =>
  (await api.asAdmin(unchecked(declarations.board), { query: { hotel, from: today, to: today, page: 1, perPage: 10 } }))
    .body;

it('published days wait for the hour of the hotel, then they are declared once', async () => {
  await draft(work(soon), work(later));
  expect((await preview()).declares).toEqual([
    { employeeId: maria, day: soon, isPast: false, isUnplanned: false, declaredAt: clock.format(nextHour) },
    { employeeId: maria, day: later, isPast: false, isUnplanned: false, declaredAt: clock.format(nextHour) },
  ]);
  await publish();

  expect([await waiting(), await declared()]).toEqual([[soon, later], []]);
  expect((await board()).waiting).toEqual({ days: 2, at: clock.format(nextHour) });

  await run(nextHour - 1);
  expect(await declared()).toEqual([]);
  await Promise.all([run(nextHour), run(nextHour)]);
  expect([await waiting(), await declared()]).toEqual([[], [soon, later]]);
  await run(nextHour + 60);
  expect(await declared()).toEqual([soon, later]);
  expect((await board()).waiting).toBeNull();
});

it('what would be late by the hour is declared with the publication', async () => {
  const tomorrow = addDays(clock.dayOf(nextHour), 1);
  await publish(work(clock.dayOf(nextHour), '00:00', '00:01'), work(tomorrow, '08:00'));

  expect([await waiting(), await declared()]).toEqual([[tomorrow], [clock.dayOf(nextHour)]]);
});

it('a day is declared before its deadline also where the hotel has moved its hour behind it', async () => {
  await publish(work(soon, '08:00'));
  const starts = clock.at(soon, 480);
  await api.database.db.execute(sql`update days_to_declare set asked_at = to_timestamp(${starts - 1800})`);

  await run(starts - 1200);
  expect(await declared()).toEqual([]);
  await run(starts - 600);
  expect(await declared()).toEqual([soon]);
});

it('a plan that changed again is declared as it is then, and a day that somebody submitted waits no longer', async () => {
  await publish(work(soon), work(later));
  const range = { hotel, from: soon, to: soon };
  const { people } = (await api.asAdmin(declarations.toSubmit, { body: { ...range, employees: [maria] } })).body;
  const taken = people.map(({ id, seen }) => ({ id, seen, days: [soon] }));
  const answer = await api.asAdmin(declarations.submit, { body: { ...range, people: taken } });
  expect(answer.status, answer.text).toBe(200);
  expect([await waiting(), await declared()]).toEqual([[later], [soon]]);
  await api.database.db.execute(
    sql`update shifts set ends_at = ends_at + interval '1 hour' where company_id = ${hotel} and employee_id = ${maria} and starts_at > ${later}::date`,
  );

  await run(nextHour);

  const { rows } = await api.database.db.execute<{ ends: string }>(
    sql`select to_char(to_timestamp((days -> 0 -> 'parts' -> 0 ->> 'end')::float8) at time zone 'Europe/Athens', 'HH24:MI') as ends
      from declarations where employee_id = ${maria} and first_day = ${later}`,
  );
  expect(rows).toEqual([{ ends: '17:00' }]);
});

it('a day whose plan is taken away while it waits is no rest day, unless somebody ticked it', async () => {
  await publish(work(soon), work(later));
  await api.database.db.execute(sql`delete from shifts where company_id = ${hotel} and employee_id = ${maria}`);
  await run(nextHour);
  expect([await waiting(), await declared()]).toEqual([[], []]);

  await publish(work(soon));
  const { rows } = await api.database.db.execute<{ id: number; version: number }>(
    sql`select id, version from shifts where company_id = ${hotel} and employee_id = ${maria}`,
  );
  const removed = rows.map(({ id, version }) => ({ id, seen: { published: version, draft: null }, item: null }));
  await publishing({ past: false, unplanned: [{ employeeId: maria, day: soon }] }, ...removed);
  expect(await waiting()).toEqual([soon]);
  await run(nextHour);
  expect([await waiting(), await declared()]).toEqual([[], [soon]]);
});

it('a day that the last publication leaves out waits no longer', async () => {
  await publish(work(soon));
  const { rows } = await api.database.db.execute<{ id: number; version: number }>(
    sql`select id, version from shifts where company_id = ${hotel} and employee_id = ${maria}`,
  );
  await publish(...rows.map(({ id, version }) => ({ id, seen: { published: version, draft: null }, item: null })));
  expect(await waiting()).toEqual([]);
});

it('a day that is over when the run comes is left to whoever submits it', async () => {
  await publish(work(soon), work(later));
  await run(clock.startOf(addDays(soon, 1)) + 60);
  expect([await waiting(), await declared()]).toEqual([[], [later]]);
});

it('single changes that are published at once wait as well', async () => {
  await publish(work(soon));
  await api.database.db.execute(sql`update companies set publishes_at_once = true where company_id = ${hotel}`);
  await run(nextHour);
  await api.database.db.execute(sql`delete from declarations where employee_id = ${maria}`);
  await draft(work(soon, '17:00', '19:00'));

  expect((await preview()).people).toEqual([]);
  expect([await waiting(), await declared()]).toEqual([[soon], []]);
});

it.each([{ declares: 'byHand' }, { sendsSchedules: false }])(
  'once a hotel says %j, its days are left to whoever submits them',
  async (switches) => {
    await publish(work(soon));
    await saved(switches);
    expect(await waiting()).toEqual([]);
    await run(nextHour);
    expect(await declared()).toEqual([]);
    await saved({ sendsSchedules: true });
  },
);

it.each(['24:00', '8:00', '20:60', '', 'noon'])('“%s” is no time of day', async (declaresAt) => {
  const { version } = (await api.asAdmin(unchecked(declarations.settings), { query: { hotel } })).body.settings;
  const body = { hotel, version, target: 'simulator', branch: 0, userType: '02', isSending: false, declaresAt };
  const answer = await api.asAdmin(unchecked(declarations.saveSettings), { body });
  expect(answer.status).toBe(400);
  expect(answer.text).toContain('Enter a time such as 07:00.');
});
