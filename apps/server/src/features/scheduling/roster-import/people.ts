import { lookAlikeKey } from '@horae/sheet-file/heading-key';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { groupBy } from '#platform/group-by';
import { departments } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import { shifts } from '../shifts/shifts.table';
import type { RowShift } from './rows.rules';

/** A person in the file: the id of a known employee as text, or for a new one the name in the file. */
export type PersonKey = string;

export interface Matched {
  byPerson: Map<PersonKey, RowShift[]>;
  personOf: (shift: RowShift) => PersonKey;
  newPeople: RowShift[];
  newDepartments: string[];
  /** Lines whose code looks like that of somebody else, with the reason. */
  lookAlikes: Map<number, string>;
}

/** Finds the employees of the rows by code, otherwise by e-mail, and the people and departments that would be new. */
export async function matchPeople(
  tx: Database,
  companyId: number,
  rows: RowShift[],
  withDepartment: (shift: RowShift) => RowShift = (shift) => shift,
): Promise<Matched> {
  const { id, code, email } = employees;
  const known = await tx.select({ id, code, email }).from(employees).where(eq(employees.companyId, companyId));
  const byCode = new Map(known.map((one) => [one.code.toLowerCase(), String(one.id)]));
  const byEmail = new Map(known.flatMap((one) => (one.email ? [[one.email.toLowerCase(), String(one.id)]] : [])));
  const personOf = (shift: RowShift): PersonKey => {
    const called = shift.employeeCode ? shift.employeeCode.toLowerCase() : shift.email!;
    return (shift.employeeCode ? byCode.get(called) : byEmail.get(called)) ?? `new ${called}`;
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
function findLookAlikes(rows: RowShift[], known: { code: string }[]): Map<number, string> {
  const byLook = new Map(known.map(({ code }) => [lookAlikeKey(code), code]));
  const codes = new Set(known.map(({ code }) => code.toLowerCase()));
  const found = new Map<number, string>();
  for (const { line, employeeCode } of rows) {
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

export interface PlannedSpan {
  start: number;
  end: number;
  type: string;
}

export const knownIds = ({ byPerson }: Pick<Matched, 'byPerson'>): number[] =>
  [...byPerson.keys()].filter((person) => !person.startsWith('new ')).map(Number);

/** The shifts already planned around the time of the file for the known employees in it. */
export async function plannedSpans(
  tx: Database,
  companyId: number,
  { byPerson }: Matched,
): Promise<Map<PersonKey, PlannedSpan[]>> {
  const ids = knownIds({ byPerson });
  const rows = [...byPerson.values()].flat();
  const planned = new Map<PersonKey, PlannedSpan[]>();
  if (ids.length === 0) return planned;
  const from = rows.reduce((least, row) => Math.min(least, row.start), Infinity);
  const to = rows.reduce((most, row) => Math.max(most, row.end), -Infinity);
  const found = await tx.execute<{ employeeId: number; start: number; end: number; type: string }>(sql`
    select ${shifts.employeeId} as "employeeId", ${shifts.type}, extract(epoch from ${shifts.startsAt})::float8 as start, extract(epoch from ${shifts.endsAt})::float8 as end
    from ${shifts} where ${shifts.companyId} = ${companyId} and ${shifts.layer} = 'planned' and ${shifts.status} <> 'cancelled'
      and ${shifts.employeeId} = any(${sql.param(ids)}::int[]) and ${shifts.startsAt} < to_timestamp(${to}) and ${shifts.endsAt} > to_timestamp(${from})
    order by ${shifts.startsAt}`);
  for (const { employeeId, ...span } of found.rows) {
    const person = String(employeeId);
    const spans = planned.get(person);
    if (spans) spans.push(span);
    else planned.set(person, [span]);
  }
  return planned;
}
