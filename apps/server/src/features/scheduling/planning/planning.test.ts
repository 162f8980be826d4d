import type { AnyDraft } from '@horae/contract/scheduling/plan-drafts';
import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';
import { staffTimelineContract } from '@horae/contract/scheduling/staff-timeline.contract';
import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountHotels, accounts } from '#features/core/session/session.table';
import { emails } from '#features/office/email/email.table';
import { employees } from '#features/people/people/employees.table';
import { auditEntries } from '#platform/audit.table';
import { activeAccount, wholeHotel } from '#test/accounts';
import { emptyRoster, publishSeen, savedShift, twoPeople } from '#test/plans';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { planPublications } from '../publications/publications.table';

const hotel = 1003;
const week = { hotel, first: '2030-06-03', last: '2030-06-09' };
let api: TestApp;
let [maria, petros] = [0, 0];
beforeAll(async () => {
  api = await startTestApp();
  [maria, petros] = await twoPeople(api, hotel);
  await api.database.db.update(accountHotels).set({ mayPlan: true }).where(eq(accountHotels.companyId, hotel));
});
afterAll(() => api.stop());
beforeEach(() => emptyRoster(api));

const work = (day: string, from: string, to: string, more: object = {}) => ({
  employeeId: maria,
  typeOfShift: 'Regular' as const,
  start: `${day}T${from}`,
  end: `${to > from ? day : nextDay(day)}T${to}`,
  ...more,
});
const nextDay = (day: string) => new Date(Date.parse(`${day}T12:00Z`) + 86_400_000).toISOString().slice(0, 10);
const off = (day: string, more: object = {}) => ({
  employeeId: maria,
  typeOfShift: 'DayOff' as const,
  start: `${day}T00:00`,
  end: `${nextDay(day)}T00:00`,
  ...more,
});
const change = (changes: object[], ask = api.asAdmin) =>
  ask(unchecked(planning.change), { body: { ...week, way: 'typed', changes } });
const read = (ask = api.asAdmin) => ask(planning.read, { query: week });
const published = async () =>
  (
    await api.asAdmin(unchecked(staffTimelineContract.filtered), {
      body: {
        selectedHotel: { ErpCompanyId: hotel },
        dates: { start: '2030-06-03', end: '2030-06-10' },
        filters: { calendars: [3000, 3001, 3002] },
      },
    })
  ).body.events;
const publish = (more: object = {}) => publishSeen(api.asAdmin, week, more);
const seen = ({ version, published: of }: AnyDraft) => ({ draft: version, published: of?.version ?? null });
/** A published shift of this week. */
const worked = (day: string, from: string, to: string, more: object = {}) =>
  savedShift(api, { hotel, ...work(day, from, to, more) });

