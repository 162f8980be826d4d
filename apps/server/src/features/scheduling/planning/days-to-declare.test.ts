import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { addDays } from '@horae/local-time/local-date';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { hotelClock } from '#platform/hotel-time';
import { activeAccount, wholeHotel } from '#test/accounts';
import { forgetPlans, publishSeen, twoPeople } from '#test/plans';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';

const hotel = 1003;
const today = hotelClock('Europe/Athens').today();
const [past, soon, later] = [addDays(today, -3), addDays(today, 40), addDays(today, 42)];
const days = { hotel, first: past, last: addDays(today, 45) };
let api: TestApp;
let [maria, petros] = [0, 0];

beforeAll(async () => {
  api = await startTestApp();
  [maria, petros] = await twoPeople(api, hotel);
}, 60_000);
afterAll(() => api.stop());
beforeEach(async () => {
  const { db } = api.database;
  const ours = sql`company_id = ${hotel} and employee_id in (${maria}, ${petros})`;
  await forgetPlans(api);
  for (const table of ['clock_records', 'shifts', 'leaves', 'declarations'])
    await db.execute(sql`delete from ${sql.identifier(table)} where ${ours}`);
  await declares('atOnce');
});

/** Nothing is sent while it is looked at. */
const declares = (when: string) =>
  api.database.db.execute(sql`
    insert into ergani_settings (company_id, declares, is_sending) values (${hotel}, ${when}::declaring_time, false)
    on conflict (company_id) do update set declares = ${when}::declaring_time, is_sending = false`);
const work = (employeeId: number, day: string) => ({
  employeeId,
  typeOfShift: 'Regular' as const,
  start: `${day}T08:00`,
  end: `${day}T16:00`,
});
async function draft(...items: object[]) {
  const changes = items.map((item) => ('item' in item ? item : { item }));
  const answer = await api.asAdmin(unchecked(planning.change), { body: { ...days, way: 'typed', changes } });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.drafts;
}
async function preview(ask = api.asAdmin) {
  const answer = await ask(planning.preview, { body: days });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}
async function publish(more: object = {}, headers = {}, ask = api.asAdmin) {
  const answer = await publishSeen(ask, days, { reason: 'Any', ...more }, headers);
  expect(answer.status, answer.text).toBe(200);
}
const declared = async () =>
  (
    await api.database.db.execute<{ said: string }>(
      sql`select (case employee_id when ${maria} then 'Maria' else 'Petros' end) || ' ' || kind || ' ' || first_day || ' ' || last_day as said
        from declarations where company_id = ${hotel} and employee_id in (${maria}, ${petros}) and state = 'queued' order by 1`,
    )
  ).rows.map(({ said }) => said);

it('what is published is declared with it, in its days alone, and past days only if somebody wants that', async () => {
  await draft(work(maria, soon), work(petros, later), work(maria, past));
  expect((await preview()).declares).toEqual([
    { employeeId: maria, day: past, isPast: true, isUnplanned: false, declaredAt: null },
    { employeeId: maria, day: soon, isPast: false, isUnplanned: false, declaredAt: null },
    { employeeId: petros, day: later, isPast: false, isUnplanned: false, declaredAt: null },
  ]);

  await publish();

  expect(await declared()).toEqual([`Maria dailySchedule ${soon} ${soon}`, `Petros dailySchedule ${later} ${later}`]);
  await draft(work(petros, past));
  await publish({ declaring: { past: true } });
  expect(await declared()).toContain(`Petros dailySchedule ${past} ${past}`);
});

it('a day left without shift and leave is no rest day until somebody says so', async () => {
  await draft(work(maria, soon), work(maria, later));
  await publish();
  await api.database.db.execute(sql`delete from declarations where employee_id = ${maria}`);
  const { rows } = await api.database.db.execute<{ id: number; version: number }>(
    sql`select id, version from shifts where company_id = ${hotel} and employee_id = ${maria} order by starts_at`,
  );
  await draft(...rows.map(({ id, version }) => ({ id, seen: { published: version, draft: null }, item: null })));
  expect((await preview()).declares?.map(({ isUnplanned }) => isUnplanned)).toEqual([true, true]);

  await publish({ declaring: { past: false, unplanned: [{ employeeId: maria, day: later }] } });

  expect(await declared()).toEqual([`Maria dailySchedule ${later} ${later}`]);
});

it('by hand nothing is declared, and nothing where schedules are switched off', async () => {
  await declares('byHand');
  await draft(work(maria, soon));
  expect((await preview()).declares).toBeNull();
  await publish();
  await declares('atOnce');
  await api.database.db.execute(sql`update ergani_settings set sends_schedules = false where company_id = ${hotel}`);
  await draft(work(maria, later));
  expect((await preview()).declares).toBeNull();
  await publish();
  expect(await declared()).toEqual([]);
  await api.database.db.execute(sql`update ergani_settings set sends_schedules = true where company_id = ${hotel}`);
});

it('it is declared once, however often the publication is sent, and not at all if that is refused', async () => {
  await draft(work(maria, soon));
  const { people } = await preview();
  const drafts = people.flatMap(({ changes }) => changes.map(({ id, version }) => ({ id, version })));
  const body = { ...days, drafts, reason: 'Any' };
  const stale = drafts.map(({ id }) => ({ id, version: 99 }));
  expect((await api.asAdmin(planning.publish, { body: { ...body, drafts: stale } })).status).toBe(409);
  expect(await declared()).toEqual([]);
  const key = { 'idempotency-key': 'declared once' };
  await Promise.all([1, 2].map(() => api.asAdmin(planning.publish, { body }, key)));
  expect(await declared()).toEqual([`Maria dailySchedule ${soon} ${soon}`]);
});

it('a planner without the right to approve declares what they publish, because the hotel wants it so', async () => {
  const grants = [{ ...wholeHotel(hotel), mayPlan: true, mayApprove: false }];
  const { session } = await activeAccount(api, 'planner@hotel.example', { grants });
  await draft(work(maria, soon));
  await publish({ reason: null }, {}, api.as(session.accessToken));
  expect(await declared()).toEqual([`Maria dailySchedule ${soon} ${soon}`]);
});
