import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { companies, departments, hotelHolidays } from '#features/people/organisation/organisation.table';
import {
  employeeContracts,
  employees,
  formerEmployments,
  formerJobTitles,
  formerPlaces,
} from '#features/people/people/employees.table';
import { loans } from '#features/people/people/loans.table';
import { declaredFreeDays, hourlyLeaves, leaves, shifts } from '#features/scheduling/shifts/shifts.table';
import { agreements } from '#features/time/agreements/agreements.table';
import { attendanceFindings } from '#features/time/attendance/attendance.table';
import { clockRecords } from '#features/time/attendance/clock-records.table';
import { clockPolicies, formerClockPolicies } from '#features/time/clock-policies/clock-policies.table';
import { overtimeApprovals } from '#features/time/timesheets/overtime-approvals.table';
import {
  lockedSheets,
  timesheets as sheets,
  signedSheets,
  timesheetDeltas,
  timesheetLines,
} from '#features/time/timesheets/timesheets.table';
import type { DueLater, Untracked } from '../derived';
import { affected, always, changedRows, everybodyFrom, theHotel, thePerson, thePersonFrom, touched } from './windows';

const shift = changedRows(shifts);
const record = changedRows(clockRecords);
const leave = changedRows(leaves);
const hours = changedRows(hourlyLeaves);
const free = changedRows(declaredFreeDays);
const approval = changedRows(overtimeApprovals);
const contract = changedRows(employeeContracts);
const loan = changedRows(loans);
const person = changedRows(employees);
const formerJob = changedRows(formerJobTitles);
const formerPlace = changedRows(formerPlaces);
const formerPolicy = changedRows(formerClockPolicies);
const holiday = changedRows(hotelHolidays);
const agreement = changedRows(agreements);
const sheet = alias(sheets, 'sheet');
const now = alias(employees, 'now_employed');

/** Overtime that was worked uses up the limit of its year, which begins up to a day before that of UTC. */
const endOfYear = (moment: SQL) => sql`date_trunc('year', ${moment} + interval '1 day') + interval '1 year'`;

/** Read whenever a sheet is shown, stored nowhere. */
export const readToShowSheets: readonly Untracked[] = [
  {
    columns: [
      employees.name,
      employees.nameOrder,
      employees.code,
      employees.workCentreId,
      formerPlaces.workCentreId,
      departments.name,
    ],
    because: 'The name and place of a person are read whenever a sheet is shown.',
  },
  {
    columns: [employees.firstDay, employees.lastDay, ...Object.values(getTableColumns(formerEmployments))],
    because: 'They decide who has a sheet, not what is on it.',
  },
  {
    columns: [
      attendanceFindings.companyId,
      attendanceFindings.employeeId,
      attendanceFindings.day,
      attendanceFindings.state,
    ],
    because: 'Open findings are counted whenever a sheet is shown.',
  },
  {
    columns: [loans.hostHotelName, loans.hostDepartmentName, loans.agreement, companies.name],
    because: 'They name the host and the terms of a loan and do not affect any minutes.',
  },
  { columns: [agreements.name, agreements.source], because: 'They name the rule and do not affect any minutes.' },
  { columns: [hotelHolidays.name], because: 'It does not affect any minutes.' },
  {
    columns: [clockPolicies.variance],
    because: 'It decides which sheets are approved automatically, at the moment they are confirmed.',
  },
  {
    columns: [
      clockPolicies.breakUpTo,
      clockPolicies.splitFrom,
      clockPolicies.matchWithin,
      clockPolicies.longestSession,
      clockPolicies.doubleTapSeconds,
      clockPolicies.offlineHours,
    ],
    because: 'They decide how punches become clock records, which are tracked.',
  },
];

