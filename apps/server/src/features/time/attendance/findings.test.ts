import { privacyContract } from '@horae/contract/people/privacy.contract';
import { shiftLayers } from '@horae/contract/scheduling/shifts.contract';
import { attendanceContract as contract } from '@horae/contract/time/attendance.contract';
import { and, asc, eq, isNotNull, isNull, max, min, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountHotels } from '#features/core/session/session.table';
import { departments, workCentres } from '#features/people/organisation/organisation.table';
import { employeeContracts, employees, formerPlaces } from '#features/people/people/employees.table';
import { leaves, shifts } from '#features/scheduling/shifts/shifts.table';
import { auditEntries } from '#platform/audit.table';
import { type Database, inTransaction } from '#platform/database';
import { derivedDue } from '#platform/due/due.table';
import { groupBy } from '#platform/group-by';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { workOut } from '../../../derived/work-out';
import { punches } from '../punches/punches.table';
import { attendanceFindings } from './attendance.table';
import { clockRecords } from './clock-records.table';
import { overdueWork } from './overdue';
import { settleAttendance } from './settle-attendance';

const hotel = 1003;
let api: TestApp;
let db: Database;
beforeAll(async () => {
  api = await startTestApp();
  ({ db } = api.database);
});
afterAll(() => api.stop());

const list = (query: object = {}, ask = api.asAdmin) =>
  ask(unchecked(contract.findings), { query: { hotel, perPage: '100', ...query } });
type Rights = Partial<typeof accountHotels.$inferInsert>;
const all: Rights = { scope: 'hotel', unitIds: [], departmentIds: [], employeeId: null, mayApprove: true };
async function grant(rights: Rights): Promise<void> {
  await db.update(accountHotels).set(all);
  await db.update(accountHotels).set(rights).where(eq(accountHotels.companyId, hotel));
}
beforeEach(() => grant({ mayApprove: true }));

const ofHotel = eq(employees.companyId, hotel);
/** Where the first of the hotel's people works. */
async function firstPlace() {
  const { workCentreId, departmentId } = employees;
  const [place] = await db
    .select({ workCentreId, departmentId })
    .from(employees)
    .where(ofHotel)
    .orderBy(asc(employees.id))
    .limit(1);
  return place!;
}
const daysAgo = (days: number) => sql`(now() at time zone 'Europe/Athens')::date - ${days}::int`;
const isDue = (employeeId: number) =>
  db.insert(derivedDue).values({
    thing: 'attendance',
    companyId: hotel,
    employeeId,
    fromAt: sql`now() - interval '4 days'`,
    toAt: sql`now()`,
  });
const planned = (id: number) => and(eq(shifts.employeeId, id), eq(shifts.layer, 'planned'));
const plannedOf = (id: number) => db.select().from(shifts).where(planned(id));
const foundOf = (id: number) =>
  db
    .select({ kind: attendanceFindings.kind, state: attendanceFindings.state })
    .from(attendanceFindings)
    .where(eq(attendanceFindings.employeeId, id));

/** Adds an employee with an early shift two days ago, planned and declared, and these punches. */
async function somebody(...taps: [string, 'in' | 'out'][]) {
  const person = { companyId: hotel, code: `T${Math.random()}`, surname: 'Ευτυχία Δοκιμάκη', ...(await firstPlace()) };
  const [added] = await db.insert(employees).values(person).returning();
  const { id } = added!;
  const own = { companyId: hotel, employeeId: id };
  const at = (time: string) => sql`(${daysAgo(2)} + ${time}::time) at time zone 'Europe/Athens'`;
  const shift = { type: 'Regular', startsAt: at('07:00'), endsAt: at('15:00'), status: 'confirmed' } as const;
  for (const layer of shiftLayers) await db.insert(shifts).values({ ...own, ...shift, layer });
  const made = { ...own, zone: 'Europe/Athens', source: 'file' as const, referenceDate: daysAgo(2) };
  for (const [time, direction] of taps)
    await db.insert(punches).values({ ...made, at: at(time), direction, key: `${id} ${time}` });
  await inTransaction(api.database.db, (tx) => settleAttendance(tx, { companyId: hotel, timeZone: 'Europe/Athens' }));
  const { body } = await list({ employee: id });
  return { id, findings: body.findings };
}

