import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { declarations, erganiSettings } from '#features/declarations/declarations/declarations.table';
import { companies, departments } from '#features/people/organisation/organisation.table';
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
import { punches } from '#features/time/punches/punches.table';
import { overtimeApprovals } from '#features/time/timesheets/overtime-approvals.table';
import type { Derived } from '../derived';
import { affected, changedRows, thePersonFrom } from './windows';

const punch = changedRows(punches);
const replaced = alias(punches, 'replaced');
const clocked = alias(punches, 'clocked');
const shift = changedRows(shifts);
const leave = changedRows(leaves);
const hours = changedRows(hourlyLeaves);
const free = changedRows(declaredFreeDays);
const contract = changedRows(employeeContracts);
const earlier = alias(employeeContracts, 'earlier');
const policy = changedRows(clockPolicies);
const own = alias(clockPolicies, 'own');
const formerPolicy = changedRows(formerClockPolicies);
const earlierPolicy = alias(formerClockPolicies, 'earlier_policy');
const formerJob = changedRows(formerJobTitles);
const earlierJob = alias(formerJobTitles, 'earlier_job');
const agreement = changedRows(agreements);
const hotel = alias(companies, 'hotel');
const person = alias(employees, 'person');
const worked = alias(shifts, 'worked');
const record = alias(clockRecords, 'record');

const localStart = (day: SQL | PgColumn) => sql`((${day})::timestamp at time zone ${hotel.timeZone})`;

/** The employees of changed hotels that match `whose`, from a day until now. */
const peopleSince = (companyId: PgColumn, whose: SQL, first: SQL, end: SQL = sql`now()`): SQL => sql`
  select ${affected(person.companyId, person.id, sql`min(${localStart(first)})`, sql`least(max(${end}), now())`)}
  from changed join ${companies} ${hotel} on ${hotel.companyId} = ${companyId} and ${hotel.attendanceFrom} is not null
  join ${employees} ${person} on ${person.companyId} = ${hotel.companyId} and ${whose}
  where coalesce(${person.lastDay} >= ${first}, true) and ${localStart(first)} < now() and ${end} > ${localStart(first)}
    and (exists (select from ${shifts} ${worked} where ${worked.companyId} = ${person.companyId} and ${worked.employeeId} = ${person.id})
      or exists (select from ${punches} ${clocked} where ${clocked.companyId} = ${person.companyId} and ${clocked.employeeId} = ${person.id}))
  group by 1, 2`;

/** A corrected job or policy counts from last month, or from when the hotel began to compare. */
const sinceLastMonth = sql`greatest(${hotel.attendanceFrom}, (date_trunc('month', now() at time zone ${hotel.timeZone}) - interval '1 month')::date)`;

/** From the day of a change; without one it is a correction. */
const sinceChange = (day: SQL) => sql`greatest(${hotel.attendanceFrom}, coalesce(${day}, ${sinceLastMonth}))`;

/** Those who have, or had, a job with this policy; the policy of the hotel concerns everybody else. */
const hasPolicyOf = (jobTitle: PgColumn) => sql`case when ${jobTitle} = '' then not exists (
    select from ${clockPolicies} ${own} where ${own.companyId} = ${person.companyId} and ${own.jobTitle} = ${person.jobTitle} and ${own.jobTitle} <> '')
    or exists (select from ${formerClockPolicies} ${earlierPolicy} where ${earlierPolicy.companyId} = ${person.companyId} and ${earlierPolicy.jobTitle} = ${person.jobTitle})
    or exists (select from ${formerJobTitles} ${earlierJob} where ${earlierJob.companyId} = ${person.companyId} and ${earlierJob.employeeId} = ${person.id})
  else ${person.jobTitle} = ${jobTitle} or exists (select from ${formerJobTitles} ${earlierJob} where ${earlierJob.companyId} = ${person.companyId}
    and ${earlierJob.employeeId} = ${person.id} and ${earlierJob.jobTitle} = ${jobTitle}) end`;

const sinceCompared = sql`coalesce(${hotel.attendanceFrom}, current_date - 31)`;

/** The employees of changed hotels with clock records since then. */
const clockedSince = (since: SQL, companyId: PgColumn = changedRows(companies).companyId): SQL => sql`
  select ${affected(record.companyId, record.employeeId, sql`min(${record.clockedInAt})`, sql`max(${record.clockedInAt})`)}
  from changed join ${companies} ${hotel} on ${hotel.companyId} = ${companyId}
  join ${clockRecords} ${record} on ${record.companyId} = ${hotel.companyId} and ${record.clockedInAt} >= ${since} group by 1, 2`;

