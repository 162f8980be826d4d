import { privacyContract } from '@horae/contract/people/privacy.contract';
import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { publicationsContract as publications } from '@horae/contract/scheduling/publications.contract';
import { and, eq, like, notInArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountHotels } from '#features/core/session/session.table';
import { emails } from '#features/office/email/email.table';
import { companies, departments } from '#features/people/organisation/organisation.table';
import { employees } from '#features/people/people/employees.table';
import { auditEntries } from '#platform/audit.table';
import { hotelClock } from '#platform/hotel-time';
import { activeAccount, wholeHotel } from '#test/accounts';
import { forgetPlans } from '#test/plans';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { readStaff, removeRosterOf } from '../planning/roster-fixture';
import { publicationChanges, publicationPeople } from './publications.table';

const hotel = 1003;
const clock = hotelClock('Europe/Athens');
let api: TestApp;
let [maria, petros, leaver] = [0, 0, 0];
let asMaria: TestApp['asAdmin'];
let mariaAccount = 0;

beforeAll(async () => {
  api = await startTestApp();
  const staff = await readStaff(api, hotel, { take: 3, skip: 14 });
  [maria, petros, leaver] = staff.map(({ id }) => id) as [number, number, number];
  const grants = [{ ...wholeHotel(hotel), scope: 'self' as const, mayApprove: false, employeeId: maria }];
  const { id, session } = await activeAccount(api, 'maria@hotel.example', { grants });
  mariaAccount = id;
  asMaria = api.as(session.accessToken);
});
afterAll(() => api.stop());
beforeEach(async () => {
  await forgetPlans(api);
  await setNotice(24);
  await removeRosterOf(api, hotel, [maria, petros, leaver]);
});

const setNotice = (noticeHours: number) =>
  api.database.db.update(companies).set({ noticeHours }).where(eq(companies.companyId, hotel));
const now = () => Math.floor(Date.now() / 60_000) * 60;
/** Work of an hour that begins so many hours from now. */
const workIn = (hours: number, employeeId = maria) => ({
  employeeId,
  typeOfShift: 'Regular' as const,
  start: clock.format(now() + hours * 3600),
  end: clock.format(now() + (hours + 1) * 3600),
});
const around = () => ({
  hotel,
  first: clock.dayOf(now() - 30 * 3600),
  last: clock.dayOf(now() + 240 * 3600),
});
const draft = async (...items: object[]) => {
  const changes = items.map((item) => ('item' in item ? item : { item }));
  const answer = await api.asAdmin(unchecked(planning.change), { body: { ...around(), way: 'typed', changes } });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.drafts;
};
const preview = async () => (await api.asAdmin(planning.preview, { body: around() })).body;
async function publish(more: object = {}) {
  const { people } = await preview();
  const drafts = people.flatMap(({ changes }) => changes.map(({ id, version }) => ({ id, version })));
  // A plan of hours picked by the clock may be against the law, which is another matter.
  return api.asAdmin(planning.publish, { body: { ...around(), drafts, reason: 'Any hour will do', ...more } });
}
const agreed = (...people: number[]) => ({ shortNotice: { agreed: people, reason: null } });
const own = async (ask = asMaria) => (await ask(publications.own, { query: { hotel } })).body.publications;
const listed = async (ask = api.asAdmin) => (await ask(publications.list, { query: around() })).body.publications;
const report = async (more: object = {}, ask = api.asAdmin) =>
  (await ask(unchecked(publications.shortNotice), { query: { hotel, ...more } })).body;
const confirm = async (ask = asMaria, headers = {}) => {
  const seen = (await own()).map(({ id, version }) => ({ id, version }));
  return ask(publications.confirm, { body: { hotel, publications: seen } }, headers);
};
const auditOf = (object: string) =>
  api.database.db
    .select({
      deed: auditEntries.action,
      employee: auditEntries.employeeId,
      by: auditEntries.accountId,
      after: auditEntries.after,
    })
    .from(auditEntries)
    .where(eq(auditEntries.object, object))
    .orderBy(auditEntries.id);