const decide = (findings: { id: number; version: number }[], action: string, note = '', ask = api.asAdmin) =>
  ask(unchecked(contract.decide), {
    body: { hotel, findings: findings.map(({ id, version }) => ({ id, version })), deed: action, note },
  });
const changesOf = (shift: number) =>
  db
    .select({
      before: sql`${auditEntries.before} ->> 'status'`,
      after: sql`${auditEntries.after} ->> 'status'`,
    })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.companyId, hotel),
        eq(auditEntries.object, 'shift'),
        eq(auditEntries.objectId, shift),
        isNotNull(auditEntries.accountId),
      ),
    )
    .orderBy(auditEntries.id);
const correct = (findings: object[], reason = 'Forgot') =>
  api.asAdmin(unchecked(contract.correct), { body: { hotel, findings, reason } });

const recordsOf = (id: number) => db.select().from(clockRecords).where(eq(clockRecords.employeeId, id));

describe('the findings of a hotel', () => {
  it('go by the contract of their day, and again when one is changed afterwards', async () => {
    const { id, findings } = await somebody(['07:30', 'in'], ['15:30', 'out']);
    expect(findings).toMatchObject([{ kind: 'late', state: 'open' }]);
    const terms = { companyId: hotel, employeeId: id, hasFixedHours: true, weeklyHours: 40 };
    await db.insert(employeeContracts).values({ ...terms, fromDay: daysAgo(30), flexibleArrival: 60 });
    await db.insert(employeeContracts).values({ ...terms, fromDay: daysAgo(1), flexibleArrival: 0 });
    await workOut(api.database.db, 'attendance', hotel);
    expect(await foundOf(id)).toEqual([{ kind: 'late', state: 'settled' }]);

    await db
      .update(employeeContracts)
      .set({ fromDay: daysAgo(3) })
      .where(and(eq(employeeContracts.employeeId, id), eq(employeeContracts.flexibleArrival, 0)));
    await workOut(api.database.db, 'attendance', hotel);
    expect((await list({ employee: id })).body.findings).toMatchObject([{ kind: 'late', state: 'open' }]);
  });

  it('about somebody who was erased are neither found nor opened again', async () => {
    const { id, findings } = await somebody(['07:30', 'in'], ['15:00', 'out']);
    await decide(findings, 'accept', 'Known');
    const own = { companyId: hotel, employeeId: id };
    const startsAt = sql`(${daysAgo(3)} + time '07:00') at time zone 'Europe/Athens'`;
    await db.insert(leaves).values({ ...own, type: 'SickLeave', firstDay: daysAgo(3), lastDay: daysAgo(3) });
    await db
      .insert(shifts)
      .values({ ...own, type: 'Regular', startsAt, endsAt: sql`${startsAt} + interval '8 hours'` });
    await db
      .update(employees)
      .set({ lastDay: daysAgo(2) })
      .where(eq(employees.id, id));
    const erased = await api.asAdmin(privacyContract.erase, { body: { hotel, id } });
    expect(erased.status).toBe(200);

    await workOut(api.database.db, 'attendance', hotel);
    await overdueWork(api.database.db).work(hotel, new AbortController().signal);
    expect(await db.$count(derivedDue, eq(derivedDue.employeeId, id))).toBe(0);
    const found = await db.select().from(attendanceFindings).where(eq(attendanceFindings.employeeId, id));
    expect(found).toMatchObject([{ kind: 'late', state: 'accepted', evidence: { clocked: [] } }]);
  });

  it('come with evidence, proposal, owner and due time, the gravest first', async () => {
    const { findings } = await somebody(['07:00', 'in']);

    expect(findings).toMatchObject([
      {
        kind: 'missingOut',
        severity: 'high',
        state: 'open',
        employee: { name: expect.stringMatching(/^Ευτυχία Δοκιμάκη/) },
        proposal: { direction: 'out', at: expect.stringMatching(/T15:00:00\+0[23]:00$/) },
        evidence: { planned: [{ from: expect.stringContaining('T07:00:00') }], clocked: [{ to: null }] },
        owner: null,
        decided: null,
      },
    ]);
    const { body } = await list();
    const order = ['high', 'medium', 'low'];
    const people = groupBy(body.findings, ({ employee }) => employee.id);
    // A person's findings stand together, the weightiest first, and so do the people.
    expect(body.findings).toEqual([...people.values()].flat());
    const ranks = [...people.values()].map((own) => own.map(({ severity }) => order.indexOf(severity)));
    for (const own of ranks) expect(own).toEqual(own.toSorted((a, b) => a - b));
    const first = ranks.map((own) => own[0]!);
    expect(first).toEqual(first.toSorted((a, b) => a - b));
    expect(body.open.reduce((sum, { count }) => sum + count, 0)).toBe(body.total);
  });

  it('are found by kind, severity, person, days, owner and folded text', async () => {
    const { id, findings } = await somebody(['07:30', 'in'], ['15:00', 'out']);
    const [late] = findings;
    const found = async (query: object) => (await list(query)).body.findings.some((one) => one.id === late!.id);

    expect(
      await found({ kind: 'late', severity: 'medium', q: 'ευτυχια', from: late!.day, to: late!.day, owner: 'none' }),
    ).toBe(true);
    for (const query of [
      { kind: 'early' },
      { severity: 'high' },
      { q: 'nobody' },
      { to: '2020-01-01' },
      { owner: 'mine' },
      { view: 'decided' },
    ]) {
      expect(await found({ employee: String(id), ...query })).toBe(false);
    }
  });

  it('belong to whoever approves for a place that this one continues, but not before somebody moves here', async () => {
    const place = await firstPlace();
    const [open] = await db.select().from(departments).where(eq(departments.id, place.departmentId));
    const { departmentGroupId, id: continuedAs } = open!;
    const closed = {
      companyId: hotel,
      departmentGroupId,
      name: 'Former pantry',
      closedFrom: '2026-01-01',
      continuedAs,
    };
    const [former] = await db.insert(departments).values(closed).returning();
    await grant({ scope: 'places', departmentIds: [former!.id] });

    const { id, findings } = await somebody(['07:30', 'in'], ['15:00', 'out']);
    expect(findings).toMatchObject([{ kind: 'late', owner: { id: expect.any(Number) } }]);

    const [last] = await db
      .select({ id: max(departments.id) })
      .from(departments)
      .where(and(eq(departments.companyId, hotel), isNull(departments.closedFrom)));
    const until = { untilDay: sql`current_date + 30`, workCentreId: place.workCentreId, departmentId: last!.id! };
    await db.insert(formerPlaces).values({ companyId: hotel, employeeId: id, ...until });
    await db.delete(attendanceFindings).where(eq(attendanceFindings.employeeId, id));
    await isDue(id);
    await workOut(api.database.db, 'attendance', hotel);
    expect((await list({ employee: id })).body.findings).toMatchObject([{ kind: 'late', owner: null }]);
  });

  it('belong to whoever approves for any of several places', async () => {
    const { workCentreId, departmentId } = await firstPlace();
    const [centre] = await db.select().from(workCentres).where(eq(workCentres.id, workCentreId));
    const [elsewhere] = await db
      .select({ id: max(departments.id) })
      .from(departments)
      .where(and(eq(departments.companyId, hotel), ne(departments.id, departmentId)));
    await grant({ scope: 'places', departmentIds: [elsewhere!.id!], unitIds: [centre!.organisationUnitId] });

    const { findings } = await somebody(['07:30', 'in'], ['15:00', 'out']);

    expect(findings).toMatchObject([{ kind: 'late', owner: { id: expect.any(Number) } }]);
  });

  it('can be given to somebody who may approve', async () => {
    const { findings } = await somebody(['07:30', 'in'], ['15:00', 'out']);
    const { body: choices } = await api.asAdmin(unchecked(contract.owners), { query: { hotel } });
    const [one] = choices.owners;
    const given = (owner: number | null) =>
      api.asAdmin(contract.assign, {
        body: { hotel, findings: [{ id: findings[0]!.id, version: findings[0]!.version }], owner },
      });

    expect((await given(999_999)).status).toBe(400);
    expect((await given(one!.id)).body.done).toEqual([findings[0]!.id]);
    expect((await list({ employee: String(findings[0]!.employee.id) })).body.findings[0]!.owner).toEqual(one);
  });
});

