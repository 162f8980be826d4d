import type { LeaveKind } from '@horae/contract/scheduling/leave-kinds';
import type { ShiftStatus, ShiftType } from '@horae/contract/scheduling/staff-timeline.contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { prepared } from '#platform/prepared';
import {
  businessUnits,
  companies,
  departments,
  organisationUnits,
  workCentres,
} from '../../people/organisation/organisation.table';
import { employees, formerPlaces } from '../../people/people/employees.table';
import { place } from '../../people/people/on-a-day.reads';
import { clockRecords } from '../../time/attendance/clock-records.table';
import { leaves, shifts } from './shifts.table';

const e = alias(employees, 'e');
const f = alias(formerPlaces, 'f');
const d = alias(departments, 'd');
const h = alias(departments, 'h');
const w = alias(workCentres, 'w');
const k = alias(workCentres, 'k');
const o = alias(organisationUnits, 'o');
const b = alias(businessUnits, 'b');

const [companyId, id] = [sql.placeholder('companyId'), sql.placeholder('id')];
const ofHotel = (table: { companyId: PgColumn }) => eq(table.companyId, companyId);
const epoch = (moment: PgColumn) => sql`date_part('epoch', ${moment})`;
const zone = sql`(select ${companies.timeZone} from ${companies} where ${companies.companyId} = ${companyId})`;
// Wrapped in fragments of their own: the query builder drops the table name of bare columns.
const found = <T>(column: SQL) => sql<T>`${column}`;
const ofEvent = <T>(column: string) => sql<T>`event.${sql.raw(column)}`;

// Searches both tables, and joins clock records and the employee's places, in one round trip.
export const eventOfId = prepared((db) =>
  db
    .select({
      event: {
        id: ofEvent<number>('id'),
        employeeId: ofEvent<number>('employee'),
        type: ofEvent<ShiftType>('type'),
        isDeclared: ofEvent<boolean>('declared'),
        start: ofEvent<number | null>('starts'),
        end: ofEvent<number | null>('ends'),
        firstDay: ofEvent<string | null>('first'),
        endDay: ofEvent<string | null>('after'),
        breakMinutes: ofEvent<number>('break'),
        status: ofEvent<ShiftStatus>('status'),
        notes: ofEvent<string | null>('notes'),
        leaveKind: ofEvent<LeaveKind | null>('law'),
        compensates: ofEvent<string | null>('compensates'),
        version: ofEvent<number>('version'),
        departmentId: ofEvent<number | null>('host'),
        department: ofEvent<string | null>('called'),
        jobTitle: ofEvent<string | null>('job'),
        workCentreId: ofEvent<number | null>('centre'),
        workCentre: ofEvent<string | null>('centre_called'),
        costPlace: ofEvent<string | null>('cost'),
        skill: ofEvent<string | null>('skill'),
      },
      clocking: { in: found<number | null>(sql`clocking.first_in`), out: found<number | null>(sql`clocking.last_out`) },
      place: {
        building_Id: found<number>(sql`${d.id}`),
        department: found<string>(sql`${d.name}`),
        workCenterId: found<number>(sql`${w.id}`),
        workCenter: found<string>(sql`${w.name}`),
        orgUnitId: found<number>(sql`${o.id}`),
        orgUnit: found<string>(sql`${o.name}`),
        businessUnitId: found<number>(sql`${b.id}`),
        businessUnit: found<string>(sql`${b.name}`),
      },
    })
    .from(sql`(
      select ${shifts.id}, ${shifts.employeeId} as employee, (${shifts.startsAt} at time zone ${zone})::date as day, ${shifts.type}::text as type,
        ${shifts.layer} = 'declared' as declared, ${epoch(shifts.startsAt)} as starts, ${epoch(shifts.endsAt)} as ends,
        null as first, null as after, ${shifts.breakMinutes} as break, ${shifts.status}::text as status, ${shifts.notes}, ${shifts.version}, null as law, null as compensates,
        ${shifts.departmentId} as host, ${shifts.jobTitle} as job, ${shifts.skill} as skill, ${shifts.workCentreId} as centre, ${shifts.costPlace} as cost,
        (select ${k.name} from ${workCentres} ${k} where ${ofHotel(k)} and ${k.id} = ${shifts.workCentreId}) as centre_called,
        (select ${h.name} from ${departments} ${h} where ${ofHotel(h)} and ${h.id} = ${shifts.departmentId}) as called
      from ${shifts} where ${ofHotel(shifts)} and ${shifts.id} = ${id}
      union all
      select ${leaves.id}, ${leaves.employeeId}, ${leaves.firstDay}, ${leaves.type}::text, false, null, null, ${leaves.firstDay}::text,
        (${leaves.lastDay} + 1)::text, 0, ${leaves.status}::text, ${leaves.notes}, ${leaves.version}, ${leaves.kind}::text, ${leaves.compensates},
        null, null, null, null, null, null, null
      from ${leaves} where ${ofHotel(leaves)} and ${leaves.id} = ${id}
    ) event
    join ${employees} ${e} on ${ofHotel(e)} and ${e.id} = event.employee
    left join lateral (
      select ${f.workCentreId}, ${f.departmentId} from ${formerPlaces} ${f}
      where ${ofHotel(f)} and ${f.employeeId} = ${e.id} and ${f.untilDay} > event.day order by ${f.untilDay} limit 1
    ) ${place} on true
    join ${departments} ${d} on ${ofHotel(d)} and ${d.id} = coalesce(${place.departmentId}, ${e.departmentId})
    join ${workCentres} ${w} on ${ofHotel(w)} and ${w.id} = coalesce(${place.workCentreId}, ${e.workCentreId})
    join ${organisationUnits} ${o} on ${ofHotel(o)} and ${o.id} = ${w.organisationUnitId}
    join ${businessUnits} ${b} on ${ofHotel(b)} and ${b.id} = ${o.businessUnitId}
    left join (
      select min(floor(${epoch(clockRecords.clockedInAt)})) as first_in,
        case when bool_and(${clockRecords.clockedOutAt} is not null) then max(floor(${epoch(clockRecords.clockedOutAt)})) end as last_out
      from ${clockRecords} where ${ofHotel(clockRecords)} and ${clockRecords.shiftId} = ${id}
    ) clocking on true`)
    .prepare('event_of_id'),
);
