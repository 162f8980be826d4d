import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { employeeContracts } from '#features/people/people/employees.table';
import { loans } from '#features/people/people/loans.table';
import { shifts } from '#features/scheduling/shifts/shifts.table';
import { workingMonths } from '#features/scheduling/working-hours/working-months.table';
import { clockRecords } from '#features/time/attendance/clock-records.table';
import type { Derived } from '../derived';
import { changedRows, thePerson, thePersonFrom, touched } from './windows';

const shift = changedRows(shifts);
const record = changedRows(clockRecords);
const contract = changedRows(employeeContracts);
const loan = changedRows(loans);
const kept = alias(workingMonths, 'kept');
const clocked = alias(clockRecords, 'clocked');

export const keptMonths: Derived = {
  name: 'kept months',
  is: 'Planned, declared and clocked minutes by person, month and day, cached so that sums of hours are fast.',
  workedOut: 'Deleted in the transaction of the change, calculated and stored again on the next request.',
  effect: 'statement',
  keeps: [workingMonths],
  // Overlaps reach seven days beyond a month, clock records seven days further back, plus a day for the time zone.
  statement: sql`delete from ${workingMonths} ${kept} using ${touched}
    where ${kept.companyId} = ${touched.companyId} and ${kept.employeeId} = ${touched.employeeId}
      and ${kept.month} + interval '1 month' > ${touched.fromAt} - interval '8 days' and ${kept.month} < ${touched.toAt} + interval '15 days'`,
  sources: [
    {
      table: shifts,
      columns: [
        shifts.employeeId,
        shifts.layer,
        shifts.type,
        shifts.startsAt,
        shifts.endsAt,
        shifts.breakMinutes,
        shifts.status,
        shifts.departmentId,
        shifts.workCentreId,
      ],
      // Clock records of a shift, perhaps of the employee who had it before, take its break and type.
      touches: sql`${thePersonFrom(shift.companyId, shift.employeeId, shift.startsAt, shift.endsAt)}
        union all
        select ${clocked.companyId}, ${clocked.employeeId}, min(${clocked.clockedInAt}), max(coalesce(${clocked.clockedOutAt}, ${clocked.clockedInAt}))
        from changed join ${clockRecords} ${clocked} on ${clocked.companyId} = ${shift.companyId} and ${clocked.shiftId} = ${shift.id} group by 1, 2`,
    },
    {
      table: clockRecords,
      columns: [
        clockRecords.employeeId,
        clockRecords.shiftId,
        clockRecords.clockedInAt,
        clockRecords.clockedOutAt,
        clockRecords.referenceDate,
      ],
      touches: thePersonFrom(
        record.companyId,
        record.employeeId,
        record.clockedInAt,
        sql`coalesce(${record.clockedOutAt}, ${record.clockedInAt})`,
      ),
    },
    {
      table: employeeContracts,
      columns: [employeeContracts.employeeId, employeeContracts.fromDay, employeeContracts.isBreakInsideHours],
      // Days before the first contract use the first contract too.
      touches: thePerson(contract.companyId, contract.employeeId),
    },
    {
      table: loans,
      // On their days the hours are those of the department of the same hotel that has the person.
      columns: [loans.employeeId, loans.firstDay, loans.lastDay, loans.hostHotel, loans.hostDepartment],
      touches: thePersonFrom(loan.companyId, loan.employeeId, loan.firstDay, loan.lastDay),
    },
  ],
};