describe('a draft', () => {
  it('is seen by planners alone until it is published, and then by everybody', async () => {
    const { body } = await change([
      { item: work('2030-06-03', '07:00', '15:00', { notes: 'Πισίνα' }) },
      { item: off('2030-06-04') },
    ]);

    expect(body.drafts).toHaveLength(2);
    expect(body.drafts[0]).toMatchObject({
      version: 1,
      published: null,
      item: { employeeId: maria, title: 'Regular shift', start: '2030-06-03T07:00:00+03:00', notes: 'Πισίνα' },
      by: expect.any(String),
    });
    expect(await published()).toEqual([]);
    expect((await read()).body.drafts.map(({ id }) => id)).toEqual(body.drafts.map(({ id }) => id));

    expect((await publish()).body).toEqual({ published: 2, people: 1 });

    expect((await published()).map(({ id, title }) => [id, title])).toEqual([
      [body.drafts[0]!.id, 'Regular shift'],
      [body.drafts[1]!.id, 'Day off'],
    ]);
    expect((await read()).body).toMatchObject({ drafts: [], steps: { undo: null, redo: null } });
  });

  it('moves a published shift to another person and day; the published one stays as it is until then', async () => {
    const shift = await worked('2030-06-03', '07:00', '15:00');

    const { body } = await change([{ ...shift, item: work('2030-06-05', '15:00', '23:00', { employeeId: petros }) }]);

    expect(body.drafts[0]).toMatchObject({
      id: shift.id,
      published: { version: 1, employeeId: maria },
      item: { employeeId: petros },
    });
    expect(await published()).toMatchObject([{ id: shift.id, employeeId: maria }]);
    const { body: preview } = await api.asAdmin(planning.preview, { body: week });
    expect(
      preview.people
        .map(({ employeeId, minutesBefore, minutesAfter }) => [employeeId, minutesBefore, minutesAfter])
        .toSorted(),
    ).toEqual(
      [
        [maria, 480, 0],
        [petros, 0, 480],
      ].toSorted(),
    );
    await publish();
    expect(await published()).toMatchObject([{ id: shift.id, employeeId: petros, start: '2030-06-05T15:00:00+03:00' }]);
  });

  it('that gives a shift its published times again is no draft any more', async () => {
    const shift = await worked('2030-06-03', '07:00', '15:00');
    const { body } = await change([{ ...shift, item: work('2030-06-03', '08:00', '16:00') }]);

    const back = await change([
      { id: shift.id, seen: seen(body.drafts[0]!), item: work('2030-06-03', '07:00', '15:00') },
    ]);

    expect(back.body).toMatchObject({ drafts: [], gone: [shift.id] });
    expect((await read()).body.drafts).toEqual([]);
  });

  it('takes a shift off the plan', async () => {
    const shift = await worked('2030-06-03', '07:00', '15:00');

    const { body } = await change([{ ...shift, item: null }]);

    expect(body.drafts[0]).toMatchObject({ id: shift.id, item: null });
    expect(await published()).toHaveLength(1);
    await publish();
    expect(await published()).toEqual([]);
  });

  it('lets two people swap their shifts in one action', async () => {
    const [hers, his] = [
      await worked('2030-06-03', '07:00', '15:00'),
      await worked('2030-06-03', '08:00', '16:00', { employeeId: petros }),
    ];

    const { status } = await change([
      { ...hers, item: work('2030-06-03', '07:00', '15:00', { employeeId: petros }) },
      { ...his, item: work('2030-06-03', '08:00', '16:00') },
    ]);

    expect(status).toBe(200);
    expect((await publish()).status).toBe(200);
    expect((await published()).map(({ id, employeeId }) => [id, employeeId])).toEqual([
      [hers.id, petros],
      [his.id, maria],
    ]);
  });
});

describe('what nobody can work', () => {
  it.each<[string, () => object[], string]>([
    [
      'two places at once',
      () => [{ item: work('2030-06-03', '07:00', '15:00') }, { item: work('2030-06-03', '14:00', '18:00') }],
      'already works from',
    ],
    [
      'work on a day off',
      () => [{ item: off('2030-06-03') }, { item: work('2030-06-03', '14:00', '18:00') }],
      'Take that',
    ],
    [
      'two leaves on one day',
      () => [{ item: off('2030-06-03') }, { item: off('2030-06-03', { typeOfShift: 'AnnualLeave' }) }],
      'There is already leave',
    ],
  ])('is refused, and nothing of the action is kept: %s', async (_what, changes, sentence) => {
    const { status, body } = await change(changes());

    expect([status, body.error.message]).toEqual([409, expect.stringContaining(sentence)]);
    expect((await read()).body.drafts).toEqual([]);
  });

  it('is found beside the published plan, also over midnight', async () => {
    await worked('2030-06-03', '22:00', '06:00');

    const { status } = await change([{ item: work('2030-06-04', '05:00', '09:00') }]);

    expect(status).toBe(409);
  });

  it('is refused for somebody who has left, whether they left before the draft or since', async () => {
    const leaves = (day: string | null) =>
      api.database.db
        .update(employees)
        .set({ lastDay: day })
        .where(and(eq(employees.id, maria), eq(employees.companyId, hotel)));
    await leaves('2030-06-04');
    const refused = await change([{ item: work('2030-06-05', '07:00', '15:00') }]);
    expect([refused.status, (await read()).body.drafts]).toEqual([400, []]);
    await leaves(null);
    await change([{ item: work('2030-06-05', '07:00', '15:00') }]);

    await leaves('2030-06-04');

    const { status, body } = await publish();
    expect([status, body.error.message]).toEqual([400, expect.stringContaining('2030-06-04')]);
    expect(await published()).toEqual([]);
    await leaves(null);
  });

  it('is refused with the field of the change', async () => {
    const { body } = await change([
      { item: work('2030-06-03', '07:00', '07:00') },
      { item: work('2030-06-03', '07:00', '15:00', { breakMinutes: 480 }) },
    ]);

    expect(body.error).toMatchObject({ fields: [{ path: 'changes.1.item.breakMinutes' }] });
  });
});

