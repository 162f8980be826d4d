import type { ContractVersion } from '@horae/contract/contract-version';
import type { Person, Place } from '@horae/contract/person';
import { sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { notFound } from '#platform/errors';
import { employeeContracts, employees, formerJobTitles, formerPlaces } from './employees.table';
import { readLoans } from './loans.reads';
import { contract, place } from './on-a-day.reads';
import type { PeopleContext } from './people-context';
import { contractJson, joinPlaces, placeNames, readRows } from './people-rows';

const f = alias(formerPlaces, 'f');
const j = alias(formerJobTitles, 'j');
const e = alias(employees, 'e');

/** Reads one employee with all places, jobs and contracts. */
export async function readPerson(db: Database, context: PeopleContext, id: number): Promise<Person> {
  const [person] = await readPeople(db, context, [id]);
  if (!person) throw notFound('Person');
  return person;
}

/** Reads employees with all places, jobs and contracts, by id; unknown ids are left out. */
export async function readPeople(db: Database, context: PeopleContext, ids: number[]): Promise<Person[]> {
  const { companyId } = context.hotel;
  const among = (column: PgColumn) => sql`${column} = any(${sql.param(ids)}::int[])`;
  const rows = await readRows(db, context, sql`${among(e.id)} order by ${e.id}`, among(contract.employeeId));
  const { rows: places } = await db.execute<Place & { employeeId: number; fromDay: string | null }>(sql`
    select ${place.employeeId} as "employeeId", ${placeNames},
      lag(${place.untilDay}) over (partition by ${place.employeeId} order by ${place.untilDay} nulls last)::text as "fromDay"
    from (
      select ${f.employeeId}, ${f.departmentId}, ${f.workCentreId}, ${f.untilDay} from ${formerPlaces} ${f}
      where ${f.companyId} = ${companyId} and ${among(f.employeeId)}
      union all
      select ${e.id}, ${e.departmentId}, ${e.workCentreId}, null from ${employees} ${e} where ${e.companyId} = ${companyId} and ${among(e.id)}
    ) as ${place}
    ${joinPlaces(companyId, sql`${place.departmentId}`, sql`${place.workCentreId}`)}
    order by ${place.employeeId}, ${place.untilDay} nulls last`);
  const { rows: versions } = await db.execute<{ employeeId: number; contract: ContractVersion }>(sql`
    select ${contract.employeeId} as "employeeId", ${contractJson} as contract from ${employeeContracts} ${contract}
    where ${contract.companyId} = ${companyId} and ${among(contract.employeeId)} order by ${contract.employeeId}, ${contract.fromDay}`);
  const { rows: jobs } = await db.execute<Person['jobs'][number] & { employeeId: number }>(sql`
    select ${j.employeeId} as "employeeId", ${j.jobTitle} as "jobTitle",
      lag(${j.untilDay}) over (partition by ${j.employeeId} order by ${j.untilDay} nulls last)::text as "fromDay"
    from (
      select ${j.employeeId}, ${j.jobTitle}, ${j.untilDay} from ${formerJobTitles} ${j} where ${j.companyId} = ${companyId} and ${among(j.employeeId)}
      union all
      select ${e.id}, ${e.jobTitle}, null from ${employees} ${e} where ${e.companyId} = ${companyId} and ${among(e.id)}
    ) as ${j}
    order by ${j.employeeId}, ${j.untilDay} nulls last`);
  const loansOf = byEmployee(await readLoans(db, companyId, ids));
  const placesOf = byEmployee(places);
  const jobsOf = byEmployee(jobs);
  const versionsOf = byEmployee(versions);
  return rows.map((row) =>
    Object.assign(row, {
      places: placesOf(row.id).map(withoutEmployee),
      jobs: jobsOf(row.id).map(withoutEmployee),
      contracts: versionsOf(row.id).map(({ contract }) => contract),
      loans: loansOf(row.id).map(withoutEmployee),
    }),
  );
}

function withoutEmployee<R extends { employeeId: number }>(row: R): Omit<R, 'employeeId'> {
  const { employeeId: _employeeId, ...rest } = row;
  return rest;
}

function byEmployee<R extends { employeeId: number }>(rows: R[]): (id: number) => R[] {
  const found = new Map<number, R[]>();
  for (const row of rows) {
    const known = found.get(row.employeeId);
    if (known) known.push(row);
    else found.set(row.employeeId, [row]);
  }
  return (id) => found.get(id) ?? [];
}
