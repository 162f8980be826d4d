import { leavesContract as leaves } from '@horae/contract/scheduling/leaves.contract';
import { publicationsContract as publications } from '@horae/contract/scheduling/publications.contract';
import { shiftsContract as contract } from '@horae/contract/scheduling/shifts.contract';
import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emails } from '#features/office/email/email.table';
import { companies } from '#features/people/organisation/organisation.table';
import { hotelClock } from '#platform/hotel-time';
import { activeAccount, wholeHotel } from '#test/accounts';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { readStaff, removeRosterOf } from '../planning/roster-fixture';
import { planPublications, publicationPeople } from '../publications/publications.table';

const hotel = 1003;
const clock = hotelClock('Europe/Athens');
const reason = 'A guest bus came early';
let api: TestApp;
let [maria, petros] = [0, 0];
let asMaria: TestApp['asAdmin'];
let mariaAccount = 0;

beforeAll(async () => {
  api = await startTestApp();
  const staff = await readStaff(api, hotel, { take: 2, skip: 14 });
  [maria, petros] = staff.map(({ id }) => id) as [number, number];
  const grants = [{ ...wholeHotel(hotel), scope: 'self' as const, mayApprove: false, employeeId: maria }];
  const { id, session } = await activeAccount(api, 'maria@hotel.example', { grants });
  mariaAccount = id;
  asMaria = api.as(session.accessToken);
});
afterAll(() => api.stop());
beforeEach(async () => {
  await removeRosterOf(api, hotel, [maria, petros]);
  await forgetWhatWasTold();
});

async function forgetWhatWasTold() {
  const { db } = api.database;
  for (const table of [publicationPeople, planPublications]) await db.delete(table);
  await db.delete(emails).where(eq(emails.accountId, mariaAccount));
}

const now = () => Math.floor(Date.now() / 60_000) * 60;
/** Work of an hour that begins so many hours from now. */
const workIn = (hours: number, more: object = {}) => ({
  hotel,
  employeeId: maria,
  typeOfShift: 'Regular',
  start: clock.format(now() + hours * 3600),
  end: clock.format(now() + (hours + 1) * 3600),
  ...more,
});
const save = (shift: object, more: object = {}) => api.asAdmin(unchecked(contract.save), { body: { shift, ...more } });
const remove = (id: number, version: number, more: object = {}) =>
  api.asAdmin(unchecked(contract.remove), { body: { hotel, id, version, ...more } });
/** Saves a shift of which nobody hears. */
async function known(shift: object): Promise<number> {
  const { body, status, text } = await save(shift, { reason });
  expect(status, text).toBe(200);
  await forgetWhatWasTold();
  return body.shift.id;
}
const own = async () => (await asMaria(publications.own, { query: { hotel } })).body.publications;
const report = async () => (await api.asAdmin(unchecked(publications.shortNotice), { query: { hotel } })).body.changes;
async function mails() {
  const rows = await api.database.db
    .select({ subject: emails.subject })
    .from(emails)
    .where(eq(emails.accountId, mariaAccount))
    .orderBy(emails.id);
  return rows.map(({ subject }) => subject);
}
const refusedFor = ({ status, body }: { status: number; body: { error: { fields?: { path: string }[] } } }) => [
  status,
  body.error?.fields?.[0]?.path,
];

describe('a shift that is saved by itself', () => {
  it('is told to its person, old beside new, who confirms it', async () => {
    const [before, after] = [workIn(100), workIn(110)];
    const saved = await save(before);
    expect(saved.status, saved.text).toBe(200);
    expect(await own()).toMatchObject([{ changes: [{ before: null, after: { start: before.start } }] }]);

    await save({ ...after, id: saved.body.shift.id }, { version: 1 });
    const [latest] = await own();
    expect(latest).toMatchObject({
      by: expect.any(String),
      changes: [{ before: { start: before.start }, after: { start: after.start } }],
    });
    expect(await mails()).toEqual([expect.stringContaining('Your roster'), expect.stringContaining('Your roster')]);

    const seen = (await own()).map(({ id, version }) => ({ id, version }));
    await asMaria(publications.confirm, { body: { hotel, publications: seen } });
    expect(await own()).toEqual([]);
    expect(await report()).toEqual([]);
  });

  it('is told to its person when it is removed or cancelled', async () => {
    const [first, second] = [await known(workIn(100)), await known(workIn(150))];
    expect((await remove(first, 1)).status).toBe(200);
    expect((await save(workIn(150, { id: second, status: 'cancelled' }), { version: 1 })).status).toBe(200);
    const gone = (hours: number) => [{ before: { start: workIn(hours).start }, after: null }];
    expect(await own()).toMatchObject([{ changes: gone(150) }, { changes: gone(100) }]);
    // What is cancelled already is no longer in anybody's plan.
    expect((await remove(second, 2)).status).toBe(200);
    expect(await own()).toHaveLength(2);
  });

  it('is told to both when it goes from one to another', async () => {
    const id = await known(workIn(100));
    expect((await save(workIn(100, { id, employeeId: petros }), { version: 1 })).status).toBe(200);
    expect(await own()).toMatchObject([{ changes: [{ before: { start: workIn(100).start }, after: null }] }]);
    const whose = publicationPeople.employeeId;
    const rows = await api.database.db.select({ whose }).from(publicationPeople).orderBy(whose);
    expect(rows.map((row) => row.whose)).toEqual([maria, petros].sort((a, b) => a - b));
  });

  it('is told to nobody if only its note is new, and then asks nothing', async () => {
    const id = await known(workIn(5, { notes: 'Pool' }));
    expect((await save(workIn(5, { id, notes: 'Bar' }), { version: 1 })).status).toBe(200);
    expect((await save(workIn(5, { id, notes: 'Bar', status: 'confirmed' }), { version: 2 })).status).toBe(200);
    expect([await own(), await mails(), await report()]).toEqual([[], [], []]);
  });
});

