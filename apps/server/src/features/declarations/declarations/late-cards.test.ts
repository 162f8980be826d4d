import { declarationsContract as contract } from '@horae/contract/declarations/declarations.contract';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditEntries } from '#platform/audit.table';
import { inTransaction } from '#platform/database';
import { unchecked } from '#test/unchecked';
import { takePunches } from '../../../clocking';
import { declarations, erganiSettings } from './declarations.table';
import { type DeclaringTest, declaringTest, hotel } from './declarations-fixture';

let test: DeclaringTest;
beforeAll(async () => {
  test = await declaringTest();
  // The demo has late cards of its own.
  await test.db.delete(declarations).where(and(eq(declarations.companyId, hotel), eq(declarations.kind, 'workCard')));
  await test.send();
});
afterAll(() => test.stop());

const zone = { companyId: hotel, timeZone: 'Europe/Athens' };
const minutesAgo = (minutes: number) => new Date(Math.floor(Date.now() / 1000) * 1000 - minutes * 60_000);
let count = 0;
const punch = (employeeId: number, minutes: number, direction: 'in' | 'out' = 'in') =>
  inTransaction(test.db, (tx) =>
    takePunches(tx, zone, [
      { employeeId, at: minutesAgo(minutes), direction, source: 'web', key: `late-card-${(count += 1)}` },
    ]),
  );
const list = async () =>
  (await test.api.asAdmin(contract.list, { query: { hotel, state: 'rejected', kind: 'workCard' } })).body;
const resolve = (body: object, ask = test.api.asAdmin) =>
  ask(unchecked(contract.resolveLateCards), { body: { hotel, ...body } });
interface Named {
  id: number;
  version: number;
}
const named = ({ id, version }: Named): Named => ({ id, version });

it('several late cards are sent with one reason, and those that changed since are left', async () => {
  const [one, two, three] = test.ids as [number, number, number];
  for (const id of [one, two, three]) await punch(id, 60);
  await test.send();
  const { declarations, lateCards } = await list();
  expect([declarations.length, lateCards]).toEqual([3, 3]);
  const [first, second, third] = declarations.map(named) as [Named, Named, Named];

  expect((await resolve({ cards: [first] })).status).toBe(400);
  const { body } = await resolve({
    cards: [first, second, { id: third.id, version: third.version + 1 }],
    lateReason: 'employerSystem',
  });
  expect(body).toEqual({ done: 2, stale: 1 });
  await test.send();
  const sent = test.simulator.accepted().filter(({ code }) => code === 'WRKCardSE');
  expect(JSON.stringify(sent.map(({ message }) => message)).match(/employerSystem/g)).toHaveLength(2);
  expect((await list()).lateCards).toBe(1);
});

it('all of them stay unsent for one reason, written down for each', async () => {
  for (const id of test.ids.slice(0, 3)) await punch(id, 40, 'out');
  await test.send();
  const before = (await list()).lateCards;
  expect(before).toBeGreaterThan(3);

  expect((await resolve({ reason: 'An old log of the clock' })).body).toEqual({ done: before, stale: 0 });
  expect(await list()).toMatchObject({ lateCards: 0, total: 0 });
  const given = eq(sql`${auditEntries.after}->>'reason'`, 'An old log of the clock');
  expect(await test.db.$count(auditEntries, and(eq(auditEntries.object, 'declaration'), given))).toBe(before);
});

it('not without the rights, and only about the people whom the account sees', async () => {
  expect((await resolve({ reason: 'No' }, test.api.asClient)).status).toBe(404);
});

it('after an outage the link to ERGANI is proposed as the reason; without one, nothing is', async () => {
  const [one, two] = test.ids.slice(3) as [number, number];
  const proposed = async () =>
    (await list()).declarations.map(({ employee, proposedReason }) => [employee!.id, proposedReason]);
  await punch(one, 80);
  await test.send();
  expect(await proposed()).toEqual([[one, null]]);

  test.simulator.faults.fail = { times: 1, status: 503 };
  await punch(two, 1);
  await test.send();
  expect(await test.rows(two)).toMatchObject([{ state: 'queued' }]);
  // It is reached again 20 minutes later.
  const { fact } = declarations;
  const { outages } = erganiSettings;
  const ofHotel = eq(erganiSettings.companyId, hotel);
  await test.db
    .update(declarations)
    .set({ fact: sql`${fact} || jsonb_build_object('at', (${fact}->>'at')::float8 - 1200000)` })
    .where(eq(declarations.employeeId, two));
  await test.db
    .update(erganiSettings)
    .set({
      outages: sql`jsonb_set(${outages}, '{0,from}', to_jsonb((${outages}->0->>'from')::float8 - 1200000))`,
    })
    .where(ofHotel);
  await test.sendAgain();
  await punch(test.ids[0]!, 1);
  await test.send();
  expect(await proposed()).toEqual(
    expect.arrayContaining([
      [one, null],
      [two, 'linkToErgani'],
    ]),
  );
  expect(await test.db.select({ outages }).from(erganiSettings).where(ofHotel)).toMatchObject([
    { outages: [{ to: expect.any(Number) }] },
  ]);
});

it('cards and schedules are switched on and off apart', async () => {
  const id = test.ids[3]!;
  const change = async (switches: object) => {
    const { settings } = (await test.api.asAdmin(contract.settings, { query: { hotel } })).body;
    const { target, baseUrl, branch, username, userType, version } = settings;
    const form = { hotel, target, baseUrl, branch, username, userType, version, isSending: true, ...switches };
    expect((await test.api.asAdmin(contract.saveSettings, { body: form })).status).toBe(200);
  };
  await test.plan(id, 'Regular', '2031-03-03 07:00', '2031-03-03 15:00');
  const kinds = async () => (await test.rows(id)).map(({ kind, state }) => `${kind} ${state}`);

  await change({ sendsCards: false });
  const before = await kinds();
  await punch(id, 2, 'out');
  expect((await test.submit([id])).body).toEqual({ queued: 1 });
  await test.send();
  expect(await kinds()).toEqual([...before, 'dailySchedule accepted']);

  await change({ sendsCards: true, sendsSchedules: false });
  await punch(id, 1, 'in');
  await test.send();
  expect(await kinds()).toEqual([...before, 'dailySchedule accepted', 'workCard accepted']);
  const refused = await test.take([]);
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([409, expect.stringContaining('switched off')]);
  const board = await test.api.asAdmin(contract.board, { query: { hotel, from: '2031-03-03', to: '2031-03-09' } });
  expect(board.body).toMatchObject({ sendsCards: true, sendsSchedules: false, maySubmit: false });
});
