import { waitingContract } from '@horae/contract/core/waiting.contract';
import { hotelsContract } from '@horae/contract/people/hotels.contract';
import { privacyContract } from '@horae/contract/people/privacy.contract';
import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { rosterApprovalContract as approval } from '@horae/contract/scheduling/roster-approval.contract';
import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';
import { and, desc, eq, gte, isNull, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emails } from '#features/office/email/email.table';
import { companies } from '#features/people/organisation/organisation.table';
import { employees } from '#features/people/people/employees.table';
import { auditEntries } from '#platform/audit.table';
import { activeAccount, wholeHotel } from '#test/accounts';
import { forgetNotices } from '#test/notices';
import { forgetPlans } from '#test/plans';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { rosterDrafts } from '../planning/planning.table';
import { readStaff, removeRosterFrom } from '../planning/roster-fixture';
import { shifts } from '../shifts/shifts.table';
import { planSubmissionItems, planSubmissions } from './roster-approval.table';

const hotel = 1003;
const week = { hotel, first: '2031-03-24', last: '2031-03-30' };
let api: TestApp;
let [maria, petros, leaver] = [0, 0, 0];
let asPlanner: TestApp['asAdmin'];
let asManager: TestApp['asAdmin'];
let asOther: TestApp['asAdmin'];
let accounts = { planner: 0, manager: 0, other: 0 };

beforeAll(async () => {
  api = await startTestApp();
  const staff = await readStaff(api, hotel, { take: 3, skip: 14 });
  [maria, petros, leaver] = staff.map(({ id }) => id) as [number, number, number];
  const planner = await account('planner@hotel.example', { mayPlan: true, mayApprove: false });
  const manager = await account('manager@hotel.example', { mayPlan: true, mayApprove: true });
  const other = await account('other@hotel.example', { mayPlan: true, mayApprove: true });
  accounts = { planner: planner.id, manager: manager.id, other: other.id };
  [asPlanner, asManager, asOther] = [planner.ask, manager.ask, other.ask];
}, 60_000);
afterAll(() => api.stop());
beforeEach(async () => {
  await forgetPlans(api);
  await api.database.db.delete(planSubmissions);
  await removeRosterFrom(api, '2031-01-01');
  await forgetNotices(api);
  await approvalIs(true);
});

async function account(email: string, rights: object) {
  const { id, session } = await activeAccount(api, email, { grants: [{ ...wholeHotel(hotel), ...rights }] });
  return { id, ask: api.as(session.accessToken) };
}
const approvalIs = (isNeeded: boolean) =>
  api.database.db.update(companies).set({ needsApproval: isNeeded }).where(eq(companies.companyId, hotel));
