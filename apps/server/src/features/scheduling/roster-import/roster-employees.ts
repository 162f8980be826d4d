import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { employees } from '../../people/people/employees.table';

/** A person of the hotel, with every way to write the name. */
export interface RosterEmployee {
  id: number;
  code: string;
  name: string;
  names: string[];
}

/** The people of a hotel whom a roster may plan, by name. */
export async function rosterEmployees(tx: Database, companyId: number): Promise<RosterEmployee[]> {
  const { id, code, name, surname, firstName, surnameGreek, firstNameGreek, surnameLatin, firstNameLatin } = employees;
  const rows = await tx
    .select({ id, code, name, surname, firstName, surnameGreek, firstNameGreek, surnameLatin, firstNameLatin })
    .from(employees)
    .where(and(eq(employees.companyId, companyId), isNull(employees.erasedAt)))
    .orderBy(employees.nameOrder, employees.id);
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    name: row.name,
    names: [
      `${row.surname} ${row.firstName}`,
      `${row.surnameGreek} ${row.firstNameGreek}`,
      `${row.surnameLatin} ${row.firstNameLatin}`,
    ].flatMap((text) => (text.trim() === '' ? [] : [text.trim()])),
  }));
}
