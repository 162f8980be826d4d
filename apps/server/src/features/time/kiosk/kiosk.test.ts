import { personActionsContract } from '@horae/contract/people/person-actions.contract';
import { clockDevicesContract as devices } from '@horae/contract/time/clock-devices.contract';
import { kioskContract as contract } from '@horae/contract/time/kiosk.contract';
import { and, eq, notExists, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { employees } from '#features/people/people/employees.table';
import { shifts } from '#features/scheduling/shifts/shifts.table';
import { seal } from '#test/seal';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { employeePins } from '../clock-devices/clock-devices.table';
import { hotel, kioskOf } from './kiosk-fixture';

let api: TestApp;
let kiosk: Awaited<ReturnType<typeof kioskOf>>;
beforeAll(async () => {
  api = await startTestApp();
  kiosk = await kioskOf(api, 4);
});
afterAll(() => api.stop());

describe('at the kiosk', () => {
  it('the heartbeat tells the time and the hotel, and nothing of its people', async () => {
    const { body, text } = await api.asNobody(contract.heartbeat, { body: {} }, kiosk.headers);

    expect(Math.abs(Date.parse(body.serverTime) - Date.now())).toBeLessThan(5000);
    expect(Object.keys(body).toSorted()).toEqual([
      'device',
      'hotel',
      'languages',
      'publicKey',
      'serverTime',
      'timeZone',
    ]);
    for (const { name } of kiosk.slips) expect(text).not.toContain(name);
  });

  it('a person is greeted by the first name and clocks in, once a key, then out', async () => {
    const [person] = kiosk.slips;
    const found = await kiosk.identify(person!);
    expect(found.body.person).toMatchObject({
      firstName: 'Νεφέλη',
      state: 'out',
    });

    const entry = kiosk.entry(person!);
    const first = await kiosk.punch(entry);
    const again = await kiosk.punch(entry);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(first.body).toMatchObject({ direction: 'in', person: { state: 'in' } });
    expect(again.body.at).toBe(first.body.at);
    const out = await kiosk.punch(kiosk.entry(person!, { direction: 'out' }));
    expect(out.body.person.state).toBe('out');
    expect(await kiosk.punches(person!.employeeId)).toMatchObject([
      { direction: 'in', source: 'kiosk', deviceId: kiosk.device.id },
      { direction: 'out' },
    ]);
  });

  it('a clock number is typed as well as the code, and the code of somebody else comes first', async () => {
    const [person, other] = kiosk.slips;
    const { employeeId: id, pin } = person!;
    const give = (numbers: string[]) =>
      api.asAdmin(personActionsContract.setClockNumbers, { body: { hotel, id, clockNumbers: numbers } });
    expect((await give(['88017'])).status).toBe(200);
    expect((await kiosk.identify({ code: '088017', pin })).body.person).toMatchObject({ firstName: 'Νεφέλη' });
    expect((await kiosk.identify({ code: '88017', pin: other!.pin })).status).not.toBe(200);
    expect((await kiosk.identify({ code: '88018', pin })).status).not.toBe(200);
    expect((await give([other!.code])).status).toBe(400);
    // What others could type before stays theirs.
    expect((await give([other!.code.slice(1)])).status).toBe(200);
    expect((await kiosk.identify({ code: other!.code.slice(1), pin: other!.pin })).status).toBe(200);
    await give([]);
  });

  it('tells the shift of today', async () => {
    const [, person] = kiosk.slips;
    await api.database.db.insert(shifts).values({
      companyId: hotel,
      employeeId: person!.employeeId,
      type: 'OnCall',
      startsAt: sql`now() - interval '1 minute'`,
      endsAt: sql`now() + interval '8 hours'`,
      status: 'confirmed',
    });

    const { shift } = (await kiosk.identify(person!)).body.person;
    expect(shift).not.toBeNull();
    expect(Date.parse(shift!.end)).toBeGreaterThan(Date.now());
  });

  it('five wrong numbers lock a person for five minutes, the right one too; a new number frees', async () => {
    const [, , person] = kiosk.slips;
    for (let tries = 0; tries < 5; tries += 1) {
      const { status, body } = await kiosk.identify({ code: person!.code, pin: '00000' });
      expect([status, body.error.code]).toEqual([403, 'WRONG_NUMBER']);
    }
    const locked = await kiosk.identify(person!);
    expect([locked.status, locked.body.error.code]).toEqual([429, 'LOCKED']);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(240);
    expect((await kiosk.punch(kiosk.entry(person!))).status).toBe(429);
    expect(await kiosk.punches(person!.employeeId)).toEqual([]);

    await api.database.db.update(employeePins).set({ lockedUntil: sql`now() - interval '1 second'` });
    expect((await kiosk.identify(person!)).status).toBe(200);
  });

  it.each([
    ['an unknown code', { code: 'NOBODY', pin: '12345' }],
    ['a person without a number', { code: 'no number', pin: '12345' }],
  ])('%s is answered as a wrong number is', async (what, typed) => {
    let { code } = typed;
    if (what.startsWith('a person')) {
      const { db } = api.database;
      const pin = db.select().from(employeePins).where(eq(employeePins.employeeId, employees.id));
      const [person] = await db
        .select()
        .from(employees)
        .where(and(eq(employees.companyId, hotel), notExists(pin)))
        .limit(1);
      code = person!.code;
    }
    expect((await kiosk.identify({ code, pin: typed.pin })).body.error.code).toBe('WRONG_NUMBER');
  });

  it('takes no box that was sealed for another entry or another server', async () => {
    const [person] = kiosk.slips;
    const [one, two] = [kiosk.entry(person!), kiosk.entry(person!)];
    const stolen = await kiosk.punch({ ...one, sealed: two.sealed });
    const foreign = seal(Buffer.alloc(32, 7).toString('base64'), { ...person!, key: one.key });
    const elsewhere = await kiosk.punch({ ...one, sealed: foreign });

    expect([stolen.status, stolen.body.error.fields?.[0]?.path]).toEqual([400, 'sealed']);
    expect(elsewhere.status).toBe(400);
  });
});

it('a burst of wrong numbers of one person gets no more than five checked, the right one among them not', async () => {
  const tried = await kioskOf(api, 1);
  const [person] = tried.slips;
  const wrong = Array.from({ length: 20 }, (_, at) => ({ code: person!.code, pin: String(80_000 + at) }));
  const answers = await Promise.all(wrong.map((typed) => tried.identify(typed)));

  expect(answers.filter(({ status }) => status === 403).length).toBeLessThanOrEqual(5);
  expect(answers.every(({ status }) => status === 403 || status === 429)).toBe(true);
  expect((await tried.identify(person!)).status).toBe(429);
});

it('thirty wrong numbers at one kiosk make it wait, other kiosks do not', async () => {
  const tried = await kioskOf(api, 1);
  const statuses = [];
  for (let tries = 0; tries < 31; tries += 1)
    statuses.push((await tried.identify({ code: `NOBODY${tries}`, pin: '12345' })).status);

  expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 403));
  expect(statuses[30]).toBe(429);
  expect((await tried.identify(tried.slips[0]!)).status).toBe(429);
  expect((await kiosk.identify(tried.slips[0]!)).status).toBe(200);
}, 30_000);

