import { declarationsContract as contract } from '@horae/contract/declarations/declarations.contract';
import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { addDays } from '@horae/local-time/local-date';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { companies } from '#features/people/organisation/organisation.table';
import { hotelClock } from '#platform/hotel-time';
import { doDue } from '#platform/work/run-work';
import { forgetPlans } from '#test/plans';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { dailyDeclaring } from '../../declarations/declarations/daily-declaring';
import { daysToDeclare, declarations } from '../../declarations/declarations/declarations.table';
import { shifts } from '../shifts/shifts.table';
import { readStaff, removeRosterOf } from './roster-fixture';

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
  const [person] = await readStaff(api, hotel, { take: 1, skip: 17 });
  maria = person!.id;
}, 60_000);
afterAll(() => api.stop());
beforeEach(async () => {
  const { db } = api.database;
  await forgetPlans(api);
  await db.delete(daysToDeclare);
  await removeRosterOf(api, hotel, [maria]);
  await db.delete(declarations).where(and(eq(declarations.companyId, hotel), eq(declarations.employeeId, maria)));
  await db.update(companies).set({ publishesAtOnce: false, needsApproval: false });
  await saved({ declares: 'daily', declaresAt: justNow });
});

async function saved(switches: object) {
  const { settings } = (await api.asAdmin(unchecked(contract.settings), { query: { hotel } })).body;
  const { version } = settings;
  const more = { target: 'simulator', branch: 0, userType: '02', isSending: false };
  const answer = await api.asAdmin(unchecked(contract.saveSettings), {
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
async function daysOf(table: typeof daysToDeclare | typeof declarations, day: PgColumn) {
  const ofMaria = and(eq(table.companyId, hotel), eq(table.employeeId, maria));
  const rows = await api.database.db.select({ day }).from(table).where(ofMaria).orderBy(day);
  return rows.map((row) => row.day);
}
const waiting = () => daysOf(daysToDeclare, daysToDeclare.day);
const declared = () => daysOf(declarations, declarations.firstDay);
const mariasShifts = () =>
  api.database.db
    .select({ id: shifts.id, version: shifts.version })
    .from(shifts)
    .where(and(eq(shifts.companyId, hotel), eq(shifts.employeeId, maria)));
const board = async () =>
  (await api.asAdmin(unchecked(contract.board), { query: { hotel, from: today, to: today, page: 1, perPage: 10 } }))
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
  await api.database.db.update(daysToDeclare).set({ askedAt: new Date((starts - 1800) * 1000) });

  await run(starts - 1200);
  expect(await declared()).toEqual([]);
  await run(starts - 600);
  expect(await declared()).toEqual([soon]);
});

it('a plan that changed again is declared as it is then, and a day that somebody submitted waits no longer', async () => {
  await publish(work(soon), work(later));
  const range = { hotel, from: soon, to: soon };
  const { people } = (await api.asAdmin(contract.toSubmit, { body: { ...range, employees: [maria] } })).body;
  const taken = people.map(({ id, seen }) => ({ id, seen, days: [soon] }));
  const answer = await api.asAdmin(contract.submit, { body: { ...range, people: taken } });
  expect(answer.status, answer.text).toBe(200);
  expect([await waiting(), await declared()]).toEqual([[later], [soon]]);
  const { db } = api.database;
  await db
    .update(shifts)
    .set({ endsAt: sql`${shifts.endsAt} + interval '1 hour'` })
    .where(and(eq(shifts.companyId, hotel), eq(shifts.employeeId, maria), gt(shifts.startsAt, new Date(later))));

  await run(nextHour);

  const rows = await db
    .select({
      ends: sql`to_char(to_timestamp((${declarations.days} -> 0 -> 'parts' -> 0 ->> 'end')::float8) at time zone 'Europe/Athens', 'HH24:MI')`,
    })
    .from(declarations)
    .where(and(eq(declarations.employeeId, maria), eq(declarations.firstDay, later)));
  expect(rows).toEqual([{ ends: '17:00' }]);
});

it('a day whose plan is taken away while it waits is no rest day, unless somebody ticked it', async () => {
  await publish(work(soon), work(later));
  await removeRosterOf(api, hotel, [maria]);
  await run(nextHour);
  expect([await waiting(), await declared()]).toEqual([[], []]);

  await publish(work(soon));
  const rows = await mariasShifts();
  const removed = rows.map(({ id, version }) => ({ id, seen: { published: version, draft: null }, item: null }));
  await publishing({ past: false, unplanned: [{ employeeId: maria, day: soon }] }, ...removed);
  expect(await waiting()).toEqual([soon]);
  await run(nextHour);
  expect([await waiting(), await declared()]).toEqual([[], [soon]]);
});

it('a day that the last publication leaves out waits no longer', async () => {
  await publish(work(soon));
  const rows = await mariasShifts();
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
  await api.database.db.update(companies).set({ publishesAtOnce: true }).where(eq(companies.companyId, hotel));
  await run(nextHour);
  await api.database.db.delete(declarations).where(eq(declarations.employeeId, maria));
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
  const { version } = (await api.asAdmin(unchecked(contract.settings), { query: { hotel } })).body.settings;
  const body = { hotel, version, target: 'simulator', branch: 0, userType: '02', isSending: false, declaresAt };
  const answer = await api.asAdmin(unchecked(contract.saveSettings), { body });
  expect(answer.status).toBe(400);
  expect(answer.text).toContain('Enter a time such as 07:00.');
});
