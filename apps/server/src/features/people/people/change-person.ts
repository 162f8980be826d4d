import type { Person } from '@horae/contract/person';
import { sql } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import { bare } from '#platform/column-names';
import { type Database, inTransaction } from '#platform/database';
import { employees } from './employees.table';
import type { PeopleContext } from './people-context';
import { readPerson } from './person';

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
