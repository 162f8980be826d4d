import { planPresenceContract as presence } from '@horae/contract/scheduling/plan-presence.contract';
import { and, eq, inArray, isNull, min, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { departments } from '#features/people/organisation/organisation.table';
import { employees } from '#features/people/people/employees.table';
import { auditEntries } from '#platform/audit.table';
import { activeAccount, wholeHotel } from '#test/accounts';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { planPresence } from './plan-presence.table';

const hotel = 1003;
const days = { hotel, first: '2031-06-02', last: '2031-06-08' };
type Ask = TestApp['asAdmin'];
let api: TestApp;
let [head, cook]: Ask[] = [];
let [maid, waiter] = [0, 0];

beforeAll(async () => {
  api = await startTestApp();
  const rows = await api.database.db
    .select({ id: min(employees.id), department: departments.id })
    .from(employees)
    .innerJoin(
      departments,
      and(eq(departments.companyId, employees.companyId), eq(departments.id, employees.departmentId)),
    )
    .where(
      and(
        eq(employees.companyId, hotel),
        isNull(employees.lastDay),
        inArray(departments.name, ['Housekeeping', 'Kitchen']),
      ),
    )
    .groupBy(departments.id, departments.name)
    .orderBy(departments.name);
  const [housekeeping, kitchen] = [rows[0]!, rows[1]!];
  [maid, waiter] = [housekeeping.id!, kitchen.id!];
  const planner = async (email: string, department: number) => {
    const grants = [{ ...wholeHotel(hotel), scope: 'places' as const, departmentIds: [department], mayPlan: true }];
    const { session } = await activeAccount(api, email, { grants });
    return api.as(session.accessToken);
  };
  head = await planner('head@hotel.example', housekeeping.department);
  cook = await planner('cook@hotel.example', kitchen.department);
}, 60_000);
afterAll(() => api.stop());
beforeEach(() => api.database.db.delete(planPresence));

const seenAgo = (time: string) => api.database.db.update(planPresence).set({ seenAt: sql`now() - ${time}::interval` });

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
  await seenAgo('19 seconds');
  expect(await tell(api.asAdmin)).toHaveLength(1);
  await seenAgo('21 seconds');
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

  const entries = () => api.database.db.$count(auditEntries);
  const before = await entries();
  await Promise.all(Array.from({ length: 20 }, () => tell(head!, { at: { employeeId: maid, day: days.first } })));
  expect(await entries()).toBe(before);
  expect(await tell(api.asAdmin)).toHaveLength(1);
});
