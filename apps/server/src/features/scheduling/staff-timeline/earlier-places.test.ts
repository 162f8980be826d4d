import { decodeColumns } from '@horae/contract/scheduling/decode-columns';
import { organisationUnitCalendarContract } from '@horae/contract/scheduling/organisation-unit-calendar.contract';
import { columnsMediaType, type StaffColumns } from '@horae/contract/scheduling/staff-columns';
import { staffTimelineContract as staff } from '@horae/contract/scheduling/staff-timeline.contract';
import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { departments, workCentres } from '#features/people/organisation/organisation.table';
import { employees, formerJobTitles } from '#features/people/people/employees.table';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { addFormerPlace, lendWithin, otherDepartment } from '../planning/roster-fixture';

const selectedHotel = 1003;
const dates = { start: '2030-06-01', end: '2030-07-01' };
let api: TestApp;
let [person, unit] = [0, 0];
let [home, other] = ['', ''];

beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  const { companyId, departmentId, workCentreId } = employees;
  const [first] = await db
    .select({ id: employees.id, unit: workCentres.organisationUnitId, department: departments.name })
    .from(employees)
    .innerJoin(departments, and(eq(departments.companyId, companyId), eq(departments.id, departmentId)))
    .innerJoin(workCentres, and(eq(workCentres.companyId, companyId), eq(workCentres.id, workCentreId)))
    .where(and(eq(companyId, selectedHotel), isNull(employees.lastDay)))
    .orderBy(asc(employees.code))
    .limit(1);
  ({ id: person, unit, department: home } = first!);
  const ofPerson = { companyId: selectedHotel, employeeId: person };
  await db
    .update(employees)
    .set({ jobTitle: 'Barista' })
    .where(and(eq(companyId, selectedHotel), eq(employees.id, person)));
  const [elsewhere] = await db
    .select()
    .from(departments)
    .where(and(eq(departments.companyId, selectedHotel), ne(departments.name, home)))
    .orderBy(asc(departments.id))
    .limit(1);
  other = elsewhere!.name;
  for (const untilDay of ['2030-03-01', '2030-06-05', '2030-07-03'])
    await addFormerPlace(api, selectedHotel, { employeeId: person, departmentId: elsewhere!.id, untilDay });
  await db.insert(formerJobTitles).values([
    { ...ofPerson, untilDay: '2030-06-05', jobTitle: 'Waiter' },
    { ...ofPerson, untilDay: '2030-06-20', jobTitle: 'Cook' },
  ]);
});
afterAll(() => api.stop());

const personIn = (columns: unknown) =>
  decodeColumns(columns as StaffColumns, String).resources.find(({ employeeId }) => employeeId === person)!;
const inColumns = { accept: columnsMediaType };
const said = ({ earlier = [] }: ReturnType<typeof personIn>) =>
  earlier.map(({ until, department, jobTitle }) => [until, department, jobTitle]);

it('says in columns where and as what somebody was before each change in the period, and two months before it', async () => {
  const { body } = await api.asAdmin(unchecked(staff.filtered), { body: { selectedHotel, dates } }, inColumns);
  const june = personIn(body);

  // The department of the end of June applies until July; the move in March is too long ago.
  expect([june.department, june.jobTitle]).toEqual([other, 'Barista']);
  expect(said(june)).toEqual([
    ['2030-06-05', other, 'Waiter'],
    ['2030-06-20', other, 'Cook'],
  ]);
  const july = { start: '2030-07-01', end: '2030-08-01' };
  const later = await api.asAdmin(unchecked(staff.filtered), { body: { selectedHotel, dates: july } }, inColumns);
  expect(personIn(later.body).department).toBe(home);
  expect(said(personIn(later.body))).toEqual([
    ['2030-06-05', other, 'Waiter'],
    ['2030-06-20', other, 'Cook'],
    ['2030-07-03', other, 'Barista'],
  ]);
});

it('says so of a unit, of nobody who stayed, and not in the prescribed form', async () => {
  const body = { selectedHotel, organizationUnit: unit, dates };
  const answer = await api.asAdmin(unchecked(organisationUnitCalendarContract.ofUnit), { body }, inColumns);
  expect(said(personIn(answer.body))).toHaveLength(2);
  const { resources } = decodeColumns(answer.body as unknown as StaffColumns, String);
  expect(resources.filter(({ earlier }) => earlier)).toHaveLength(1);

  const plain = await api.asAdmin(unchecked(staff.filtered), { body: { selectedHotel, dates } });
  expect(JSON.stringify(plain.body)).not.toContain('earlier');
});

it('says in columns on which days another department of the hotel has somebody, and nothing of it in the prescribed form', async () => {
  const departmentId = (await otherDepartment(api, selectedHotel)).id;
  await lendWithin(api, selectedHotel, { employeeId: person, departmentId, first: '2030-05-20', last: '2030-06-02' });
  const { body } = await api.asAdmin(unchecked(staff.filtered), { body: { selectedHotel, dates } }, inColumns);
  expect(personIn(body).lent).toMatchObject([{ first: '2030-05-20', last: '2030-06-02', building_Id: departmentId }]);

  const july = { start: '2030-07-01', end: '2030-08-01' };
  const later = await api.asAdmin(unchecked(staff.filtered), { body: { selectedHotel, dates: july } }, inColumns);
  expect(personIn(later.body).lent).toBeUndefined();
  const plain = await api.asAdmin(unchecked(staff.filtered), { body: { selectedHotel, dates } });
  expect(plain.text).not.toContain('"lent"');
});
