import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { addDays } from '@horae/local-time/local-date';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { hotelClock } from '#platform/hotel-time';
import { activeAccount, wholeHotel } from '#test/accounts';
import { forgetPlans, publishSeen, twoPeople } from '#test/plans';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { declarations, erganiSettings } from '../../declarations/declarations/declarations.table';
import { shifts } from '../shifts/shifts.table';
import { removeRosterOf } from './roster-fixture';

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
  await forgetPlans(api);
  await removeRosterOf(api, hotel, [maria, petros]);
  await api.database.db.delete(declarations).where(areOurs());
  await declares('atOnce');
});

const areOurs = () => and(eq(declarations.companyId, hotel), inArray(declarations.employeeId, [maria, petros]));
/** Nothing is sent while it is looked at. */
function declares(when: 'atOnce' | 'byHand') {
  const settings = { declares: when, isSending: false };
  return api.database.db
    .insert(erganiSettings)
    .values({ companyId: hotel, ...settings })
    .onConflictDoUpdate({ target: erganiSettings.companyId, set: settings });
}
const sendSchedules = (sendsSchedules: boolean) =>
  api.database.db.update(erganiSettings).set({ sendsSchedules }).where(eq(erganiSettings.companyId, hotel));
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
async function declared() {
  const rows = await api.database.db
    .select()
    .from(declarations)
    .where(and(areOurs(), eq(declarations.state, 'queued')));
  return rows
    .map(({ employeeId, kind, firstDay, lastDay }) => {
      const name = employeeId === maria ? 'Maria' : 'Petros';
      return `${name} ${kind} ${firstDay} ${lastDay}`;
    })
    .toSorted();
}

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
  const { db } = api.database;
  await db.delete(declarations).where(eq(declarations.employeeId, maria));
  const rows = await db
    .select({ id: shifts.id, version: shifts.version })
    .from(shifts)
    .where(and(eq(shifts.companyId, hotel), eq(shifts.employeeId, maria)))
    .orderBy(shifts.startsAt);
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
  await sendSchedules(false);
  await draft(work(maria, later));
  expect((await preview()).declares).toBeNull();
  await publish();
  expect(await declared()).toEqual([]);
  await sendSchedules(true);
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