it('thirty wrong pairing codes from one address make it wait, even with the right one; others pair meanwhile', async () => {
  const { pairingCode } = (await api.asAdmin(devices.addKiosk, { body: { hotel, name: 'Δοκιμή' } })).body;
  const pairFrom = (remoteAddress: string, code: string) =>
    api.app.inject({ method: 'POST', url: '/kiosk/pair', payload: { code }, remoteAddress });
  const statuses = [];
  for (let tries = 0; tries < 30; tries += 1)
    statuses.push((await pairFrom('10.9.8.7', `AAAABB${String(tries + 22).replaceAll(/[01]/g, '9')}`)).statusCode);
  expect(new Set(statuses)).toEqual(new Set([400]));

  const current = await pairFrom('10.9.8.7', pairingCode);
  expect([current.statusCode, current.json().error.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(Number(current.headers['retry-after'])).toBeGreaterThan(0);
  expect((await pairFrom('10.9.8.8', pairingCode)).statusCode).toBe(201);
});

it('a burst of wrong pairing codes gets no further codes by coming all at once', async () => {
  const pair = (_: unknown, at: number) =>
    api.app.inject({
      method: 'POST',
      url: '/kiosk/pair',
      payload: { code: `CCCCDD${at + 22}`.replaceAll(/[01]/g, '9') },
      remoteAddress: '10.9.8.9',
    });
  const statuses = (await Promise.all(Array.from({ length: 60 }, pair))).map(({ statusCode }) => statusCode);

  expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(30);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(30);
});