const work = (day: string, employeeId = maria, more: object = {}) => ({
  employeeId,
  typeOfShift: 'Regular' as const,
  start: `${day}T07:00`,
  end: `${day}T15:00`,
  ...more,
});
async function draft(...changes: object[]) {
  const answer = await asPlanner(unchecked(planning.change), {
    body: { ...week, way: 'typed', changes: changes.map((one) => ('item' in one ? one : { item: one })) },
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.drafts;
}
const seenDrafts = async (ask = asPlanner, more: object = {}) =>
  (await ask(unchecked(planning.preview), { body: { ...week, ...more, remark: undefined } })).body.people.flatMap(
    ({ changes }) => changes.map(({ id, version }) => ({ id, version })),
  );
const publish = async (ask: typeof asPlanner, more: object = {}) =>
  ask(planning.publish, { body: { ...week, drafts: await seenDrafts(ask), ...more } });
const submit = async (more: object = {}, headers = {}) =>
  asPlanner(approval.submit, { body: { ...week, drafts: await seenDrafts(asPlanner, more), ...more } }, headers);
async function submitted(more: object = {}) {
  const { status, body, text } = await submit(more);
  expect(status, text).toBe(200);
  const { id, version } = body.submission;
  return { hotel, id, version };
}
const approve = (of: { id: number; version: number }, ask = asManager, more: object = {}, headers = {}) =>
  ask(approval.approve, { body: { hotel, ...of, ...more } }, headers);
const sendBack = (of: { id: number; version: number }, ask = asManager, answer = 'Πιο νωρίς') =>
  ask(approval.sendBack, { body: { hotel, ...of, answer } });
const list = async (ask = asManager) => (await ask(approval.list, { query: { hotel } })).body;
const fromThen = gte(shifts.startsAt, new Date('2031-01-01'));
const publishedShifts = () => api.database.db.$count(shifts, fromThen);
async function mails(accountId: number) {
  const rows = await api.database.db
    .select({ subject: emails.subject })
    .from(emails)
    .where(and(eq(emails.fromEmail, 'no-reply@localhost'), eq(emails.accountId, accountId)))
    .orderBy(emails.id);
  return rows.map(({ subject }) => subject);
}
const messageOf = (answer: { text: string }) => JSON.parse(answer.text).error.message as string;

describe('where rosters need approval', () => {
  it('a planner submits, everybody who approves is told, and approving publishes it and tells the planner', async () => {
    await draft(work('2031-03-24'), work('2031-03-25', petros));
    const of = await submitted({ remark: 'Το Σάββατο έχει γάμο' });

    expect(await mails(accounts.manager)).toEqual([expect.stringContaining('Mar 24 – 30, 2031')]);
    expect(await mails(accounts.other)).toHaveLength(1);
    expect(await mails(accounts.planner)).toEqual([]);
    const { isNeeded, mayApprove, submissions } = await list();
    expect({ isNeeded, mayApprove, submissions }).toMatchObject({
      isNeeded: true,
      mayApprove: true,
      submissions: [{ id: of.id, state: 'waiting', people: 2, items: 2, isOwn: false, remark: 'Το Σάββατο έχει γάμο' }],
    });
    expect(await publishedShifts()).toBe(0);
    const { body: read } = await asManager(approval.read, { query: { hotel, id: of.id } });
    expect(read.changed).toEqual([]);
    expect(read.preview.people.map(({ minutesAfter }) => minutesAfter)).toEqual([480, 480]);

    const answer = await approve(of);

    expect(answer.body).toEqual({ published: 2, people: 2 });
    expect(await publishedShifts()).toBe(2);
    expect(await mails(accounts.planner)).toEqual([expect.stringMatching(/approved: Mar 24 – 30, 2031$/)]);
    expect((await list()).submissions).toEqual([]);
    const rows = await api.database.db
      .select({ by: auditEntries.accountId, deed: auditEntries.action, after: auditEntries.after })
      .from(auditEntries)
      .where(eq(auditEntries.object, 'submitted roster'))
      .orderBy(desc(auditEntries.id))
      .limit(2);
    expect(rows).toMatchObject([
      { by: accounts.manager, deed: 'change', after: { state: 'approved' } },
      { by: accounts.planner, deed: 'add', after: { people: 2, items: 2 } },
    ]);
  });

  it('a planner publishes nothing past it: not by call, retry or the calls that change the published roster', async () => {
    const [one] = await draft(work('2031-03-24'));
    const key = { 'idempotency-key': 'past it' };
    const body = { ...week, drafts: await seenDrafts() };
    for (const headers of [{}, key, key])
      expect((await asPlanner(planning.publish, { body }, headers)).status).toBe(403);
    const save = await asPlanner(unchecked(shiftsContract.save), { body: { shift: { hotel, ...work('2031-03-26') } } });
    expect([save.status, messageOf(save)]).toEqual([
      403,
      'Rosters of this hotel need approval. Plan the change as a draft and submit it.',
    ]);
    const of = await submitted();
    expect((await approve(of, asPlanner)).status).toBe(403);
    expect((await sendBack(of, asPlanner)).status).toBe(403);
    expect(await publishedShifts()).toBe(0);
    await approve(of);
    const remove = await asPlanner(shiftsContract.remove, { body: { hotel, id: one!.id, version: 1 } });
    expect(remove.status).toBe(403);
    expect(await publishedShifts()).toBe(1);
  });

  it('nobody approves what they submitted, whatever their rights are by then', async () => {
    await draft(work('2031-03-24'));
    const drafts = await seenDrafts(asManager);
    const { body } = await asManager(approval.submit, { body: { ...week, drafts } });
    const of = { id: body.submission.id, version: 1 };

    expect(messageOf(await approve(of))).toBe(
      'You submitted this roster yourself. Somebody else with the right to approve decides about it.',
    );
    expect((await sendBack(of)).status).toBe(403);
    expect((await list()).submissions).toMatchObject([{ isOwn: true }]);
    expect((await approve(of, asOther)).status).toBe(200);
  });

  it('it is sent back with remarks, which its planner gets, and can be submitted again', async () => {
    const [one] = await draft(work('2031-03-24'));
    const of = await submitted();

    expect((await sendBack(of, asManager, ' ')).status).toBe(400);
    expect((await sendBack(of)).status).toBe(200);

    expect(await mails(accounts.planner)).toEqual([expect.stringMatching(/sent back: Mar 24 – 30, 2031$/)]);
    expect((await list(asPlanner)).submissions).toMatchObject([
      { id: of.id, state: 'sentBack', answer: 'Πιο νωρίς', answeredBy: expect.any(String) },
    ]);
    expect((await list()).submissions).toEqual([]);
    expect(messageOf(await approve({ ...of, version: 2 }))).toMatch(/^This roster was already sent back by /);

    await draft({ id: one!.id, seen: { published: null, draft: 1 }, item: work('2031-03-24', maria, { notes: 'x' }) });
    const again = await submitted();
    expect((await list(asPlanner)).submissions.map(({ id }) => id)).toEqual([again.id]);
    expect((await approve(again)).status).toBe(200);
  });

  it.each<[string, (one: { id: number; version: number }) => object[]]>([
    [
      'changed',
      ({ id }) => [{ id, seen: { published: null, draft: 1 }, item: work('2031-03-24', maria, { notes: 'x' }) }],
    ],
    ['taken away', ({ id }) => [{ id, seen: { published: null, draft: 1 }, item: null }]],
    ['added', () => [work('2031-03-27')]],
  ])(
    'a draft that was %s since is named, and nothing is published until it is submitted again',
    async (_how, later) => {
      const [one] = await draft(work('2031-03-24'), work('2031-03-25', petros));
      const of = await submitted();
      await draft(...later(one!));

      const answer = await approve(of);

      expect([answer.status, messageOf(answer)]).toEqual([
        409,
        expect.stringMatching(/^The plan of .+ on 2031-03-2[47] was changed after it was submitted\./),
      ]);
      expect(await publishedShifts()).toBe(0);
      const { body } = await asManager(approval.read, { query: { hotel, id: of.id } });
      expect(body.changed).toMatchObject([{ employeeId: maria }]);

      const again = await submitted();
      expect(messageOf(await approve(of))).toBe(
        'This roster was submitted again in the meantime. Look at the newer one.',
      );
      expect((await approve(again)).status).toBe(200);
    },
  );

  it('work of others and of other days, planned since, stands in the way of nothing and stays a draft', async () => {
    await draft(work('2031-03-24'));
    const of = await submitted();
    await draft(work('2031-03-24', petros));

    expect((await approve(of)).body).toEqual({ published: 1, people: 1 });
    expect(await seenDrafts()).toHaveLength(1);
  });

  it('of approving and sending back at once, one wins and the other is told who was first', async () => {
    for (let round = 0; round < 5; round += 1) {
      await draft(
        work('2031-03-24', maria, { start: `2031-03-${24 + round}T07:00`, end: `2031-03-${24 + round}T15:00` }),
      );
      const of = await submitted();
      await forgetNotices(api);

      const answers = await Promise.all([approve(of), sendBack(of, asOther), approve(of, asOther)]);

      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
      for (const answer of answers.filter(({ status }) => status === 409))
        expect(messageOf(answer)).toMatch(/^This roster was already (approved|sent back) by /);
      expect(await mails(accounts.planner)).toHaveLength(1);
      await api.database.db.delete(rosterDrafts);
    }
  });

  it('submitting and approving again with the same key does nothing twice', async () => {
    await draft(work('2031-03-24'));
    const body = { ...week, drafts: await seenDrafts() };
    const key = { 'idempotency-key': 'submitted once' };
    const both = await Promise.all([1, 2].map(() => asPlanner(approval.submit, { body }, key)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]!.body).toEqual(both[1]!.body);
    expect(await mails(accounts.manager)).toHaveLength(1);

    const of = { id: both[0]!.body.submission.id, version: 1 };
    const approved = await Promise.all([1, 2].map(() => approve(of, asManager, {}, { 'idempotency-key': 'approved' })));
    expect(approved.map((one) => one.body)).toEqual([
      { published: 1, people: 1 },
      { published: 1, people: 1 },
    ]);
    expect(await mails(accounts.planner)).toHaveLength(1);
  });

  it('only what the planner saw is submitted', async () => {
    await draft(work('2031-03-24'));
    const drafts = await seenDrafts();
    await draft(work('2031-03-25'));
    const answer = await asPlanner(approval.submit, { body: { ...week, drafts } });
    expect(answer.status).toBe(409);
    expect((await list(asPlanner)).submissions).toEqual([]);
  });

  it('approving a roster against the law needs a reason, and work that begins soon an agreement', async () => {
    await draft(work('2031-03-24', maria, { start: '2031-03-24T06:00', end: '2031-03-24T23:30' }));
    const of = await submitted();
    expect((await approve(of)).status).toBe(400);
    expect((await approve(of, asManager, { reason: 'Γάμος 300 ατόμων' })).status).toBe(200);
  });

  it('a manager publishes directly; what was submitted of it counts as approved by them', async () => {
    await draft(work('2031-03-24'));
    const of = await submitted();
    expect((await publish(asManager)).status).toBe(200);
    expect((await list(asPlanner)).submissions).toEqual([]);
    expect(messageOf(await approve(of, asOther))).toMatch(/^This roster was already approved by /);
    expect(await mails(accounts.planner)).toHaveLength(1);
  });

  it('it is seen and approved by those alone who plan everybody in it, at this hotel', async () => {
    const [person] = await readStaff(api, hotel, { take: 1, skip: 14 });
    const isElsewhere = and(isNull(employees.lastDay), ne(employees.departmentId, person!.department));
    const [elsewhere] = await api.database.db
      .select({ department: employees.departmentId, employee: employees.id })
      .from(employees)
      .where(and(eq(employees.companyId, hotel), isElsewhere))
      .limit(1);
    const grants = [
      {
        ...wholeHotel(hotel),
        scope: 'places' as const,
        departmentIds: [elsewhere!.department],
        mayPlan: true,
      },
    ];
    const { session } = await activeAccount(api, `head${Date.now()}@hotel.example`, { grants });
    const asHead = api.as(session.accessToken);
    await draft(work('2031-03-24'), work('2031-03-24', elsewhere!.employee));
    const of = await submitted();

    expect((await list(asHead)).submissions).toEqual([]);
    expect((await asHead(approval.read, { query: { hotel, id: of.id } })).status).toBe(404);
    expect((await approve(of, asHead)).status).toBe(404);
    expect((await sendBack(of, asHead)).status).toBe(404);
    expect((await asManager(approval.read, { query: { hotel: 1004, id: of.id } })).status).toBe(404);
    expect((await api.asAdmin(approval.approve, { body: { ...of, hotel: 1004 } })).status).toBe(404);

    await api.database.db.delete(planSubmissions);
    const one = await submitted({ departments: [elsewhere!.department] });
    expect((await list(asHead)).submissions).toMatchObject([{ id: one.id, people: 1 }]);
    expect((await approve(one, asHead)).body).toEqual({ published: 1, people: 1 });
  });

  it('it counts among what needs attention of those who may approve it', async () => {
    await draft(work('2031-03-24'));
    await submitted();
    const count = async (ask: typeof asManager) => {
      const { body } = await ask(waitingContract.count, { query: { day: '2031-03-24', hotel } });
      return body.waiting.find(({ kind }) => kind === 'rostersToApprove')?.count;
    };
    expect([await count(asManager), await count(asPlanner), await count(api.asAdmin)]).toEqual([1, undefined, 1]);
  });

  it('the setting decides at the moment of the call', async () => {
    await draft(work('2031-03-24'));
    const of = await submitted();
    await approvalIs(false);
    expect((await submit()).status).toBe(409);
    expect((await publish(asPlanner)).status).toBe(200);
    expect((await list(asPlanner)).submissions).toEqual([]);
    expect((await approve(of)).status).toBe(409);

    await draft(work('2031-03-25'));
    await approvalIs(true);
    expect((await publish(asPlanner)).status).toBe(403);
    const again = await submitted();
    await approvalIs(false);
    expect((await approve(again)).status).toBe(200);
  });

  it('the days of a change of the clocks are submitted and approved like any other', async () => {
    await draft(work('2031-03-29', maria, { start: '2031-03-29T23:00', end: '2031-03-30T07:00' }));
    const of = await submitted();
    expect((await approve(of)).body).toEqual({ published: 1, people: 1 });
    const rows = await api.database.db.select().from(shifts).where(fromThen);
    expect(rows.map(({ startsAt, endsAt }) => (endsAt.getTime() - startsAt.getTime()) / 3_600_000)).toEqual([7]);
  });

  it('erasing somebody takes them and the remarks about them alone out of it', async () => {
    const { db } = api.database;
    await db.update(employees).set({ lastDay: null }).where(eq(employees.id, leaver));
    await draft(work('2031-03-24', leaver));
    const of = await submitted({ remark: 'Για εκείνον' });
    await sendBack(of, asManager, 'Όχι');
    const left = { firstDay: '2019-01-01', lastDay: '2020-01-31' };
    await db.update(employees).set(left).where(eq(employees.id, leaver));
    const erased = await api.asAdmin(unchecked(privacyContract.erase), { body: { hotel, id: leaver } });
    expect(erased.status, erased.text).toBe(200);
    const rows = await db.select().from(planSubmissions);
    expect(rows).toMatchObject([{ people: [], remark: null, answer: null }]);
    expect(await db.$count(planSubmissionItems)).toBe(0);
    expect((await list(asPlanner)).submissions).toMatchObject([{ people: 0, items: 0 }]);
    expect((await asPlanner(approval.read, { query: { hotel, id: of.id } })).body.preview.people).toEqual([]);
  });
});

it('a hotel administrator switches it on, and the change is kept in the audit', async () => {
  await approvalIs(false);
  const one = await api.asAdmin(hotelsContract.one, { query: { id: hotel } });
  const { companyId, ...settings } = one.body.hotel;
  const answer = await api.asAdmin(
    hotelsContract.update,
    { body: { id: companyId, hotel: { ...settings, needsApproval: true } } },
    { 'if-match': String(one.headers.etag) },
  );
  expect([answer.status, answer.body.hotel?.needsApproval]).toEqual([200, true]);
  expect((await list(asPlanner)).isNeeded).toBe(true);
});
