import { personActionsContract as actions } from '@horae/contract/people/person-actions.contract';
import { leavesContract } from '@horae/contract/scheduling/leaves.contract';
import { rosterFeedsContract as feeds } from '@horae/contract/scheduling/roster-feeds.contract';
import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';
import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companies } from '#features/people/organisation/organisation.table';
import { employees } from '#features/people/people/employees.table';
import { auditEntries } from '#platform/audit.table';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { removeRosterFrom } from '../planning/roster-fixture';
import { shifts } from '../shifts/shifts.table';
import { feedPeriod, readFeed } from './read-feed.service';
import { rosterFeeds } from './roster-feeds.table';

let api: TestApp;
let employeeId: number;
beforeAll(async () => {
  api = await startTestApp();
  const [first] = await api.database.db
    .select({ id: employees.id })
    .from(employees)
    .where(eq(employees.companyId, 1003))
    .orderBy(employees.code)
    .limit(1);
  employeeId = first!.id;
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.database.db.delete(rosterFeeds);
  await removeRosterFrom(api, '2030-01-01');
});

const add = () => api.asAdmin(feeds.add, { body: { hotel: 1003, employeeId } });
const list = () => api.asAdmin(feeds.list, { query: { hotel: 1003, employeeId } });
const secretOf = (address: string) => /feeds\/1003\/([\w-]+)\/shifts\.ics$/.exec(address)![1]!;
const read = (address: string, headers?: Record<string, string>) =>
  api.asNobody(feeds.read, { params: { hotel: 1003, secret: secretOf(address) } }, headers);
const plan = async (more: object) => {
  const shift = {
    hotel: 1003,
    employeeId,
    typeOfShift: 'Regular',
    start: '2030-06-03T22:00',
    end: '2030-06-04T06:00',
    ...more,
  };
  return (await api.asAdmin(unchecked(shiftsContract.save), { body: { shift } })).body.shift.id;
};

it('is in the language of the hotel where no account has chosen one', async () => {
  await plan({});
  const { body } = await add();
  const { db } = api.database;
  const textAt = () => readFeed(db, 1003, secretOf(body.address), new Date('2030-06-10T12:00:00Z'));

  const setLanguage = (language: 'el' | null) =>
    db.update(companies).set({ language }).where(eq(companies.companyId, 1003));
  await setLanguage('el');
  const greek = await textAt();
  await setLanguage(null);

  expect(greek).toContain('SUMMARY:Κανονική βάρδια');
  expect(await textAt()).toContain('SUMMARY:Regular shift');
});

it('has leave by the hour with its times, without its kind', async () => {
  const leave = { employeeId, kind: 'parental', firstDay: '2030-06-05', lastDay: '2030-06-05', notes: 'Secret' };
  const hours = { from: '10:00', to: '12:00' };
  const saved = await api.asAdmin(unchecked(leavesContract.save), {
    body: { hotel: 1003, leave: { ...leave, hours } },
  });
  const { body } = await add();
  const { id } = saved.body.leave;

  const text = await readFeed(api.database.db, 1003, secretOf(body.address), new Date('2030-06-10T12:00:00Z'));
  expect(await eventsIn2030(body.address)).toContainEqual({
    uid: `${id}@1003`,
    summary: 'Absent',
    description: null,
    start: '2030-06-05T07:00:00Z',
    end: '2030-06-05T09:00:00Z',
    status: 'CONFIRMED',
    sequence: 0,
  });
  expect(text).not.toMatch(/arental|Secret/);
  await api.asAdmin(leavesContract.remove, { body: { hotel: 1003, id, version: 1 } });
});