describe('within the notice time', () => {
  it('needs the agreement of its person or a reason, and is in the report', async () => {
    for (const missing of [{}, { reason: '  ' }, { agreed: [petros] }])
      expect(refusedFor(await save(workIn(9), missing))).toEqual([400, 'reason']);
    expect([await own(), await mails(), await report()]).toEqual([[], [], []]);

    const agreed = await save(workIn(9), { agreed: [maria] });
    expect(agreed.status, agreed.text).toBe(200);
    expect(await report()).toMatchObject([{ employee: { id: maria }, isAgreed: true, reason: null, noticeHours: 24 }]);

    const moved = workIn(15, { id: agreed.body.shift.id });
    expect(refusedFor(await save(moved, { version: 1 }))).toEqual([400, 'reason']);
    expect((await save(moved, { version: 1, reason })).status).toBe(200);
    expect((await report()).map(({ isAgreed, reason: why }) => [isAgreed, why]).sort()).toEqual([
      [false, reason],
      [true, null],
    ]);
    // The law had nothing to say.
    expect(await api.database.db.$count(planPublications, isNotNull(planPublications.reason))).toBe(0);
  });

  it('needs it from each of two people', async () => {
    const id = await known(workIn(9));
    const given = workIn(9, { id, employeeId: petros });
    expect(refusedFor(await save(given, { version: 1, agreed: [maria] }))).toEqual([400, 'reason']);
    expect((await save(given, { version: 1, agreed: [maria, petros] })).status).toBe(200);
    expect((await report()).map(({ isAgreed }) => isAgreed)).toEqual([true, true]);
  });

  it('is asked before a shift is removed, cancelled or moved away from soon', async () => {
    const id = await known(workIn(9));
    expect(refusedFor(await remove(id, 1))).toEqual([400, 'reason']);
    expect(refusedFor(await save(workIn(9, { id, status: 'cancelled' }), { version: 1 }))).toEqual([400, 'reason']);
    expect(refusedFor(await save(workIn(120, { id }), { version: 1 }))).toEqual([400, 'reason']);
    expect((await remove(id, 1, { reason })).status).toBe(200);
    expect(await report()).toMatchObject([{ before: { start: workIn(9).start }, after: null, reason }]);
  });

  it('is of the hotel’s own length', async () => {
    const hours = (value: number) =>
      api.database.db.update(companies).set({ noticeHours: value }).where(eq(companies.companyId, hotel));
    await hours(72);
    expect(refusedFor(await save(workIn(50)))).toEqual([400, 'reason']);
    await hours(0);
    expect((await save(workIn(3))).status).toBe(200);
    expect(await report()).toEqual([]);
    expect(await own()).toHaveLength(1);
    await hours(24);
  });

  it('is not asked about work that is over, of which its person is told', async () => {
    const { body, status, text } = await save(workIn(-30));
    expect(status, text).toBe(200);
    const moved = await save(workIn(-40, { id: body.shift.id }), { version: body.version });
    expect((await remove(body.shift.id, moved.body.version)).status).toBe(200);
    expect(await report()).toEqual([]);
    expect(await own()).toHaveLength(3);
  });
});

describe('leave and days off', () => {
  it('are told as publishing tells them, and ask nothing however soon they are', async () => {
    const day = clock.dayOf(now());
    const next = clock.dayOf(clock.startOf(day) + 36 * 3600);
    const off = { hotel, employeeId: maria, typeOfShift: 'DayOff', start: `${day}T00:00`, end: `${next}T00:00` };
    const rest = await save(off);
    expect(rest.status, rest.text).toBe(200);
    const leave = { employeeId: maria, kind: 'sickness' as const, firstDay: day, lastDay: day };
    const granted = await api.asAdmin(unchecked(leaves.save), { body: { hotel, leave } });
    expect(granted.status, granted.text).toBe(200);
    // The day off makes room for the leave.
    const [latest] = await own();
    expect(latest!.changes.map(({ before, after }) => [before?.typeOfShift, after?.typeOfShift])).toEqual([
      ['DayOff', undefined],
      [undefined, 'SickLeave'],
    ]);
    const { id, version } = granted.body.leave;
    expect((await api.asAdmin(leaves.remove, { body: { hotel, id, version } })).status).toBe(200);
    expect(await own()).toMatchObject([
      { changes: [{ before: { typeOfShift: 'SickLeave' }, after: null }] },
      expect.anything(),
      { changes: [{ before: null, after: { typeOfShift: 'DayOff' } }] },
    ]);
    expect(await report()).toEqual([]);
  });
});
