import { personActionsContract as actions } from '@horae/contract/people/person-actions.contract';
import { rosterImportContract } from '@horae/contract/scheduling/roster-import.contract';
import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { utils, write } from 'xlsx';
import { sendFile } from '#test/send-file';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { departments } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import { hotel, peopleOf } from '../../people/people/people-fixture';
import { shifts } from '../shifts/shifts.table';

let api: TestApp;
let token: string;
let person: { id: number; code: string; name: string };
let [home, elsewhere] = [
  { id: 0, name: '' },
  { id: 0, name: '' },
];

beforeAll(async () => {
  api = await startTestApp();
  token = (await api.login('admin@demo.com', 'admin')).accessToken;
  const people = await peopleOf(api);
  person = await people.add({ jobTitle: 'Waiter' });
  await people.add({ jobTitle: 'Barista' });
  const { db } = api.database;
  const [own] = await db
    .select({ id: departments.id, name: departments.name })
    .from(employees)
    .innerJoin(departments, eq(departments.id, employees.departmentId))
    .where(and(eq(employees.companyId, hotel), eq(employees.id, person.id), eq(departments.companyId, hotel)));
  const [other] = await db
    .select({ id: departments.id, name: departments.name })
    .from(departments)
    .where(and(eq(departments.companyId, hotel), ne(departments.id, own!.id), isNull(departments.closedFrom)))
    .orderBy(asc(departments.id))
    .limit(1);
  [home, elsewhere] = [own!, other!];
});
afterAll(() => api.stop());
beforeEach(() => api.database.db.delete(shifts).where(eq(shifts.employeeId, person.id)));

async function load(cells: string[][], more: object = {}) {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(cells), 'Roster');
  const bytes = write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
  const sent = await sendFile(api, token, 'attachment', bytes, 'roster.xlsx');
  const file = sent.body.upload.address;
  const reply = await api.asAdmin(rosterImportContract.run, {
    body: { hotel, file, reason: 'As in the file', dryRun: false, ...more },
  });
  expect([reply.status, reply.body.questions]).toEqual([200, []]);
  return reply.body.rows.map(({ verdict }) => verdict);
}

const stored = async () =>
  (
    await api.database.db
      .select({ departmentId: shifts.departmentId, jobTitle: shifts.jobTitle })
      .from(shifts)
      .where(eq(shifts.employeeId, person.id))
      .orderBy(asc(shifts.startsAt))
  ).map(({ departmentId, jobTitle }) => [departmentId, jobTitle]);

it('a person has a line of a grid for each department and job in which they work, and goes home from one', async () => {
  const grid = (own: string[], other: string[]) => [
    ['Code', 'Name', 'Job title', 'Department', '4/3/2047', '5/3/2047'],
    [person.code, person.name, 'Waiter', home.name, ...own],
    [person.code, person.name, 'barista', elsewhere.name, ...other],
  ];
  const first = grid(['7-15', ''], ['', '7-15']);
  expect(await load(first)).toEqual(['added', 'added']);
  const loan = [elsewhere.id, 'Barista'];
  expect(await stored()).toEqual([[null, null], loan]);
  expect(await load(first, { replace: true })).toEqual(['already there', 'already there']);

  expect(await load(grid(['', ''], ['9-17', '7-15']), { replace: true })).toEqual(['changed', 'already there']);
  expect(await stored()).toEqual([loan, loan]);
  expect(await load(grid(['9-17', ''], ['', '7-15']), { replace: true })).toEqual(['changed', 'already there']);
  expect(await stored()).toEqual([[null, null], loan]);
});

it('the only line of somebody says nothing of where they work', async () => {
  const grid = [
    ['Code', 'Name', 'Job title', 'Department', '4/3/2047', '5/3/2047'],
    [person.code, person.name, 'Barista', elsewhere.name, '7-15', ''],
  ];
  expect(await load(grid)).toEqual(['added']);
  expect(await stored()).toEqual([[null, null]]);
});

it('a list has the job title of each shift; one that nobody in the hotel has says nothing', async () => {
  const list = (...jobs: string[]) => [
    ['employee code', 'name', 'department', 'job title', 'start', 'end', 'type'],
    ...jobs.map((job, at) => [
      person.code,
      person.name,
      home.name,
      job,
      `2047-03-0${at + 4} 07:00`,
      `2047-03-0${at + 4} 15:00`,
      'Regular',
    ]),
  ];
  expect(await load(list('BARISTA', 'Waiter', 'Pirate'))).toEqual(['added', 'added', 'added']);
  expect(await stored()).toEqual([
    [null, 'Barista'],
    [null, null],
    [null, null],
  ]);
  expect(await load(list('Barista', 'Waiter', ''))).toEqual(Array(3).fill('already there'));
  expect(await load(list('Waiter', 'Barista', ''), { replace: true })).toEqual(['changed', 'changed', 'already there']);
  expect(await stored()).toEqual([
    [null, null],
    [null, 'Barista'],
    [null, null],
  ]);
});

it('on a day of a loan within the hotel the department that has the person says nothing', async () => {
  const list = (day: number, department: string, costPlace = '') => [
    ['employee code', 'name', 'department', 'cost place', 'start', 'end', 'type'],
    [person.code, person.name, department, costPlace, `2047-03-${day} 07:00`, `2047-03-${day} 15:00`, 'Regular'],
  ];
  const { db } = api.database;
  const days = { firstDay: '2047-03-20', lastDay: '2047-03-21' };
  const loan = { hostHotel: hotel, hostDepartment: elsewhere.id, payer: 'home' as const, agreement: '', ...days };
  const isHost = and(eq(departments.companyId, hotel), eq(departments.id, elsewhere.id));
  await db.update(departments).set({ costPlace: '4711' }).where(isHost);
  const lent = await api.asAdmin(actions.setLoan, { body: { hotel, id: person.id, loan } });
  expect(lent.status).toBe(200);

  expect(await load(list(20, elsewhere.name, '4711'))).toEqual(['added']);
  expect(await stored()).toEqual([[null, null]]);
  expect(await load(list(20, elsewhere.name, '4711'), { replace: true })).toEqual(['already there']);
  expect(await load(list(20, home.name), { replace: true })).toEqual(['already there']);

  expect(await load(list(22, elsewhere.name))).toEqual(['added']);
  expect(await stored()).toEqual([
    [null, null],
    [elsewhere.id, null],
  ]);
  await api.asAdmin(actions.removeLoan, { body: { hotel, id: person.id, firstDay: days.firstDay } });
  await db.update(departments).set({ costPlace: '' }).where(isHost);
});
