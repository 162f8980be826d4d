import { clockDevicesContract as contract } from '@horae/contract/time/clock-devices.contract';
import { kioskContract } from '@horae/contract/time/kiosk.contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pairedKiosk, registeredTerminal, serial } from '#test/clock-devices';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { clockDevices } from './clock-devices.table';

let api: TestApp;
const hotel = 1003;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const list = async () => (await api.asAdmin(contract.list, { query: { hotel } })).body;
const beat = (headers: Record<string, string>) => api.asNobody(kioskContract.heartbeat, { body: {} }, headers);
const pair = (code: string) => api.asNobody(kioskContract.pair, { body: { code } });
const addKiosk = async (name = 'Canteen') => (await api.asAdmin(contract.addKiosk, { body: { hotel, name } })).body;

describe('a kiosk', () => {
  it('is paired by a code of eight characters, once, in any case and with or without the dash', async () => {
    const { device, pairingCode } = await addKiosk();
    expect(pairingCode).toMatch(/^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/);
    expect(device).toMatchObject({ kind: 'kiosk', name: 'Canteen', state: 'waiting', serial: null });

    const paired = await pair(pairingCode.toLowerCase().replace('-', ' '));
    expect(paired.status).toBe(201);
    expect(paired.body.kiosk).toMatchObject({
      device: 'Canteen',
      timeZone: 'Europe/Athens',
      languages: ['el', 'en', 'sq'],
    });
    expect((await beat({ authorization: `Device ${paired.body.key}` })).status).toBe(200);
    const again = await pair(pairingCode);
    expect([again.status, again.body.error.fields?.[0]?.path]).toEqual([400, 'code']);
    const known = (await list()).devices.find(({ id }) => id === device.id);
    expect(known).toMatchObject({ state: 'active', pairingUntil: null });
    expect(known?.lastSeenAt).not.toBeNull();
  });

  it('cannot be paired after a quarter of an hour', async () => {
    const { device, pairingCode } = await addKiosk();
    const until = Date.parse(device.pairingUntil!) - Date.now();
    expect(until / 60_000).toBeCloseTo(15, 0);
    await api.database.db
      .update(clockDevices)
      .set({ pairingUntil: sql`now() - interval '1 second'` })
      .where(eq(clockDevices.id, device.id));

    expect((await pair(pairingCode)).status).toBe(400);
  });

  it('shuts the tablet before it out when another is paired, and all when it is revoked', async () => {
    const { device, headers } = await pairedKiosk(api);
    const { pairingCode } = (await api.asAdmin(contract.pairAgain, { body: { hotel, id: device.id } })).body;
    expect((await beat(headers)).status).toBe(200);
    const { key } = (await pair(pairingCode)).body;
    const next = { authorization: `Device ${key}` };
    expect([(await beat(headers)).status, (await beat(next)).status]).toEqual([401, 200]);

    const revoked = await api.asAdmin(contract.revoke, { body: { hotel, id: device.id } });
    expect(revoked.body.device.state).toBe('revoked');
    expect((await beat(next)).status).toBe(401);
    expect((await api.asAdmin(contract.pairAgain, { body: { hotel, id: device.id } })).status).toBe(409);
  });

  it('keeps neither its code nor its key readable', async () => {
    const { pairingCode } = await addKiosk();
    const { headers } = await pairedKiosk(api);
    const all = JSON.stringify(await api.database.db.select().from(clockDevices));

    expect(all).not.toContain(headers.authorization.slice(7));
    expect(all).not.toContain(pairingCode.replace('-', ''));
  });
});

describe('a terminal', () => {
  it('is registered by its serial number, which no two hotels have', async () => {
    const device = await registeredTerminal(api, hotel, { serial: 'ABC7000000001', zone: 'Asia/Nicosia' });
    expect(device).toMatchObject({ kind: 'terminal', serial: 'ABC7000000001', zone: 'Asia/Nicosia', state: 'waiting' });

    const again = await api.asAdmin(contract.addTerminal, {
      body: { hotel: 1004, name: 'Other', serial: 'ABC7000000001', zone: null },
    });
    expect([again.status, again.body.error.fields?.[0]?.path]).toEqual([400, 'serial']);
    await api.asAdmin(contract.revoke, { body: { hotel, id: device.id } });
    expect((await registeredTerminal(api, 1004, { serial: 'ABC7000000001' })).serial).toBe('ABC7000000001');
  });

  it('is renamed with the tag of what was read; a stale one is refused', async () => {
    const { id } = await registeredTerminal(api);
    const read = await api.asAdmin(contract.one, { query: { hotel, id } });
    const tag = { 'if-match': String(read.headers.etag) };
    const rename = (name: string) => api.asAdmin(contract.update, { body: { hotel, id, name } }, tag);

    expect((await rename('Back door')).body.device.name).toBe('Back door');
    expect((await rename('Front door')).status).toBe(412);
    expect((await api.asAdmin(contract.one, { query: { hotel: 1004, id } })).status).toBe(404);
  });

  it.each([
    ['a zone that is none', { zone: 'Mars/Olympus' }, 'zone'],
    ['a serial number with blanks', { serial: 'A B' }, 'serial'],
    ['no name', { name: ' ' }, 'name'],
  ])('is refused with %s', async (_what, sent, field) => {
    const body = { hotel, name: 'Gate', serial: 'XYZ100000', zone: null, ...sent };
    const answer = await api.asAdmin(contract.addTerminal, { body });

    expect([answer.status, answer.body.error.fields?.[0]?.path]).toEqual([400, field]);
  });

  it('keeps its serial number apart from kiosks', async () => {
    expect((await beat({ authorization: `Device ${serial}` })).status).toBe(401);
  });
});
