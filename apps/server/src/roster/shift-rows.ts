import type { ShiftPlace } from '@horae/contract/scheduling/shifts.contract';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { departments, workCentres } from '#features/people/organisation/organisation.table';
import { rosterStatus, shifts, workedType } from '#features/scheduling/shifts/shifts.table';
import { column, numbers } from '#platform/columns-of';
import type { Database } from '#platform/database';
import type { EventQuery, EventRow } from './event-row';

type Columns = Record<'id' | 'employee' | 'kind' | 'start' | 'seconds' | 'break', string | null> & {
  notes: Record<number, string> | null;
  versions: Record<number, number> | null;
  places: Record<number, ShiftPlace> | null;
};

const d = alias(departments, 'd');
const w = alias(workCentres, 'w');
const [types, statuses] = [workedType.enumValues, rosterStatus.enumValues];
// Type, status and layer in one number: a third of the columns, and no strings.
const kind = sql`array_position(${sql.param(types)}::worked_type[], ${shifts.type}) * 32
  + array_position(${sql.param(statuses)}::roster_status[], ${shifts.status}) * 2 + (${shifts.layer} = 'declared')::int`;

/** Reads the shifts of a query by start, then id. */
export async function readShifts(db: Database, query: EventQuery): Promise<EventRow[]> {
  if (query.types.length === 0) return [];
  const { companyId, period, types, withDeclared, employeeIds, atMost } = query;
  // A constraint limits shifts to 48 hours, so the plain index on the start finds all that overlap.
  const { rows } = await db.execute<Columns>(sql`
    select ${column(sql`id`)} as id, ${column(sql`employee`)} as employee, ${column(sql`kind`)} as kind,
      ${column(sql`start`)} as start, ${column(sql`seconds`)} as seconds, ${column(sql`break`)} as break,
      json_object_agg(id, notes) filter (where notes is not null) as notes,
      json_object_agg(id, version) filter (where version <> 1) as versions,
      json_object_agg(id, place) filter (where place is not null) as places
    from (
      select ${shifts.id}, ${shifts.employeeId} as employee, ${kind} as kind, date_part('epoch', ${shifts.startsAt})::int8 as start,
        date_part('epoch', ${shifts.endsAt} - ${shifts.startsAt})::int as seconds, ${shifts.breakMinutes} as break, ${shifts.notes}, ${shifts.version},
        case when ${shifts.departmentId} is not null or ${shifts.jobTitle} is not null or ${shifts.skill} is not null
          or ${shifts.workCentreId} is not null or ${shifts.costPlace} is not null then json_build_object('departmentId', ${shifts.departmentId},
          'department', (select ${d.name} from ${departments} ${d} where ${d.companyId} = ${companyId} and ${d.id} = ${shifts.departmentId}),
          'jobTitle', ${shifts.jobTitle}, 'workCentreId', ${shifts.workCentreId},
          'workCentre', (select ${w.name} from ${workCentres} ${w} where ${w.companyId} = ${companyId} and ${w.id} = ${shifts.workCentreId}),
          'costPlace', ${shifts.costPlace}, 'skill', ${shifts.skill}) end as place
      from ${shifts}
      where ${shifts.companyId} = ${companyId}
        and ${shifts.startsAt} < to_timestamp(${period.to}) and ${shifts.startsAt} > to_timestamp(${period.from}) - interval '48 hours'
        and ${shifts.endsAt} > to_timestamp(${period.from})
        and ${shifts.type} = any(${sql.param(types)}::worked_type[])
        ${withDeclared ? sql`` : sql`and (${shifts.layer} = 'planned' or ${shifts.type} = 'Overtime')`}
        ${employeeIds ? sql`and ${shifts.employeeId} = any(${sql.param(employeeIds)}::int[])` : sql``}
      order by ${shifts.startsAt}, ${shifts.id} limit ${atMost + 1}
    ) found`);
  return rows[0] ? eventRows(rows[0]) : [];
}

function eventRows(columns: Columns): EventRow[] {
  const { notes, versions, places } = columns;
  const [employee, start, seconds] = [numbers(columns.employee), numbers(columns.start), numbers(columns.seconds)];
  const [kinds, breaks] = [numbers(columns.kind), numbers(columns.break)];
  return numbers(columns.id).map((id, row) => {
    const kind = kinds[row]!;
    return {
      id,
      employeeId: employee[row]!,
      type: types[(kind >> 5) - 1]!,
      isDeclared: (kind & 1) === 1,
      start: start[row]!,
      end: start[row]! + seconds[row]!,
      allDay: false,
      breakMinutes: breaks[row]!,
      status: statuses[((kind >> 1) & 15) - 1]!,
      notes: notes?.[id] ?? null,
      actualStart: null,
      actualEnd: null,
      version: versions?.[id],
      place: places?.[id],
    };
  });
}