describe('deciding', () => {
  it('accepts or excuses, keeps who and why, and can be opened again', async () => {
    const { id, findings } = await somebody(['07:30', 'in'], ['15:00', 'out']);

    expect((await decide(findings, 'excuse')).status).toBe(400);
    expect((await decide(findings, 'excuse', 'The bus did not come')).body).toEqual({
      done: [findings[0]!.id],
      stale: [],
    });
    const { body } = await list({ employee: String(id), view: 'decided' });
    expect(body.findings).toMatchObject([
      { state: 'excused', decided: { by: 'Eleni Alexiou', note: 'The bus did not come' } },
    ]);
    expect((await decide(findings, 'accept')).body).toEqual({ done: [], stale: [findings[0]!.id] });
    await decide(body.findings, 'reopen');
    expect((await list({ employee: String(id) })).body.findings).toMatchObject([{ state: 'open', decided: null }]);
    const decisions = and(eq(auditEntries.object, 'finding'), eq(auditEntries.employeeId, id));
    expect(await db.$count(auditEntries, decisions)).toBe(2);
  });

  it('stays decided when all is worked out anew, and opens when other minutes are found', async () => {
    const { id, findings } = await somebody(['07:30', 'in'], ['15:00', 'out']);
    await decide(findings, 'accept');
    const again = () =>
      isDue(id).then(() =>
        inTransaction(api.database.db, (tx) => settleAttendance(tx, { companyId: hotel, timeZone: 'Europe/Athens' })),
      );
    await again();
    expect((await list({ employee: String(id) })).body.findings).toEqual([]);

    await db
      .update(shifts)
      .set({ startsAt: sql`${shifts.startsAt} - interval '1 hour'` })
      .where(eq(shifts.employeeId, id));
    await again();
    expect((await list({ employee: String(id) })).body.findings).toMatchObject([
      { kind: 'late', evidence: { measured: 90 } },
    ]);
  });

  it('who was accepted as not there is absent on the roster', async () => {
    const { id, findings } = await somebody();
    expect(findings).toMatchObject([{ kind: 'noPunch' }]);
    await decide(findings, 'accept');

    expect(await plannedOf(id)).toMatchObject([{ status: 'absent' }]);
  });

  it('accepting writes the absence down as a change of the shift, and reopening takes it back', async () => {
    const { id, findings } = await somebody();
    await decide(findings, 'accept');
    const [shift] = await plannedOf(id);
    expect(await changesOf(shift!.id)).toEqual([{ before: 'confirmed', after: 'absent' }]);

    await decide((await list({ employee: String(id), view: 'decided' })).body.findings, 'reopen');
    expect(await plannedOf(id)).toMatchObject([{ status: 'confirmed', version: shift!.version + 1 }]);
    expect(await changesOf(shift!.id)).toEqual([
      { before: 'confirmed', after: 'absent' },
      { before: 'absent', after: 'confirmed' },
    ]);
  });

  it('a finding that is named twice is decided once, and its absence taken back like any other', async () => {
    const { id, findings } = await somebody();
    const { body } = await decide([...findings, ...findings], 'accept');
    expect(body).toEqual({ done: [findings[0]!.id], stale: [] });

    await decide((await list({ employee: String(id), view: 'decided' })).body.findings, 'reopen');
    expect(await plannedOf(id)).toMatchObject([{ status: 'confirmed' }]);
  });

  it('reopening leaves a shift that was changed since', async () => {
    const { id, findings } = await somebody();
    await decide(findings, 'accept');
    await db
      .update(shifts)
      .set({ notes: 'Rang at eight', version: sql`${shifts.version} + 1` })
      .where(planned(id));
    const decided = (await list({ employee: String(id), view: 'decided' })).body.findings;
    const { body } = await decide(decided, 'reopen');

    expect(body.done).toEqual([decided[0]!.id]);
    expect(await plannedOf(id)).toMatchObject([{ status: 'absent', notes: 'Rang at eight' }]);
  });

  it('nobody decides about the own time, sees others of the hotel, or decides without the right', async () => {
    const { id, findings } = await somebody(['07:30', 'in'], ['15:00', 'out']);
    await grant({ employeeId: id });
    expect((await list({ employee: String(id) }, api.asClient)).body.findings).toMatchObject([{ isOwn: true }]);
    expect((await decide(findings, 'accept', '', api.asClient)).status).toBe(409);

    const [first] = await db
      .select({ id: min(employees.id) })
      .from(employees)
      .where(ofHotel);
    await grant({ scope: 'self', employeeId: first!.id });
    expect((await list({ employee: String(id) }, api.asClient)).body).toMatchObject({ total: 0 });
    expect((await decide(findings, 'accept', '', api.asClient)).body).toEqual({ done: [], stale: [findings[0]!.id] });

    await grant({ mayApprove: false });
    expect((await list({}, api.asClient)).status).toBe(403);
    expect((await decide(findings, 'accept', '', api.asClient)).status).toBe(403);
    expect((await list({ hotel: 1004 }, api.asClient)).status).toBe(404);
  });
});

