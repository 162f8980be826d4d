import type { Session } from '@horae/working-time';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database';

/** All sessions of a person that begin within a time (epoch milliseconds). */
export interface Attended {
  employeeId: number;
  from: number;
  to: number;
  sessions: (Session & { day: string })[];
}

/** Brings the clock records up to what the punches say; what is right already stays untouched. */
export async function writeAttendance(tx: Database, companyId: number, attended: Attended[]): Promise<void> {
  const rows = attended.flatMap(({ employeeId, sessions }) => sessions.map((one) => ({ employeeId, ...one })));
  const column = (value: (row: (typeof rows)[number]) => unknown) => sql.param(rows.map(value));
  const given = sql`unnest(${column((one) => one.employeeId)}::int[], ${column((one) => one.inPunch)}::int[], ${column((one) => one.outPunch)}::int[],
    ${column((one) => one.shift)}::int[], ${column((one) => one.day)}::date[]) as given (employee_id, in_punch_id, out_punch_id, shift_id, reference_date)`;
  const isSame = sql`held.company_id = ${companyId} and held.employee_id = given.employee_id and held.in_punch_id = given.in_punch_id
    and held.out_punch_id is not distinct from given.out_punch_id and held.shift_id is not distinct from given.shift_id
    and held.reference_date = given.reference_date`;
  await tx.execute(sql`
    delete from clock_records held
    using unnest(${sql.param(attended.map((one) => one.employeeId))}::int[], ${sql.param(attended.map((one) => one.from / 1000))}::float8[],
      ${sql.param(attended.map((one) => one.to / 1000))}::float8[]) as due (employee_id, from_at, to_at)
    where held.company_id = ${companyId} and held.employee_id = due.employee_id
      and held.clocked_in_at between to_timestamp(due.from_at) and to_timestamp(due.to_at)
      and not exists (select from ${given} where ${isSame})`);
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into clock_records (company_id, employee_id, shift_id, clocked_in_at, clocked_out_at, in_punch_id, out_punch_id, reference_date)
    select ${companyId}, given.employee_id, given.shift_id, begun.at, ended.at, given.in_punch_id, given.out_punch_id, given.reference_date
    from ${given}
    join punches begun on begun.company_id = ${companyId} and begun.id = given.in_punch_id
    left join punches ended on ended.company_id = ${companyId} and ended.id = given.out_punch_id
    where not exists (select from clock_records held where ${isSame})
    order by begun.at, begun.id`);
}
