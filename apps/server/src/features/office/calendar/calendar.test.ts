import { momentOf } from '@horae/contract/moment';
import { calendarContract, calendarNames } from '@horae/contract/office/calendar.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const get = (search: string) => api.asClient({ ...calendarContract.list, path: `/apps/calendar/events${search}` });
const add = (event: Record<string, unknown>, headers = {}) =>
  api.asClient(unchecked(calendarContract.add), { body: { event } }, headers);
const update = (event: Record<string, unknown>, headers = {}) =>
  api.asClient(unchecked(calendarContract.update), { body: { event } }, headers);
const remove = (id: unknown) => api.asClient(calendarContract.remove, { query: { id: id as number } });
const read = (id: number) => api.asClient(calendarContract.one, { query: { id } });
const start = '2026-03-01';

describe('the calendar', () => {
  it('starts with at least 10 events around today, each calendar among them', async () => {
    const { body } = await get('');

    expect(body.length).toBeGreaterThanOrEqual(10);
    expect(new Set(body.map(({ extendedProps }) => extendedProps.calendar))).toEqual(new Set(calendarNames));
    expect(body.map(({ id }) => id)).toEqual(body.map((_, index) => index + 1));
    const month = 31 * 86_400_000;
    expect(body.every((event) => Math.abs(momentOf(event.start) - Date.now()) < month)).toBe(true);
    expect(body.some((event) => event.start.startsWith(new Date().toISOString().slice(0, 10)))).toBe(true);
    expect(body.every((event) => event.end !== null && momentOf(event.end) > momentOf(event.start))).toBe(true);
  });

  it.each([
    ['?calendars=business,FAMILY', ['Business', 'Family']],
    ['?calendars=Business&calendars=Family', ['Business', 'Family']],
    ['?calendars[]=business&calendars[]=family', ['Business', 'Family']],
    ['?calendars=ETC', ['ETC']],
    ['?calendars=', []],
    ['?calendars=Work', []],
    ['?calendars=Work,Holiday', ['Holiday']],
  ])('answers with %s the calendars %j', async (search, names) => {
    const all = (await get('')).body;

    const { body } = await get(search);

    expect(body).toEqual(all.filter(({ extendedProps }) => names.includes(extendedProps.calendar)));
    expect(new Set(body.map(({ extendedProps }) => extendedProps.calendar))).toEqual(new Set(names));
  });

  it('adds with defaults and the next id, and keeps what was sent as it was sent', async () => {
    const plain = (await add({ title: 'Plain', start })).body.event;
    const sent = {
      url: 'https://hotel.example/menu',
      title: ' Whole ',
      start: '2026-03-01T10:00+02:00',
      end: '2026-03-01T08:00:00.000Z',
      allDay: true,
      extendedProps: { guests: ['Άννα'], calendar: 'Family', note: { deep: [1, null] } },
    };
    const { status, body } = await add({ ...sent, id: 3, unknown: 1 });

    expect(plain).toEqual({
      id: plain.id,
      url: '',
      title: 'Plain',
      start,
      end: null,
      allDay: false,
      extendedProps: { calendar: 'Business' },
    });
    expect([status, body.event]).toEqual([201, { id: plain.id + 1, ...sent }]);
    expect((await read(body.event.id)).body).toEqual(body);
    expect((await api.asAdmin(calendarContract.one, { query: { id: body.event.id } })).status).toBe(404);
  });

  it('changes only what is sent, extendedProps as a whole', async () => {
    const { event } = (await add({ title: 'Before', start, extendedProps: { calendar: 'Holiday', place: 'Naxos' } }))
      .body;

    const moved = await update({ id: String(event.id), end: '2026-03-02' });
    const { status, body } = await update({ id: event.id, extendedProps: { calendar: 'ETC' } });

    expect([moved.status, status]).toEqual([200, 200]);
    expect(body.event).toEqual({ ...event, end: '2026-03-02', extendedProps: { calendar: 'ETC' } });
    expect((await update({ id: event.id })).body.event).toEqual(body.event);
  });

  it('refuses a change over somebody else’s', async () => {
    const { event } = (await add({ title: 'Shared screen', start })).body;
    const tag = String((await read(event.id)).headers.etag);

    const first = await update({ id: event.id, title: 'First' }, { 'if-match': tag });
    const second = await update({ id: event.id, title: 'Second' }, { 'if-match': tag });

    expect([first.status, second.status]).toEqual([200, 412]);
    expect(second.body).toMatchObject({ current: { event: { title: 'First' } } });
    expect((await update({ id: event.id, url: '/x' }, { 'if-match': String(first.headers.etag) })).status).toBe(200);
  });

  it('deletes once, and gives the next one the highest id plus 1', async () => {
    const { event } = (await add({ title: 'For a moment', start })).body;

    const gone = await remove(event.id);

    expect([gone.status, gone.text, (await remove(event.id)).status]).toEqual([200, '{}', 404]);
    expect((await add({ title: 'After it', start })).body.event.id).toBe(event.id);
  });

  it('gives parallel additions consecutive ids, and adds once for a repeated Idempotency-Key', async () => {
    const highest = Math.max(...(await get('')).body.map(({ id }) => id));

    const added = await Promise.all(Array.from({ length: 8 }, () => add({ title: 'Parallel', start })));

    const ids = added.map(({ body }) => body.event.id).toSorted((a, b) => a - b);
    expect(ids).toEqual(Array.from({ length: 8 }, (_, n) => highest + 1 + n));
    const repeat = () => add({ title: 'Once', start }, { 'idempotency-key': 'event-1' });
    expect((await repeat()).body).toEqual((await repeat()).body);
  });

  it.each<[string, () => Promise<{ status: number; body: { error: { fields?: { path: string }[] } } }>, string]>([
    ['no event', () => api.asClient(unchecked(calendarContract.add), { body: {} }), 'event'],
    ['a blank title', () => add({ title: '\t', start }), 'event.title'],
    ['no start', () => add({ title: 'x' }), 'event.start'],
    ['a start that is no moment', () => add({ title: 'x', start: 'tomorrow' }), 'event.start'],
    ['an end before the start', () => add({ title: 'x', start, end: '2026-02-28T23:59:59Z' }), 'event.end'],
    ['a stored start after the end', () => update({ id: 1, end: '2001-01-01' }), 'event.end'],
    ['a start after the stored end', () => update({ id: 1, start: '2199-01-01' }), 'event.end'],
    [
      'an unknown calendar',
      () => add({ title: 'x', start, extendedProps: { calendar: 'Work' } }),
      'event.extendedProps.calendar',
    ],
    ['no calendar', () => update({ id: 1, extendedProps: {} }), 'event.extendedProps.calendar'],
    ['allDay as text', () => add({ title: 'x', start, allDay: 'no' }), 'event.allDay'],
    ['an id that is no number', () => remove('1.5'), 'id'],
    ['a NUL character', () => add({ title: 'a\0b', start }), 'event.title'],
    ['half a character', () => add({ title: 'a\ud83d', start }), 'event.title'],
    [
      'half a character in a name',
      () => add({ title: 'x', start, extendedProps: { calendar: 'ETC', ['\ud83d']: 1 } }),
      'event.extendedProps',
    ],
  ])('names the field of %s', async (_what, attempt, path) => {
    const { status, body } = await attempt();

    expect([status, body.error.fields?.map((field) => field.path)]).toEqual([400, [path]]);
  });

  it('takes deeply nested properties without a fault', async () => {
    const nested = `${'['.repeat(4900)}${']'.repeat(4900)}`;
    const token = (await api.login('client@demo.com', 'client')).accessToken;

    const { statusCode } = await api.app.inject({
      method: 'POST',
      url: calendarContract.add.path,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: `{"event":{"title":"x","start":"2026-03-01","extendedProps":{"calendar":"ETC","deep":${nested}}}}`,
    });

    expect([201, 400]).toContain(statusCode);
  });

  it('knows no event 4040', async () => {
    expect([(await update({ id: 4040, title: 'X' })).status, (await remove(4040)).status]).toEqual([404, 404]);
  });
});
