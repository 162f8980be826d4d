import { personActionsContract as contract } from '@horae/contract/people/person-actions.contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { workOut } from '../../../derived/work-out';
import { hotel, peopleOf, taxNumber } from './people-fixture';

let api: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
beforeAll(async () => {
  api = await startTestApp();
  people = await peopleOf(api);
});
afterAll(() => api.stop());

async function remove(id: number, tag?: string) {
  const { headers } = await people.read(id);
  return api.asAdmin(contract.remove, { body: { hotel, id } }, { 'if-match': tag ?? String(headers.etag) });
}

it('somebody added by mistake is gone with everything of theirs; the audit keeps who did it', async () => {
  const { id, name, code } = await people.add({ email: 'mistake@hotel.example', taxNumber, jobTitle: 'Ονειροκρίτης' });
  const { headers } = await people.read(id);
  await api.asAdmin(
    contract.setSkills,
    { body: { hotel, id, skills: [{ name: 'Unicorns', expiresOn: null }] } },
    { 'if-match': String(headers.etag) },
  );

  const { status, body } = await remove(id);

  expect([status, body.person.name]).toEqual([200, name]);
  expect((await people.read(id)).status).toBe(404);
  const { rows } = await api.database.db.execute(
    sql`select account_id, deed, before from audit_entries where object = 'employee' and object_id = ${id} and deed = 'remove'`,
  );
  expect(rows).toMatchObject([{ account_id: 1, before: { code, name } }]);
  const again = await people.send({ code });
  expect(again.status).toBe(201);
  for (const thing of ['timesheets', 'attendance'] as const) await workOut(api.database.db, thing, hotel);
});

it.each([
  [
    'shifts',
    async (employeeId: number) => {
      await api.database.db.execute(sql`insert into shifts (company_id, employee_id, layer, type, starts_at, ends_at)
        values (${hotel}, ${employeeId}, 'planned', 'Regular', '2031-05-05 07:00Z', '2031-05-05 15:00Z')`);
    },
  ],
  [
    'leave',
    async (employeeId: number) => {
      await api.database.db.execute(sql`insert into leaves (company_id, employee_id, type, kind, first_day, last_day)
        values (${hotel}, ${employeeId}, 'AnnualLeave', 'annual', '2031-05-05', '2031-05-06')`);
    },
  ],
  [
    'an account',
    async (employeeId: number) => {
      await api.database.db.execute(sql`update account_hotels set employee_id = ${employeeId}
        where (account_id, company_id) = (select account_id, company_id from account_hotels where company_id = ${hotel} and employee_id is null limit 1)`);
    },
  ],
])('with %s nobody can be deleted, and the refusal says so', async (what, build) => {
  const { id, name } = await people.add();
  await build(id);

  const { status, body } = await remove(id);

  expect([status, body.error.message]).toEqual([409, `${name} has ${what}. Set a last day instead.`]);
  expect((await people.read(id)).status).toBe(200);
});

it('everything that refers to an employee is known to the refusal or belongs to the record', async () => {
  const { rows } = await api.database.db.execute<{ name: string }>(
    sql`select distinct conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'employees'::regclass and confdeltype = 'a' order by 1`,
  );

  expect(rows.map(({ name }) => name)).toEqual([
    'account_hotels',
    'attendance_findings',
    'clock_records',
    'correction_requests',
    'days_to_declare',
    'declarations',
    'declared_free_days',
    'employee_contracts',
    'employee_pins',
    'employee_skills',
    'former_employments',
    'former_job_titles',
    'former_places',
    'hourly_leaves',
    'leaves',
    'loans',
    'overtime_approvals',
    'place_move_people',
    'publication_people',
    'punches',
    'roster_drafts',
    'roster_feeds',
    'rotation_assignments',
    'shifts',
    'template_week_items',
    'terminal_codes',
    'timesheets',
  ]);
});

it('an outdated page deletes nobody', async () => {
  const { id } = await people.add();
  expect((await remove(id, '"0"')).status).toBe(412);
});
