import type { Person } from '@horae/contract/person';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { invalid } from '#platform/errors';
import { writeClockNumbers } from '../../time/terminals/terminals.commands';
import { plainNumber } from '../../time/terminals/terminals.reads';
import { terminalCodes } from '../../time/terminals/terminals.table';
import { type Action, changePerson } from './change-person';
import { isOverOn } from './employed-on.reads';
import { employees } from './employees.table';
import type { PeopleContext } from './people-context';

export const setClockNumbers = (
  db: Database,
  context: PeopleContext,
  id: number,
  numbers: string[],
  check: (now: Person) => void,
): Promise<Person> => changePerson(db, context, id, (tx, now) => changeClockNumbers(tx, context, now, numbers), check);

/** Replaces the numbers of a locked employee; those of somebody who has left are taken over. */
export async function changeClockNumbers(
  tx: Database,
  context: PeopleContext,
  now: Pick<Person, 'id' | 'clockNumbers'>,
  numbers: readonly string[],
): Promise<Action> {
  const wanted = [...new Set(numbers.map(plainNumber))].toSorted();
  const before = textOf(now.clockNumbers);
  const after = textOf(wanted);
  if (before === after) return null;
  const added = wanted.filter((number) => !now.clockNumbers.includes(number));
  await refuseTaken(tx, context, now.id, added);
  await writeClockNumbers(tx, { companyId: context.hotel.companyId, employeeId: now.id }, wanted);
  return { before: { clockNumbers: before }, after: { clockNumbers: after } };
}

async function refuseTaken(
  tx: Database,
  { hotel: { companyId }, today }: PeopleContext,
  self: number,
  numbers: string[],
): Promise<void> {
  if (numbers.length === 0) return;
  const isHere = sql`${employees.erasedAt} is null and not ${isOverOn(employees, sql`${today}::date`)}`;
  const ofOthers = and(eq(employees.companyId, companyId), sql`${employees.id} <> ${self}`, isHere);
  const [holder] = await tx
    .select({ name: employees.name, number: terminalCodes.code })
    .from(terminalCodes)
    .innerJoin(
      employees,
      and(eq(employees.companyId, terminalCodes.companyId), eq(employees.id, terminalCodes.employeeId)),
    )
    .where(and(ofOthers, inArray(terminalCodes.code, numbers)))
    .limit(1);
  if (holder)
    throw invalid('clockNumbers', `${holder.number} is a clock number of ${holder.name}. Remove it there first.`);
  const plainCode = sql`regexp_replace(lower(${employees.code}), '^0+(?=[0-9]+$)', '')`;
  const [coded] = await tx
    .select({ name: employees.name, code: employees.code })
    .from(employees)
    .where(and(ofOthers, inArray(plainCode, numbers)))
    .limit(1);
  if (coded) throw invalid('clockNumbers', `${coded.code} is the code of ${coded.name}. Use another clock number.`);
}

const textOf = (numbers: readonly string[]) => numbers.toSorted().join(', ');
