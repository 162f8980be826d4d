import type { NewPerson } from '@horae/contract/people/people.contract';
import { personNumbers } from '@horae/contract/people/person-fields';
import { nameFields, shownName } from '@horae/contract/people/person-name';
import type { Person, PersonFields } from '@horae/contract/person';
import { sql } from 'drizzle-orm';
import { type Database, inTransaction } from '#platform/database';
import { refusalOf } from '#platform/database-faults';
import { invalid } from '#platform/errors';
import { refuseUnborn } from './birth-date';
import { changePerson, writeDown } from './change-person';
import { refuseMisfit } from './contracts.service';
import { employeeContracts, employees } from './employees.table';
import { refuseBeforeFirst } from './first-day';
import { writeJob } from './jobs.service';
import { endOf, type PeopleContext, readNumbers, sealedNumber } from './people-context';
import { readPerson } from './person';
import { refuseClosedPlace } from './places';
import { isPerson } from './rows-of-person';

/** Adds an employee with a place and a first contract. */
export async function addPerson(tx: Database, context: PeopleContext, person: NewPerson): Promise<Person> {
  return readPerson(tx, context, await insertPerson(tx, context, person));
}

/** Adds an employee without reading the result back; returns the id. */
export async function insertPerson(
  tx: Database,
  context: PeopleContext,
  person: NewPerson,
  isNameConfirmed = true,
): Promise<number> {
  const { companyId } = context.hotel;
  const { contract, departmentId, workCentreId, lastDay, ...fields } = person;
  await refuseMisfit(tx, context, contract, 'person.contract.');
  if (lastDay) refuseBeforeFirst({ ...fields, name: shownName(fields) }, lastDay, 'person.lastDay');
  refuseUnborn(fields.birthDate, context.today, 'person.');
  await refuseClosedPlace(tx, context, { departmentId, workCentreId }, lastDay, 'person.');
  const { rows } = await tx.execute<{ id: number }>(sql`select nextval('employee_ids')::int as id`);
  const id = rows[0]!.id;
  const columns = {
    ...columnsOf(context, id, fields),
    companyId,
    id,
    departmentId,
    workCentreId,
    lastDay,
    isNameConfirmed,
  };
  await refusingTakenCode('person.code', fields.code, () =>
    inTransaction(tx, async (inner) => {
      await inner.insert(employees).values({ ...columns, code: fields.code, surname: fields.surname });
    }),
  );
  await tx.insert(employeeContracts).values({ ...contract, companyId, employeeId: id });
  await writeDown(tx, context, id, { action: 'add', after: { ...maskedFields(fields), ...(lastDay && { lastDay }) } });
  return id;
}

/** Changes the fields that are sent; a job title from the day `jobFrom` on. */
export function updatePerson(
  db: Database,
  context: PeopleContext,
  id: number,
  { jobFrom, ...fields }: Partial<PersonFields> & { jobFrom?: string | undefined },
  check: (now: Person) => void,
): Promise<Person> {
  return changePerson(
    db,
    context,
    id,
    async (tx, now) => {
      refuseFirstAfterLast(fields.firstDay, now.lastDay);
      refuseFirstInFormer(fields.firstDay, now);
      refuseUnborn(fields.birthDate, context.today, 'fields.');
      const { jobTitle, ...others } = fields;
      const changed = changedFields(others, { ...now, ...(await readNumbers(tx, context, id)) });
      const isNamed = nameFields.some((name) => changed.includes(name)) && { isNameConfirmed: true };
      if (changed.length > 0) await writeFields(tx, context, id, { ...others, ...isNamed }, 'fields.code');
      const job = jobTitle === undefined ? null : await writeJob(tx, context, now, { jobTitle, fromDay: jobFrom });
      if (changed.length === 0) return job;
      return {
        before: { ...shownFields(now, changed), ...job?.before },
        after: { ...maskedFields(others, changed), ...job?.after },
      };
    },
    check,
  );
}

/** Writes fields of a locked employee; a code already in use is reported at `path`. */
export async function writeFields(
  tx: Database,
  context: PeopleContext,
  id: number,
  fields: WrittenFields,
  path: string,
): Promise<void> {
  await refusingTakenCode(path, fields.code ?? '', () =>
    inTransaction(tx, async (inner) => {
      await inner
        .update(employees)
        .set(columnsOf(context, id, fields))
        .where(isPerson(context.hotel.companyId, id));
    }),
  );
}

/** The names of the sent fields that differ from `now`, which has its numbers opened. */
export function changedFields(fields: Partial<PersonFields>, now: Record<keyof PersonFields, unknown>): string[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    value === undefined || value === now[name as keyof PersonFields] ? [] : [name],
  );
}

/** Fields of an employee as the history keeps them: numbers masked. */
export function shownFields(person: Person, names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, person[name as keyof Person]]));
}

/** Written fields as the history keeps them: numbers masked. */
export function maskedFields(fields: Partial<PersonFields>, names = Object.keys(fields)): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      if (!names.includes(name)) return [];
      const number = personNumbers.find((one) => one.name === name);
      return [[name, number ? endOf(String(value), number.name) : value]];
    }),
  );
}

type WrittenFields = Partial<PersonFields> & { isNameConfirmed?: boolean };

function columnsOf(context: PeopleContext, id: number, fields: WrittenFields) {
  const { email, ...rest } = fields;
  const sealed = personNumbers.flatMap(({ name }) => {
    const text = fields[name];
    return text === undefined ? [] : [[name, sealedNumber(context, id, name, text)] as const];
  });
  const { taxNumber } = fields;
  return {
    ...rest,
    ...(email !== undefined && { email: email || null }),
    ...Object.fromEntries(sealed),
    ...(taxNumber !== undefined && { taxNumberPrint: taxNumber === '' ? null : context.sealer.print(taxNumber) }),
  };
}

export function refuseFirstAfterLast(firstDay: string | null | undefined, lastDay: string | null): void {
  if (firstDay && lastDay && firstDay > lastDay) {
    throw invalid(
      'fields.firstDay',
      `The first day must not be after the last day, ${lastDay}. For somebody who comes back, choose “Rehire”.`,
    );
  }
}

/** Throws if a changed first day would reach into a former employment. */
export function refuseFirstInFormer(
  firstDay: string | null | undefined,
  { formerEmployments }: Pick<Person, 'formerEmployments'>,
): void {
  const before = formerEmployments.at(-1);
  if (!before || firstDay === undefined || (firstDay !== null && firstDay > before.lastDay)) return;
  throw invalid('fields.firstDay', `The previous employment ended on ${before.lastDay}: enter a first day after it.`);
}

async function refusingTakenCode(path: string, code: string, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal?.state !== '23505' || !refusal.constraint.includes('code')) throw error;
    throw invalid(path, `Somebody already has the code ${code}. Choose another one.`);
  }
}
