import { declarationsContract } from '@horae/contract/declarations/declarations.contract';
import { contactContract as contact } from '@horae/contract/people/contact.contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { activeAccount } from '#test/accounts';
import { startTestApp, type TestApp } from '#test/start-test-app';

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
  const { rows } = await api.database.db.execute<Placed>(
    sql`select id, department_id as department from employees where company_id = ${hotel} order by id`,
  );
  own = rows[0]!;
  other = rows.find(({ department }) => department !== own.department)!;
  await api.database.db.execute(sql`update employees set phone = ${phone} where company_id = ${hotel}`);
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
  const [foreign] = (await api.database.db.execute<Placed>(sql`select id from employees where company_id = 1004`)).rows;

  expect((await read(head, foreign!.id))[0]).toBe(404);
  expect((await head(contact.read, { query: { hotel: 1004, employee: foreign!.id } })).status).toBe(404);
});
