import type { ContractVersion, Person, Place } from '@horae/contract/person';
import { sql } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import { type Database, inTransaction } from '#platform/database';
import { notFound } from '#platform/errors';
import { employeeContracts, employees, formerPlaces } from '../employees/employees.table';
import type { PeopleDesk } from './desk';
import { contractJson, joinPlaces, placeNames, readRows } from './people-rows';

/** One person with all places and contracts. */
export async function readPerson(db: Database, desk: PeopleDesk, id: number): Promise<Person> {
  const { companyId } = desk.hotel;
  const [row] = await readRows(db, desk, sql`e.id = ${id}`);
  if (!row) throw notFound('Person');
  const { rows: places } = await db.execute<Place & { fromDay: string | null }>(sql`
    select ${placeNames}, lag(place.until_day) over (order by place.until_day nulls last)::text as "fromDay"
    from (
      select department_id, work_centre_id, until_day from ${formerPlaces} f where f.company_id = ${companyId} and f.employee_id = ${id}
      union all
      select department_id, work_centre_id, null from ${employees} e where e.company_id = ${companyId} and e.id = ${id}
    ) as place
    ${joinPlaces(companyId, sql`place.department_id`, sql`place.work_centre_id`)}
    order by place.until_day nulls last`);
  const { rows: versions } = await db.execute<{ contract: ContractVersion }>(sql`
    select ${contractJson} as contract from ${employeeContracts} c
    where c.company_id = ${companyId} and c.employee_id = ${id} order by c.from_day`);
  return { ...row, places, contracts: versions.map(({ contract }) => contract) };
}

/** What was done to a person, for the history; null when nothing had to be done. */
export type Deed = {
  object?: 'employee' | 'contract' | 'place';
  deed?: 'add' | 'change' | 'remove' | 'import';
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
} | null;

/** Changes one person under lock. `check` sees the person as stored before; what was done is written down and told. */
export function changePerson(
  db: Database,
  desk: PeopleDesk,
  id: number,
  work: (tx: Database, now: Person) => Promise<Deed>,
  check: (now: Person) => void = () => undefined,
): Promise<Person> {
  return inTransaction(db, async (tx) => {
    await lockPerson(tx, desk, id);
    const now = await readPerson(tx, desk, id);
    check(now);
    const deed = await work(tx, now);
    if (!deed) return now;
    await tx.execute(
      sql`update ${employees} set version = version + 1 where company_id = ${desk.hotel.companyId} and id = ${id}`,
    );
    await writeDown(tx, desk, id, deed);
    return readPerson(tx, desk, id);
  });
}

/** Nobody else changes this person until the transaction ends. */
export async function lockPerson(tx: Database, { hotel }: PeopleDesk, id: number): Promise<void> {
  await tx.execute(sql`select from ${employees} where company_id = ${hotel.companyId} and id = ${id} for update`);
}

/** The history of a person and the open browsers hear of it. */
export async function writeDown(tx: Database, desk: PeopleDesk, id: number, deed: NonNullable<Deed>): Promise<void> {
  const { hotel, accountId } = desk;
  const who = { companyId: hotel.companyId, accountId, objectId: id, employeeId: id };
  await recordChange(tx, { ...who, object: 'employee', deed: 'change', ...deed });
  await announce(tx, 'people', 'admins');
}
