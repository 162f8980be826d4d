import type { AnyChanged } from '@horae/contract/scheduling/plan-drafts';
import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emails } from '#features/office/email/email.table';
import { companies } from '#features/people/organisation/organisation.table';
import { hotelClock } from '#platform/hotel-time';
import { activeAccount, wholeHotel } from '#test/accounts';
import { forgetNotices } from '#test/notices';
import { forgetPlans, savedShift, twoPeople } from '#test/plans';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { shifts } from '../shifts/shifts.table';
import { removeRosterOf } from './roster-fixture';

const hotel = 1003;
const week = { hotel, first: '2031-03-24', last: '2031-03-30' };
const clock = hotelClock('Europe/Athens');
let api: TestApp;
let [maria, petros] = [0, 0];
let mariaAccount = 0;

beforeAll(async () => {
  api = await startTestApp();
  [maria, petros] = await twoPeople(api, hotel);
  const grants = [{ ...wholeHotel(hotel), scope: 'self' as const, mayApprove: false, employeeId: maria }];
  mariaAccount = (await activeAccount(api, 'maria@hotel.example', { grants })).id;
}, 60_000);
afterAll(() => api.stop());
beforeEach(async () => {
  await forgetPlans(api);
  await removeRosterOf(api, hotel, [maria, petros]);
  await set({});
});

const set = ({ atOnce = true, approval = false, notice = 24 }) =>
  api.database.db
    .update(companies)
    .set({ publishesAtOnce: atOnce, needsApproval: approval, noticeHours: notice })
    .where(eq(companies.companyId, hotel));
const work = (day: string, from = '07:00', to = '15:00', employeeId = maria) => ({
  employeeId,
  typeOfShift: 'Regular' as const,
  start: `${day}T${from}`,
  end: `${day}T${to}`,
});
/** A shift of the published plan, of which its person was told before. */
async function worked(day: string, employeeId = maria) {
  const saved = await savedShift(api, { hotel, ...work(day, '07:00', '15:00', employeeId) });
  await forgetNotices(api);
  return saved;
}
const ask = (changes: object[], days: object = week, headers = {}) =>
  api.asAdmin(unchecked(planning.change), { body: { ...days, way: 'typed', changes } }, headers);
async function change(...changes: object[]): Promise<AnyChanged> {
  const answer = await ask(changes);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}
const undo = (step: number, again = false) => api.asAdmin(planning.undo, { body: { ...week, step, again } });
async function plan() {
  const rows = await api.database.db
    .select({ start: sql<string>`to_char(${shifts.startsAt} at time zone 'Europe/Athens', 'DD HH24:MI')` })
    .from(shifts)
    .where(and(eq(shifts.companyId, hotel), inArray(shifts.employeeId, [maria, petros])))
    .orderBy(shifts.startsAt);
  return rows.map(({ start }) => start);
}
const told = () =>
  api.database.db.$count(emails, and(eq(emails.accountId, mariaAccount), eq(emails.fromEmail, 'no-reply@localhost')));

