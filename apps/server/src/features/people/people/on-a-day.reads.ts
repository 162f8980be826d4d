import { sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { employeeContracts, formerPlaces } from './employees.table';

/** A row of `placeOn`. */
export const place = alias(formerPlaces, 'place');

/** For a `from`, `as ${place}`: those employees who were elsewhere on a local day, and where. */
export const placeOn = (companyId: number, day: string) =>
  sql`(select distinct on (${place.employeeId}) ${place.employeeId}, ${place.workCentreId}, ${place.departmentId}
    from ${formerPlaces} ${place} where ${place.companyId} = ${companyId} and ${place.untilDay} > ${day}
    order by ${place.employeeId}, ${place.untilDay})`;

/** A row of `contractInForce`. */
export const contract = alias(employeeContracts, 'contract');

/**
 * For a `from`, `as ${contract}`: each employee's contract in force on a local day, or the first one of those who start later, with
 * these of its columns; all employees, or those that `whose` names.
 */
export const contractInForce = (companyId: number, day: string, columns: PgColumn[], whose = sql`true`) =>
  // One pass over the versions; asking for each employee alone costs ten times as much at 10 000.
  sql`(select distinct on (${contract.employeeId}) ${sql.join([contract.employeeId, ...columns], sql`, `)}
    from ${employeeContracts} ${contract} where ${contract.companyId} = ${companyId} and ${whose}
    order by ${contract.employeeId}, (${contract.fromDay} <= ${day}) desc,
      case when ${contract.fromDay} <= ${day} then ${contract.fromDay} end desc, ${contract.fromDay})`;
