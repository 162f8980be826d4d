import { clockDevicesContract as devices } from '@horae/contract/time/clock-devices.contract';
import { terminalsContract as contract } from '@horae/contract/time/terminals.contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registeredTerminal, serial } from '#test/clock-devices';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { handshakeText } from './adms.service';
import { waitingPunches } from './terminals.table';
import { countPunches, hotel, logged, namedPeople } from './terminals-fixture';

let api: TestApp;
let people: Awaited<ReturnType<typeof namedPeople>>;
let deviceId: number;
beforeAll(async () => {
  api = await startTestApp();
  people = await namedPeople(api);
  deviceId = (await registeredTerminal(api)).id;
});
afterAll(() => api.stop());

const get = (path: string, sn = serial) =>
  api.app.inject({ url: `${path}?SN=${sn}&options=all&pushver=2.4.1&language=69` });
const push = (payload: string | Buffer, { table = 'ATTLOG', stamp = '9999', sn = serial, type = 'text/plain' } = {}) =>
  api.app.inject({
    method: 'POST',
    url: `${contract.push.path}?SN=${sn}&table=${table}&Stamp=${stamp}`,
    headers: type ? { 'content-type': type } : {},
    payload,
  });

describe('a terminal that pushes', () => {
  it('is told what to send, from where on, and in which time zone', async () => {
    const { statusCode, headers, body } = await get(contract.handshake.path);

    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const lines = body.trimEnd().split('\n');
    expect(lines[0]).toBe(`GET OPTION FROM: ${serial}`);
    expect(lines).toEqual(
      expect.arrayContaining(['ATTLOGStamp=0', 'TransFlag=TransData AttLog', 'Realtime=1', 'Encrypt=None']),
    );
    expect(body).toMatch(/^TimeZone=[23]$/m);
    const kathmandu = { zone: 'Asia/Kathmandu', stamp: '7' } as Parameters<typeof handshakeText>[1];
    expect(handshakeText('X', kathmandu)).toMatch(/^TimeZone=345$/m);
  });

  it('is answered under every name that firmware uses', async () => {
    expect((await get(contract.ping.path)).body).toBe('OK\n');
    expect((await get(`${contract.handshake.path}.aspx`)).body).toContain(`GET OPTION FROM: ${serial}`);
    expect((await get(`${contract.poll.path}.aspx`)).body).toBe('OK\n');
    const register = () =>
      api.app.inject({ method: 'POST', url: `${contract.registry.path}?SN=${serial}`, payload: 'DeviceType=att' });
    const { body } = await register();
    expect(body).toMatch(/^RegistryCode=[\w-]{32}\n$/);
    expect((await register()).body).toBe(body);
  });

  it('has the state in the column after the time, however many follow', async () => {
    const body = ['7101\t2026-05-14 06:58:12\t0\t1\t0\t0', '7101\t2026-05-14 15:02:00\t1\t15\t\t0\t0\t255\t0\t0'].join(
      '\n',
    );
    await push(body, { stamp: '9001' });

    expect((await logged(api, people.first, '2026-05-14')).map(({ direction }) => direction)).toEqual(['in', 'out']);
  });

  it('has its records taken and counted, once, and goes on from the last stamp', async () => {
    const before = await countPunches(api);
    const body = '7101\t2026-05-04 06:58:12\t0\t15\t0\t0\t0\n7102\t2026-05-04 07:00:00\t255\t1\t0\t0\t0\n';
    const first = await push(body, { stamp: '846' });
    const again = await push(body, { stamp: '846' });

    expect([first.statusCode, first.body, first.headers['content-type']]).toEqual([
      200,
      'OK: 2\n',
      'text/plain; charset=utf-8',
    ]);
    expect(again.body).toBe('OK: 2\n');
    expect(await countPunches(api)).toBe(before + 2);
    expect(await logged(api, people.first, '2026-05-04')).toEqual([
      { at: '05-04 03:58:12', direction: 'in', source: 'terminal', deviceId },
    ]);
    expect((await logged(api, people.second, '2026-05-04'))[0]!.direction).toBeNull();
    expect((await get(contract.handshake.path)).body).toMatch(/^ATTLOGStamp=846$/m);
  });

  it.each([
    'text/plain',
    'application/push;charset=UTF-8',
    'application/x-www-form-urlencoded',
    'application/octet-stream',
    '',
  ])('may call its text "%s"', async (type) => {
    const { statusCode, body } = await push('7101\t2026-05-12 06:58:12\t0\t1\n', { type });

    expect([statusCode, body]).toEqual([200, 'OK: 1\n']);
  });

  it('may write a line in its own code page, and the other lines stay as they are', async () => {
    const old = Buffer.from([0xc3, 0x37, 0x37]);
    const rest = '\t2026-05-13 06:58:12\t0\t1\n';
    const { statusCode, body } = await push(Buffer.concat([Buffer.from(`Ώ55${rest}`), old, Buffer.from(rest)]));

    expect([statusCode, body]).toEqual([200, 'OK: 2\n']);
    const { db } = api.database;
    const thatDay = eq(sql`${waitingPunches.at}::date`, '2026-05-13');
    const waiting = await db.select().from(waitingPunches).where(thatDay);
    expect(waiting.map(({ code }) => code).toSorted()).toEqual(['Γ77', 'Ώ55'].toSorted());
    await db.delete(waitingPunches).where(thatDay);
  });

  it('asks for commands and gets none; other tables are acknowledged and dropped', async () => {
    const before = await countPunches(api);

    expect((await get(contract.poll.path)).body).toBe('OK\n');
    expect((await push('OPLOG 4\t14\t2026-05-04 07:00:00\t0\t0\t0\t0\n', { table: 'OPERLOG' })).body).toBe('OK\n');
    expect((await push(Buffer.from([0xff, 0xd8, 0, 1, 2]), { table: 'ATTPHOTO' })).body).toBe('OK\n');
    const done = {
      method: 'POST',
      url: `${contract.commandDone.path}?SN=${serial}`,
      payload: 'ID=1&Return=0&CMD=CHECK',
    } as const;
    expect((await api.app.inject(done)).body).toBe('OK\n');
    expect(await countPunches(api)).toBe(before);
  });

  it('and is unknown gets a refusal in text; only that it called is kept, and it can be registered from there', async () => {
    const before = await countPunches(api);
    const sn = 'UNK7000000009';
    const answers = [await get(contract.handshake.path, sn), await push('7101\t2026-05-20 07:00:00\t0\t1\n', { sn })];

    for (const { statusCode, body, headers } of answers) {
      expect([statusCode, headers['content-type']]).toEqual([401, 'text/plain; charset=utf-8']);
      expect(body).toMatch(/^ERROR: /);
    }
    expect(await countPunches(api)).toBe(before);
    expect(await api.database.db.$count(waitingPunches)).toBe(0);
    const list = async () => (await api.asAdmin(devices.list, { query: { hotel } })).body;
    expect((await list()).refused).toMatchObject([{ serial: sn, times: 2 }]);
    await registeredTerminal(api, hotel, { serial: sn });
    expect((await list()).refused).toEqual([]);
    expect((await get(contract.handshake.path, sn)).statusCode).toBe(200);
  });

  it('is shut out when it is revoked, and a body that is too large is refused in text', async () => {
    const large = await push('x'.repeat(1_048_577));
    expect([large.statusCode, large.body]).toEqual([413, 'ERROR: The body is larger than 1 MiB.\n']);

    await api.asAdmin(devices.revoke, { body: { hotel, id: deviceId } });
    expect((await push('7101\t2026-05-21 07:00:00\t0\t1\n')).statusCode).toBe(401);
  });
});
