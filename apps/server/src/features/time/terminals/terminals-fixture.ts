import { sql } from 'drizzle-orm';
import type { TestApp } from '#test/start-test-app';

export const hotel = 1003;

/** Gives two employees the codes that the sample files use. */
export async function namedPeople({ database }: TestApp): Promise<{ first: number; second: number }> {
  const { rows } = await database.db.execute<{ id: number }>(
    sql`select id from employees where company_id = ${hotel} order by id limit 2`,
  );
  const [first, second] = rows.map(({ id }) => id) as [number, number];
  await database.db.execute(sql`update employees set code = '7101' where company_id = ${hotel} and id = ${first}`);
  await database.db.execute(sql`update employees set code = '07102' where company_id = ${hotel} and id = ${second}`);
  return { first, second };
}

/** What the terminals recorded for an employee on a day, in UTC. */
export async function logged({ database }: TestApp, employeeId: number, day: string) {
  const { rows } = await database.db.execute<{
    at: string;
    direction: string | null;
    source: string;
    device_id: number | null;
  }>(
    sql`select to_char(at at time zone 'UTC', 'MM-DD HH24:MI:SS') as at, direction, source, device_id from punches
      where company_id = ${hotel} and employee_id = ${employeeId} and key like 'log:%' and reference_date = ${day}
      order by punches.at, id`,
  );
  return rows;
}

export async function countPunches({ database }: TestApp): Promise<number> {
  const { rows } = await database.db.execute<{ count: number }>(sql`select count(*)::int as count from punches`);
  return rows[0]!.count;
}
