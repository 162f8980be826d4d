import type { Session } from '@horae/working-time';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { bare } from '#platform/column-names';
import type { Database } from '#platform/database';
import { punches } from '../punches/punches.table';
import { clockRecords } from './clock-records.table';

const held = alias(clockRecords, 'held');
const begun = alias(punches, 'begun');
const ended = alias(punches, 'ended');

/** All sessions of an employee that start within a span (epoch milliseconds). */
export interface Attended {
  employeeId: number;
  from: number;
  to: number;
  sessions: (Session & { day: string })[];
}

/** Brings the clock records in line with the punches; records that are already right stay untouched. */
export async function writeAttendance(tx: Database, companyId: number, attended: Attended[]): Promise<void> {
  const rows = attended.flatMap(({ employeeId, sessions }) => sessions.map((one) => ({ employeeId, ...one })));
  const column = (value: (row: (typeof rows)[number]) => unknown) => sql.param(rows.map(value));
  const given = sql`unnest(${column((one) => one.employeeId)}::int[], ${column((one) => one.inPunch)}::int[], ${column((one) => one.outPunch)}::int[],
    ${column((one) => one.shift)}::int[], ${column((one) => one.day)}::date[]) as given (employee, came, went, shift, day)`;
  const isSame = sql`${held.companyId} = ${companyId} and ${held.employeeId} = given.employee and ${held.inPunchId} = given.came
    and ${held.outPunchId} is not distinct from given.went and ${held.shiftId} is not distinct from given.shift
    and ${held.referenceDate} = given.day`;
  await tx.execute(sql`
    delete from ${clockRecords} ${held}
    using unnest(${sql.param(attended.map((one) => one.employeeId))}::int[], ${sql.param(attended.map((one) => one.from / 1000))}::float8[],
      ${sql.param(attended.map((one) => one.to / 1000))}::float8[]) as due (employee, since, until)
    where ${held.companyId} = ${companyId} and ${held.employeeId} = due.employee
      and ${held.clockedInAt} between to_timestamp(due.since) and to_timestamp(due.until)
      and not exists (select from ${given} where ${isSame})`);
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into ${clockRecords} (${bare(clockRecords.companyId, clockRecords.employeeId, clockRecords.shiftId, clockRecords.clockedInAt, clockRecords.clockedOutAt, clockRecords.inPunchId, clockRecords.outPunchId, clockRecords.referenceDate)})
    select ${companyId}, given.employee, given.shift, ${begun.at}, ${ended.at}, given.came, given.went, given.day
    from ${given}
    join ${punches} ${begun} on ${begun.companyId} = ${companyId} and ${begun.id} = given.came
    left join ${punches} ${ended} on ${ended.companyId} = ${companyId} and ${ended.id} = given.went
    where not exists (select from ${clockRecords} ${held} where ${isSame})
    order by ${begun.at}, ${begun.id}`);
}
