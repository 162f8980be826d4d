import { type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { markDue } from '#platform/due/mark-due';
import type { Work } from '#platform/work/run-work';
import { companies } from '../../people/organisation/organisation.table';
import { employedOn } from '../../people/people/employed-on.reads';
import { employees } from '../../people/people/employees.table';
import { flexibleArrivalOn } from '../../people/people/flexible-arrival.reads';
import { jobOn } from '../../people/people/jobs.reads';
import { isResponsibleOn } from '../../people/people/special-rules.reads';
import { hourlyLeaves, leaves, shifts } from '../../scheduling/shifts/shifts.table';
import { graceInOn } from '../clock-policies/clock-policies.reads';
import { attendanceFindings } from './attendance.table';
import { clockRecords } from './clock-records.table';

const f = alias(attendanceFindings, 'f');
const s = alias(shifts, 's');
const plan = alias(shifts, 'plan');
const c = alias(companies, 'c');
const e = alias(employees, 'e');
const person = alias(employees, 'person');
const own = alias(employees, 'own');
const r = alias(clockRecords, 'r');
const l = alias(leaves, 'l');
const h = alias(hourlyLeaves, 'h');

const lookedBackHours = { first: 7 * 24, later: 26 };

/**
 * Marks due what the passing of time alone has changed: late arrivals, ended shifts without a punch, declared hours that
 * ended without plan and punch, and people who are clocked in for longer than a session.
 */
export function overdueWork(db: Database): Work {
  let hours = lookedBackHours.first;
  return {
    name: 'overdue attendance',
    everySeconds: 60,
    due: async () => {
      const { rows } = await db.execute<{ id: number }>(
        sql`select distinct hotel as id from (${overdue(hours)}) overdue order by 1`,
      );
      if (rows.length === 0) hours = lookedBackHours.later;
      return rows.map(({ id }) => id);
    },
    work: async (companyId) => {
      await markDue(db, 'attendance', sql`select * from (${overdue(hours)}) overdue where hotel = ${companyId}`);
    },
  };
}

/** Employees and spans of the last hours that are overdue and have no finding yet; none of erased people. */
function overdue(hours: number): SQL {
  const since = sql`now() - ${hours} * interval '1 hour'`;
  const isKnown = (kind: string, row: typeof s | typeof r, shift: PgColumn) =>
    sql`exists (select from ${attendanceFindings} ${f} where ${f.companyId} = ${row.companyId} and ${f.employeeId} = ${row.employeeId}
      and ${f.kind} = ${kind}::finding_kind and ${f.shiftId} is not distinct from ${shift} and ${f.state} <> 'settled')`;
  const isClocked = sql`exists (select from ${clockRecords} ${r} where ${r.companyId} = ${s.companyId} and ${r.employeeId} = ${s.employeeId}
    and ${r.clockedInAt} < ${s.endsAt} and coalesce(${r.clockedOutAt}, ${r.clockedInAt} + interval '16 hours') > ${s.startsAt})`;
  const day = sql`(${s.startsAt} at time zone ${c.timeZone})::date`;
  const isOnLeave = sql`exists (select from ${leaves} ${l} where ${l.companyId} = ${s.companyId} and ${l.employeeId} = ${s.employeeId}
    and ${l.status} <> 'cancelled' and ${day} between ${l.firstDay} and ${l.lastDay})`;
  const hoursOf = sql`from ${hourlyLeaves} ${h} where ${h.companyId} = ${s.companyId} and ${h.employeeId} = ${s.employeeId} and ${h.status} <> 'cancelled'`;
  const isAway = sql`exists (select ${hoursOf} and ${h.startsAt} <= now() and ${h.endsAt} + interval '5 minutes' > now())`;
  const isAwayForAll = sql`coalesce(tstzmultirange(tstzrange(${s.startsAt}, ${s.endsAt})) <@
    (select range_agg(tstzrange(${h.startsAt}, ${h.endsAt})) ${hoursOf} and ${h.startsAt} < ${s.endsAt} and ${h.endsAt} > ${s.startsAt}), false)`;
  const isEmployed = sql`exists (select from ${employees} ${own} where ${own.companyId} = ${s.companyId} and ${own.id} = ${s.employeeId} and ${employedOn(own, day)})`;
  const isPlanned = sql`exists (select from ${shifts} ${plan} where ${plan.companyId} = ${s.companyId} and ${plan.employeeId} = ${s.employeeId}
    and ${plan.layer} = 'planned' and ${plan.status} <> 'cancelled' and (${plan.startsAt} at time zone ${c.timeZone})::date = ${day})`;
  const isFound = sql`exists (select from ${attendanceFindings} ${f} where ${f.companyId} = ${s.companyId} and ${f.employeeId} = ${s.employeeId}
    and ${f.kind} = 'declaredNobodyCame' and ${f.day} = ${day} and ${f.state} <> 'settled')`;
  const isWithoutCard = isResponsibleOn(s.companyId, s.employeeId, day);
  const isExpected = sql`${s.layer} = 'planned' and ${s.status} in ('planned', 'confirmed') and ${s.type} <> 'OnCall'
    and ${day} >= ${c.attendanceFrom} and not ${isClocked} and not ${isOnLeave} and not ${isAwayForAll} and ${isEmployed} and not ${isWithoutCard}`;
  const graceIn = graceInOn(s.companyId, jobOn(e, day), day);
  const flexible = flexibleArrivalOn(s.companyId, s.employeeId, day);
  return sql`
    select late.* from (
    select ${s.companyId} as hotel, ${s.employeeId} as employee, min(${s.startsAt}), max(${s.endsAt})
    from ${shifts} ${s} join ${companies} ${c} on ${c.companyId} = ${s.companyId} and ${c.attendanceFrom} is not null
    join ${employees} ${e} on ${e.companyId} = ${s.companyId} and ${e.id} = ${s.employeeId}
    where ${s.startsAt} between now() - interval '48 hours' and now() and ${s.endsAt} > now()
      and ${isExpected} and not ${isAway} and not ${isKnown('late', s, s.id)}
      and ${s.startsAt} + (${graceIn} + ${flexible}) * interval '1 minute' < now()
    group by ${s.companyId}, ${s.employeeId}
    union all
    select ${s.companyId}, ${s.employeeId}, min(${s.startsAt}), max(${s.endsAt})
    from ${shifts} ${s} join ${companies} ${c} on ${c.companyId} = ${s.companyId} and ${c.attendanceFrom} is not null
    where ${s.endsAt} between ${since} and now() - interval '10 minutes' and ${s.startsAt} > ${since} - interval '48 hours'
      and ${isExpected} and not ${isKnown('noPunch', s, s.id)}
    group by ${s.companyId}, ${s.employeeId}
    union all
    select ${s.companyId}, ${s.employeeId}, min(${s.startsAt}), max(${s.endsAt})
    from ${shifts} ${s} join ${companies} ${c} on ${c.companyId} = ${s.companyId} and ${c.attendanceFrom} is not null
    where ${s.endsAt} between ${since} and now() - interval '10 minutes' and ${s.startsAt} > ${since} - interval '48 hours'
      and ${s.layer} = 'declared' and ${s.status} <> 'cancelled' and ${s.type} <> 'Overtime' and ${day} >= ${c.attendanceFrom}
      and not ${isClocked} and not ${isOnLeave} and not ${isAwayForAll} and ${isEmployed} and not ${isWithoutCard} and not ${isPlanned} and not ${isFound}
    group by ${s.companyId}, ${s.employeeId}
    union all
    select ${r.companyId}, ${r.employeeId}, min(${r.clockedInAt}), max(${r.clockedInAt})
    from ${clockRecords} ${r} join ${companies} ${c} on ${c.companyId} = ${r.companyId} and ${c.attendanceFrom} <= ${r.referenceDate}
    where ${r.clockedOutAt} is null and ${r.clockedInAt} between ${since} - interval '2 days' and now() - interval '16 hours'
      and not ${isKnown('missingOut', r, r.shiftId)} and not ${isResponsibleOn(r.companyId, r.employeeId, sql`${r.referenceDate}`)}
    group by ${r.companyId}, ${r.employeeId}
    ) late join ${employees} ${person} on ${person.companyId} = hotel and ${person.id} = employee and ${person.erasedAt} is null`;
}