describe('what is published', () => {
  it('is shown to its person, old beside new, until they confirm it, and then its planner sees that', async () => {
    const [before, after] = [workIn(100), workIn(110)];
    const [first] = await draft(before);
    await publish();
    await confirm();
    await draft({ id: first!.id, seen: { published: 1, draft: null }, item: after }, workIn(120, petros));
    await publish();

    const [mine, ...rest] = await own();
    expect(rest).toEqual([]);
    expect(mine).toMatchObject({
      by: expect.any(String),
      changes: [{ before: { start: before.start }, after: { start: after.start } }],
    });
    const [unseen] = await listed();
    expect(unseen).toMatchObject({ people: 2, seen: 0, withoutAccount: 1 });

    expect((await confirm()).body.publications).toEqual([]);

    const [seen] = await listed();
    expect(seen).toMatchObject({ people: 2, seen: 1, withoutAccount: 1 });
    const { people } = (await api.asAdmin(publications.people, { query: { hotel, id: seen!.id } })).body;
    expect(people.map(({ employeeId, hasAccount, seenAt }) => [employeeId, hasAccount, seenAt !== null])).toEqual([
      [petros, false, false],
      [maria, true, true],
    ]);
  });

  it('is confirmed once, however often and from wherever it is sent', async () => {
    await draft(workIn(100));
    await publish();
    const before = (await auditOf('publication')).length;
    const body = { hotel, publications: (await own()).map(({ id, version }) => ({ id, version })) };

    const key = { 'idempotency-key': 'seen once' };
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => asMaria(publications.confirm, { body })),
      asMaria(publications.confirm, { body }, key),
      asMaria(publications.confirm, { body }, key),
    ]);

    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(200));
    expect((await auditOf('publication')).slice(before)).toEqual([
      { deed: 'change', employee: maria, by: mariaAccount, after: { seenAt: expect.any(String) } },
    ]);
  });

  it('cannot be confirmed as another version, for others, or by an account without a person', async () => {
    await draft(workIn(100), workIn(100, petros));
    await publish();
    const { id } = (await own())[0]!;
    const of = (version: number) => ({ body: { hotel, publications: [{ id, version }] } });
    expect((await asMaria(publications.confirm, of(2))).status).toBe(412);
    expect((await api.asAdmin(publications.confirm, of(1))).status).toBe(403);
    const grants = [{ ...wholeHotel(hotel), scope: 'self' as const, mayApprove: false, employeeId: leaver }];
    const { session } = await activeAccount(api, 'other@hotel.example', { grants });
    expect((await api.as(session.accessToken)(publications.confirm, of(1))).status).toBe(404);
    expect(await own(api.as(session.accessToken))).toEqual([]);
    await api.database.db
      .update(accountHotels)
      .set({ employeeId: null, scope: 'hotel' })
      .where(eq(accountHotels.employeeId, leaver));
  });

  it('is listed for those who plan, of their people alone, and of this hotel', async () => {
    await draft(workIn(100), workIn(100, petros));
    await publish();
    const { id } = (await listed())[0]!;
    expect((await asMaria(publications.list, { query: around() })).status).toBe(403);
    expect((await asMaria(publications.people, { query: { hotel, id } })).status).toBe(403);
    expect((await api.asAdmin(publications.people, { query: { hotel: 1004, id } })).status).toBe(404);
    expect((await api.asAdmin(publications.remind, { body: { hotel: 1004, id } })).status).toBe(404);

    const [mariaIn, petrosIn] = await readStaff(api, hotel, { take: 2, skip: 14 });
    const theirs = [mariaIn!.department, petrosIn!.department];
    const [other] = await api.database.db
      .select({ id: departments.id })
      .from(departments)
      .where(and(eq(departments.companyId, hotel), notInArray(departments.id, theirs)))
      .limit(1);
    const asHead = async (email: string, departmentId: number) => {
      const places = { scope: 'places' as const, unitIds: [], departmentIds: [departmentId], mayPlan: true };
      const { session } = await activeAccount(api, email, { grants: [{ ...wholeHotel(hotel), ...places }] });
      return api.as(session.accessToken);
    };
    const outside = await asHead('outside@hotel.example', other!.id);
    expect(await listed(outside)).toEqual([]);
    expect((await outside(publications.people, { query: { hotel, id } })).status).toBe(404);
    const head = await asHead('head@hotel.example', mariaIn!.department);
    const { people } = (await head(publications.people, { query: { hotel, id } })).body;
    expect(people.map(({ employeeId }) => employeeId)).toContain(maria);
  });

  it('goes with the person who is erased', async () => {
    await draft(workIn(30, leaver), workIn(100));
    await publish();
    await draft(workIn(5, leaver));
    await publish({ shortNotice: { agreed: [], reason: 'The other cook fell ill' } });
    await removeRosterOf(api, hotel, [leaver]);
    await api.database.db
      .update(employees)
      .set({ lastDay: sql`(now() - interval '9 days')::date` })
      .where(and(eq(employees.companyId, hotel), eq(employees.id, leaver)));
    const erased = await api.asAdmin(unchecked(privacyContract.erase), { body: { hotel, id: leaver } });
    expect(erased.status, erased.text).toBe(200);
    for (const table of [publicationPeople, publicationChanges])
      expect(await api.database.db.$count(table, eq(table.employeeId, leaver))).toBe(0);
    expect((await report()).changes).toEqual([]);
    expect(await own()).toHaveLength(1);
  });
});

