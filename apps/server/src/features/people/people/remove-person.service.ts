import type { Person } from '@horae/contract/person';
import { and, eq, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import { type Database, inTransaction } from '#platform/database';
import { conflict } from '#platform/errors';
import { forgetRosterHistory } from '../../scheduling/roster-history/roster-history.commands';
import { forgetClockNumbers } from '../../time/terminals/terminals.commands';
import { builtOn } from './built-on.reads';
import { lockPeople } from './change-person';
import {
  employeeContracts,
  employeeSkills,
  employees,
  formerEmployments,
  formerJobTitles,
  formerPlaces,
} from './employees.table';
import type { PeopleContext } from './people-context';
import { readPerson } from './person';

/** The tables of a person's own record, besides the employee. */
const ownTables = [employeeContracts, employeeSkills, formerPlaces, formerJobTitles, formerEmployments] as const;

/** Deletes a person who was added by mistake: nothing may have been built on the record. Returns the person as it was. */
export const removePerson = (
  db: Database,
  context: PeopleContext,
  id: number,
  check: (now: Person) => void,
): Promise<Person> =>
  inTransaction(db, async (tx) => {
    const { companyId } = context.hotel;
    await lockPeople(tx, context, [id]);
    const now = await readPerson(tx, context, id);
    check(now);
    const built = (await builtOn(tx, companyId, [id])).get(id);
    if (built) throw conflict(`${now.name} has ${listed(built)}. Set a last day instead.`);
    await deleteRows(tx, companyId, [id]);
    const { code, name, department, workCentre, firstDay } = now;
    const about = { companyId, accountId: context.accountId, object: 'employee', objectId: id, employeeId: id };
    await recordChange(tx, { ...about, action: 'remove', before: { code, name, department, workCentre, firstDay } });
    await announce(tx, 'people', 'admins');
    return now;
  });

/** Deletes the records of locked employees on which nothing was built. Audits nothing. */
export async function deleteRows(tx: Database, companyId: number, ids: number[]): Promise<void> {
  const ofPerson = (table: { companyId: PgColumn; employeeId: PgColumn }) =>
    and(eq(table.companyId, companyId), inArray(table.employeeId, ids));
  await forgetRosterHistory(tx, companyId, ids);
  await forgetClockNumbers(tx, companyId, ids);
  for (const table of ownTables) await tx.delete(table as PgTable).where(ofPerson(table));
  await tx.delete(employees).where(and(eq(employees.companyId, companyId), inArray(employees.id, ids)));
}

/** "shifts, punches and declarations" */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