describe('correcting the clock', () => {
  it('takes the proposal as a new punch with reason and author; what was there stays', async () => {
    const { id, findings } = await somebody(['07:00', 'in']);
    const { id: finding, version } = findings[0]!;

    expect((await correct([{ id: finding, version }])).body.done).toEqual([finding]);
    expect((await correct([{ id: finding, version }])).body.stale).toEqual([finding]);
    expect(await db.select().from(punches).where(eq(punches.employeeId, id)).orderBy(asc(punches.at))).toMatchObject([
      { source: 'file' },
      { source: 'correction', direction: 'out', reason: 'Forgot', authorId: expect.any(Number) },
    ]);
    expect(await recordsOf(id)).toMatchObject([{ clockedOutAt: expect.any(Date) }]);
    expect((await list({ employee: String(id) })).body.total).toBe(0);
    expect((await list({ employee: String(id), view: 'decided' })).body.findings).toMatchObject([
      { state: 'corrected' },
    ]);
  });

  it('takes punches that somebody enters, in the place of others or beside them', async () => {
    const { id, findings } = await somebody(['07:40', 'in'], ['15:00', 'out']);
    const [late] = findings;
    const wrong = late!.evidence.clocked[0]!.inPunch;
    const at = late!.evidence.planned[0]!.from;
    const body = (replaces: number) => [
      { id: late!.id, version: late!.version, punches: [{ direction: 'in', at, replaces }] },
    ];

    expect((await correct(body(1))).status).toBe(400);
    expect((await correct(body(wrong))).status).toBe(200);
    expect(await recordsOf(id)).toMatchObject([{ clockedInAt: new Date(at) }]);
  });

  it('is refused in the future, without a proposal, and without a reason', async () => {
    const { findings } = await somebody();
    const one = { id: findings[0]!.id, version: findings[0]!.version };

    expect((await correct([one])).body).toMatchObject({
      error: { message: expect.stringContaining('enter the punches') },
    });
    expect((await correct([{ ...one, punches: [{ direction: 'in', at: '2099-01-01T07:00:00+02:00' }] }])).status).toBe(
      400,
    );
    expect((await correct([one], ' ')).status).toBe(400);
    expect((await list({ employee: String(findings[0]!.employee.id) })).body.total).toBe(1);
  });
});
