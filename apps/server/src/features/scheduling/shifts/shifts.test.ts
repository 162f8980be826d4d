import { rosterHistoryContract as history } from '@horae/contract/scheduling/roster-history.contract';
import { shiftsContract as contract } from '@horae/contract/scheduling/shifts.contract';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountHotels } from '#features/core/session/session.table';
import { employees } from '#features/people/people/employees.table';
import { clockRecords } from '#features/time/attendance/clock-records.table';
import { punches } from '#features/time/punches/punches.table';
import { auditEntries } from '#platform/audit.table';
import { activeAccount, wholeHotel } from '#test/accounts';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { publicationChanges } from '../publications/publications.table';
import { shifts } from './shifts.table';

let api: TestApp;
let employeeId: number;
let colleagueId: number;
beforeAll(async () => {
  api = await startTestApp();
  const rows = await api.database.db
    .select({ id: employees.id })
    .from(employees)
    .where(eq(employees.companyId, 1003))
    .orderBy(employees.code)
    .limit(2)
    .offset(14);
  [employeeId, colleagueId] = rows.map((row) => row.id) as [number, number];
});
afterAll(() => api.stop());
beforeEach(async () => {
  const { db } = api.database;
  const then = new Date('2030-01-01');
  await db.update(clockRecords).set({ shiftId: null }).where(gte(clockRecords.clockedInAt, then));
  await db.delete(shifts).where(gte(shifts.startsAt, then));
});

const draft = (more: object = {}) => ({
  hotel: 1003,
  employeeId,
  typeOfShift: 'Regular',
  start: '2030-06-03T07:00',
  end: '2030-06-03T15:00',
  ...more,
});
const save = (more: object = {}, version?: number, headers?: Record<string, string>) =>
  api.asAdmin(unchecked(contract.save), { body: { shift: draft(more), version } }, headers);
const remove = (id: number, version: number) => api.asAdmin(contract.remove, { body: { hotel: 1003, id, version } });
const audit = (id: number) =>
  api.database.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.objectId, id), eq(auditEntries.object, 'shift')))
    .orderBy(auditEntries.id);

