import { randomUUID } from 'node:crypto';
import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';
import { punchesContract } from '@horae/contract/time/punches.contract';
import { and, asc, eq, notExists } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountHotels } from '#features/core/session/session.table';
import { employees } from '#features/people/people/employees.table';
import { activeAccount, wholeHotel } from './accounts';
import { startTestApp, type TestApp } from './start-test-app';

const hotel = 1003;
const people = 8;
const rounds = 3;

let api: TestApp;
let writers: number[];
beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  const { companyId, id } = employees;
  const isOfPerson = and(eq(accountHotels.companyId, companyId), eq(accountHotels.employeeId, id));
  const rows = await db
    .select({ id })
    .from(employees)
    .where(and(eq(companyId, hotel), notExists(db.select().from(accountHotels).where(isOfPerson))))
    .orderBy(asc(id))
    .limit(people);
  writers = rows.map(({ id }) => id);
});
afterAll(() => api.stop());

const deadlocks = async () =>
  (await api.database.pool.query('select deadlocks::int from pg_stat_database where datname = current_database()'))
    .rows[0].deadlocks;

it('takes shifts and punches of many people of a hotel at once, without deadlocks', async () => {
  const rights = { mayClock: true, mayPlan: true, mayApprove: true };
  const callers = [];
  for (const employeeId of writers) {
    const grants = [{ ...wholeHotel(hotel), ...rights, employeeId }];
    callers.push((await activeAccount(api, `writer-${employeeId}@hotel.example`, { grants })).session.accessToken);
  }
  const plan = (token: string, employeeId: number, day: number) => {
    const date = `2032-04-${String(day + 1).padStart(2, '0')}`;
    const shift = { hotel, employeeId, typeOfShift: 'Regular' as const, start: `${date}T07:00`, end: `${date}T15:00` };
    return api.as(token)(shiftsContract.save, { body: { shift } });
  };
  const clock = (token: string, round: number) => {
    const direction = round % 2 === 0 ? ('in' as const) : ('out' as const);
    return api.as(token)(punchesContract.clock, { body: { hotel, key: randomUUID(), direction } });
  };

  const answers = [];
  for (let round = 0; round < rounds; round += 1)
    answers.push(
      ...(await Promise.all(callers.flatMap((token, at) => [plan(token, writers[at]!, round), clock(token, round)]))),
    );

  expect(answers.filter(({ status }) => status >= 300).map(({ text }) => text)).toEqual([]);
  expect(await deadlocks()).toBe(0);
}, 120_000);
