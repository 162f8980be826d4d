import type { Punch } from '@horae/working-time';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import type { Reading } from './read-facts';

/** The punches that count around what is due, each person's in order; what a correction replaced or took back does not. */
export async function readPunches(tx: Database, reading: Reading): Promise<(Punch & { employeeId: number })[]> {
  const { companyId, people, days } = reading;
  const wide = days * 86_400;
  const { rows } = await tx.execute<Record<string, unknown> & Punch & { employeeId: number }>(sql`
    select p.employee_id as "employeeId", p.id, date_part('epoch', p.at) * 1000 as at, p.direction
    from unnest(${sql.param(people.map((one) => one.employeeId))}::int[], ${sql.param(people.map((one) => one.from / 1000 - wide))}::float8[],
      ${sql.param(people.map((one) => one.to / 1000 + wide))}::float8[]) as due (employee_id, from_at, to_at)
    join punches p on p.company_id = ${companyId} and p.employee_id = due.employee_id
      and p.at between to_timestamp(due.from_at) and to_timestamp(due.to_at)
    where not p.is_void and not exists (select from punches later where later.company_id = p.company_id and later.replaces = p.id)
    order by p.employee_id, p.at, p.id`);
  return rows;
}
