import { punchesContract as contract } from '@horae/contract/time/punches.contract';
import { and, asc, eq, gt, notExists, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { employees } from '#features/people/people/employees.table';
import { auditEntries } from '#platform/audit.table';
import { derivedDue } from '#platform/due/due.table';
import { activeAccount, wholeHotel } from '#test/accounts';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { employeePins } from '../clock-devices/clock-devices.table';
import { punches } from './punches.table';

let api: TestApp;
let own: ReturnType<TestApp['as']>;
let employeeId: number;
let other: number;
const hotel = 1003;
beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  const recent = db
    .select()
    .from(punches)
    .where(and(eq(punches.employeeId, employees.id), gt(punches.at, sql`now() - interval '2 days'`)));
  const people = await db
    .select()
    .from(employees)
    .where(and(eq(employees.companyId, hotel), notExists(recent)))
    .orderBy(asc(employees.id))
    .limit(2);
  [employeeId, other] = people.map(({ id }) => id) as [number, number];
  const grant = { ...wholeHotel(hotel), scope: 'self' as const, employeeId, mayClock: true, mayApprove: false };
  const { session } = await activeAccount(api, 'danae@hotel.example', { grants: [grant] });
  own = api.as(session.accessToken);
});
afterAll(() => api.stop());

let count = 0;
const newKey = () => `test-key-${(count += 1)}`;
const clock = (direction: 'in' | 'out', key = newKey()) => own(contract.clock, { body: { hotel, key, direction } });
const mine = async () => (await own(contract.mine, { query: { hotel } })).body;

describe('the own clock', () => {
  it('takes the time of the server, once a key, and says whether one is at work', async () => {
    const before = (await mine()).punches.length;
    const began = Date.now();
    const first = await clock('in', 'the-same-key');
    const again = await clock('in', 'the-same-key');

    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body.punch).toEqual(first.body.punch);
    expect(Math.abs(Date.parse(first.body.punch.at) - began)).toBeLessThan(5000);
    expect(first.body.punch).toMatchObject({ direction: 'in', source: 'web', device: null, replaces: null });
    expect(first.body.clock).toMatchObject({ state: 'in', since: first.body.punch.at });
    expect((await mine()).punches).toHaveLength(before + 1);
    expect((await clock('out')).body.clock.state).toBe('out');
    expect((await mine()).clock?.state).toBe('out');
  });

  it('is not for whoever is linked to nobody or has no right to clock', async () => {
    const answer = await api.asClient(contract.clock, { body: { hotel, key: newKey(), direction: 'in' } });
    const { session } = await activeAccount(api, 'no-clock@hotel.example', {
      grants: [{ ...wholeHotel(hotel), scope: 'self', employeeId: other, mayClock: false, mayApprove: false }],
    });
    const unable = await api.as(session.accessToken)(contract.mine, { query: { hotel } });

    expect(answer.status).toBe(403);
    expect(unable.body).toMatchObject({ mayClock: false, clock: null, punches: [] });
    expect((await own(contract.clock, { body: { hotel: 1004, key: newKey(), direction: 'in' } })).status).toBe(404);
  });

  it('chooses the own number for the kiosk, which is kept only as a hash', async () => {
    expect((await own(contract.choosePin, { body: { hotel, pin: '4711' } })).status).toBe(200);
    const ofPerson = eq(employeePins.employeeId, employeeId);
    const [pin] = await api.database.db.select().from(employeePins).where(ofPerson);

    expect(pin!.pinHash).toMatch(/^\$argon2id\$/);
    const refused = await own(contract.choosePin, { body: { hotel, pin: '12' } });
    expect(refused.body.error.fields).toEqual([{ path: 'pin', message: 'Use 4 to 8 digits.' }]);
  });

  it('may not choose a number that is easy to guess', async () => {
    const [person] = await api.database.db.select().from(employees).where(eq(employees.id, employeeId));
    const codeDigits = person!.code.replaceAll(/\D/g, '');

    for (const pin of ['0000', '1234', '1984', '2580', codeDigits]) {
      const { status, body } = await own(contract.choosePin, { body: { hotel, pin } });
      expect([status, body.error.fields?.[0]?.path], pin).toEqual([400, 'pin']);
    }
  });

  it('is worked into attendance in the same transaction', async () => {
    await clock('in');
    await clock('out');
    const open = and(eq(derivedDue.thing, 'attendance'), eq(derivedDue.employeeId, employeeId));

    expect(await api.database.db.$count(derivedDue, open)).toBe(0);
  });
});

