import { waitingContract } from '@horae/contract/core/waiting.contract';
import { declarationsContract } from '@horae/contract/declarations/declarations.contract';
import { chatContract } from '@horae/contract/office/chat.contract';
import { emailContract } from '@horae/contract/office/email.contract';
import { todoContract } from '@horae/contract/office/todo.contract';
import { rosterChecksContract } from '@horae/contract/scheduling/roster-checks.contract';
import { attendanceContract } from '@horae/contract/time/attendance.contract';
import { correctionRequestsContract } from '@horae/contract/time/correction-requests.contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { employees } from '#features/people/people/employees.table';
import { correctionRequests } from '#features/time/correction-requests/correction-requests.table';
import { timesheets } from '#features/time/timesheets/timesheets.table';
import { hotelClock } from '#platform/hotel-time';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { isAdvice } from '../../scheduling/roster-checks/roster-checks.service';
import { accountHotels, accounts } from '../session/session.table';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const hotel1003 = 1003;
type Ask = typeof api.asClient;
const changeClient = (change: Partial<typeof accountHotels.$inferInsert>) => {
  const { db } = api.database;
  const client = db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, 'client@demo.com'));
  const { companyId, accountId } = accountHotels;
  return db
    .update(accountHotels)
    .set(change)
    .where(and(eq(companyId, hotel1003), eq(accountId, client)));
};

async function waiting(day: string, hotel?: number, ask: Ask = api.asClient): Promise<Record<string, number | null>> {
  const query = { day, ...(hotel !== undefined && { hotel }) };
  const { body } = await ask(waitingContract.count, { query });
  return Object.fromEntries(body.waiting.map(({ kind, count }) => [kind, count]));
}

it('counts what the mailbox and the chat count', async () => {
  const { unreadMails, unseenMessages } = await waiting('2026-01-01');

  const { emailsMeta } = (await api.asClient(emailContract.list, { query: { folder: 'inbox' } })).body;
  const { chatsContacts } = (await api.asClient(chatContract.people)).body;
  expect(unreadMails).toBe(emailsMeta.inbox);
  expect(unseenMessages).toBe(chatsContacts.reduce((total, { chat }) => total + chat.unseenMsgs, 0));
  expect(unreadMails! * unseenMessages!).toBeGreaterThan(0);
});

it('counts open tasks of this account that are due by the day', async () => {
  const add = async (dueDate: string | null) =>
    (await api.asClient(todoContract.add, { body: { task: { title: 'Due', dueDate } } })).body.task.id;
  const due = async (day: string, ask?: Ask) => (await waiting(day, undefined, ask)).dueTasks;
  const before = await due('1999-06-15');
  const id = await add('1999-06-15');
  const late = await add('1999-06-15T22:00');
  await add('1999-06-16');
  await add(null);

  expect(before).toBe(0);
  expect(await due('1999-06-14')).toBe(0);
  expect(await due('1999-06-15')).toBe(2);
  await api.asClient(todoContract.update, { body: { task: { id, isCompleted: true } } });
  expect(await due('1999-06-15')).toBe(1);
  await api.asClient(todoContract.remove, { query: { taskId: late } });
  expect(await due('1999-06-15')).toBe(0);
  expect(await due('1999-06-15', api.asAdmin)).toBe(0);
});

it.each<[name: string, ask: () => Ask]>([
  ['an administrator', () => api.asAdmin],
  ['a client who may approve', () => api.asClient],
])('counts for %s what the screens of the hotel count', async (_name, ask) => {
  const query = { hotel: hotel1003 };
  const counted = await waiting('2026-01-01', hotel1003, ask());

  const { overdue } = (await ask()(attendanceContract.findings, { query })).body;
  const { open } = (await ask()(correctionRequestsContract.list, { query })).body;
  const refused = (await ask()(declarationsContract.list, { query: { ...query, state: 'rejected' } })).body.total;
  const today = hotelClock('Europe/Athens').today();
  const checks = (await ask()(rosterChecksContract.ofMonth, { query: { ...query, month: today.slice(0, 7) } })).body;
  const marked = checks.findings.filter((finding) => finding.day === today && !isAdvice(finding));
  expect(counted).toMatchObject({
    overdueFindings: overdue,
    correctionRequests: open,
    refusedDeclarations: refused,
    rosterChecks: new Set(marked.map(({ employeeId }) => employeeId)).size,
  });
});

it('counts confirmed time sheets until they are approved, but not the account’s own', async () => {
  const { db } = api.database;
  const { id, companyId } = employees;
  const ofHotel = eq(companyId, hotel1003);
  const [first, second] = await db.select({ id }).from(employees).where(ofHotel).orderBy(asc(id)).limit(2);
  const confirm = (employeeId: number, month: string) => {
    const days = { firstDay: `${month}-01`, lastDay: `${month}-28` };
    return db.insert(timesheets).values({ companyId: hotel1003, employeeId, ...days, state: 'confirmed' });
  };
  const read = async () => {
    const { body } = await api.asClient(waitingContract.count, { query: { day: '2026-01-01', hotel: hotel1003 } });
    return body.waiting.find(({ kind }) => kind === 'timesheetsToApprove');
  };
  await db.delete(timesheets).where(and(eq(timesheets.companyId, hotel1003), eq(timesheets.state, 'confirmed')));
  expect(await read()).toEqual({ kind: 'timesheetsToApprove', count: 0, month: null });

  await confirm(first!.id, '2024-03');
  await confirm(second!.id, '2024-02');
  expect(await read()).toMatchObject({ count: 2, month: '2024-02' });

  await changeClient({ employeeId: second!.id });
  expect(await read()).toMatchObject({ count: 1, month: '2024-03' });
});

it('counts for an account without rights only what is its own', async () => {
  await changeClient({ mayApprove: false, mayPlan: false });
  const plain = Object.keys(await waiting('2026-01-01', hotel1003));
  await changeClient({ mayPlan: true });
  const planner = Object.keys(await waiting('2026-01-01', hotel1003));
  await changeClient({ mayApprove: true });

  expect(plain).toEqual(['unreadMails', 'unseenMessages', 'dueTasks']);
  expect(planner).toEqual(['rosterChecks', ...plain]);
});

it('a kind that cannot be counted holds up no other', async () => {
  const { db } = api.database;
  await db.execute(sql`alter table ${correctionRequests} rename to away`);
  const counted = await waiting('2026-01-01', hotel1003);
  await db.execute(sql`alter table away rename to ${correctionRequests}`);

  expect(counted).toMatchObject({ correctionRequests: null, overdueFindings: expect.any(Number) });
  expect(counted.unreadMails).toBeGreaterThan(0);
});

it('a hotel that is not granted is not found', async () => {
  const answer = await api.asClient(waitingContract.count, { query: { day: '2026-01-01', hotel: 1004 } });

  expect(answer.status).toBe(404);
});

it.each(['', 'today', '2026-02-30'])('refuses the day "%s"', async (day) => {
  const answer = await api.asClient(waitingContract.count, { query: { day } });

  expect([answer.status, answer.text.includes('day')]).toEqual([400, true]);
});
