import { sessionContract as session } from '@horae/contract/core/session.contract';
import { chatContract } from '@horae/contract/office/chat.contract';
import { rosterFeedsContract as feeds } from '@horae/contract/scheduling/roster-feeds.contract';
import { staffTimelineContract as calendars } from '@horae/contract/scheduling/staff-timeline.contract';
import { punchesContract } from '@horae/contract/time/punches.contract';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { companies } from '#features/people/organisation/organisation.table';
import { employees } from '#features/people/people/employees.table';
import { mailOutbox } from '#platform/mail/mail-outbox.table';
import { activeAccount, chosen, tokenTo, wholeHotel } from '#test/accounts';
import { openLive } from '#test/open-live';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { accounts } from './session.table';

const hotel = 1003;
// At every moment it is a later day in the second zone than in the first.
const [west, east] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati'];

let api: TestApp;
let address: string;
let people: number[];
beforeAll(async () => {
  // The server looks after its streams by one timer, which starts with it.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  api = await startTestApp();
  address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { id, companyId, lastDay } = employees;
  const employed = await api.database.db
    .select({ id })
    .from(employees)
    .where(and(eq(companyId, hotel), isNull(lastDay)))
    .orderBy(asc(id))
    .limit(10);
  people = employed.map((one) => one.id);
});
afterAll(async () => {
  vi.useRealTimers();
  await api.stop();
});

const hotelIn = (timeZone: string) =>
  api.database.db.update(companies).set({ timeZone }).where(eq(companies.companyId, hotel));
beforeEach(() => hotelIn(west));
const lastDayToday = (id: number) =>
  api.database.db
    .update(employees)
    .set({ lastDay: sql`(now() at time zone ${west})::date` })
    .where(and(eq(employees.companyId, hotel), eq(employees.id, id)));

/** An account whose employee has the last day today, until it is tomorrow in the hotel. */
async function leaver(email: string, more: { grant?: object; grants?: object[] } = {}) {
  const employeeId = people.pop()!;
  const own = { ...wholeHotel(hotel), mayClock: true, mayMail: true, employeeId, ...more.grant };
  const { id, session: started } = await activeAccount(api, email, { grants: [own, ...(more.grants ?? [])] });
  await lastDayToday(employeeId);
  return { id, employeeId, email, call: api.as(started.accessToken), ...started };
}

const logIn = (email: string) => api.asNobody(session.login, { body: { email, password: chosen.password } });
const clock = (call: TestApp['asAdmin'], key: string) =>
  call(punchesContract.clock, { body: { hotel, key, direction: 'in' } });
const calendar = async (call: TestApp['asAdmin'], selectedHotel: number) =>
  (await call(unchecked(calendars.filtered), { body: { selectedHotel } })).body.success;

describe('the last day of an employee', () => {
  it('is a working day, and at the midnight of the hotel sessions, logins and the web clock end', async () => {
    const { call, email, refreshToken } = await leaver('last.day@hotel.example');
    expect((await clock(call, 'on-the-last-day')).status).toBe(201);
    expect(await calendar(call, hotel)).toBe(true);
    expect((await logIn(email)).status).toBe(200);

    await hotelIn(east);

    expect((await call(chatContract.profile, {})).status).toBe(401);
    expect((await clock(call, 'after-it')).status).toBe(401);
    expect((await logIn(email)).status).toBe(400);
    expect((await api.asNobody(session.refresh, { body: { refreshToken } })).status).toBe(401);
  });

  it('ends the live stream', async () => {
    const { accessToken } = await leaver('live@hotel.example');
    const stream = await openLive({ address, token: accessToken, hotel });
    expect(stream.status).toBe(200);
    await hotelIn(east);
    vi.advanceTimersByTime(20_000);
    await vi.waitFor(() => expect(stream.isEnded).toBe(true));
  });

  it('ends the feed', async () => {
    const { employeeId } = await leaver('feed@hotel.example');
    const { body } = await api.asAdmin(feeds.add, { body: { hotel, employeeId } });
    const read = async () => (await api.app.inject({ url: new URL(body.address).pathname })).statusCode;
    expect(await read()).toBe(200);

    await hotelIn(east);

    expect(await read()).toBe(404);
  });

  it('ends links for a password, and posts none', async () => {
    const { email } = await leaver('links@hotel.example');
    const mails = (to = email) => api.database.db.$count(mailOutbox, eq(mailOutbox.to, to));
    const before = await mails();
    await api.asNobody(session.requestReset, { body: { email } });
    await expect.poll(() => mails()).toBe(before + 1);
    const token = await tokenTo(api, email);

    await hotelIn(east);

    expect((await api.asNobody(session.resetPassword, { body: { token, ...chosen } })).status).toBe(400);
    await api.asNobody(session.requestReset, { body: { email } });
    await api.asNobody(session.requestReset, { body: { email: 'client@demo.com' } });
    await expect.poll(() => mails('client@demo.com')).toBe(1);
    expect(await mails()).toBe(before + 1);
  });

  it('leaves a grant of another hotel, and nothing of this one', async () => {
    const { call, email } = await leaver('two.hotels@hotel.example', { grants: [wholeHotel(1004)] });

    await hotelIn(east);

    expect([await calendar(call, hotel), await calendar(call, 1004)]).toEqual([false, true]);
    expect((await clock(call, 'two-hotels')).status).toBe(404);
    const { body } = await logIn(email);
    expect(body.userData.hotels.map(({ ErpCompanyId }) => ErpCompanyId)).toEqual([1004]);
    expect(body.userData.employeeId).toBeUndefined();
  });

  it('ends the web clock of an administrator, and nothing else', async () => {
    const { id, email } = await leaver('general.manager@hotel.example');
    await api.database.db.update(accounts).set({ role: 'admin' }).where(eq(accounts.id, id));
    const call = api.as((await logIn(email)).body.accessToken);
    expect((await clock(call, 'manager-on-the-last-day')).status).toBe(201);

    await hotelIn(east);

    expect(await calendar(call, hotel)).toBe(true);
    expect((await clock(call, 'manager-after-it')).status).toBe(403);
  });

  it('is taken back with the last day', async () => {
    const { call, employeeId } = await leaver('returns@hotel.example');
    await hotelIn(east);
    expect((await call(chatContract.profile, {})).status).toBe(401);

    await api.database.db.update(employees).set({ lastDay: null }).where(eq(employees.id, employeeId));

    expect((await call(chatContract.profile, {})).status).toBe(200);
  });
});
