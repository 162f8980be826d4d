import type { Session } from '@horae/working-time';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { bare } from '#platform/column-names';
import type { Database } from '#platform/database';
import { punches } from '../punches/punches.table';
import { clockRecords } from './clock-records.table';

const current = alias(clockRecords, 'current');
const clockIn = alias(punches, 'clock_in');
const clockOut = alias(punches, 'clock_out');

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
  const isSame = sql`${current.companyId} = ${companyId} and ${current.employeeId} = given.employee and ${current.inPunchId} = given.came
    and ${current.outPunchId} is not distinct from given.went and ${current.shiftId} is not distinct from given.shift
    and ${current.referenceDate} = given.day`;
  await tx.execute(sql`
    delete from ${clockRecords} ${current}
    using unnest(${sql.param(attended.map((one) => one.employeeId))}::int[], ${sql.param(attended.map((one) => one.from / 1000))}::float8[],
      ${sql.param(attended.map((one) => one.to / 1000))}::float8[]) as due (employee, since, until)
    where ${current.companyId} = ${companyId} and ${current.employeeId} = due.employee
      and ${current.clockedInAt} between to_timestamp(due.since) and to_timestamp(due.until)
      and not exists (select from ${given} where ${isSame})`);
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into ${clockRecords} (${bare(clockRecords.companyId, clockRecords.employeeId, clockRecords.shiftId, clockRecords.clockedInAt, clockRecords.clockedOutAt, clockRecords.inPunchId, clockRecords.outPunchId, clockRecords.referenceDate)})
    select ${companyId}, given.employee, given.shift, ${clockIn.at}, ${clockOut.at}, given.came, given.went, given.day
    from ${given}
    join ${punches} ${clockIn} on ${clockIn.companyId} = ${companyId} and ${clockIn.id} = given.came
    left join ${punches} ${clockOut} on ${clockOut.companyId} = ${companyId} and ${clockOut.id} = given.went
    where not exists (select from ${clockRecords} ${current} where ${isSame})
    order by ${clockIn.at}, ${clockIn.id}`);
}