it('says where somebody on loan works, in the hotel and in another one', async () => {
  await plan({});
  await plan({ start: '2030-06-05T08:00', end: '2030-06-05T16:00' });
  await plan({ start: '2030-06-07T08:00', end: '2030-06-07T16:00' });
  const lend = async (day: string, host: { hostHotel: number; hostDepartment: number | null }) => {
    const loan = { ...host, firstDay: day, lastDay: day, payer: 'home' as const, agreement: '' };
    expect((await api.asAdmin(actions.setLoan, { body: { hotel: 1003, id: employeeId, loan } })).status).toBe(200);
  };
  await lend('2030-06-03', { hostHotel: 1003, hostDepartment: 129 });
  await lend('2030-06-05', { hostHotel: 1004, hostDepartment: null });
  const { body } = await add();

  const [ownHotel, otherHotel] = ['Asterion Palace Athens', 'Amalthea Bay Resort'];
  const read = await eventsAt(body.address);
  expect(read.map(({ summary, location }) => [summary, location])).toEqual([
    ['Regular shift · Spa', ownHotel],
    ['Regular shift', otherHotel],
    ['Regular shift', ownHotel],
  ]);
  for (const firstDay of ['2030-06-03', '2030-06-05'])
    await api.asAdmin(actions.removeLoan, { body: { hotel: 1003, id: employeeId, firstDay } });
});