describe('undo', () => {
  it('gives back what was, step by step, and does it again', async () => {
    const shift = await worked('2030-06-03', '07:00', '15:00');
    const first = (await change([{ ...shift, item: work('2030-06-03', '08:00', '16:00') }])).body;
    const second = (
      await change([{ id: shift.id, seen: seen(first.drafts[0]!), item: null }, { item: off('2030-06-03') }])
    ).body;
    const turn = (step: number | null, again = false) =>
      api.asAdmin(planning.undo, { body: { ...week, step: step!, again } });

    const once = await turn(second.steps.undo);
    expect(once.body.drafts).toMatchObject([{ id: shift.id, item: { start: '2030-06-03T08:00:00+03:00' } }]);
    const twice = await turn(once.body.steps.undo);
    expect(twice.body).toMatchObject({ drafts: [], gone: [shift.id], steps: { undo: null } });
    const again = await turn(twice.body.steps.redo, true);
    expect(again.body.drafts).toMatchObject([{ item: { start: '2030-06-03T08:00:00+03:00' } }]);
    const both = await turn(again.body.steps.redo, true);
    expect(both.body.drafts).toHaveLength(2);
    expect(both.body.steps.redo).toBeNull();
    expect((await turn(both.body.steps.undo! + 1)).status).toBe(409);
  });

  it('never overwrites what somebody else has changed since', async () => {
    const { body } = await change([{ item: work('2030-06-03', '07:00', '15:00') }]);
    const [draft] = body.drafts;
    const other = (
      await change([{ id: draft!.id, seen: seen(draft!), item: work('2030-06-03', '09:00', '17:00') }], api.asClient)
    ).body;

    const undone = await api.asAdmin(planning.undo, { body: { ...week, step: body.steps.undo! } });

    expect([undone.status, undone.body.error.message]).toEqual([409, expect.stringContaining('Somebody else')]);
    expect((await read()).body).toMatchObject({ drafts: other.drafts, steps: { undo: null } });
  });
});

describe('two planners', () => {
  it('do not overwrite each other: the second is told, and nothing is written', async () => {
    const shift = await worked('2030-06-03', '07:00', '15:00');
    await change([{ ...shift, item: work('2030-06-03', '08:00', '16:00') }]);

    const late = await change(
      [{ item: off('2030-06-07') }, { ...shift, item: work('2030-06-03', '10:00', '18:00') }],
      api.asClient,
    );

    expect(late.status).toBe(412);
    expect((await read()).body.drafts).toHaveLength(1);
  });

  it('of ten who place somebody at once, one succeeds', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => change([{ item: work('2030-06-03', '07:00', '15:00') }])),
    );

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
  });
});

