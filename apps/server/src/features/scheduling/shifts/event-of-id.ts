import type { ShiftStatus, ShiftType } from '@horae/contract/scheduling/staff-timeline.contract';
import { sql } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { prepared } from '#platform/prepared';
import { withClockings } from '#roster/clockings';
import type { EventRow } from '#roster/event-row';
import type { EventPlace } from '#roster/wire-event';
import { companies } from '../../people/organisation/organisation.table';
import { formerPlaces } from '../../people/people/employees.table';
import { leaves, shifts } from './shifts.table';

/** An event as one who changes it must know it. */
export interface VersionedEvent extends EventRow {
  version: number;
}

export interface PlacedEvent {
  event: VersionedEvent;
  place: EventPlace;
}

const [companyId, id] = [sql.placeholder('companyId'), sql.placeholder('id')];
const ofHotel = (table: string) => sql`${sql.raw(table)}.company_id = ${companyId}`;
const epoch = (moment: string) => sql`date_part('epoch', ${sql.raw(moment)})`;
const zone = sql`(select time_zone from ${companies} where ${companies.companyId} = ${companyId})`;
const found = <T>(column: string) => sql<T>`${sql.raw(column)}`;

// Whichever table holds the event, with its clock records and the places of its employee: one round trip.
const eventOfId = prepared((db) =>
  db
    .select({
      event: {
        id: found<number>('event.id'),
        employeeId: found<number>('event.employee_id'),
        type: found<ShiftType>('event.type'),
        isDeclared: found<boolean>('event.is_declared'),
        start: found<number | null>('event.starts'),
        end: found<number | null>('event.ends'),
        firstDay: found<string | null>('event.first_day'),
        endDay: found<string | null>('event.end_day'),
        breakMinutes: found<number>('event.break_minutes'),
        status: found<ShiftStatus>('event.status'),
        notes: found<string | null>('event.notes'),
        version: found<number>('event.version'),
      },
      clocking: { in: found<number | null>('clocking.first_in'), out: found<number | null>('clocking.last_out') },
      place: {
        building_Id: found<number>('d.id'),
        department: found<string>('d.name'),
        workCenterId: found<number>('w.id'),
        workCenter: found<string>('w.name'),
        orgUnitId: found<number>('o.id'),
        orgUnit: found<string>('o.name'),
        businessUnitId: found<number>('b.id'),
        businessUnit: found<string>('b.name'),
      },
    })
    .from(sql`(
      select id, employee_id, (starts_at at time zone ${zone})::date as day, type::text,
        layer = 'declared' as is_declared, ${epoch('starts_at')} as starts, ${epoch('ends_at')} as ends,
        null as first_day, null as end_day, break_minutes, status::text, notes, version
      from shifts where ${ofHotel('shifts')} and id = ${id}
      union all
      select id, employee_id, first_day, type::text, false, null, null, first_day::text, (last_day + 1)::text, 0, status::text, notes, version
      from leaves where ${ofHotel('leaves')} and id = ${id}
    ) event
    join employees e on ${ofHotel('e')} and e.id = event.employee_id
    left join lateral (
      select f.work_centre_id, f.department_id from ${formerPlaces} f
      where ${ofHotel('f')} and f.employee_id = e.id and f.until_day > event.day order by f.until_day limit 1
    ) place on true
    join departments d on ${ofHotel('d')} and d.id = coalesce(place.department_id, e.department_id)
    join work_centres w on ${ofHotel('w')} and w.id = coalesce(place.work_centre_id, e.work_centre_id)
    join organisation_units o on ${ofHotel('o')} and o.id = w.organisation_unit_id
    join business_units b on ${ofHotel('b')} and b.id = o.business_unit_id
    left join (
      select min(floor(${epoch('clocked_in_at')})) as first_in,
        case when bool_and(clocked_out_at is not null) then max(floor(${epoch('clocked_out_at')})) end as last_out
      from clock_records where ${ofHotel('clock_records')} and shift_id = ${id}
    ) clocking on true`)
    .prepare('event_of_id'),
);

/** The event with this id and where it belongs. */
export async function readEvent(db: Database, hotel: GrantedHotel, id: number): Promise<PlacedEvent | null> {
  const [row] = await eventOfId(db).execute({ companyId: hotel.companyId, id });
  if (!row) return null;
  const { firstDay, endDay, ...held } = row.event;
  const clock = hotelClock(hotel.timeZone);
  const event: VersionedEvent = {
    ...held,
    start: held.start ?? clock.startOf(firstDay!),
    end: held.end ?? clock.startOf(endDay!),
    allDay: firstDay !== null,
    actualStart: null,
    actualEnd: null,
  };
  const { in: firstIn, out } = row.clocking;
  if (firstIn !== null)
    withClockings([event], new Map([[event.id, { in: firstIn, out, stay: (out ?? firstIn) - firstIn }]]));
  return { event, place: { ...row.place, employeeId: event.employeeId, id: String(event.employeeId) } };
}

/** The same, held against other changes until the transaction ends. */
export async function lockEvent(tx: Database, hotel: GrantedHotel, id: number): Promise<PlacedEvent | null> {
  for (const table of [shifts, leaves]) {
    const held = sql`select version from ${table} where company_id = ${hotel.companyId} and id = ${id} for update`;
    if ((await tx.execute(held)).rows.length > 0) return readEvent(tx, hotel, id);
  }
  return null;
}
