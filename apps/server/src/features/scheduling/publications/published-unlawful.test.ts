import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { publicationsContract as publications } from '@horae/contract/scheduling/publications.contract';
import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { employees } from '#features/people/people/employees.table';
import { auditEntries } from '#platform/audit.table';
import { activeAccount, wholeHotel } from '#test/accounts';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { planPublications } from './publications.table';

const hotel = 1003;
const week = { hotel, first: '2031-07-07', last: '2031-07-13' };
let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

/** Plans and publishes work in these days. */
async function publish(days: typeof week, reason: string, ...items: object[]) {
  const { body } = await api.asAdmin(unchecked(planning.change), {
    body: { ...days, way: 'typed', changes: items.map((item) => ({ item })) },
  });
  const drafts = body.drafts.map(({ id, version }: { id: number; version: number }) => ({ id, version }));
  const done = await api.asAdmin(planning.publish, { body: { ...days, drafts, reason } });
  expect(done.status, done.text).toBe(200);
}

const listed = async (ask = api.asAdmin, days = week) =>
  (await ask(publications.list, { query: days })).body.unlawful.map(({ by, first, last, reason }) => ({
    by,
    first,
    last,
    reason,
  }));

it('why a roster was published against the law is read by those who plan its people, and audited', async () => {
  const { db } = api.database;
  const rows = await db
    .selectDistinctOn([employees.departmentId], { id: employees.id, department: employees.departmentId })
    .from(employees)
    .where(and(eq(employees.companyId, hotel), isNull(employees.lastDay)))
    .orderBy(employees.departmentId, employees.code)
    .limit(2);
  const [person, other] = rows as [(typeof rows)[number], (typeof rows)[number]];
  const item = { employeeId: person.id, typeOfShift: 'Regular' };
  const late = { ...item, start: '2031-07-08T15:00', end: '2031-07-08T23:00' };
  const early = { ...item, start: '2031-07-09T06:00', end: '2031-07-09T14:00' };
  const reason = 'A colleague fell ill at noon';
  await publish(week, reason, late, early);

  const published = { by: expect.any(String), first: week.first, last: week.last, reason };
  expect(await listed()).toEqual([published]);
  expect(await listed(api.asAdmin, { hotel, first: '2031-07-14', last: '2031-07-20' })).toEqual([]);
  const [audited] = await db
    .select({ after: auditEntries.after })
    .from(auditEntries)
    .where(and(eq(auditEntries.object, 'publication'), eq(auditEntries.companyId, hotel)))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  expect(audited?.after).toMatchObject({ reason, firstDay: week.first, unlawfulFindings: expect.any(Number) });

  const planner = async (name: string, department: number) => {
    const places = { scope: 'places' as const, unitIds: [], departmentIds: [department] };
    const grants = [{ ...wholeHotel(hotel), ...places, mayPlan: true }];
    return api.as((await activeAccount(api, `${name}@hotel.example`, { grants })).session.accessToken);
  };
  expect(await listed(await planner('same', person.department))).toEqual([published]);
  const ofOther = await planner('other', other.department);
  expect(await listed(ofOther)).toEqual([]);

  // Of a file whose people were new nobody is named: only those who see the whole hotel read it.
  const days = { firstDay: week.first, lastDay: week.last };
  const ofFile = { employeeIds: [], items: 1, findings: 1, reason: 'From a file' };
  await db.insert(planPublications).values({ companyId: hotel, ...days, ...ofFile });
  expect((await listed()).map(({ reason: why }) => why)).toEqual(['From a file', reason]);
  expect(await listed(ofOther)).toEqual([]);
});

it('is read on the day of its finding too, which may lie before or after the published days', async () => {
  const [last] = await api.database.db
    .select({ id: employees.id })
    .from(employees)
    .where(and(eq(employees.companyId, hotel), isNull(employees.lastDay)))
    .orderBy(desc(employees.code))
    .limit(1);
  const work = (day: string, from: string, to: string) => {
    const times = { start: `${day}T${from}`, end: `${day}T${to}` };
    return { employeeId: last!.id, typeOfShift: 'Regular', ...times };
  };
  const only = (day: string) => ({ hotel, first: day, last: day });
  const reasons = async (day: string) => (await listed(api.asAdmin, only(day))).map(({ reason }) => reason);
  const [evening, morning] = ['2031-08-10', '2031-08-11'];
  await publish(only(morning), 'None is needed', work(morning, '07:00', '15:00'));
  expect(await reasons(morning)).toEqual([]);

  // Eight hours of rest, a finding of the morning: what is published is the evening alone.
  await publish(only(evening), 'A wedding until midnight', work(evening, '15:00', '23:00'));
  expect(await reasons(evening)).toEqual(['A wedding until midnight']);
  expect(await reasons(morning)).toEqual(['A wedding until midnight']);
  expect(await reasons('2031-08-12')).toEqual([]);
  expect(await reasons('2031-08-09')).toEqual([]);

  const [late, early] = ['2031-08-20', '2031-08-21'];
  await publish(only(early), 'None is needed', work(early, '06:00', '14:00'));
  const shift = { hotel, ...work(late, '15:00', '23:00') };
  const saved = await api.asAdmin(unchecked(shiftsContract.save), { body: { shift, reason: 'A colleague fell ill' } });
  expect(saved.status, saved.text).toBe(200);
  expect(await reasons(early)).toEqual(['A colleague fell ill']);
});
