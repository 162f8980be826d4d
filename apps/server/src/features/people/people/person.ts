import type { ContractVersion, Person, Place } from '@horae/contract/person';
import { sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import { bare } from '#platform/column-names';
import { type Database, inTransaction } from '#platform/database';
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

/** What was done to an employee, for the history; null if nothing changed. */
export type Action = {
  object?: 'employee' | 'contract' | 'place' | 'employment' | 'loan';
  action?: 'add' | 'change' | 'remove' | 'import';
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
} | null;

export type Work = (tx: Database, now: Person) => Promise<Action>;

/** Changes one employee under lock. `check` receives the employee as stored; the action is audited and announced. */
export function changePerson(
  db: Database,
  context: PeopleContext,
  id: number,
  work: Work,
  check: (now: Person) => void = () => undefined,
): Promise<Person> {
  return inTransaction(db, async (tx) => {
    await lockPeople(tx, context, [id]);
    const now = await readPerson(tx, context, id);
    check(now);
    const isChanged = await alterPerson(tx, context, now, work);
    return isChanged ? readPerson(tx, context, id) : now;
  });
}

/** Locks these employees until the transaction ends. */
export async function lockPeople(tx: Database, { hotel }: PeopleContext, ids: number[]): Promise<void> {
  // In a fixed order, so that two of these cannot deadlock.
  await tx.execute(sql`select from ${employees} where ${employees.companyId} = ${hotel.companyId} and ${employees.id} = any(${sql.param(ids)}::int[])
    order by ${employees.id} for update`);
}

/** Changes an employee already locked and read; returns false if nothing changed. */
export async function alterPerson(tx: Database, context: PeopleContext, now: Person, work: Work): Promise<boolean> {
  const action = await work(tx, now);
  if (!action) return false;
  await tx.execute(
    sql`update ${employees} set ${bare(employees.version)} = ${employees.version} + 1 where ${employees.companyId} = ${context.hotel.companyId} and ${employees.id} = ${now.id}`,
  );
  await writeDown(tx, context, now.id, action);
  return true;
}

/** Audits an action and notifies the open browsers. */
export async function writeDown(
  tx: Database,
  context: PeopleContext,
  id: number,
  action: NonNullable<Action>,
): Promise<void> {
  const { hotel, accountId } = context;
  const who = { companyId: hotel.companyId, accountId, objectId: id, employeeId: id };
  await recordChange(tx, { ...who, object: 'employee', action: 'change', ...action });
  await announce(tx, 'people', 'admins');
}