describe('saving a shift', () => {
  it('plans it in the hotel’s wall time, with version 1 and an audit row', async () => {
    const { status, body } = await save({ breakMinutes: 30, notes: 'Σχόλιο' });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      version: 1,
      shift: {
        start: '2030-06-03T07:00:00+03:00',
        end: '2030-06-03T15:00:00+03:00',
        status: 'planned',
        breakMinutes: 30,
        durationMinutes: 480,
        calendarId: 3000,
        notes: 'Σχόλιο',
      },
    });
    expect(await audit(body.shift.id)).toEqual([
      expect.objectContaining({ action: 'add', accountId: 1, before: null }),
    ]);
  });

  it('changes it under its version, and answers the one of now to a stale save', async () => {
    const { body: first } = await save();
    const second = await save({ id: first.shift.id, end: '2030-06-03T16:00' }, 1);

    const stale = await save({ id: first.shift.id, end: '2030-06-03T17:00' }, 1);

    expect([second.status, second.body.version, second.body.shift.id]).toEqual([200, 2, first.shift.id]);
    expect([stale.status, stale.body.error.code]).toEqual([412, 'PRECONDITION_FAILED']);
    expect(stale.body.current).toEqual(second.body);
    expect((await audit(first.shift.id)).map((row) => row.action)).toEqual(['add', 'change']);
  });

  it('never loses a concurrent change: of ten saves of one version, one wins', async () => {
    const { body } = await save();

    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => save({ id: body.shift.id, notes: `n${n}` }, 1)),
    );

    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, ...Array(9).fill(412)]);
  });

  it('refuses an overlap of one person in a sentence, and lets colleagues, on-call and cancelled shifts overlap', async () => {
    await save();

    const refused = await save({ start: '2030-06-03T14:00', end: '2030-06-03T18:00', typeOfShift: 'Overtime' });

    expect([refused.status, refused.body.error.code]).toEqual([409, 'CONFLICT']);
    expect(refused.body.message).toMatch(/ already works from 2030-06-03 07:00 to 2030-06-03 15:00\.$/);
    for (const more of [
      { employeeId: colleagueId },
      { typeOfShift: 'OnCall' },
      { status: 'cancelled' },
      { start: '2030-06-03T15:00', end: '2030-06-03T17:00', typeOfShift: 'Overtime' },
    ]) {
      expect((await save(more)).status).toBe(200);
    }
  });

  describe('of somebody who has not begun or has left', () => {
    const employedFrom = (firstDay: string | null, lastDay: string | null) =>
      api.database.db
        .update(employees)
        .set({ firstDay, lastDay })
        .where(and(eq(employees.companyId, 1003), eq(employees.id, employeeId)));
    afterEach(() => employedFrom(null, null));
    const leaveTo = (end: string) => ({ typeOfShift: 'AnnualLeave', start: '2030-06-03T00:00', end });

    it.each([
      ['work before the first day', '2030-06-04', null, {}, 'shift.start', / starts on 2030-06-04: .*first day/],
      ['work after the last day', null, '2030-06-02', {}, 'shift.start', / left on 2030-06-02: .*last day/],
      ['leave over the last day', null, '2030-06-04', leaveTo('2030-06-06T00:00'), 'shift.end', / left on 2030-06-04/],
    ])('refuses %s and names the way out', async (_, firstDay, lastDay, more, path, sentence) => {
      await employedFrom(firstDay, lastDay);
      const { status, body } = await save(more);

      expect([status, body.error.fields]).toEqual([400, [{ path, message: expect.stringMatching(sentence) }]]);
    });

    it('plans the first and the last day, a night out of the last one too', async () => {
      await employedFrom('2030-06-03', '2030-06-03');

      expect((await save({ start: '2030-06-03T23:00', end: '2030-06-04T07:00' })).status).toBe(200);
    });

    it('lets a shift that is left over be cancelled', async () => {
      const { body } = await save();
      await employedFrom(null, '2030-06-02');

      expect((await save({ id: body.shift.id, status: 'cancelled' }, 1)).status).toBe(200);
    });
  });

  it('lets one of many parallel overlapping plans through', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => save()));

    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
  });

  it('plans once for one Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'one plan' };

    const answers = await Promise.all([save({}, undefined, key), save({}, undefined, key)]);

    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    expect(answers[0]!.body).toEqual(answers[1]!.body);
  });

  it('plans leave by local midnights', async () => {
    const { body } = await save({ typeOfShift: 'AnnualLeave', start: '2030-06-03T00:00', end: '2030-06-05T00:00' });

    expect(body.shift).toMatchObject({
      allDay: true,
      calendarId: 3001,
      start: '2030-06-03T00:00:00+03:00',
      end: '2030-06-05T00:00:00+03:00',
    });
    expect((await remove(body.shift.id, 1)).status).toBe(200);
  });

  it('gives a night over the clock change its true length', async () => {
    const { body } = await save({ typeOfShift: 'Night', start: '2030-10-26T22:00', end: '2030-10-27T06:00' });
    expect(body.shift.durationMinutes).toBe(540);
  });

  it.each([
    [{ end: '2030-06-03T07:00' }, 'shift.end'],
    [{ end: '2030-06-06T07:00' }, 'shift.end'],
    [{ breakMinutes: 480 }, 'shift.breakMinutes'],
    [{ start: '2030-06-03T07:00:30' }, 'shift.start'],
    [{ start: 'Monday' }, 'shift.start'],
    [{ start: '2030-02-30T07:00' }, 'shift.start'],
    [{ typeOfShift: 'Nap' }, 'shift.typeOfShift'],
    [{ typeOfShift: 'DayOff' }, 'shift.start'],
    [{ typeOfShift: 'DayOff', start: '2030-06-03T00:00' }, 'shift.end'],
    [{ notes: 'x'.repeat(501) }, 'shift.notes'],
    [{ employeeId: 'x' }, 'shift.employeeId'],
    [{ status: 'worked' }, 'shift.status'],
  ])('names the field of %j', async (more, path) => {
    const { status, body } = await save(more);

    expect([status, body.error.fields?.[0]?.path]).toEqual([400, path]);
  });

  it.each([
    ['an unknown employee', { employeeId: 999_999 }, 404],
    ['an unknown hotel', { hotel: 4711 }, 404],
    ['an unknown shift', { id: 2_000_000_000 }, 404],
    ['an employee of another hotel', { hotel: 1004 }, 404],
  ])('answers %s with %s', async (_what, more, status) => {
    expect((await save(more, 1)).status).toBe(status);
  });

  it('wants the version of an existing shift, keeps work and leave apart and leaves declared rows alone', async () => {
    const { body } = await save();
    const [declared] = await api.database.db
      .select({ id: shifts.id })
      .from(shifts)
      .where(and(eq(shifts.companyId, 1003), eq(shifts.layer, 'declared')))
      .limit(1);

    expect((await save({ id: body.shift.id })).body.error.fields?.[0]?.path).toBe('version');
    expect(
      (await save({ id: body.shift.id, typeOfShift: 'DayOff', start: '2030-06-03T00:00', end: '2030-06-04T00:00' }, 1))
        .status,
    ).toBe(400);
    expect((await save({ id: declared!.id }, 1)).status).toBe(409);
  });
});

