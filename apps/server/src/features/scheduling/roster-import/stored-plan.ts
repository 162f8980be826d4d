import type { LeaveKind } from '@horae/contract/scheduling/leave-kinds';
import type { LeaveType, WorkedType } from '@horae/contract/scheduling/staff-timeline.contract';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { companies, departments } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import { jobOn } from '../../people/people/jobs.reads';
import { placeIdsOn } from '../../people/people/on-a-day.reads';
import { hourlyLeaves, leaves, shifts } from '../shifts/shifts.table';

const e = alias(employees, 'e');
const h = alias(companies, 'h');
const d = alias(departments, 'd');

export interface PlannedShift {
  id: number;
  employeeId: number;
  type: WorkedType;
  start: number;
  end: number;
  breakMinutes: number;
  notes: string | null;
  /** Where it is worked. */
  departmentId: number;
  /** Null: the job of its person on that day. */
  jobTitle: string | null;
  /** Null: that of the department where it is worked, or of its person. */
  workCentreId: number | null;
  costPlace: string | null;
  skill: string | null;
  /** The department, job and work centre of its person on that day, and the cost place where it is worked; not given for open shifts. */
  usual?: { departmentId: number; jobTitle: string; workCentreId: number; costPlace: string };
}

export interface PlannedLeave {
  id: number;
  employeeId: number;
  type: LeaveType;
  kind: LeaveKind | null;
  compensates?: string | null;
  firstDay: string;
  lastDay: string;
  notes: string | null;
  /** Whether its kind is withheld from who imports. */
  isPrivate?: boolean;
}

/** Hours of leave on a day. */
interface LeaveHours {
  employeeId: number;
  start: number;
  end: number;
}

export interface StoredPlan {
  shifts: PlannedShift[];
  leaves: PlannedLeave[];
  hours: LeaveHours[];
}

/** Epoch seconds, and the local days that belong to them. */
export interface PlanSpan {
  start: number;
  end: number;
  firstDay: string;
  lastDay: string;
}

/** What is planned for these people around the time of a file; cancelled events apart. */
export async function storedPlan(
  tx: Database,
  companyId: number,
  employeeIds: readonly number[],
  { start, end, firstDay, lastDay }: PlanSpan,
): Promise<StoredPlan> {
  if (employeeIds.length === 0) return { shifts: [], leaves: [], hours: [] };
  const day = sql`(${shifts.startsAt} at time zone ${h.timeZone})::date`;
  const own = placeIdsOn(e, day);
  const ids = sql`any(${sql.param(employeeIds)}::int[])`;
  const planned = await tx.execute<PlannedShift & Row>(sql`
    select ${shifts.id}, ${shifts.employeeId} as "employeeId", ${shifts.type}, ${shifts.breakMinutes} as "breakMinutes", ${shifts.notes},
      ${shifts.jobTitle} as "jobTitle", ${shifts.workCentreId} as "workCentreId", ${shifts.costPlace} as "costPlace", ${shifts.skill},
      coalesce(${shifts.departmentId}, ${own.department}) as "departmentId", json_build_object('departmentId', ${own.department}, 'jobTitle', ${jobOn(e, day)}, 'workCentreId', ${own.workCentre}, 'costPlace',
        (select ${d.costPlace} from ${departments} ${d} where ${d.companyId} = ${companyId} and ${d.id} = coalesce(${shifts.departmentId}, ${own.department}))) as usual,
      extract(epoch from ${shifts.startsAt})::float8 as start, extract(epoch from ${shifts.endsAt})::float8 as end
    from ${shifts} join ${companies} ${h} on ${h.companyId} = ${shifts.companyId}
    join ${employees} ${e} on ${e.companyId} = ${shifts.companyId} and ${e.id} = ${shifts.employeeId}
    where ${shifts.companyId} = ${companyId} and ${shifts.layer} = 'planned' and ${shifts.status} <> 'cancelled'
      and ${shifts.employeeId} = ${ids} and ${shifts.startsAt} < to_timestamp(${end}) and ${shifts.endsAt} > to_timestamp(${start})
    order by ${shifts.startsAt}, ${shifts.id}`);
  const away = await tx.execute<PlannedLeave & Row>(sql`
    select ${leaves.id}, ${leaves.employeeId} as "employeeId", ${leaves.type}, ${leaves.kind}, ${leaves.compensates},
      ${leaves.firstDay}::text as "firstDay", ${leaves.lastDay}::text as "lastDay", ${leaves.notes}
    from ${leaves} where ${leaves.companyId} = ${companyId} and ${leaves.status} <> 'cancelled' and ${leaves.employeeId} = ${ids}
      and ${leaves.firstDay} <= ${lastDay} and ${leaves.lastDay} >= ${firstDay} order by ${leaves.firstDay}, ${leaves.id}`);
  const hours = await tx.execute<LeaveHours & Row>(sql`
    select ${hourlyLeaves.employeeId} as "employeeId", extract(epoch from ${hourlyLeaves.startsAt})::float8 as start, extract(epoch from ${hourlyLeaves.endsAt})::float8 as end
    from ${hourlyLeaves} where ${hourlyLeaves.companyId} = ${companyId} and ${hourlyLeaves.status} <> 'cancelled' and ${hourlyLeaves.employeeId} = ${ids}
      and ${hourlyLeaves.startsAt} < to_timestamp(${end}) and ${hourlyLeaves.endsAt} > to_timestamp(${start})`);
  return { shifts: planned.rows, leaves: away.rows, hours: hours.rows };
}

type Row = Record<string, unknown>;
