import { lookAlikeKey } from '@horae/sheet-file/heading-key';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { groupBy } from '#platform/group-by';
import { departments } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import type { EntryPerson, RowEntry } from './entries';

/** A person in the file: the id of a known employee as text, or for a new one the name in the file. */
export type PersonKey = string;

export interface Matched {
  byPerson: Map<PersonKey, RowEntry[]>;
  personOf: (entry: EntryPerson) => PersonKey;
  newPeople: RowEntry[];
  newDepartments: string[];
  /** Lines whose code looks like that of somebody else, with the reason. */
  lookAlikes: Map<number, string>;
}

/** Finds the employees of the rows by code, otherwise by e-mail, and the people and departments that would be new. */
export async function matchPeople(
  tx: Database,
  companyId: number,
  rows: RowEntry[],
  withDepartment: (entry: RowEntry) => RowEntry = (entry) => entry,
): Promise<Matched> {
  const { id, code, email } = employees;
  const known = await tx.select({ id, code, email }).from(employees).where(eq(employees.companyId, companyId));
  const byCode = new Map(known.map((one) => [one.code.toLowerCase(), String(one.id)]));
  const byEmail = new Map(known.flatMap((one) => (one.email ? [[one.email.toLowerCase(), String(one.id)]] : [])));
  const personOf = ({ employeeId, employeeCode, email }: EntryPerson): PersonKey => {
    if (employeeId !== undefined) return String(employeeId);
    const called = employeeCode ? employeeCode.toLowerCase() : email!;
    return (employeeCode ? byCode.get(called) : byEmail.get(called)) ?? `new ${called}`;
  };
  const lookAlikes = findLookAlikes(rows, known);
  const byPerson = groupBy(rows, personOf);
  const newPeople = [...byPerson].flatMap(([person, [first]]) =>
    person.startsWith('new ') && first ? [withDepartment(first)] : [],
  );
  const locked = await tx
    .select({ name: departments.name })
    .from(departments)
    .where(and(eq(departments.companyId, companyId), isNull(departments.closedFrom)));
  const knownDepartments = new Set(locked.map((one) => one.name.toLowerCase()));
  const wanted = new Map(newPeople.map((one) => [one.department.toLowerCase(), one.department]));
  const newDepartments = [...wanted].flatMap(([folded, name]) => (knownDepartments.has(folded) ? [] : [name]));
  return { byPerson, personOf, newPeople, newDepartments, lookAlikes };
}

/** Codes in the letters of the other alphabet would make a second person of somebody who is there. */
function findLookAlikes(rows: RowEntry[], known: { code: string }[]): Map<number, string> {
  const byLook = new Map(known.map(({ code }) => [lookAlikeKey(code), code]));
  const codes = new Set(known.map(({ code }) => code.toLowerCase()));
  const found = new Map<number, string>();
  for (const { line, employeeId, employeeCode } of rows) {
    if (employeeId !== undefined) continue;
    const alike = employeeCode ? byLook.get(lookAlikeKey(employeeCode)) : undefined;
    if (!employeeCode || codes.has(employeeCode.toLowerCase())) continue;
    if (alike === undefined) byLook.set(lookAlikeKey(employeeCode), employeeCode);
    else if (alike.toLowerCase() !== employeeCode.toLowerCase())
      found.set(
        line,
        `“${employeeCode}” looks like the code “${alike}”, in Greek or Latin letters: enter that code, or a different one.`,
      );
  }
  return found;
}

export const knownIds = ({ byPerson }: Pick<Matched, 'byPerson'>): number[] =>
  [...byPerson.keys()].filter((person) => !person.startsWith('new ')).map(Number);