/** What an independent parser finds in the feed of a day in 2030. */
async function eventsAt(address: string) {
  const text = await readFeed(api.database.db, 1003, secretOf(address), new Date('2030-06-10T12:00:00Z'));
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

const eventsIn2030 = async (address: string) =>
  (await eventsAt(address)).map((event) => ({
    uid: event.uid,
    summary: event.summary,
    description: event.description,
    start: event.startDate.toString(),
    end: event.endDate.toString(),
    status: event.component.getFirstPropertyValue('status'),
    sequence: event.sequence,
  }));

describe('a calendar feed', () => {
  it('is made with an address that is told once, listed and audited', async () => {
    const { status, body } = await add();
    const { body: listed } = await list();

    expect(status).toBe(201);
    expect(body.address).toMatch(/^http:\/\/localhost:4000\/stafftimer\/feeds\/1003\/[\w-]{43}\/shifts\.ics$/);
    expect(listed.feeds).toEqual([{ ...body.feed, employeeId, lastReadAt: null }]);
    const rows = await api.database.db
      .select({ action: auditEntries.action, by: auditEntries.accountId })
      .from(auditEntries)
      .where(and(eq(auditEntries.object, 'roster feed'), eq(auditEntries.objectId, body.feed.id)));
    expect(rows).toEqual([{ action: 'add', by: 1 }]);
  });

  it('keeps no secret: neither in its row nor in the audit', async () => {
    const { body } = await add();

    const [f, a] = [alias(rosterFeeds, 'f'), alias(auditEntries, 'a')];
    const { rows } = await api.database.db.execute<{ kept: string }>(
      sql`select (select json_agg(${f}) from ${rosterFeeds} ${f})::text || (select json_agg(${a}) from ${auditEntries} ${a})::text as kept`,
    );
    expect(rows[0]!.kept).not.toContain(secretOf(body.address));
  });

  it('is read as text/calendar by whoever has the address, and says when it was', async () => {
    const { body } = await add();

    const answer = await read(body.address);

    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(ICAL.parse(answer.text)[0]).toBe('vcalendar');
    expect((await list()).body.feeds[0]!.lastReadAt).not.toBeNull();
  });

  it('is answered 304 as long as nothing changed, and anew after a change', async () => {
    const { body } = await add();
    const tag = String((await read(body.address)).headers.etag);

    const unchanged = await read(body.address, { 'if-none-match': tag });
    await api.database.db
      .update(shifts)
      .set({ notes: 'Keys', version: sql`${shifts.version} + 1` })
      .where(and(eq(shifts.companyId, 1003), eq(shifts.employeeId, employeeId), eq(shifts.layer, 'planned')));
    const changed = await read(body.address, { 'if-none-match': tag });

    expect([unchanged.status, unchanged.text, changed.status]).toEqual([304, '', 200]);
    expect(changed.text).toContain('DESCRIPTION:Keys');
  });

  it('folds long notes at 75 octets, line breaks and Greek in them', async () => {
    const { body } = await add();
    const notes = 'Πόρτα; κλειδί,\r\n'.repeat(20);
    await plan({ notes });

    const text = await readFeed(api.database.db, 1003, secretOf(body.address), new Date('2030-06-10T12:00:00Z'));
    const lengths = text.split('\r\n').map((line) => Buffer.byteLength(line));
    const [event] = await eventsIn2030(body.address);

    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
    expect(event!.description!.trim()).toBe(notes.replaceAll('\r\n', '\n').trim());
  });

  it('writes UTC times of the hotel’s wall time, whole days as dates, and UIDs that stay', async () => {
    const { body } = await add();
    const night = await plan({ notes: 'Πόρτα; κλειδί' });
    const dayOff = await plan({ typeOfShift: 'DayOff', start: '2030-06-06T00:00', end: '2030-06-08T00:00' });

    const events = await eventsIn2030(body.address);

    expect(events).toEqual([
      expect.objectContaining({
        uid: `${night}@1003`,
        summary: 'Regular shift',
        description: 'Πόρτα; κλειδί',
        start: '2030-06-03T19:00:00Z',
        end: '2030-06-04T03:00:00Z',
        status: 'CONFIRMED',
        sequence: 0,
      }),
      expect.objectContaining({ uid: `${dayOff}@1003`, summary: 'Day off', start: '2030-06-06', end: '2030-06-08' }),
    ]);
  });

  it.each(['SickLeave', 'AnnualLeave', 'UnpaidLeave'])(
    'says of %s that somebody is absent and not why',
    async (typeOfShift) => {
      const { body } = await add();
      await plan({ typeOfShift, start: '2030-06-06T00:00', end: '2030-06-07T00:00', notes: 'Flu' });

      const [event] = await eventsIn2030(body.address);

      expect(event).toMatchObject({ summary: 'Absent', description: null });
    },
  );

  it.each(['cancelled', 'absent'])('keeps a shift that is %s as cancelled', async (status) => {
    const { body } = await add();
    await plan({ status });

    expect(await eventsIn2030(body.address)).toEqual([expect.objectContaining({ status: 'CANCELLED' })]);
  });

  it('reaches from the month before to three months ahead, over the change of the clock', async () => {
    const { from, to, dayOf: _, ...days } = feedPeriod('Europe/Athens', new Date('2030-01-31T23:30:00Z'));

    expect(days).toEqual({ firstDay: '2030-01-01', lastDay: '2030-05-31' });
    expect([from, to].map((instant) => instant.toISOString())).toEqual([
      '2029-12-31T22:00:00.000Z',
      '2030-05-31T21:00:00.000Z',
    ]);
  });

  it('ends when it is revoked, and another one goes on', async () => {
    const [one, other] = [await add(), await add()];

    const revoked = await api.asAdmin(feeds.revoke, { body: { hotel: 1003, id: one.body.feed.id } });

    expect(revoked.status).toBe(200);
    expect((await read(one.body.address)).status).toBe(404);
    expect((await read(other.body.address)).status).toBe(200);
    expect((await list()).body.feeds.map(({ id }) => id)).toEqual([other.body.feed.id]);
  });

  it.each([
    ['a client who asks for one', () => api.asClient(feeds.add, { body: { hotel: 1003, employeeId } }), 403],
    ['a client who lists them', () => api.asClient(feeds.list, { query: { hotel: 1003, employeeId } }), 403],
    ['an unknown employee', () => api.asAdmin(feeds.add, { body: { hotel: 1003, employeeId: 1 } }), 404],
    ['an employee of another hotel', () => api.asAdmin(feeds.add, { body: { hotel: 1004, employeeId } }), 404],
    ['a feed that is not there', () => api.asAdmin(feeds.revoke, { body: { hotel: 1003, id: 99 } }), 404],
    ['a wrong secret', () => api.asNobody(feeds.read, { params: { hotel: 1003, secret: 'x' } }), 404],
    ['an odd hotel', () => api.asNobody(unchecked(feeds.read), { params: { hotel: 'x', secret: 'x' } }), 400],
  ])('refuses %s', async (_who, attempt, status) => {
    expect((await attempt()).status).toBe(status);
  });

  it('refuses the secret at another hotel', async () => {
    const { body } = await add();

    const answer = await api.asNobody(feeds.read, { params: { hotel: 1004, secret: secretOf(body.address) } });

    expect(answer.status).toBe(404);
  });

  it('has no more than ten in force for one employee', async () => {
    for (let made = 0; made < 10; made++) expect((await add()).status).toBe(201);

    expect((await add()).status).toBe(409);
  });
});
