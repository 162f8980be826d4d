import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { emptyHotel } from './empty-hotel';
import { seedDemo } from './seed-demo';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());
afterEach(() => {
  vi.useRealTimers();
});

interface Counts extends Record<string, unknown> {
  shifts: number;
  leaves: number;
  employees: number;
  until: string;
  open: number;
}

const counts = async () => {
  const { rows } = await api.database.db.execute<Counts>(sql`
    select (select count(*)::int from shifts) as shifts, (select count(*)::int from leaves) as leaves, (select count(*)::int from employees) as employees,
      (select max(planned_until)::text from demo_hotels) as until, (select count(*)::int from clock_records where clocked_out_at is null) as open`);
  return rows[0]!;
};
const seed = () => seedDemo(api.database.db, 'Europe/Athens', () => undefined);

describe('the demo', () => {
  it('adds nothing when it is up to date', async () => {
    const before = await counts();

    await seed();

    expect(await counts()).toMatchObject({ shifts: before.shifts, leaves: before.leaves, employees: before.employees });
  });

  it('goes on by the missing months at a later start, without doubling a day, and lets the clock catch up', async () => {
    const before = await counts();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 40 * 86_400_000 });

    await seed();

    const after = await counts();
    expect(after.until > before.until).toBe(true);
    expect(after.shifts).toBeGreaterThan(before.shifts * 1.2);
    expect(after.employees).toBe(before.employees);
    const { rows: doubled } = await api.database.db.execute(sql`
      select employee_id, starts_at from shifts where layer = 'planned' and status <> 'cancelled' and type <> 'OnCall'
      group by employee_id, starts_at having count(*) > 1`);
    expect(doubled).toEqual([]);
    const { rows: unclocked } = await api.database.db.execute<{ share: number }>(sql`
      select avg((not exists (select from clock_records c where c.company_id = s.company_id and c.shift_id = s.id))::int)::float8 as share
      from shifts s where layer = 'planned' and status = 'confirmed' and type = 'Regular' and ends_at < to_timestamp(${Date.now() / 1000}) - interval '1 hour'
        and ends_at > to_timestamp(${Date.now() / 1000}) - interval '20 days'`);
    expect(unclocked[0]?.share).toBeLessThan(0.05);
  });
});

it('a demo hotel is emptied with the feeds, skills and former places of its people', async () => {
  await api.database.db.execute(sql`
    insert into roster_feeds (company_id, employee_id, secret_hash)
    select company_id, id, 'x' from employees where company_id = 6001 limit 1`);
  await api.database.db.execute(sql`
    insert into employee_skills (company_id, employee_id, name)
    select company_id, id, 'First aid' from employees where company_id = 6001 limit 1`);
  await api.database.db.execute(sql`
    insert into former_places (company_id, employee_id, until_day, work_centre_id, department_id)
    select company_id, id, '2026-01-01', work_centre_id, department_id from employees where company_id = 6001 limit 1`);

  await emptyHotel(api.database.db, 6001);

  const { rows } = await api.database.db.execute(sql`select 1 from employees where company_id = 6001`);
  expect(rows).toEqual([]);
});
