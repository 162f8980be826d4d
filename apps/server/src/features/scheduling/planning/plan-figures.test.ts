import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { gte } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { activeAccount, wholeHotel } from '#test/accounts';
import { twoPeople } from '#test/plans';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { shifts } from '../shifts/shifts.table';
import { setHourlyCost } from './roster-fixture';

const hotel = 1003;
const days = { hotel, first: '2031-03-24', last: '2031-03-30' };
let api: TestApp;
let [rated, unrated] = [0, 0];

beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  [rated, unrated] = await twoPeople(api, hotel);
  await setHourlyCost(api, hotel, rated, 12.35);
  await setHourlyCost(api, hotel, unrated, null);
  await db.delete(shifts).where(gte(shifts.startsAt, new Date('2031-01-01')));
  const work = (employeeId: number, start: string, end: string) => ({
    item: { employeeId, typeOfShift: 'Regular', start, end, breakMinutes: 30 },
  });
  const changes = [
    // The clock skips an hour in this night.
    work(rated, '2031-03-29T23:00', '2031-03-30T07:00'),
    work(rated, '2031-03-25T07:00', '2031-03-25T15:00'),
    work(unrated, '2031-03-25T07:00', '2031-03-25T15:00'),
  ];
  const answer = await api.asAdmin(unchecked(planning.change), { body: { ...days, way: 'typed', changes } });
  expect(answer.status, answer.text).toBe(200);
}, 60_000);
afterAll(() => api.stop());

const previewOf = async (ask = api.asAdmin) => {
  const { body, text } = await ask(planning.preview, { body: days });
  return { text, people: new Map(body.people.map((person) => [person.employeeId, person])) };
};

it('a preview says what the hours come to before and after, and where there is no rate', async () => {
  const { people } = await previewOf();

  expect(people.get(rated)).toMatchObject({
    minutesBefore: 0,
    minutesAfter: 840,
    cost: { centsBefore: 0, centsAfter: 8028 + 9263, minutesWithoutRate: 0 },
  });
  expect(people.get(unrated)!.cost).toEqual({ centsBefore: 0, centsAfter: 0, minutesWithoutRate: 450 });
});

it('a preview tells nobody of pay who may not see it, and refuses without it', async () => {
  const grants = [{ ...wholeHotel(hotel), mayPlan: true, mayApprove: true }];
  const { session } = await activeAccount(api, 'planner@hotel.example', { grants });

  const asPlanner = api.as(session.accessToken);
  const { text, people } = await previewOf(asPlanner);

  expect([...people.values()].map(({ cost }) => cost)).toEqual([null, null]);
  expect(text).not.toMatch(/cents|12\.35|17291/);
  expect((await asPlanner(planning.rules, { query: days })).text).not.toContain('cents');
});

it('the rules of a plan say what an hour of a person costs, for those who may see pay', async () => {
  const { body } = await api.asAdmin(planning.rules, { query: days });
  const centsOf = (id: number) =>
    body.people.find(({ employeeId }) => employeeId === id)!.rules.map(({ cents }) => cents);
  expect(new Set(centsOf(rated))).toEqual(new Set([1235]));
  expect(new Set(centsOf(unrated))).toEqual(new Set([undefined]));
});
