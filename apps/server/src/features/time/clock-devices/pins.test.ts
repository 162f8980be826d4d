import { clockDevicesContract as contract } from '@horae/contract/time/clock-devices.contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditEntries } from '#platform/audit.table';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { employeePins } from './clock-devices.table';
import { weaknessOfPin } from './weak-pin.rules';

let api: TestApp;
const hotel = 1003;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const list = async (query: object = {}) =>
  (await api.asAdmin(contract.pins, { query: { hotel, perPage: 100, ...query } })).body;

it('makes numbers for several people, tells them once and keeps hashes', async () => {
  const [first, second] = (await list()).people;
  const employeeIds = [first!.employeeId, second!.employeeId];
  const made = await api.asAdmin(contract.makePins, { body: { hotel, employeeIds } });

  expect(made.status).toBe(201);
  expect(made.body.slips.map(({ employeeId }) => employeeId).toSorted()).toEqual(employeeIds.toSorted());
  for (const { pin, code, name } of made.body.slips) {
    expect(pin).toMatch(/^\d{5}$/);
    expect(`${code}${name}`).not.toBe('');
  }
  expect((await list({ has: 'pin' })).people.map(({ employeeId }) => employeeId).toSorted()).toEqual(
    employeeIds.toSorted(),
  );
  const { db } = api.database;
  const stored = [...(await db.select().from(employeePins)), ...(await db.select().from(auditEntries))];
  const texts = stored.map((row) => JSON.stringify(row));
  for (const { pin } of made.body.slips) expect(texts.filter((text) => text.includes(`"${pin}"`))).toEqual([]);

  await api.asAdmin(contract.removePins, { body: { hotel, employeeIds } });
  expect((await list({ has: 'pin' })).total).toBe(0);
});

it('finds people by name and code, and refuses those of another hotel', async () => {
  const { people, total } = await list();
  const { code, employeeId } = people[0]!;
  expect(total).toBeGreaterThan(50);
  expect((await list({ q: code })).people.map((one) => one.employeeId)).toContain(employeeId);

  const foreign = await api.asAdmin(contract.makePins, { body: { hotel: 1004, employeeIds: [employeeId] } });
  expect([foreign.status, foreign.body.error.fields?.[0]?.path]).toEqual([400, 'employeeIds.0']);
  const many = Array.from({ length: 41 }, (_, at) => at + 1);
  expect((await api.asAdmin(contract.makePins, { body: { hotel, employeeIds: many } })).status).toBe(400);
});

it('makes no number that nobody may choose', async () => {
  const { people } = await list();
  const employeeIds = people.slice(0, 40).map(({ employeeId }) => employeeId);
  const { body } = await api.asAdmin(contract.makePins, { body: { hotel, employeeIds } });

  expect(body.slips.filter(({ pin, code }) => weaknessOfPin(pin, code) !== null)).toEqual([]);
  await api.asAdmin(contract.removePins, { body: { hotel, employeeIds } });
});