describe('publishing', () => {
  it('needs the right to approve and a reason where the plan is against the law', async () => {
    const { body } = await change([
      { item: work('2030-06-03', '15:00', '23:00') },
      { item: work('2030-06-04', '07:00', '15:00') },
    ]);
    expect(body.findings).toMatchObject([{ kind: 'planRest', employeeId: maria, measured: 480, limit: 660 }]);

    const silent = await publish();
    expect([silent.status, silent.body.error.code]).toEqual([400, 'VALIDATION']);
    expect(await published()).toEqual([]);

    expect((await publish({ reason: 'Storm: the ferry of the relief was cancelled.' })).status).toBe(200);
    const { reason, findings, items } = planPublications;
    const rows = await api.database.db
      .select({ reason, findings, items })
      .from(planPublications)
      .orderBy(desc(planPublications.id))
      .limit(1);
    expect(rows).toEqual([{ reason: 'Storm: the ferry of the relief was cancelled.', findings: 1, items: 2 }]);
  });

  it('tells whom it concerns, old beside new, in the language they read', async () => {
    const shift = await worked('2030-06-03', '07:00', '15:00');
    const grants = [{ ...wholeHotel(hotel), scope: 'self' as const, employeeId: maria }];
    const { id } = await activeAccount(api, 'maria@hotel.example', { grants });
    const { db } = api.database;
    await db.update(accounts).set({ language: 'el' }).where(eq(accounts.id, id));
    await change([{ ...shift, item: work('2030-06-03', '08:00', '16:00') }, { item: off('2030-06-04') }]);

    await publish();

    const isTheirs = eq(emails.accountId, id);
    const [letter] = await db.select().from(emails).where(isTheirs).orderBy(desc(emails.id)).limit(1);
    expect(letter!.subject).toContain('Το πρόγραμμά σας');
    expect(letter!.message).toContain('Δευ 3/6: 08:00–16:00 (ήταν 07:00–15:00)');
    expect(letter!.message).toContain('Τρί 4/6: ρεπό');
  });

  it('takes nothing from people whom the account does not plan, and discards nothing of theirs', async () => {
    const { db } = api.database;
    const ofHotel = eq(employees.companyId, hotel);
    const isMaria = and(ofHotel, eq(employees.id, maria));
    const [person] = await db.select({ own: employees.departmentId }).from(employees).where(isMaria);
    const { own } = person!;
    const [other] = await db
      .select({ outsider: employees.id })
      .from(employees)
      .where(and(ofHotel, ne(employees.departmentId, own), isNull(employees.lastDay)))
      .orderBy(employees.code)
      .limit(1);
    const { outsider } = other!;
    const places = { scope: 'places' as const, unitIds: [], departmentIds: [own], mayPlan: true };
    const grants = [{ ...wholeHotel(hotel), ...places }];
    const { session } = await activeAccount(api, 'head@hotel.example', { grants });
    const asHead = api.as(session.accessToken);
    const shift = await worked('2030-06-03', '07:00', '15:00', { employeeId: outsider });
    const { body } = await change([{ ...shift, item: work('2030-06-03', '07:00', '15:00') }]);

    const drafts = [{ id: shift.id, version: body.drafts[0]!.version }];
    expect((await asHead(planning.publish, { body: { ...week, drafts } })).status).toBe(404);
    expect((await asHead(planning.discard, { body: week })).status).toBe(404);
    expect(await published()).toMatchObject([{ id: shift.id, employeeId: outsider }]);
    expect((await read()).body.drafts).toHaveLength(1);
  });

  it('publishes only what was seen in the preview', async () => {
    await change([{ item: work('2030-06-03', '07:00', '15:00') }]);
    const { body } = await api.asAdmin(planning.preview, { body: week });
    const drafts = body.people.flatMap(({ changes }) => changes.map(({ id, version }) => ({ id, version })));
    await change([{ item: work('2030-06-04', '07:00', '15:00') }], api.asClient);

    const { status } = await api.asAdmin(planning.publish, { body: { ...week, drafts } });

    expect(status).toBe(409);
    expect(await published()).toEqual([]);
  });

  it('refuses a draft whose shift was changed in the published roster since', async () => {
    const shift = await worked('2030-06-03', '07:00', '15:00');
    await change([{ ...shift, item: work('2030-06-03', '08:00', '16:00') }]);
    await api.asAdmin(unchecked(shiftsContract.save), {
      body: { shift: { hotel, id: shift.id, ...work('2030-06-03', '09:00', '17:00') }, version: 1 },
    });

    expect((await publish()).status).toBe(409);
    expect(await published()).toMatchObject([{ start: '2030-06-03T09:00:00+03:00' }]);
  });

  it('leaves an audit row for each item, and can be given up instead', async () => {
    const { body } = await change([{ item: work('2030-06-03', '07:00', '15:00') }]);
    await publish();
    const rows = await api.database.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(and(eq(auditEntries.object, 'shift'), eq(auditEntries.objectId, body.drafts[0]!.id)));
    expect(rows).toEqual([{ action: 'add' }]);

    await change([{ item: work('2030-06-05', '07:00', '15:00') }]);
    const given = await api.asAdmin(planning.discard, { body: week });
    expect(given.body.gone).toHaveLength(1);
    expect((await read()).body.drafts).toEqual([]);
    await api.asAdmin(planning.undo, { body: { ...week, step: given.body.steps.undo! } });
    expect((await read()).body.drafts).toHaveLength(1);
  });
});

it('says before publishing who has an account in force, and so is told', async () => {
  const grants = [{ ...wholeHotel(hotel), scope: 'self' as const, employeeId: petros }];
  const { id } = await activeAccount(api, 'petros.told@hotel.example', { grants });
  await change([
    { item: work('2030-06-03', '07:00', '15:00') },
    { item: work('2030-06-03', '07:00', '15:00', { employeeId: petros }) },
  ]);
  const told = async () => {
    const { body } = await api.asAdmin(planning.preview, { body: week });
    return body.people.filter(({ hasAccount }) => hasAccount).map(({ employeeId }) => employeeId);
  };

  expect(await told()).toContain(petros);
  await api.database.db.update(accounts).set({ disabledAt: new Date() }).where(eq(accounts.id, id));
  expect(await told()).not.toContain(petros);
});
