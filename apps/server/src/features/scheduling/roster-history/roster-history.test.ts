import { privacyContract } from '@horae/contract/people/privacy.contract';
import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { rosterHistoryContract as contract } from '@horae/contract/scheduling/roster-history.contract';
import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';
import { and, eq, gte, isNotNull, or, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '#features/core/session/session.table';
import { employees } from '#features/people/people/employees.table';
import { activeAccount, wholeHotel } from '#test/accounts';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { openShifts } from '../planning/open-shifts.table';
import { otherDepartment, readStaff, removeRosterFrom } from '../planning/roster-fixture';
import { planPublications, publicationPeople } from '../publications/publications.table';
import { shifts } from '../shifts/shifts.table';
import { rosterHistory } from './roster-history.table';

const hotel = 1003;
const week = { hotel, first: '2030-06-03', last: '2030-06-09' };
let api: TestApp;
let [maria, petros, department] = [0, 0, 0];
let admin = '';
beforeAll(async () => {
  api = await startTestApp();
  const staff = await readStaff(api, hotel, { take: 2, skip: 14 });
  [maria, petros] = staff.map(({ id }) => id) as [number, number];
  department = staff[0]!.department;
  const [named] = await api.database.db.select({ name: accounts.fullName }).from(accounts).where(eq(accounts.id, 1));
  admin = named!.name;
});
afterAll(() => api.stop());
beforeEach(async () => {
  const { db } = api.database;
  await removeRosterFrom(api, '2030-01-01');
  await db.delete(openShifts).where(gte(openShifts.startsAt, new Date('2030-01-01')));
  await db.delete(rosterHistory).where(gte(rosterHistory.lastDay, '2030-01-01'));
  await db.delete(publicationPeople);
  await db.delete(planPublications);
});

const setEmployment = (id: number, days: { firstDay?: string | null; lastDay: string | null }) =>
  api.database.db
    .update(employees)
    .set(days)
    .where(and(eq(employees.companyId, hotel), eq(employees.id, id)));
const left = { firstDay: '2019-01-01', lastDay: '2020-01-01' };

const shift = (more: object = {}) => ({
  hotel,
  employeeId: maria,
  typeOfShift: 'Regular',
  start: '2030-06-03T07:00',
  end: '2030-06-03T15:00',
  ...more,
});
const sick = { typeOfShift: 'SickLeave', start: '2030-06-04T00:00', end: '2030-06-06T00:00', notes: 'γρίπη' };
const save = async (more: object = {}, version?: number) => {
  const body = { shift: shift(more), ...(version && { version }) };
  const reply = await api.asAdmin(unchecked(shiftsContract.save), { body });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body;
};
const read = (query: object = {}, ask = api.asAdmin) => ask(unchecked(contract.read), { query: { ...week, ...query } });
/** A moment after all that was recorded until now, and before all that will be. */
async function stamp(): Promise<string> {
  const at = Date.now() + 2;
  while (Date.now() <= at);
  return new Date(at).toISOString();
}
let clients = 0;
async function client(grant: object) {
  clients += 1;
  const email = `history-${clients}@hotel.example`;
  const { session } = await activeAccount(api, email, { grants: [{ ...wholeHotel(hotel), ...grant }] });
  return api.as(session.accessToken);
}

describe('a version', () => {
  it('says who changed the roster, by which way, and from what to what', async () => {
    const from = await stamp();
    const { shift: added, version } = await save();
    await save({ id: added.id, end: '2030-06-03T16:00' }, version);

    const { body } = await read({ at: from });

    expect(body.items).toEqual([]);
    expect(body.changes).toMatchObject([
      {
        id: added.id,
        by: admin,
        way: 'saved',
        reason: null,
        before: { end: '2030-06-03T15:00:00+03:00' },
        after: { employeeId: maria, end: '2030-06-03T16:00:00+03:00' },
      },
      { id: added.id, way: 'saved', before: null, after: { end: '2030-06-03T15:00:00+03:00' } },
    ]);
    expect((await read()).body.items).toMatchObject([{ id: added.id, end: '2030-06-03T16:00:00+03:00' }]);
  });

  it('of a publication has its reason, which only planners read', async () => {
    const from = await stamp();
    const item = { ...shift({ end: '2030-06-03T22:00' }), hotel: undefined };
    const drafted = await api.asAdmin(unchecked(planning.change), {
      body: { ...week, way: 'typed', changes: [{ item }] },
    });
    expect(drafted.status).toBe(200);
    const { body: preview } = await api.asAdmin(planning.preview, { body: week });
    const drafts = preview.people.flatMap(({ changes }) => changes.map(({ id, version }) => ({ id, version })));
    const reason = 'Άφιξη δύο γκρουπ';
    expect((await api.asAdmin(planning.publish, { body: { ...week, drafts, reason } })).status).toBe(200);

    const { body } = await read({ at: from });
    expect(body.changes).toMatchObject([{ way: 'published', by: admin, reason }]);
    expect(body.publications).toMatchObject([{ by: admin, items: 1 }]);
    // The moment of a publication has what it published.
    expect((await read({ at: body.publications[0]!.at })).body.items).toHaveLength(1);

    const reader = await client({ mayPlan: false });
    expect((await read({ at: from }, reader)).body).toMatchObject({ publications: [], changes: [{ reason: null }] });
  });

  it('is not made by work, absence or anything else that is not the plan', async () => {
    const from = await stamp();
    const { shift: added } = await save();
    const { db } = api.database;
    const isAdded = eq(shifts.id, added.id);
    await db.update(shifts).set({ status: 'absent' }).where(isAdded);
    await db
      .update(shifts)
      .set({ version: sql`${shifts.version} + 1` })
      .where(isAdded);

    expect((await read({ at: from })).body.changes).toHaveLength(1);
  });

  it('without an account is of the system', async () => {
    const from = await stamp();
    const [startsAt, endsAt] = [new Date('2030-06-03T07:00+03:00'), new Date('2030-06-03T15:00+03:00')];
    await api.database.db
      .insert(shifts)
      .values({ companyId: hotel, employeeId: maria, type: 'Regular', startsAt, endsAt });
    expect((await read({ at: from })).body.changes).toMatchObject([{ by: null, way: 'other' }]);
  });

  it('of a former employee stays when the end of an employment cancels the shift', async () => {
    await save();
    const at = await stamp();
    await setEmployment(maria, { lastDay: '2030-05-31' });
    await api.database.db
      .update(shifts)
      .set({ status: 'cancelled' })
      .where(and(eq(shifts.employeeId, maria), gte(shifts.startsAt, new Date('2030-06-01'))));
    try {
      const { body } = await read({ at });
      expect(body.items).toMatchObject([{ employeeId: maria }]);
      expect(body.people.map(({ employeeId }) => employeeId)).toContain(maria);
      expect(body.changes).toMatchObject([{ after: null, before: { employeeId: maria } }]);
      expect((await read()).body.items).toEqual([]);
    } finally {
      await setEmployment(maria, { lastDay: null });
    }
  });
});

describe('the history', () => {
  it('says what differs between two moments', async () => {
    const { shift: moved, version } = await save();
    const { shift: gone, version: last } = await save({ employeeId: petros });
    const at = await stamp();
    await save({ id: moved.id, start: '2030-06-03T09:00', end: '2030-06-03T17:00' }, version);
    await api.asAdmin(unchecked(shiftsContract.remove), { body: { hotel, id: gone.id, version: last } });
    const { shift: added } = await save({ start: '2030-06-05T07:00', end: '2030-06-05T15:00' });
    const and = await stamp();
    await save({ start: '2030-06-06T07:00', end: '2030-06-06T15:00' });

    const { body } = await read({ at, and });

    const differences = body.differences!.map(({ id, before, after }) => [
      id,
      before?.start ?? null,
      after?.start ?? null,
    ]);
    expect(differences.toSorted()).toEqual(
      [
        [moved.id, '2030-06-03T07:00:00+03:00', '2030-06-03T09:00:00+03:00'],
        [gone.id, '2030-06-03T07:00:00+03:00', null],
        [added.id, null, '2030-06-05T07:00:00+03:00'],
      ].toSorted(),
    );
    // What came after both is no part of the comparison.
    expect(body.changes).toHaveLength(3);
  });

  it('asks for few days, and says where it begins', async () => {
    const long = await read({ last: '2030-12-31' });
    expect(long.status).toBe(400);
    expect(JSON.stringify(long.body)).toContain('62 days');
    expect((await read({ last: '2030-05-01' })).status).toBe(400);
    expect((await read()).body.keptSince).toBeNull();

    await save();
    await api.database.db.update(rosterHistory).set({ way: 'start' }).where(eq(rosterHistory.firstDay, '2030-06-03'));
    const { body } = await read();
    expect(Date.parse(body.keptSince!)).toBeGreaterThan(Date.now() - 60_000);
  });

  it('tells others that somebody was away, and neither why nor that the why was changed', async () => {
    const from = await stamp();
    const { shift: leave, version } = await save(sick);
    await save({ ...sick, typeOfShift: 'UnpaidLeave', notes: 'μετακόμιση', id: leave.id }, version);

    const reader = await client({ mayApprove: false, mayPlan: true });
    const { body } = await read({ at: from }, reader);

    expect(body.changes).toMatchObject([
      { before: null, after: { typeOfShift: 'DayOff', title: 'Absent', notes: null } },
    ]);
    const differences = await read({ at: from, and: new Date().toISOString() }, reader);
    expect(JSON.stringify(differences.body)).not.toMatch(/Sick|Unpaid|γρίπη|μετακόμιση/);
  });

  it('shows whom the account may see, and no other hotel', async () => {
    const from = await stamp();
    const { shift: own, version } = await save();
    await save({ employeeId: petros, start: '2030-06-05T07:00', end: '2030-06-05T15:00' });
    await save({ id: own.id, employeeId: petros }, version);

    const herself = await client({ scope: 'self', employeeId: maria, mayApprove: false, mayPlan: false });
    const { body } = await read({ at: from }, herself);

    expect(body.people.map(({ employeeId }) => employeeId)).toEqual([maria]);
    // A shift that went to somebody else is gone for her.
    expect(body.changes.map(({ before, after }) => [before?.employeeId ?? null, after?.employeeId ?? null])).toEqual([
      [maria, null],
      [null, maria],
    ]);
    expect((await read({ hotel: 1001 }, herself)).status).toBe(404);
  });

  it('forgets the leave and the notes of somebody who is erased', async () => {
    await save({ notes: 'με τον Γιάννη' });
    await save(sick);
    const at = await stamp();
    await setEmployment(maria, left);
    const erased = await api.asAdmin(privacyContract.erase, { body: { hotel, id: maria } });
    expect(erased.status, JSON.stringify(erased.body)).toBe(200);

    const rows = await api.database.db
      .select({ isLeave: rosterHistory.isLeave, notes: rosterHistory.notes })
      .from(rosterHistory)
      .where(
        and(
          eq(rosterHistory.companyId, hotel),
          eq(rosterHistory.employeeId, maria),
          or(rosterHistory.isLeave, isNotNull(rosterHistory.notes)),
        ),
      );
    expect(rows).toEqual([]);
    const { body } = await read({ at });
    expect(body.items).toMatchObject([{ employeeId: maria, notes: null, allDay: false }]);
    expect(body.changes).toEqual([]);
  });
});

describe('an open shift', () => {
  const open = { typeOfShift: 'Regular', employeeId: null, start: '2030-06-03T07:00', end: '2030-06-03T15:00' };
  async function publish(change: object) {
    const body = { ...week, way: 'typed', changes: [change] };
    const drafted = await api.asAdmin(unchecked(planning.change), { body });
    expect(drafted.status, drafted.text).toBe(200);
    const drafts = (drafted.body.drafts as { id: number; version: number }[]).map(({ id, version }) => ({
      id,
      version,
    }));
    const published = await api.asAdmin(planning.publish, { body: { ...week, drafts, reason: 'Test' } });
    expect(published.status, published.text).toBe(200);
  }
  const sides = (
    changes: { before: { employeeId: number | null } | null; after: { employeeId: number | null } | null }[],
  ) => changes.map(({ before, after }) => [before && before.employeeId, after && after.employeeId]);

  it('is the version of a shift between two people, for those who plan in its department and nobody else', async () => {
    const { shift: added, version } = await save({ employeeId: petros });
    const at = await stamp();
    await publish({
      id: added.id,
      seen: { published: version, draft: null },
      item: { ...open, departmentId: department },
    });
    const opened = await stamp();
    const seen = { published: version + 1, draft: null };
    const { start, end, typeOfShift } = open;
    await publish({ id: added.id, seen, item: { employeeId: petros, start, end, typeOfShift } });
    const and = await stamp();

    const { body } = await read({ at: opened, and });
    expect(body.items).toMatchObject([{ id: added.id, employeeId: null, departmentId: department }]);
    expect(body.differences).toMatchObject([
      { id: added.id, before: { employeeId: null }, after: { employeeId: petros } },
    ]);
    expect(body.openIn.map(({ id }) => id)).toEqual([department]);
    expect(sides((await read({ at })).body.changes)).toEqual([
      [null, petros],
      [petros, null],
    ]);
    expect((await read({ at })).body.changes.every(({ before, after }) => before && after)).toBe(true);
    expect((await read({ at: opened, employees: String(petros) })).body).toMatchObject({ items: [], openIn: [] });

    // Who does not plan there knows that it was taken from her and came back.
    const [, petrosIn] = await readStaff(api, hotel, { take: 2, skip: 14 });
    const elsewhere = [(await otherDepartment(api, hotel, department, petrosIn!.department)).id];
    const readers = [
      await client({ mayPlan: false }),
      await client({ scope: 'self', employeeId: petros, mayPlan: true, mayApprove: false }),
    ];
    for (const reader of readers) {
      const { body: seenBy } = await read({ at: opened }, reader);
      expect(seenBy).toMatchObject({
        items: [],
        openIn: [],
        changes: [{ before: null, after: { employeeId: petros } }],
      });
    }
    const planner = await client({ scope: 'places', unitIds: [], departmentIds: elsewhere, mayPlan: true });
    expect((await read({ at: opened }, planner)).body).toMatchObject({ items: [], openIn: [], changes: [] });
    const own = await client({ scope: 'places', unitIds: [], departmentIds: [department], mayPlan: true });
    expect((await read({ at: opened }, own)).body.items).toMatchObject([{ employeeId: null }]);
  });

  it('keeps no notes of somebody who is erased', async () => {
    const { shift: added, version } = await save({ employeeId: petros, notes: 'με τον Γιάννη' });
    const item = { ...open, departmentId: department, notes: 'με τον Γιάννη' };
    await publish({ id: added.id, seen: { published: version, draft: null }, item });
    await setEmployment(petros, left);
    const erased = await api.asAdmin(privacyContract.erase, { body: { hotel, id: petros } });
    expect(erased.status, erased.text).toBe(200);
    const hasNotes = and(eq(rosterHistory.itemId, added.id), isNotNull(rosterHistory.notes));
    expect(await api.database.db.$count(rosterHistory, hasNotes)).toBe(0);
  });
});
