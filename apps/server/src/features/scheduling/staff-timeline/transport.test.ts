import { gunzipSync } from 'node:zlib';
import { decodeColumns } from '@horae/contract/scheduling/decode-columns';
import { columnsMediaType, type StaffColumns } from '@horae/contract/scheduling/staff-columns';
import { type StaffCalendar, staffTimelineContract as staff } from '@horae/contract/scheduling/staff-timeline.contract';
import { eq, max } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openLive } from '#test/open-live';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { shifts } from '../shifts/shifts.table';

let api: TestApp;
let address: string;
let token: string;
let authorization: string;
beforeAll(async () => {
  api = await startTestApp();
  address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  token = (await api.login('client@demo.com', 'client')).accessToken;
  authorization = `Bearer ${token}`;
});
afterAll(() => api.stop());

const ask = (headers: Record<string, string> = {}, url: string = staff.filtered.path, body: object = {}) =>
  api.app.inject({
    method: 'POST',
    url,
    payload: { selectedHotel: 1003, ...body },
    headers: { authorization, ...headers },
  });

describe('the transport of the calendars', () => {
  it('is JSON in UTF-8 and the same with and without the trailing slash', async () => {
    const [slashed, bare] = [await ask(), await ask({}, staff.filtered.path.slice(0, -1))];

    expect(slashed.headers['content-type']).toBe('application/json; charset=utf-8');
    expect([bare.statusCode, bare.body]).toEqual([200, slashed.body]);
  });

  it('carries a tag that depends on the body, and answers 304 to whoever holds it', async () => {
    const first = await ask();
    const tag = String(first.headers.etag);

    for (const current of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await ask({ 'if-none-match': current });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    expect((await ask({ 'if-none-match': '"other"' })).statusCode).toBe(200);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    expect((await ask({ 'accept-encoding': 'gzip' })).headers.etag).toBe(tag);
  });

  it('changes the answer, and only then the tag, when a shift changes', async () => {
    const before = await ask();
    const [shift] = before.json<StaffCalendar>().events;
    await api.database.db.update(shifts).set({ notes: 'new' }).where(eq(shifts.id, shift!.id));

    const after = await ask({ 'if-none-match': String(before.headers.etag) });

    expect(after.statusCode).toBe(200);
    expect(after.body).toContain('"notes":"new"');
  });

  it('is compressed on demand from one kibibyte', async () => {
    const [plain, zipped] = [await ask(), await ask({ 'accept-encoding': 'gzip' })];
    const small = await ask({ 'accept-encoding': 'gzip' }, staff.filtered.path, { selectedHotel: 4711 });

    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(zipped.headers.vary).toMatch(/Accept-Encoding/i);
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(small.headers['content-encoding']).toBeUndefined();
  });

  it('says the same in columns as in the plain form', async () => {
    const body = { filters: { calendars: [3000, 3001, 3002], erganiFlag: true } };
    const plain = (await ask({}, staff.filtered.path, body)).json();
    const columns = (await ask({ accept: columnsMediaType }, staff.filtered.path, body)).json<StaffColumns>();

    const { shifts, resources, timeZone, hotelPeople, ...rest } = decodeColumns(columns, (type) => type);

    expect(timeZone).toBe('Europe/Athens');
    expect(hotelPeople).toBe(96);
    expect(resources).toEqual(plain.resources);
    expect(rest).toEqual({ ...plain, events: undefined, resources: undefined });
    expect(shifts).toHaveLength(plain.events.length);
    const instant = (text: string | null) => (text === null ? null : Date.parse(text));
    for (const [row, shift] of shifts.entries()) {
      const event = plain.events[row];
      expect(shift).toMatchObject({
        id: event.id,
        employeeId: event.employeeId,
        start: instant(event.start),
        end: instant(event.end),
        allDay: event.allDay,
        typeOfShift: event.typeOfShift,
        calendarId: event.calendarId,
        erganiShift: event.erganiShift,
        status: event.status,
        breakMinutes: event.breakMinutes,
        notes: event.notes,
        actualStart: instant(event.actualStart),
        actualEnd: instant(event.actualEnd),
      });
    }
  });
});

describe('the version that an answer names', () => {
  const live = (lastEventId: unknown) => openLive({ address, token, hotel: 1003, lastEventId: String(lastEventId) });
  const changeShift = async (notes: string) => {
    const { db } = api.database;
    const [last] = await db
      .select({ id: max(shifts.id) })
      .from(shifts)
      .where(eq(shifts.companyId, 1003));
    await db.update(shifts).set({ notes }).where(eq(shifts.id, last!.id!));
  };

  it('lets the live stream tell of a change made after that answer', async () => {
    const version = (await ask()).headers['roster-version'];
    await changeShift('after the answer');

    const stream = await live(version);

    await vi.waitFor(() => expect(stream.said).toContain('event: roster'));
    stream.close();
  });

  it('keeps the live stream quiet until there is one', async () => {
    const version = (await ask()).headers['roster-version'];
    const stream = await live(version);

    await changeShift('while listening');

    await vi.waitFor(() => expect(stream.said).toContain('event: roster'));
    expect(stream.said.match(/id: \S+/g)).toEqual([`id: ${(await ask()).headers['roster-version']}`]);
    stream.close();
    // Shorter than the heartbeat interval, which would open the stream by itself.
  }, 15_000);
});
