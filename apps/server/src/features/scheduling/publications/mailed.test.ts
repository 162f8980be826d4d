import { sessionContract } from '@horae/contract/core/session.contract';
import { personActionsContract as actions } from '@horae/contract/people/person-actions.contract';
import { privacyContract } from '@horae/contract/people/privacy.contract';
import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { publicationsContract as publications } from '@horae/contract/scheduling/publications.contract';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { employees } from '#features/people/people/employees.table';
import { dayWords } from '#platform/mail/date-words';
import { mailOutbox } from '#platform/mail/mail-outbox.table';
import { activeAccount, invite, wholeHotel } from '#test/accounts';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { rosterDrafts } from '../planning/planning.table';
import { readStaff, removeRosterOf } from '../planning/roster-fixture';
import { shifts } from '../shifts/shifts.table';
import { planPublications, publicationPeople } from './publications.table';

const hotel = 1003;
const day = '2037-11-04';
let api: TestApp;
let [maria, petros, anna] = [0, 0, 0];

beforeAll(async () => {
  // Nobody listens there, so that the mail stays in the outbox.
  api = await startTestApp({
    environment: { SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'https://horae.hotel.example' },
  });
  const staff = await readStaff(api, hotel, { take: 3, skip: 14 });
  [maria, petros, anna] = staff.map(({ id }) => id) as [number, number, number];
  const own = (employeeId: number) => ({
    grants: [{ ...wholeHotel(hotel), scope: 'self' as const, mayApprove: false, employeeId }],
  });
  const { session } = await activeAccount(api, 'maria@hotel.example', own(maria));
  await api.as(session.accessToken)(sessionContract.setLanguage, { body: { language: 'el' } });
  await activeAccount(api, 'petros@hotel.example', own(petros));
  await invite(api, 'anna@hotel.example', own(anna));
});
afterAll(() => api.stop());
beforeEach(async () => {
  const { db } = api.database;
  for (const table of [rosterDrafts, publicationPeople, planPublications, mailOutbox]) await db.delete(table);
  const [from, until] = [new Date('2037-11-03'), new Date('2037-11-06')];
  await db
    .delete(shifts)
    .where(and(eq(shifts.companyId, hotel), gt(shifts.startsAt, from), lt(shifts.startsAt, until)));
});

const week = { hotel, first: day, last: day };

async function publishFor(...people: number[]) {
  const changes = people.map((employeeId) => ({
    item: { employeeId, typeOfShift: 'Regular', start: `${day}T08:00`, end: `${day}T16:00` },
  }));
  const drafted = await api.asAdmin(unchecked(planning.change), { body: { ...week, way: 'typed', changes } });
  expect(drafted.status, drafted.text).toBe(200);
  const drafts = drafted.body.drafts.map(({ id, version }: { id: number; version: number }) => ({ id, version }));
  const key = { 'idempotency-key': `published once ${people.join()}` };
  const publish = () => api.asAdmin(planning.publish, { body: { ...week, drafts, reason: 'Test' } }, key);
  const answers = await Promise.all([publish(), publish()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
}

const mails = () =>
  api.database.db
    .select({ to: mailOutbox.to, subject: mailOutbox.subject, text: mailOutbox.text })
    .from(mailOutbox)
    .orderBy(sql`lower(${mailOutbox.to})`);

it('a published roster goes once to the own address of each person, in their language, to no open invitation', async () => {
  await publishFor(maria, petros, anna);

  const [toMaria, toPetros, ...others] = await mails();
  expect(others).toEqual([]);
  expect([toMaria!.to, toPetros!.to]).toEqual(['maria@hotel.example', 'petros@hotel.example']);
  expect(toMaria!.subject).toMatch(/^Το πρόγραμμά σας/);
  expect(toMaria!.text).toContain(`${dayWords(day, 'greek')}: 08:00–16:00`);
  expect(toMaria!.text).toContain('https://horae.hotel.example/my-time');
  expect(toPetros!.subject).toMatch(/^Your roster at /);
});

it('so does a reminder, and nothing of it stays when the person is erased', async () => {
  await publishFor(maria);
  const { body } = await api.asAdmin(publications.list, { query: week });
  const reminded = await api.asAdmin(publications.remind, { body: { hotel, id: body.publications[0]!.id } });
  expect(reminded.status).toBe(200);
  expect((await mails()).map(({ to }) => to)).toEqual(['maria@hotel.example', 'maria@hotel.example']);

  await removeRosterOf(api, hotel, [maria]);
  await api.database.db
    .update(employees)
    .set({ lastDay: sql`(now() - interval '9 days')::date` })
    .where(and(eq(employees.companyId, hotel), eq(employees.id, maria)));
  const erased = await api.asAdmin(unchecked(privacyContract.erase), { body: { hotel, id: maria } });
  expect(erased.status, erased.text).toBe(200);
  const nothing = { to: '', subject: '', text: '' };
  expect((await mails()).map(({ to, subject, text }) => ({ to, subject, text }))).toEqual([nothing, nothing]);
});

it('on a day of a loan within the hotel the mail names the department that has the person', async () => {
  const loan = {
    hostHotel: hotel,
    hostDepartment: 129,
    payer: 'home' as const,
    agreement: '',
    firstDay: day,
    lastDay: day,
  };
  const lent = await api.asAdmin(actions.setLoan, { body: { hotel, id: petros, loan } });
  expect(lent.status, lent.text).toBe(200);
  await publishFor(petros);

  expect((await mails())[0]!.text).toContain(`${dayWords(day, 'english')}: 08:00–16:00, Spa`);
  await api.asAdmin(actions.removeLoan, { body: { hotel, id: petros, firstDay: day } });
});