/** The employees of changed hotels with shifts that began since then. */
const plannedSince = (since: SQL): SQL => sql`
  select ${affected(worked.companyId, worked.employeeId, sql`min(${worked.startsAt})`, sql`least(max(${worked.endsAt}), now())`)}
  from changed join ${companies} ${hotel} on ${hotel.companyId} = ${changedRows(companies).companyId}
  join ${shifts} ${worked} on ${worked.companyId} = ${hotel.companyId} and ${worked.startsAt} < now() and ${worked.startsAt} >= ${since} group by 1, 2`;

const {
  roundTo: _pay,
  rounding: _way,
  variance: _variance,
  offlineHours: _offline,
  companyId: _hotel,
  ...clockReading
} = getTableColumns(clockPolicies);

export const attendance: Derived = {
  name: 'attendance',
  is: 'Clock records, which pair punches and match them to shifts, and findings where plan, clock and declaration differ.',
  workedOut:
    'Updated in the transaction of punches, policies and agreements; after other changes by the runner, within seconds.',
  effect: 'due',
  keeps: [clockRecords, attendanceFindings],
  sources: [
    {
      table: punches,
      columns: [punches.employeeId, punches.at, punches.direction, punches.replaces, punches.isVoid],
      touches: sql`select ${affected(
        punch.companyId,
        punch.employeeId,
        sql`min(least(${punch.at}, coalesce(${replaced.at}, ${punch.at})))`,
        sql`max(greatest(${punch.at}, coalesce(${replaced.at}, ${punch.at})))`,
      )}
        from changed left join ${punches} ${replaced} on ${replaced.companyId} = ${punch.companyId} and ${replaced.id} = ${punch.replaces} group by 1, 2`,
    },
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
      ],
      touches: thePersonFrom(shift.companyId, shift.employeeId, shift.startsAt, shift.endsAt),
    },
    {
      table: leaves,
      columns: [leaves.employeeId, leaves.type, leaves.firstDay, leaves.lastDay, leaves.status],
      // Nothing is expected of future days yet.
      touches: sql`select ${affected(leave.companyId, leave.employeeId, sql`min(${leave.firstDay})::timestamptz`, sql`least(max(${leave.lastDay} + 1)::timestamptz, now())`)}
        from changed where ${leave.firstDay} <= current_date + 1 group by 1, 2`,
    },
    {
      table: hourlyLeaves,
      columns: [hourlyLeaves.employeeId, hourlyLeaves.startsAt, hourlyLeaves.endsAt, hourlyLeaves.status],
      touches: sql`select ${affected(hours.companyId, hours.employeeId, sql`min(${hours.startsAt})`, sql`least(max(${hours.endsAt}), now())`)}
        from changed where ${hours.startsAt} < now() group by 1, 2`,
    },
    {
      table: declaredFreeDays,
      columns: [declaredFreeDays.employeeId, declaredFreeDays.day, declaredFreeDays.kind],
      touches: sql`select ${affected(free.companyId, free.employeeId, sql`min(${free.day})::timestamptz`, sql`least(max(${free.day} + 1)::timestamptz, now())`)}
        from changed where ${free.day} <= current_date + 1 group by 1, 2`,
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
        employeeContracts.flexibleArrival,
      ],
      // Days before the first contract use the first contract too.
      touches: peopleSince(
        contract.companyId,
        sql`${person.id} = ${contract.employeeId}`,
        sql`case when exists (select from ${employeeContracts} ${earlier} where ${earlier.companyId} = ${contract.companyId}
          and ${earlier.employeeId} = ${contract.employeeId} and ${earlier.fromDay} < ${contract.fromDay})
          then greatest(${contract.fromDay}, ${hotel.attendanceFrom}) else ${hotel.attendanceFrom} end`,
      ),
    },
    {
      table: employees,
      columns: [employees.jobTitle],
      touches: peopleSince(
        changedRows(employees).companyId,
        sql`${person.id} = ${changedRows(employees).id}`,
        sinceChange(
          sql`(select max(${earlierJob.untilDay}) from ${formerJobTitles} ${earlierJob} where ${earlierJob.companyId} = ${changedRows(employees).companyId} and ${earlierJob.employeeId} = ${changedRows(employees).id})`,
        ),
      ),
    },
    {
      table: employees,
      columns: [employees.birthDate],
      touches: peopleSince(
        changedRows(employees).companyId,
        sql`${person.id} = ${changedRows(employees).id} and ${person.erasedAt} is null`,
        sinceLastMonth,
      ),
    },
    {
      table: formerJobTitles,
      columns: [formerJobTitles.employeeId, formerJobTitles.untilDay, formerJobTitles.jobTitle],
      touches: peopleSince(
        formerJob.companyId,
        sql`${person.id} = ${formerJob.employeeId}`,
        sinceChange(
          sql`(select max(${earlierJob.untilDay}) from ${formerJobTitles} ${earlierJob} where ${earlierJob.companyId} = ${formerJob.companyId} and ${earlierJob.employeeId} = ${formerJob.employeeId} and ${earlierJob.untilDay} < ${formerJob.untilDay})`,
        ),
        localStart(formerJob.untilDay),
      ),
    },
    {
      table: employees,
      columns: [employees.firstDay, employees.lastDay],
      touches: peopleSince(
        changedRows(employees).companyId,
        sql`${person.id} = ${changedRows(employees).id}`,
        sinceLastMonth,
      ),
    },
    {
      table: formerEmployments,
      columns: [formerEmployments.employeeId, formerEmployments.firstDay, formerEmployments.lastDay],
      touches: peopleSince(
        changedRows(formerEmployments).companyId,
        sql`${person.id} = ${changedRows(formerEmployments).employeeId}`,
        sql`${hotel.attendanceFrom}`,
      ),
    },
    {
      table: clockPolicies,
      columns: Object.values(clockReading),
      // The policy of the hotel applies to jobs without their own.
      touches: peopleSince(
        policy.companyId,
        hasPolicyOf(policy.jobTitle),
        sinceChange(
          sql`(select max(${earlierPolicy.untilDay}) from ${formerClockPolicies} ${earlierPolicy} where ${earlierPolicy.companyId} = ${policy.companyId} and ${earlierPolicy.jobTitle} = ${policy.jobTitle})`,
        ),
      ),
    },
    {
      table: formerClockPolicies,
      columns: [formerClockPolicies.jobTitle, formerClockPolicies.untilDay, formerClockPolicies.policy],
      touches: peopleSince(
        formerPolicy.companyId,
        hasPolicyOf(formerPolicy.jobTitle),
        sinceChange(
          sql`(select max(${earlierPolicy.untilDay}) from ${formerClockPolicies} ${earlierPolicy} where ${earlierPolicy.companyId} = ${formerPolicy.companyId} and ${earlierPolicy.jobTitle} = ${formerPolicy.jobTitle} and ${earlierPolicy.untilDay} < ${formerPolicy.untilDay})`,
        ),
        localStart(formerPolicy.untilDay),
      ),
    },
    {
      table: agreements,
      columns: [agreements.jobTitles, agreements.validFrom, agreements.validTo, agreements.limits],
      touches: peopleSince(
        agreement.companyId,
        sql`(${agreement.jobTitles} = '{}' or ${person.jobTitle} = any(${agreement.jobTitles}))`,
        sql`greatest(${hotel.attendanceFrom}, ${agreement.validFrom})`,
        sql`coalesce(${localStart(sql`${agreement.validTo} + 1`)}, now())`,
      ),
    },
    {
      table: erganiSettings,
      columns: [erganiSettings.sendsSchedules],
      // Where schedules are switched off, no work is undeclared.
      touches: clockedSince(sinceCompared, changedRows(erganiSettings).companyId),
    },
    {
      table: companies,
      columns: [companies.timeZone],
      // Every clock record says its local day.
      touches: sql`${clockedSince(sql`'-infinity'`)} union all ${plannedSince(sinceCompared)}`,
    },
    {
      table: companies,
      columns: [companies.country, companies.attendanceFrom],
      touches: sql`${clockedSince(sinceCompared)} union all ${plannedSince(sinceCompared)}`,
    },
  ],
  untracked: [
    {
      columns: Object.values(getTableColumns(loans)),
      because: 'They decide for whom somebody works and who pays, not when they are expected.',
    },
    {
      columns: [
        shifts.departmentId,
        shifts.costPlace,
        employees.departmentId,
        formerPlaces.employeeId,
        formerPlaces.untilDay,
        formerPlaces.departmentId,
        departments.name,
        companies.name,
      ],
      because: 'They decide for which department and cost place somebody works, not when they are expected.',
    },
    {
      columns: [declarations.kind, declarations.firstDay, declarations.protocol],
      because:
        'Work is undeclared from the first day that the hotel ever declared, which lies ahead when it is accepted.',
    },
    {
      columns: [clockPolicies.roundTo, clockPolicies.rounding, clockPolicies.variance],
      because: 'They concern pay and approval; attendance does not use them.',
    },
    {
      columns: [leaves.kind, hourlyLeaves.kind],
      because: 'They decide how leave is paid and declared, not when somebody is expected.',
    },
    {
      columns: [clockPolicies.offlineHours],
      because: 'It decides whether a punch is taken when it arrives; punches that were taken stay.',
    },
    {
      columns: [overtimeApprovals.employeeId, overtimeApprovals.number, overtimeApprovals.fromDay],
      because: 'They decide how overtime beyond the limit of a year is paid, not whether it was declared.',
    },
    {
      columns: [employees.erasedAt],
      because: 'When somebody’s data is erased, the findings about them stay as they are, without their times.',
    },
    {
      columns: [agreements.name, agreements.source],
      because: 'They name the rule behind a finding and do not decide whether there is one.',
    },
  ],
};
