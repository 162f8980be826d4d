import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const migration = readFileSync(new URL('../../../migrations/0078_open_shifts_in_history.sql', import.meta.url), 'utf8');
/** What the upgrade does to rows; the columns are there. */
const ofRows = migration.split('--> statement-breakpoint').slice(2);

it('begins the history of open shifts at the upgrade, and ends that of the people who had them', async () => {
  const { db, pool } = api.database;
  const [one] = (
    await db.execute<{
      id: number;
      hotel: number;
      department: number;
    }>(sql`select s.id, s.company_id as hotel, e.department_id as department
      from shifts s join employees e on e.company_id = s.company_id and e.id = s.employee_id where s.layer = 'planned' and s.company_id = 1003 and not exists (select from clock_records c where c.company_id = s.company_id and c.shift_id = s.id)
      order by s.starts_at desc limit 1`)
  ).rows;
  const { id, hotel, department } = one!;
  // As a hotel was before: a shift that was somebody's, and one that never was.
  const never = 2_000_000_000;
  await db.execute(sql`insert into open_shifts (company_id, id, department_id, type, starts_at, ends_at, skill)
    select company_id, id, ${department}, type, starts_at, ends_at, 'First aid' from shifts where company_id = ${hotel} and id = ${id}`);
  await db.execute(sql`delete from shifts where company_id = ${hotel} and id = ${id}`);
  await db.execute(sql`insert into open_shifts (company_id, id, department_id, type, starts_at, ends_at)
    select company_id, ${never}, department_id, type, starts_at, ends_at from open_shifts where company_id = ${hotel} and id = ${id}`);
  await db.execute(sql`delete from roster_history where company_id = ${hotel} and employee_id is null`);
  await db.execute(
    sql`update roster_history set recorded_until = null, is_removed = true where company_id = ${hotel} and item_id = ${id}`,
  );

  for (const statement of ofRows) await pool.query(statement);

  const versions = async (item: number) =>
    (
      await db.execute<{ employee: number | null; skill: string | null; removed: boolean; now: boolean }>(
        sql`select employee_id as employee, skill, is_removed as removed, recorded_until is null as now from roster_history
          where company_id = ${hotel} and item_id = ${item} order by recorded_from`,
      )
    ).rows;
  const [former, current] = await versions(id);
  expect(former).toMatchObject({ removed: true, now: false });
  expect(current).toEqual({ employee: null, skill: 'First aid', removed: false, now: true });
  expect(await versions(never)).toEqual([{ employee: null, skill: null, removed: false, now: true }]);
});
