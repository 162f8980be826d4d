import { planPresenceContract as presence } from '@horae/contract/scheduling/plan-presence.contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { activeAccount, wholeHotel } from '#test/accounts';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';

const hotel = 1003;
const days = { hotel, first: '2031-06-02', last: '2031-06-08' };
type Ask = TestApp['asAdmin'];
let api: TestApp;
let [head, cook]: Ask[] = [];
let [maid, waiter] = [0, 0];

beforeAll(async () => {
  api = await startTestApp();
  const { rows } = await api.database.db.execute<{ id: number; department: number; name: string }>(sql`
    select min(e.id) as id, d.id as department, d.name from employees e
    join departments d on d.company_id = e.company_id and d.id = e.department_id
    where e.company_id = ${hotel} and e.last_day is null and d.name in ('Housekeeping', 'Kitchen') group by d.id, d.name order by d.name`);
  const [housekeeping, kitchen] = [rows[0]!, rows[1]!];
  [maid, waiter] = [housekeeping.id, kitchen.id];
  const planner = async (email: string, department: number) => {
    const grants = [{ ...wholeHotel(hotel), scope: 'places' as const, departmentIds: [department], mayPlan: true }];
    const { session } = await activeAccount(api, email, { grants });
    return api.as(session.accessToken);
  };
  head = await planner('head@hotel.example', housekeeping.department);
  cook = await planner('cook@hotel.example', kitchen.department);
}, 60_000);
afterAll(() => api.stop());
beforeEach(() => api.database.db.execute(sql`delete from plan_presence`));

async function tell(ask: Ask, more: object = {}) {
  const answer = await ask(unchecked(presence.tell), { body: { ...days, ...more } });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.others;
}

it('planners of a hotel see each other, where they are and what they change, until they leave', async () => {
  expect(await tell(api.asAdmin)).toEqual([]);
  const at = { employeeId: maid, day: '2031-06-04' };
  const [admin] = await tell(head!, { at, isEditing: true });
  expect(admin).toMatchObject({ first: days.first, last: days.last, at: null, isEditing: false });

  expect(await tell(api.asAdmin)).toMatchObject([{ at, isEditing: true }]);
  await tell(head!);
  expect(await tell(api.asAdmin)).toMatchObject([{ at: null, isEditing: false }]);
  expect(await tell(head!, { isLeaving: true })).toEqual([]);
  expect(await tell(api.asAdmin)).toEqual([]);
});

it('whoever plans another part of the hotel is seen without the people that one does not see', async () => {
  await tell(cook!, { at: { employeeId: waiter, day: '2031-06-04' }, isEditing: true });

  expect(await tell(head!)).toMatchObject([{ at: null, isEditing: false }]);
  await tell(head!, { at: { employeeId: maid, day: '2031-06-05' } });
  expect(await tell(api.asAdmin)).toMatchObject([{ at: { employeeId: maid } }, { at: { employeeId: waiter } }]);
});

it('a screen that says nothing any more is gone after 20 seconds, and the last screen of an account counts', async () => {
  await tell(head!, { first: '2031-07-07', last: '2031-07-13' });
  await tell(head!);
  expect(await tell(api.asAdmin)).toMatchObject([{ first: days.first }]);
  await api.database.db.execute(sql`update plan_presence set seen_at = now() - interval '19 seconds'`);
  expect(await tell(api.asAdmin)).toHaveLength(1);
  await api.database.db.execute(sql`update plan_presence set seen_at = now() - interval '21 seconds'`);
  expect(await tell(api.asAdmin)).toEqual([]);
});

it('is for those who plan there, for days as long as a plan, and writes nothing else', async () => {
  const staff = (await activeAccount(api, 'staff@hotel.example', { grants: [wholeHotel(hotel)] })).session;
  const refused = await api.as(staff.accessToken)(unchecked(presence.tell), { body: days });
  expect(refused.status).toBe(403);
  const fieldOf = async (more: object) => {
    const answer = await api.asAdmin(unchecked(presence.tell), { body: { ...days, ...more } });
    return [answer.status, answer.body.error?.fields?.[0]?.path];
  };
  expect(await fieldOf({ last: '2031-06-01' })).toEqual([400, 'last']);
  expect(await fieldOf({ last: '2031-09-01' })).toEqual([400, 'last']);
  expect(await fieldOf({ first: '0001-01-01' })).toEqual([400, 'first']);
  expect(await fieldOf({ at: { employeeId: 0, day: days.first } })).toEqual([400, 'at.employeeId']);

  const entries = () => api.database.db.execute(sql`select count(*) from audit_entries`);
  const before = await entries();
  await Promise.all(Array.from({ length: 20 }, () => tell(head!, { at: { employeeId: maid, day: days.first } })));
  expect((await entries()).rows).toEqual(before.rows);
  expect(await tell(api.asAdmin)).toHaveLength(1);
});
