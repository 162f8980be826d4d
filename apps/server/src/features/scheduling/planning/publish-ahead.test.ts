import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { publicationsContract as publications } from '@horae/contract/scheduling/publications.contract';
import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';
import { addDays, datesFrom } from '@horae/local-time/local-date';
import { and, eq, gte, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { forgetPlans } from '#test/plans';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { planAdvice } from '../plan-advice/plan-advice.table';
import { shifts } from '../shifts/shifts.table';
import { readStaff } from './roster-fixture';

const hotel = 1003;
const monday = '2047-01-14';
const days = { hotel, first: monday, last: addDays(monday, 6) };
let api: TestApp;
let maria = 0;
beforeAll(async () => {
  api = await startTestApp();
  const [person] = await readStaff(api, hotel, { take: 1, skip: 14 });
  maria = person!.id;
});
afterAll(() => api.stop());
beforeEach(async () => {
  const { db } = api.database;
  await forgetPlans(api);
  await db.delete(planAdvice);
  await db.delete(shifts).where(and(eq(shifts.companyId, hotel), gte(shifts.startsAt, new Date('2047-01-01'))));
});

/** Work that is published already, of so many hours from seven. */
function published(dates: readonly string[], hours: number, type: 'Regular' | 'Overtime' = 'Regular') {
  const at = (day: string, hour: number) =>
    sql`(${day}::date + make_interval(hours => ${hour})) at time zone 'Europe/Athens'`;
  return api.database.db.insert(shifts).values(
    dates.map((day) => ({
      companyId: hotel,
      employeeId: maria,
      type,
      startsAt: at(day, 7),
      endsAt: at(day, 7 + hours),
    })),
  );
}
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
  const grades = { planManySundays: 'against' as const };
  const advice = { firstDay: '2047-01-01', grades, sundaysInFourWeeks: 1 };
  await api.database.db.insert(planAdvice).values({ companyId: hotel, ...advice });
  const sunday = days.last;
  await published([addDays(sunday, 21)], 8);
  await draft(work(sunday));

  expect(await publish()).toEqual({
    against: [['planManySundays', addDays(sunday, 21)]],
    without: 400,
    given: 200,
  });
});