export const timesheets: DueLater = {
  name: 'timesheets',
  is: 'What was confirmed and approved, and what payroll has received of a locked month: its lines, and later changes as deltas.',
  workedOut: 'Open sheets are calculated on request; signed and locked ones are recalculated soon after a change.',
  effect: 'due',
  keeps: [sheets, timesheetLines, timesheetDeltas, lockedSheets, signedSheets],
  // A sheet that is being locked right now was computed before the change. A week can extend past the end of a month.
  only: sql`exists (select from ${sheets} ${sheet} where ${sheet.companyId} = ${touched.companyId}
    and ${sheet.employeeId} = coalesce(${touched.employeeId}, ${sheet.employeeId}) and ${sheet.state} in ('confirmed', 'approved', 'locked')
    and ${sheet.firstDay} - 8 <= ${touched.toAt} and ${sheet.lastDay} + 8 >= ${touched.fromAt})`,
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
        shifts.costPlace,
      ],
      touches: thePersonFrom(shift.companyId, shift.employeeId, shift.startsAt, endOfYear(sql`${shift.startsAt}`)),
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
        endOfYear(sql`${record.clockedInAt}`),
      ),
    },
    {
      table: leaves,
      columns: [leaves.employeeId, leaves.type, leaves.kind, leaves.firstDay, leaves.lastDay, leaves.status],
      touches: thePersonFrom(leave.companyId, leave.employeeId, leave.firstDay, leave.lastDay),
    },
    {
      table: hourlyLeaves,
      columns: [
        hourlyLeaves.employeeId,
        hourlyLeaves.kind,
        hourlyLeaves.startsAt,
        hourlyLeaves.endsAt,
        hourlyLeaves.status,
      ],
      touches: thePersonFrom(hours.companyId, hours.employeeId, hours.startsAt, hours.endsAt),
    },
    {
      table: overtimeApprovals,
      columns: [overtimeApprovals.employeeId, overtimeApprovals.number, overtimeApprovals.fromDay],
      touches: thePersonFrom(
        approval.companyId,
        approval.employeeId,
        approval.fromDay,
        endOfYear(sql`${approval.fromDay}::timestamptz`),
      ),
    },
    {
      table: declaredFreeDays,
      columns: [declaredFreeDays.employeeId, declaredFreeDays.day, declaredFreeDays.kind],
      touches: thePersonFrom(free.companyId, free.employeeId, free.day, endOfYear(sql`${free.day}::timestamptz`)),
    },
    {
      table: employeeContracts,
      columns: [
        employeeContracts.employeeId,
        employeeContracts.fromDay,
        employeeContracts.kind,
        employeeContracts.daysPerWeek,
        employeeContracts.weeklyHours,
        employeeContracts.weeklyPattern,
        employeeContracts.isBreakInsideHours,
        employeeContracts.specialRules,
      ],
      // Days before the first contract use the first contract too.
      touches: thePerson(contract.companyId, contract.employeeId),
    },
    {
      table: loans,
      columns: [loans.employeeId, loans.firstDay, loans.lastDay, loans.hostHotel, loans.hostDepartment, loans.payer],
      touches: thePersonFrom(loan.companyId, loan.employeeId, loan.firstDay, loan.lastDay),
    },
    // A shift in another department is no longer elsewhere once its person belongs there.
    {
      table: employees,
      columns: [employees.jobTitle, employees.departmentId],
      touches: thePerson(person.companyId, person.id),
    },
    {
      table: formerPlaces,
      columns: [formerPlaces.employeeId, formerPlaces.untilDay, formerPlaces.departmentId],
      touches: thePerson(formerPlace.companyId, formerPlace.employeeId),
    },
    {
      table: employees,
      columns: [employees.birthDate],
      // An erasure empties it; what payroll has stays as it is.
      touches: sql`select ${affected(person.companyId, person.id, always.from, always.to)}
        from changed where exists (select from ${employees} ${now} where ${now.companyId} = ${person.companyId} and ${now.id} = ${person.id} and ${now.erasedAt} is null) group by 1, 2`,
    },
    {
      table: formerJobTitles,
      columns: [formerJobTitles.employeeId, formerJobTitles.untilDay, formerJobTitles.jobTitle],
      touches: thePerson(formerJob.companyId, formerJob.employeeId),
    },
    {
      table: hotelHolidays,
      columns: [hotelHolidays.day, hotelHolidays.isHoliday],
      touches: everybodyFrom(holiday.companyId, holiday.day, holiday.day),
    },
    {
      table: clockPolicies,
      columns: [
        clockPolicies.jobTitle,
        clockPolicies.graceIn,
        clockPolicies.graceOut,
        clockPolicies.preparation,
        clockPolicies.roundTo,
        clockPolicies.rounding,
      ],
      touches: theHotel(changedRows(clockPolicies).companyId),
    },
    {
      table: formerClockPolicies,
      columns: [formerClockPolicies.jobTitle, formerClockPolicies.untilDay, formerClockPolicies.policy],
      touches: everybodyFrom(formerPolicy.companyId, sql`'-infinity'::timestamptz`, formerPolicy.untilDay),
    },
    {
      table: agreements,
      columns: [agreements.jobTitles, agreements.validFrom, agreements.validTo, agreements.limits],
      touches: everybodyFrom(
        agreement.companyId,
        agreement.validFrom,
        sql`coalesce(${agreement.validTo}::timestamptz, 'infinity')`,
      ),
    },
    {
      table: companies,
      columns: [companies.timeZone, companies.country],
      touches: theHotel(changedRows(companies).companyId),
    },
  ],
  untracked: [
    ...readToShowSheets,
    { columns: [employees.erasedAt], because: 'When somebody’s data is erased, what payroll has stays as it is.' },
  ],
};
