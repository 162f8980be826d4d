import type { Punch } from '@horae/working-time';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { punches } from '../punches/punches.table';
import type { Reading } from './read-facts';

const p = alias(punches, 'p');
const later = alias(punches, 'later');

/** The punches that count around what is due, in order for each employee; corrected and voided ones are left out. */
export async function readPunches(tx: Database, reading: Reading): Promise<(Punch & { employeeId: number })[]> {
  const { companyId, people, days } = reading;
  const wide = days * 86_400;
  const { rows } = await tx.execute<Record<string, unknown> & Punch & { employeeId: number }>(sql`
    select ${p.employeeId} as "employeeId", ${p.id}, date_part('epoch', ${p.at}) * 1000 as at, ${p.direction}
    from unnest(${sql.param(people.map((one) => one.employeeId))}::int[], ${sql.param(people.map((one) => one.from / 1000 - wide))}::float8[],
      ${sql.param(people.map((one) => one.to / 1000 + wide))}::float8[]) as due (employee, since, until)
    join ${punches} ${p} on ${p.companyId} = ${companyId} and ${p.employeeId} = due.employee
      and ${p.at} between to_timestamp(due.since) and to_timestamp(due.until)
    where not ${p.isVoid} and not exists (select from ${punches} ${later} where ${later.companyId} = ${p.companyId} and ${later.replaces} = ${p.id})
    order by ${p.employeeId}, ${p.at}, ${p.id}`);
  return rows;
}
