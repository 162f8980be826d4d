import { personActionsContract as contract } from '@horae/contract/people/person-actions.contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountHotels } from '#features/core/session/session.table';
import { leaves, shifts } from '#features/scheduling/shifts/shifts.table';
import { auditEntries } from '#platform/audit.table';
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
  const { object, objectId, action } = auditEntries;
  const removal = and(eq(object, 'employee'), eq(objectId, id), eq(action, 'remove'));
  expect(await api.database.db.select().from(auditEntries).where(removal)).toMatchObject([
    { accountId: 1, before: { code, name } },
  ]);
  const again = await people.send({ code });
  expect(again.status).toBe(201);
  for (const thing of ['timesheets', 'attendance'] as const) await workOut(api.database.db, thing, hotel);
});

it.each([
  [
    'shifts',
    async (employeeId: number) => {
      const times = { startsAt: new Date('2031-05-05T07:00Z'), endsAt: new Date('2031-05-05T15:00Z') };
      await api.database.db.insert(shifts).values({ companyId: hotel, employeeId, type: 'Regular', ...times });
    },
  ],
  [
    'leave',
    async (employeeId: number) => {
      const days = { firstDay: '2031-05-05', lastDay: '2031-05-06' };
      const leave = { companyId: hotel, employeeId, type: 'AnnualLeave', kind: 'annual', ...days } as const;
      await api.database.db.insert(leaves).values(leave);
    },
  ],
  [
    'an account',
    async (employeeId: number) => {
      const { db } = api.database;
      const { accountId, companyId } = accountHotels;
      const [free] = await db
        .select()
        .from(accountHotels)
        .where(and(eq(companyId, hotel), isNull(accountHotels.employeeId)))
        .limit(1);
      await db
        .update(accountHotels)
        .set({ employeeId })
        .where(and(eq(companyId, hotel), eq(accountId, free!.accountId)));
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
