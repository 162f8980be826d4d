import { decodeColumns } from '@horae/contract/scheduling/decode-columns';
import { organisationUnitCalendarContract } from '@horae/contract/scheduling/organisation-unit-calendar.contract';
import { columnsMediaType, type StaffColumns } from '@horae/contract/scheduling/staff-columns';
import { staffTimelineContract as staff } from '@horae/contract/scheduling/staff-timeline.contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';

const selectedHotel = 1003;
const dates = { start: '2030-06-01', end: '2030-07-01' };
let api: TestApp;
let [person, unit] = [0, 0];
let [home, other] = ['', ''];

beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  const { rows } = await db.execute<{ id: number; unit: number; department: string }>(sql`
    select e.id, w.organisation_unit_id as unit, d.name as department from employees e
    join departments d on d.company_id = e.company_id and d.id = e.department_id
    join work_centres w on w.company_id = e.company_id and w.id = e.work_centre_id
    where e.company_id = ${selectedHotel} and e.last_day is null order by e.code limit 1`);
  ({ id: person, unit, department: home } = rows[0]!);
  await db.execute(
    sql`update employees set job_title = 'Barista' where company_id = ${selectedHotel} and id = ${person}`,
  );
  const moved = await db.execute<{ department: string }>(sql`
    with elsewhere as (select id, name from departments where company_id = ${selectedHotel} and name <> ${home} order by id limit 1),
    moves as (insert into former_places (company_id, employee_id, until_day, work_centre_id, department_id)
      select e.company_id, e.id, until, e.work_centre_id, elsewhere.id from employees e, elsewhere,
        (values (date '2030-03-01'), (date '2030-06-05'), (date '2030-07-03')) moves (until)
      where e.company_id = ${selectedHotel} and e.id = ${person})
    select name as department from elsewhere`);
  other = moved.rows[0]!.department;
  await db.execute(sql`insert into former_job_titles (company_id, employee_id, until_day, job_title)
    values (${selectedHotel}, ${person}, '2030-06-05', 'Waiter'), (${selectedHotel}, ${person}, '2030-06-20', 'Cook')`);
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
