import { departmentOrderContract as contract } from '@horae/contract/scheduling/department-order.contract';
import { auditContract } from '@horae/contract/settings/audit.contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { employees } from '#features/people/people/employees.table';
import { activeAccount, wholeHotel } from '#test/accounts';
import { changesOf } from '#test/changes-of';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { largestDepartments, readStaff } from '../planning/roster-fixture';
import { departmentOrder } from './department-order.table';

const hotel = 1003;
let api: TestApp;
let [own, other] = [0, 0];
/** Three people of the own department, and one of the other. */
let [a, b, c, stranger] = [0, 0, 0, 0];
let [planner, viewer, oneself] = ['', '', ''];

const peopleOf = async (department: number) =>
  (await readStaff(api, hotel, { take: 3, department, by: 'id' })).map(({ id }) => id);

beforeAll(async () => {
  api = await startTestApp();
  [own, other] = (await largestDepartments(api, hotel)) as [number, number];
  [a, b, c] = (await peopleOf(own)) as [number, number, number];
  [stranger] = (await peopleOf(other)) as [number];
  const token = async (email: string, grant: object) =>
    (await activeAccount(api, email, { grants: [{ ...wholeHotel(hotel), ...grant }] })).session.accessToken;
  planner = await token('head@hotel.example', { scope: 'places', departmentIds: [own], mayPlan: true });
  viewer = await token('guest@hotel.example', { scope: 'places', departmentIds: [own] });
  oneself = await token('self@hotel.example', { scope: 'self', employeeId: a, mayPlan: true });
}, 60_000);
afterAll(() => api.stop());
beforeEach(async () => {
  await api.database.db.delete(departmentOrder);
});

type Ask = TestApp['asAdmin'];
const as = (token: string): Ask => api.as(token);
const arrange = (employees: number[], { ask = api.asAdmin as Ask, departmentId = own } = {}) =>
  ask(contract.arrange, { body: { hotel, departmentId, employees } });
const list = async (ask: Ask = api.asAdmin) => (await ask(contract.list, { query: { hotel } })).body.orders;
const fault = ({ body }: { body: unknown }) =>
  (body as { error: { fields?: { path: string; message: string }[] } }).error.fields?.[0];

describe('the order of a department', () => {
  it('is kept for everybody who plans there, audited, and told to open browsers', async () => {
    expect(await list()).toEqual([]);

    const told = await changesOf(api, async () => {
      const { status, body } = await arrange([c, a, b], { ask: as(planner) });
      expect(status).toBe(200);
      expect(body.order).toEqual({ departmentId: own, employees: [c, a, b] });
    });

    expect(told).toEqual(['department-order:all']);
    expect(await list()).toEqual([{ departmentId: own, employees: [c, a, b] }]);
    expect(await list(as(planner))).toEqual([{ departmentId: own, employees: [c, a, b] }]);
    const audit = await api.asAdmin(auditContract.list, { query: { hotel, object: 'department order' } });
    expect(audit.body.entries[0]).toMatchObject({ deed: 'change', after: { people: [c, a, b] } });
  });

  it('writes nothing if it is the same', async () => {
    await arrange([c, a, b]);

    expect(await changesOf(api, () => arrange([c, a, b]))).toEqual([]);
  });

  it('keeps the places of people who are not listed', async () => {
    await arrange([a, b, c]);

    expect((await arrange([c, a])).body.order.employees).toEqual([c, b, a]);
  });

  it('is that of the last call, and of one call with the same key', async () => {
    await Promise.all([arrange([a, b, c]), arrange([c, b, a]), arrange([b, a, c])]);
    const [order] = await list();
    expect(order!.employees.toSorted()).toEqual([a, b, c].toSorted());
    const body = { hotel, departmentId: own, employees: [b, c, a] };
    const key = { 'idempotency-key': 'order' };
    const first = await api.asAdmin(contract.arrange, { body }, key);
    expect((await api.asAdmin(contract.arrange, { body }, key)).body).toEqual(first.body);
  });

  it('loses who moves to another department or leaves the hotel’s records', async () => {
    await arrange([a, b, c]);
    const moveTo = (departmentId: number) =>
      api.database.db
        .update(employees)
        .set({ departmentId })
        .where(and(eq(employees.companyId, hotel), eq(employees.id, b)));
    await moveTo(other);
    try {
      expect((await arrange([c, a])).body.order.employees).toEqual([c, a]);
    } finally {
      await moveTo(own);
    }
  });

  it('is not shown to who does not plan, nor to who plans only for oneself', async () => {
    await arrange([a, b, c]);

    expect((await as(viewer)(contract.list, { query: { hotel } })).status).toBe(403);
    expect((await arrange([b, a], { ask: as(viewer) })).status).toBe(403);
    expect(await list(as(oneself))).toEqual([]);
    expect((await arrange([b, a], { ask: as(oneself) })).status).toBe(403);
  });

  it.each([
    ['departmentId', () => arrange([a, b], { ask: as(planner), departmentId: other })],
    ['departmentId', () => arrange([a, b], { departmentId: 2_000_000_000 })],
    ['employees', () => arrange([a, stranger])],
    ['employees', () => arrange([a, a])],
    ['employees', () => arrange([a])],
    ['employees', () => arrange([a, 2_000_000_000])],
  ])('names the field that is wrong: %s', async (path, ask) => {
    const answer = await ask();

    expect(answer.status).toBe(400);
    expect(fault(answer)?.path).toMatch(new RegExp(`^${path}`));
  });
});
