import { hotelsContract as hotels } from '@horae/contract/people/hotels.contract';
import { personActionsContract as contract } from '@horae/contract/people/person-actions.contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { departments } from '../organisation/organisation.table';
import { loans } from './loans.table';
import { hotel, peopleOf } from './people-fixture';

let api: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
beforeAll(async () => {
  api = await startTestApp();
  people = await peopleOf(api);
});
afterAll(() => api.stop());

const base = () => ({
  firstDay: '2026-08-03',
  lastDay: '2026-08-09',
  hostHotel: hotel,
  hostDepartment: people.elsewhere.departmentId as number | null,
  payer: 'home' as const,
  agreement: 'L-17',
});
const someone = () => people.add({ firstDay: '2026-01-01', lastDay: '2026-12-31' });
const lend = (id: number, fields: object = {}, instead?: string) =>
  api.asAdmin(contract.setLoan, { body: { hotel, id, loan: { ...base(), ...fields }, ...(instead && { instead }) } });
const fault = ({ body }: { body: unknown }) =>
  (body as { error?: { fields?: { path: string }[] } }).error?.fields?.[0]?.path;

it('is entered, changed, ended and removed, and is in the history in words', async () => {
  const { id } = await someone();
  const name = people.choices.departments.find(({ id: one }) => one === base().hostDepartment)!.name;

  const { body } = await lend(id);
  expect(body.person.loans).toEqual([{ ...base(), hostHotelName: expect.any(String), hostDepartmentName: name }]);

  const ended = await lend(id, { lastDay: '2026-08-05' }, '2026-08-03');
  expect(ended.body.person.loans).toMatchObject([{ lastDay: '2026-08-05' }]);

  const removed = await api.asAdmin(contract.removeLoan, { body: { hotel, id, firstDay: '2026-08-03' } });
  expect(removed.body.person.loans).toEqual([]);

  const { entries } = (await api.asAdmin(contract.history, { query: { hotel, id } })).body;
  expect(entries.slice(0, 3).map(({ object, deed }) => [object, deed])).toEqual([
    ['loan', 'remove'],
    ['loan', 'change'],
    ['loan', 'add'],
  ]);
  expect(entries[2]!.after).toMatchObject({ hostDepartment: name, payer: 'home', agreement: 'L-17' });
});

it.each<[string, () => object, string]>([
  ['ends before it begins', () => ({ lastDay: '2026-08-02' }), 'loan.lastDay'],
  ['begins before the employment', () => ({ firstDay: '2025-12-31' }), 'loan.firstDay'],
  ['ends after the employment', () => ({ lastDay: '2027-01-01' }), 'loan.lastDay'],
  ['leads to the own department', () => ({ hostDepartment: people.place.departmentId }), 'loan.hostDepartment'],
  ['leads nowhere else', () => ({ hostDepartment: null }), 'loan.hostDepartment'],
  ['leads to a department that does not exist', () => ({ hostDepartment: 99_999 }), 'loan.hostDepartment'],
])('is refused when it %s, and names the field', async (_what, fields, path) => {
  const { id } = await someone();

  const refused = await lend(id, fields());

  expect([refused.status, fault(refused)]).toEqual([400, path]);
});

it('is refused when the department closes before it ends', async () => {
  const { id } = await someone();
  const departmentId = base().hostDepartment;
  const closing = (closedFrom: string | null) =>
    api.database.db.update(departments).set({ closedFrom }).where(eq(departments.id, departmentId!));
  await closing('2026-08-08');

  const refused = await lend(id);

  await closing(null);
  expect([refused.status, fault(refused)]).toEqual([400, 'loan.hostDepartment']);
});

it('never overlaps another one, in the database either', async () => {
  const { id } = await someone();
  await lend(id);

  expect(fault(await lend(id, { firstDay: '2026-08-09', lastDay: '2026-08-12' }))).toBe('loan.firstDay');
  expect(fault(await lend(id, { firstDay: '2026-08-01', lastDay: '2026-08-03' }))).toBe('loan.lastDay');
  expect((await lend(id, { firstDay: '2026-08-10', lastDay: '2026-08-12' })).status).toBe(200);
  const [loan] = await api.database.db.select().from(loans).where(eq(loans.employeeId, id)).limit(1);
  const overlapping = api.database.db.insert(loans).values({ ...loan!, firstDay: '2026-08-05' });
  await expect(overlapping).rejects.toThrow();
});

it('leads to another hotel as a whole, if the account may use that hotel', async () => {
  const { id } = await someone();
  const other = (await api.asAdmin(hotels.list, {})).body.hotels.find(({ companyId }) => companyId !== hotel)!;

  const { body } = await lend(id, { hostHotel: other.companyId, hostDepartment: null, payer: 'host' });

  expect(body.person.loans).toMatchObject([{ hostHotelName: other.name, hostDepartment: null, payer: 'host' }]);
  expect((await lend(id, { hostHotel: 987_654, hostDepartment: null }, '2026-08-03')).status).toBe(404);
});

it('ends with the last day of the employee; one that would begin later is removed', async () => {
  const { id } = await someone();
  await lend(id);
  await lend(id, { firstDay: '2026-09-01', lastDay: '2026-09-05' });
  const query = { hotel, id, lastDay: '2026-08-06' };
  expect((await api.asAdmin(contract.leaveEffect, { query })).body).toEqual({ shifts: 0, leaves: 0, loans: 2 });

  const { body } = await api.asAdmin(contract.leave, { body: query });

  expect(body.person.loans).toMatchObject([{ firstDay: '2026-08-03', lastDay: '2026-08-06' }]);
  const { entries } = (await api.asAdmin(contract.history, { query: { hotel, id } })).body;
  expect(entries[0]).toMatchObject({ after: { lastDay: '2026-08-06', endedLoans: ['2026-08-03', '2026-09-01'] } });
});