describe('corrections', () => {
  const correct = (sent: object, as = api.asAdmin) =>
    as(contract.correct, { body: { hotel, employeeId, key: newKey(), reason: 'Forgot to clock', ...sent } });
  const list = async () => {
    const [from, to] = ['2020-01-01', '2020-12-31'];
    return (await api.asAdmin(contract.list, { query: { hotel, employee: employeeId, from, to } })).body.punches;
  };

  it('are new rows that point at the old one, with reason and author; the old row stays', async () => {
    const forgotten = await correct({ at: '2020-03-02T07:00:00+02:00', direction: 'in' });
    expect(forgotten.status).toBe(201);
    const { id } = forgotten.body.punch;
    const mended = await correct({
      replaces: id,
      at: '2020-03-02T07:10:00+02:00',
      direction: 'in',
      reason: 'Read wrongly',
    });
    const gone = await correct({ replaces: mended.body.punch.id, isVoid: true, reason: 'Was somebody else' });

    const rows = await list();
    expect(
      rows.map(({ id: one, replaces, isReplaced, isVoid, reason, author }) => [
        one,
        replaces,
        isReplaced,
        isVoid,
        reason,
        author,
      ]),
    ).toEqual([
      [id, null, true, false, 'Forgot to clock', 'Eleni Alexiou'],
      [mended.body.punch.id, id, true, false, 'Read wrongly', 'Eleni Alexiou'],
      [gone.body.punch.id, mended.body.punch.id, false, true, 'Was somebody else', 'Eleni Alexiou'],
    ]);
    const written = and(eq(auditEntries.object, 'punch'), eq(auditEntries.employeeId, employeeId));
    expect(await api.database.db.$count(auditEntries, written)).toBe(3);
  });

  it('add nothing the second time, and one punch has one correction', async () => {
    const key = newKey();
    const sent = { key, at: '2020-04-02T07:00:00+03:00', direction: 'in' };
    const first = await correct(sent);
    const again = await correct(sent);
    const { id } = first.body.punch;
    await correct({ replaces: id, isVoid: true });

    expect(again.body.punch.id).toBe(id);
    expect((await correct({ replaces: id, isVoid: true })).status).toBe(409);
  });

  it.each([
    ['no reason', { at: '2020-03-02T07:00:00+02:00', direction: 'in', reason: ' ' }, 400, 'reason'],
    ['no moment', { direction: 'in' }, 400, 'at'],
    ['no direction', { at: '2020-03-02T07:00:00+02:00' }, 400, 'direction'],
    ['the future', { at: '2090-03-02T07:00:00+02:00', direction: 'in' }, 400, 'at'],
    ['a withdrawal of nothing', { isVoid: true }, 400, 'replaces'],
    ['a punch that is not there', { replaces: 2_000_000_000, isVoid: true }, 404, undefined],
  ])('refuse %s', async (_what, sent, status, field) => {
    const answer = await correct(sent);

    expect([answer.status, answer.body.error.fields?.[0]?.path]).toEqual([status, field]);
  });

  it('are not for whoever approves nothing, and only for people in sight', async () => {
    const sent = { at: '2020-03-02T07:00:00+02:00', direction: 'in' };

    expect((await correct(sent, own)).status).toBe(403);
    expect(
      (await own(contract.list, { query: { hotel, employee: other, from: '2020-01-01', to: '2020-01-31' } })).status,
    ).toBe(404);
    expect((await correct({ ...sent, employeeId: 2_000_000_000 })).status).toBe(404);
  });
});