describe('in a hotel that publishes single changes at once', () => {
  it('a change in a week that is published already is published, its person is told, and undo publishes back', async () => {
    await forgetNotices(api);
    const shift = await worked('2031-03-25');

    const first = await change({ ...shift, item: work('2031-03-25', '08:00', '16:00') });
    const second = await change({ item: work('2031-03-26') });

    expect([first, second]).toMatchObject([
      { isPublished: true, kept: null, drafts: [], gone: [shift.id] },
      { isPublished: true, drafts: [] },
    ]);
    expect(await plan()).toEqual(['25 08:00', '26 07:00']);
    expect(await told()).toBe(2);
    const undone = await undo(second.steps.undo!);
    expect(undone.body).toMatchObject({ isPublished: true, steps: { undo: first.steps.undo } });
    expect(await plan()).toEqual(['25 08:00']);
    await undo(first.steps.undo!);
    expect(await plan()).toEqual(['25 07:00']);
    const again = await undo(first.steps.undo!, true);
    expect(again.status, again.text).toBe(200);
    await undo(second.steps.undo!, true);
    expect(await plan()).toEqual(['25 08:00', '26 07:00']);
    expect(await told()).toBe(6);
  });

  it('what is taken off or given to somebody else is published, and comes back as it was', async () => {
    const [one, other] = [await worked('2031-03-25'), await worked('2031-03-25', petros)];
    const gone = await change({ ...one, item: null });
    expect(await plan()).toEqual(['25 07:00']);
    await undo(gone.steps.undo!);
    expect(await plan()).toEqual(['25 07:00', '25 07:00']);
    const moved = await change({ ...other, item: work('2031-03-26', '09:00', '17:00') });
    expect(moved.isPublished).toBe(true);
    expect(await plan()).toEqual(['25 07:00', '26 09:00']);
  });

  it('a first plan of a week stays a draft, until a publication covers the day for that person', async () => {
    expect(await change({ item: work('2031-03-25') })).toMatchObject({ isPublished: false, kept: null });
    const body = { ...week, first: '2031-03-24', last: '2031-03-26' };
    const preview = await api.asAdmin(planning.preview, { body });
    const drafts = preview.body.people.flatMap(({ changes }) => changes.map(({ id, version }) => ({ id, version })));
    expect((await api.asAdmin(planning.publish, { body: { ...body, drafts } })).status).toBe(200);

    expect((await change({ item: work('2031-03-26') })).isPublished).toBe(true);
    expect(await change({ item: work('2031-03-28') })).toMatchObject({ isPublished: false, kept: null });
    expect((await change({ item: work('2031-03-24', '07:00', '15:00', petros) })).isPublished).toBe(false);
  });

  it.each<[string, object, () => object, string]>([
    ['where rosters need approval', { approval: true }, () => work('2031-03-26'), 'approval'],
    ['which is against the law', {}, () => work('2031-03-26', '04:00', '23:00'), 'unlawful'],
  ])('a change %s stays a draft, and that is said', async (_which, settings, item, kept) => {
    await worked('2031-03-25');
    await set(settings);
    expect(await change({ item: item() })).toMatchObject({ isPublished: false, kept, drafts: [{ version: 1 }] });
    expect(await plan()).toEqual(['25 07:00']);
  });

  it('a change at short notice stays a draft', async () => {
    const now = Math.floor(Date.now() / 60_000) * 60;
    // Late in the evening, hours from now are tomorrow.
    const days = { hotel, first: clock.dayOf(now), last: clock.dayOf(now + 24 * 3600) };
    const at = (hours: number) => clock.format(now + hours * 3600);
    const times = (from: number, to: number) => ({
      employeeId: maria,
      typeOfShift: 'Regular' as const,
      start: at(from),
      end: at(to),
    });
    const { body } = await api.asAdmin(unchecked(shiftsContract.save), {
      body: { shift: { hotel, ...times(2, 4) }, agreed: [maria] },
    });
    const item = times(3, 5);
    const seen = { published: body.version, draft: null };
    const answer = await ask([{ id: body.shift.id, seen, item }], days);
    expect(answer.body).toMatchObject({ isPublished: false, kept: 'shortNotice', drafts: [{ id: body.shift.id }] });
  });

  it('a change beside other drafts of the same people stays a draft', async () => {
    await worked('2031-03-25');
    await set({ atOnce: false });
    await change({ item: work('2031-03-27') });
    await set({});
    expect(await change({ item: work('2031-03-26') })).toMatchObject({ isPublished: false, kept: 'otherDrafts' });
  });

  it('a change sent again with its key is published and told once', async () => {
    await worked('2031-03-25');
    await forgetNotices(api);
    const key = { 'idempotency-key': 'at once' };
    const both = await Promise.all([1, 2].map(() => ask([{ item: work('2031-03-26') }], week, key)));
    expect(both[0]!.body).toEqual(both[1]!.body);
    expect(await plan()).toEqual(['25 07:00', '26 07:00']);
    expect(await told()).toBe(1);
  });

  it('a night over a change of the clocks is published at once and undone like any other work', async () => {
    await worked('2031-03-29');
    const night = { ...work('2031-03-30'), start: '2031-03-30T01:00', end: '2031-03-30T09:00' };
    const made = await change({ item: night });
    expect(made.kept ?? 'published').toBe('unlawful');
    await api.asAdmin(planning.discard, { body: { ...week, departments: [], employees: [] } });
    const later = await change({ item: { ...night, start: '2031-03-30T02:30', end: '2031-03-30T06:00' } });
    expect(later.isPublished).toBe(true);
    await undo(later.steps.undo!);
    expect(await plan()).toEqual(['29 07:00']);
  });

  it('is undone no more once somebody changed it, or the hotel no longer publishes at once', async () => {
    const shift = await worked('2031-03-25');
    const made = await change({ ...shift, item: work('2031-03-25', '08:00', '16:00') });
    await set({ atOnce: false });
    expect((await undo(made.steps.undo!)).status).toBe(409);
    await set({});
    const { shift: other } = { shift: { hotel, id: shift.id, ...work('2031-03-25', '09:00', '17:00') } };
    await api.asAdmin(unchecked(shiftsContract.save), { body: { shift: other, version: 2 } });
    expect((await undo(made.steps.undo!)).status).toBe(409);
    expect(await plan()).toEqual(['25 09:00']);
  });
});
