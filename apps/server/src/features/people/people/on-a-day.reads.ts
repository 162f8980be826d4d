import { type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { GrantedHotel } from '#platform/account';
import { hotelClock } from '#platform/hotel-time';
import { employeeContracts, formerPlaces } from './employees.table';

/** A row of `placeOn`. */
export const place = alias(formerPlaces, 'place');

/** For a `from` clause, `as ${place}`: the employees who were elsewhere on a local day, and where. */
export const placeOn = (companyId: number, day: string) =>
  sql`(select distinct on (${place.employeeId}) ${place.employeeId}, ${place.workCentreId}, ${place.departmentId}
    from ${formerPlaces} ${place} where ${place.companyId} = ${companyId} and ${place.untilDay} > ${day}
    order by ${place.employeeId}, ${place.untilDay})`;

/** A row of `placesBetween`; the days are null where the place applies beyond the asked ones. */
export const stay = {
  employeeId: sql`stay.employee`,
  workCentreId: sql`stay.work_centre`,
  departmentId: sql`stay.department`,
  since: sql`stay.since`,
  until: sql`stay.until`,
};

/**
 * For a `from` clause, `as stay`: where employees were on the local days from `first` to `last`, from `since` until
 * before `until`. Without a row, or with one whose places are null, it is where they belong last.
 */
export const placesBetween = (companyId: number, first: string, last: string) =>
  sql`(select employee, work_centre, department, case when since > ${first} then since end as since, case when left_on <= ${last} then left_on end as until
    from (
      select ${place.employeeId} as employee, ${place.workCentreId} as work_centre, ${place.departmentId} as department, ${place.untilDay} as left_on,
        lag(${place.untilDay}) over (partition by ${place.employeeId} order by ${place.untilDay}) as since
      from ${formerPlaces} ${place} where ${place.companyId} = ${companyId}
      union all select ${place.employeeId}, null, null, null, max(${place.untilDay})
      from ${formerPlaces} ${place} where ${place.companyId} = ${companyId} group by ${place.employeeId}
    ) lived
    where coalesce(left_on > ${first}, true) and coalesce(since <= ${last}, true))`;

interface PlacedEmployee {
  id: PgColumn;
  workCentreId: PgColumn;
  departmentId: PgColumn;
}

/** Joins the `place` that these employees have today, if a move to another is planned. */
export const joinPlaceToday = (
  { companyId, timeZone }: Pick<GrantedHotel, 'companyId' | 'timeZone'>,
  { id }: PlacedEmployee,
) => sql`left join ${placeOn(companyId, hotelClock(timeZone).today())} as ${place} on ${place.employeeId} = ${id}`;

/** The ids of the places that these employees have on the day of the joined `place`. */
export const departmentOn = ({ departmentId }: PlacedEmployee) => sql`coalesce(${place.departmentId}, ${departmentId})`;
export const workCentreOn = ({ workCentreId }: PlacedEmployee) => sql`coalesce(${place.workCentreId}, ${workCentreId})`;

const former = alias(formerPlaces, 'former_place');

/** The ids of the places of an employee on a local day, for statements whose rows are about many days. */
export function placeIdsOn(
  { companyId, id, departmentId, workCentreId }: PlacedEmployee & { companyId: PgColumn },
  day: PgColumn | SQL,
) {
  const on = (
    column: PgColumn,
  ) => sql`(select ${column} from ${formerPlaces} ${former} where ${former.companyId} = ${companyId}
    and ${former.employeeId} = ${id} and ${former.untilDay} > ${day} order by ${former.untilDay} limit 1)`;
  return {
    department: sql`coalesce(${on(former.departmentId)}, ${departmentId})`,
    workCentre: sql`coalesce(${on(former.workCentreId)}, ${workCentreId})`,
  };
}

/** A row of `contractInForce`. */
export const contract = alias(employeeContracts, 'contract');

/**
 * For a `from` clause, `as ${contract}`: each employee's contract in force on a local day, or the first of those who
 * start later, with these columns; all employees, or those matching `whose`.
 */
export const contractInForce = (companyId: number, day: string, columns: PgColumn[], whose = sql`true`) =>
  // One pass over the versions; a lookup per employee takes ten times as long at 10 000.
  sql`(select distinct on (${contract.employeeId}) ${sql.join([contract.employeeId, ...columns], sql`, `)}
    from ${employeeContracts} ${contract} where ${contract.companyId} = ${companyId} and ${whose}
    order by ${contract.employeeId}, (${contract.fromDay} <= ${day}) desc,
      case when ${contract.fromDay} <= ${day} then ${contract.fromDay} end desc, ${contract.fromDay})`;

/**
 * For a `from` clause: the days on which a break counts as work under the contract in force, per `employee` from
 * `since` until before `until`; null is unbounded. Days before the first contract follow that one. All employees, or
 * those matching `whose`.
 */
export const daysOfPaidBreaks = (companyId: number, whose = sql`true`) =>
  sql`(select version.employee, version.since, version.until from (
      select ${contract.employeeId} as employee, ${contract.isBreakInsideHours} as is_inside, lead(${contract.fromDay}) over versions as until,
        case when row_number() over versions > 1 then ${contract.fromDay} end as since
      from ${employeeContracts} ${contract} where ${contract.companyId} = ${companyId} and ${whose}
      window versions as (partition by ${contract.employeeId} order by ${contract.fromDay})
    ) version where version.is_inside)`;
