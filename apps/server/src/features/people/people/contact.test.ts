import { declarationsContract } from '@horae/contract/declarations/declarations.contract';
import { contactContract as contact } from '@horae/contract/people/contact.contract';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { activeAccount } from '#test/accounts';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { employees } from './employees.table';

const hotel = 1003;
const phone = '+30 694 123 4567';

interface Placed extends Record<string, unknown> {
  id: number;
  department: number;
}
let api: TestApp;
let [own, other] = [] as unknown as [Placed, Placed];
beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  const ofHotel = eq(employees.companyId, hotel);
  const placed = await db
    .select({ id: employees.id, department: employees.departmentId })
    .from(employees)
    .where(ofHotel)
    .orderBy(asc(employees.id));
  own = placed[0]!;
  other = placed.find(({ department }) => department !== own.department)!;
  await db.update(employees).set({ phone }).where(ofHotel);
});
afterAll(() => api.stop());

const none = { mayClock: true, mayApprove: false, mayPlan: false, mayPayroll: false };
let count = 0;
async function as(grant: object) {
  count += 1;
  const { session } = await activeAccount(api, `head${count}@hotel.gr`, { grants: [{ hotel, ...none, ...grant }] });
  return api.as(session.accessToken);
}
const read = async (call: Awaited<ReturnType<typeof as>>, employee: number) => {
  const { status, body } = await call(contact.read, { query: { hotel, employee } });
  return [status, body.phone];
};

it('tells the telephone to administrators', async () => {
  expect(await read(api.asAdmin, own.id)).toEqual([200, phone]);
});

it.each(['mayPlan', 'mayApprove'])(
  'tells it to those who %s for the department, of its people alone',
  async (right) => {
    const head = await as({ scope: 'places', departmentIds: [own.department], [right]: true });

    expect(await read(head, own.id)).toEqual([200, phone]);
    expect((await read(head, other.id))[0]).toBe(404);
  },
);

it('tells it to nobody else who sees the roster', async () => {
  const colleague = await as({ scope: 'hotel', employeeId: own.id });

  expect((await read(colleague, own.id))[0]).toBe(403);
  expect((await read(colleague, other.id))[0]).toBe(403);
  expect((await colleague(declarationsContract.onDuty, { query: { hotel } })).status).toBe(403);
});

it('knows nobody of another hotel', async () => {
  const head = await as({ scope: 'hotel', mayPlan: true });
  const [foreign] = await api.database.db.select().from(employees).where(eq(employees.companyId, 1004)).limit(1);

  expect((await read(head, foreign!.id))[0]).toBe(404);
  expect((await head(contact.read, { query: { hotel: 1004, employee: foreign!.id } })).status).toBe(404);
});
