import { hotelTexts } from '@horae/contract/people/person-fields';
import { getTableColumns } from 'drizzle-orm';
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { rosterVersions } from '#features/core/live/live.table';
import {
  businessUnits,
  companies,
  departmentGroups,
  departments,
  hotelHolidays,
  organisationUnits,
  workCentres,
} from '#features/people/organisation/organisation.table';
import {
  employeeContracts,
  employeeSkills,
  employees,
  formerEmployments,
  formerJobTitles,
  formerPlaces,
} from '#features/people/people/employees.table';
import { loans } from '#features/people/people/loans.table';
import { planAdvice } from '#features/scheduling/plan-advice/plan-advice.table';
import { rosterWishes } from '#features/scheduling/roster-wishes/roster-wishes.table';
import { hourlyLeaves, leaves, shifts } from '#features/scheduling/shifts/shifts.table';
import { workingMonths } from '#features/scheduling/working-hours/working-months.table';
import { agreements } from '#features/time/agreements/agreements.table';
import { attendanceFindings } from '#features/time/attendance/attendance.table';
import { clockRecords } from '#features/time/attendance/clock-records.table';
import { clockPolicies, formerClockPolicies } from '#features/time/clock-policies/clock-policies.table';
import { overtimeApprovals } from '#features/time/timesheets/overtime-approvals.table';
import type { Derived, Source } from '../derived';
import { changedRows, hotelsOfNumbers, theHotel, theirHotels } from './windows';

const every = (table: PgTable & { companyId: PgColumn }): Source => ({
  table,
  columns: Object.values(getTableColumns(table)),
  touches: theHotel(alias(table, 'changed').companyId as PgColumn),
});

export const roster: Derived = {
  name: 'roster',
  is: 'The version of a hotel’s roster: the key of cached responses and the event id of the live channel.',
  workedOut:
    'Raised in the transaction of the change; the calendars and the sums of hours are then recalculated on the next request. A change of shifts, terms or tax numbers raises the other hotels of its people too (decision 73).',
  effect: 'version',
  keeps: [rosterVersions],
  untracked: [
    { columns: [companies.mark], because: 'It is read with the hotels of an account, not with a roster.' },
    { columns: [agreements.name, agreements.source], because: 'They name the rule and do not affect a limit.' },
    {
      columns: Object.values(getTableColumns(workingMonths)),
      because: 'The months are updated by the same changes themselves.',
    },
  ],
  sources: [
    // Work counts in the checks of the other hotels of its people.
    { ...every(shifts), touches: theirHotels(changedRows(shifts).companyId, changedRows(shifts).employeeId) },
    ...[leaves, hourlyLeaves, clockRecords, formerPlaces, formerEmployments, formerJobTitles].map(every),
    ...[businessUnits, organisationUnits, workCentres, departmentGroups, departments].map(every),
    {
      table: employees,
      columns: [
        employees.name,
        ...hotelTexts.map(({ name }) => employees[name]),
        employees.workCentreId,
        employees.departmentId,
        employees.birthDate,
        employees.firstDay,
        employees.lastDay,
        employees.taxNumberPrint,
      ],
      touches: hotelsOfNumbers(changedRows(employees).companyId, changedRows(employees).taxNumberPrint),
    },
    {
      table: employeeContracts,
      columns: [
        employeeContracts.employeeId,
        employeeContracts.fromDay,
        employeeContracts.hasFixedHours,
        employeeContracts.weeklyHours,
        employeeContracts.daysPerWeek,
        employeeContracts.isBreakInsideHours,
        employeeContracts.specialRules,
      ],
      touches: theirHotels(changedRows(employeeContracts).companyId, changedRows(employeeContracts).employeeId),
    },
    {
      table: companies,
      columns: [companies.name, companies.timeZone, companies.country, companies.dayDivide, companies.dayAttribution],
      touches: theHotel(changedRows(companies).companyId),
    },
    {
      table: hotelHolidays,
      columns: [hotelHolidays.day, hotelHolidays.name, hotelHolidays.isHoliday],
      touches: theHotel(changedRows(hotelHolidays).companyId),
    },
    {
      table: agreements,
      columns: [agreements.jobTitles, agreements.validFrom, agreements.validTo, agreements.limits],
      touches: theHotel(changedRows(agreements).companyId),
    },
    {
      // A job may need them.
      table: employeeSkills,
      columns: [employeeSkills.employeeId, employeeSkills.name, employeeSkills.expiresOn],
      touches: theHotel(changedRows(employeeSkills).companyId),
    },
    {
      // On the days of a loan the hours are those of the host.
      table: loans,
      columns: [loans.employeeId, loans.firstDay, loans.lastDay, loans.hostHotel, loans.hostDepartment],
      touches: theHotel(changedRows(loans).companyId),
    },
    every(rosterWishes),
    {
      table: planAdvice,
      columns: [
        planAdvice.firstDay,
        planAdvice.grades,
        planAdvice.jobSkills,
        planAdvice.sundaysInFourWeeks,
        planAdvice.nightsInFourWeeks,
      ],
      touches: theHotel(changedRows(planAdvice).companyId),
    },
    {
      // They say how far off the plan a clock record may be before it is marked.
      table: clockPolicies,
      columns: Object.values(getTableColumns(clockPolicies)),
      touches: theHotel(changedRows(clockPolicies).companyId),
    },
    {
      table: formerClockPolicies,
      columns: [formerClockPolicies.jobTitle, formerClockPolicies.untilDay, formerClockPolicies.policy],
      touches: theHotel(changedRows(formerClockPolicies).companyId),
    },
    {
      table: overtimeApprovals,
      columns: [overtimeApprovals.employeeId, overtimeApprovals.fromDay],
      touches: theHotel(changedRows(overtimeApprovals).companyId),
    },
    {
      table: attendanceFindings,
      columns: [
        attendanceFindings.employeeId,
        attendanceFindings.kind,
        attendanceFindings.day,
        attendanceFindings.shiftId,
        attendanceFindings.evidence,
        attendanceFindings.state,
      ],
      touches: theHotel(changedRows(attendanceFindings).companyId),
    },
  ],
};