describe('a reminder', () => {
  it('goes to those who have an account and have not confirmed, once an hour', async () => {
    await draft(workIn(100), workIn(100, petros));
    await publish();
    const { id } = (await listed())[0]!;
    const remind = (headers = {}) => api.asAdmin(publications.remind, { body: { hotel, id } }, headers);

    const answers = await Promise.all([remind(), remind(), remind()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 200)!.body).toEqual({ reminded: 1, tooSoon: 0 });
    expect((await remind()).body.error.message).toMatch(
      /less than an hour ago\. Remind them again from \d\d:\d\d on\./,
    );
    const { db } = api.database;
    const isReminder = and(eq(emails.accountId, mariaAccount), like(emails.subject, 'Reminder:%'));
    expect(await db.$count(emails, isReminder)).toBe(1);

    await db.update(publicationPeople).set({ remindedAt: sql`${publicationPeople.remindedAt} - interval '1 hour'` });
    expect((await remind()).status).toBe(200);
    await confirm();
    expect((await remind()).body.error.message).toContain('nobody to remind');
  });
});

describe('a change within the notice time', () => {
  it('is marked in the preview, and needs the agreement of each person or a reason', async () => {
    await draft(workIn(9), workIn(5, petros), workIn(50));
    const { people, noticeHours } = await preview();
    const notices = people.flatMap(({ changes }) => changes.map(({ shortNotice }) => shortNotice));
    expect(noticeHours).toBe(24);
    expect(notices.filter((minutes) => minutes === null)).toHaveLength(1);
    // The minute may have turned since.
    expect(notices.filter((minutes) => minutes !== null).toSorted((a, b) => a - b)).toEqual([
      expect.closeTo(300, -1),
      expect.closeTo(540, -1),
    ]);

    for (const missing of [{}, agreed(maria), { shortNotice: { agreed: [petros], reason: '  ' } }]) {
      const { status, body } = await publish(missing);
      expect([status, body.error.fields![0]!.path]).toEqual([400, 'shortNotice.reason']);
    }
    expect(await listed()).toEqual([]);

    expect((await publish({ shortNotice: { agreed: [maria], reason: 'A guest bus came early' } })).status).toBe(200);
    const { total, changes } = await report();
    expect(total).toBe(2);
    expect(
      changes.map(({ employee, isAgreed, reason, noticeHours: hours }) => [employee.id, isAgreed, reason, hours]),
    ).toEqual([
      [maria, true, null, 24],
      [petros, false, 'A guest bus came early', 24],
    ]);
    expect(changes[0]!.notice).toBeGreaterThan(530);
    const audited = new Map((await auditOf('publication')).slice(-2).map(({ employee, after }) => [employee, after]));
    expect(audited.get(maria)).toEqual({ isAgreed: true, reason: null });
    expect(audited.get(petros)).toEqual({ isAgreed: false, reason: 'A guest bus came early' });
  });

  it('follows the hotel’s own notice time', async () => {
    await setNotice(72);
    await draft(workIn(50));
    expect((await publish()).status).toBe(400);
    await setNotice(0);
    await draft(workIn(3));
    expect((await publish()).status).toBe(200);
    expect((await report()).total).toBe(0);
  });

  it('is in the report of those who plan or approve, found by day, text and basis', async () => {
    await draft(workIn(9), workIn(5, petros));
    await publish({ shortNotice: { agreed: [maria], reason: 'Αλλαγή πτήσης' } });
    const totals = [
      { basis: 'agreed' },
      { q: 'αλλαγή' },
      { from: clock.dayOf(now() - 86_400 * 2), to: clock.dayOf(now() + 86_400 * 2) },
      { from: clock.dayOf(now() + 86_400 * 3) },
    ].map(async (query) => (await report(query)).total);
    expect(await Promise.all(totals)).toEqual([1, 1, 2, 0]);
    expect((await asMaria(publications.shortNotice, { query: { hotel } })).status).toBe(403);
    expect((await report({ hotel: 1004 })).total).toBe(0);
    const wrong = await api.asAdmin(publications.shortNotice, {
      query: { hotel, from: '2030-02-02', to: '2030-02-01' },
    });
    expect([wrong.status, wrong.body.error.fields![0]!.path]).toEqual([400, 'to']);
  });
});