describe('removing and reading a shift', () => {
  it('takes it off the roster once, keeps what the clock recorded, and never gives its id again', async () => {
    const at = new Date('2030-06-03T07:00+03:00');
    const punch = { zone: 'Europe/Athens', direction: 'in', source: 'file', key: 'before the plan' } as const;
    await api.database.db
      .insert(punches)
      .values({ companyId: 1003, employeeId, at, referenceDate: '2030-06-03', ...punch });
    const { body } = await save();
    const { id, actualStart, status } = body.shift;
    expect([actualStart, status]).toEqual(['2030-06-03T07:00:00+03:00', 'worked']);

    const answers = [await remove(id, 2), await remove(id, 1), await remove(id, 1)];

    expect(answers.map((answer) => answer.status)).toEqual([412, 200, 404]);
    const rows = await api.database.db
      .select({ shiftId: clockRecords.shiftId })
      .from(clockRecords)
      .where(eq(clockRecords.clockedInAt, at));
    expect(rows).toEqual([{ shiftId: null }]);
    expect((await save()).body.shift.id).toBeGreaterThan(id);
    expect((await audit(id)).map((row) => row.action)).toEqual(['add', 'remove']);
  });

  it('reads a shift with its version, and hides foreign hotels', async () => {
    const { body } = await save();
    const params = { id: String(body.shift.id) };

    const read = await api.asClient(unchecked(contract.read), { params, query: { hotel: '1003' } });
    const foreign = await api.asClient(unchecked(contract.read), { params, query: { hotel: '1004' } });

    expect(read.body).toEqual(body);
    expect(foreign.status).toBe(404);
  });

  it('does not tell a colleague’s leave to an account without the right to approve', async () => {
    const { body } = await save({
      typeOfShift: 'SickLeave',
      start: '2030-06-03T00:00',
      end: '2030-06-04T00:00',
      notes: 'flu',
    });
    await api.database.db.update(accountHotels).set({ mayApprove: false });

    const read = await api.asClient(unchecked(contract.read), {
      params: { id: String(body.shift.id) },
      query: { hotel: '1003' },
    });

    expect(read.body.shift).toMatchObject({ typeOfShift: 'DayOff', title: 'Absent', notes: null });
    await api.database.db.update(accountHotels).set({ mayApprove: true });
    await remove(body.shift.id, 1);
  });
});

describe('a shift against the law', () => {
  const late = { start: '2030-06-03T15:00', end: '2030-06-03T23:00' };
  const early = { start: '2030-06-04T06:00', end: '2030-06-04T14:00' };
  const saveFor = (token: string, shift: object, reason?: string) =>
    api.as(token)(unchecked(contract.save), { body: { shift: draft(shift), reason } });
  const planner = async (mayApprove: boolean) => {
    const name = `law-${mayApprove}-${Math.random()}@hotel.example`;
    const grants = [{ ...wholeHotel(1003), mayPlan: true, mayApprove }];
    return (await activeAccount(api, name, { grants })).session.accessToken;
  };

  it('is saved only by who may approve, with a reason that stays with it', async () => {
    const [without, withRight] = [await planner(false), await planner(true)];
    expect((await saveFor(without, late)).status).toBe(200);
    const refused = await saveFor(without, early, 'Άφιξη γκρουπ');
    expect([refused.status, refused.body.error.code]).toEqual([403, 'FORBIDDEN']);
    expect((await saveFor(withRight, early)).body.error.fields).toMatchObject([{ path: 'reason' }]);
    expect((await saveFor(withRight, early, '  ')).status).toBe(400);

    const { rows } = await api.database.db.execute<{ now: string }>(
      sql`select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now`,
    );
    const saved = await saveFor(withRight, early, 'Άφιξη γκρουπ');
    expect(saved.status).toBe(200);
    const days = { hotel: 1003, first: '2030-06-03', last: '2030-06-05' };
    const { body } = await api.asAdmin(history.read, { query: { ...days, at: rows[0]!.now } });
    expect(body.changes.find(({ id }) => id === saved.body.shift.id)).toMatchObject({
      way: 'saved',
      reason: 'Άφιξη γκρουπ',
    });
  });

  it('that makes nothing worse needs no reason', async () => {
    await save(late);
    const { body } = await api.asAdmin(unchecked(contract.save), { body: { shift: draft(early), reason: 'Γκρουπ' } });
    const { id } = body.shift;
    const later = { ...early, id, start: '2030-06-04T07:00' };
    expect((await save(later, 1)).status).toBe(200);
    expect((await save({ ...later, notes: 'Μπαρ' }, 2)).status).toBe(200);
    expect((await save({ ...later, start: '2030-06-04T06:30' }, 3)).body.error.fields).toMatchObject([
      { path: 'reason' },
    ]);
    const worse = { shift: draft({ ...later, start: '2030-06-04T06:30' }), version: 3, reason: 'Γκρουπ' };
    expect((await api.asAdmin(unchecked(contract.save), { body: worse })).status).toBe(200);
    const [told] = await api.database.db
      .select({ was: publicationChanges.before, is: publicationChanges.after })
      .from(publicationChanges)
      .orderBy(desc(publicationChanges.id))
      .limit(1);
    expect(told!.was!.start - told!.is!.start).toBe(1800);
  });

  it('is refused to parallel saves that together break a rule', async () => {
    const answers = await Promise.all([save(late), save(early)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});
