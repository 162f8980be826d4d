import { type ConfirmedName, type NameToConfirm, namesAtOnce } from '@horae/contract/people/names.contract';
import { nameForState } from '@horae/contract/people/person-name';
import type { PersonFields } from '@horae/contract/person';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { type Database, inTransaction } from '#platform/database';
import { conflict, notFound } from '#platform/errors';
import { alterPerson, lockPeople } from './change-person';
import { employees } from './employees.table';
import type { PeopleContext } from './people-context';
import { readPeople } from './person';
import { changedFields, shownFields, writeFields } from './person.service';

/** Returns the people whose surname was guessed, those who left aside. */
export async function namesToConfirm(
  db: Database,
  { hotel, today }: PeopleContext,
): Promise<{ total: number; names: NameToConfirm[] }> {
  const { id, version, code, name, jobTitle, surname, firstName } = employees;
  const { surnameGreek, firstNameGreek, surnameLatin, firstNameLatin } = employees;
  const guessed = and(
    eq(employees.companyId, hotel.companyId),
    eq(employees.isNameConfirmed, false),
    isNull(employees.erasedAt),
    sql`coalesce(${employees.lastDay} >= ${today}, true)`,
  );
  const [counted, rows] = await Promise.all([
    db.select({ total: count() }).from(employees).where(guessed),
    db
      .select({
        about: { id, version, code, name, jobTitle },
        names: { surname, firstName, surnameGreek, firstNameGreek, surnameLatin, firstNameLatin },
      })
      .from(employees)
      .where(guessed)
      .orderBy(employees.nameOrder, employees.id)
      .limit(namesAtOnce),
  ]);
  const names = rows.map(({ about, names: all }) => {
    const parts = nameForState(all);
    return Object.assign(about, { surname: parts.surname, firstName: parts.firstName });
  });
  return { total: counted[0]?.total ?? 0, names };
}

const fieldsOf = {
  shown: ({ surname, firstName }: ConfirmedName) => ({ surname, firstName }),
  greek: ({ surname, firstName }: ConfirmedName) => ({ surnameGreek: surname, firstNameGreek: firstName }),
  latin: ({ surname, firstName }: ConfirmedName) => ({ surnameLatin: surname, firstNameLatin: firstName }),
};

/** Confirms the names of people as they were seen, all or none. Returns how many had not been confirmed. */
export function confirmNames(db: Database, context: PeopleContext, names: ConfirmedName[]): Promise<number> {
  const byId = new Map(names.map((one) => [one.id, one]));
  return inTransaction(db, async (tx) => {
    await lockPeople(tx, context, [...byId.keys()]);
    const people = await readPeople(tx, context, [...byId.keys()]);
    if (people.length < byId.size) throw notFound('Person');
    let confirmed = 0;
    for (const now of people) {
      const name = byId.get(now.id)!;
      if (now.version !== name.version)
        throw conflict(`${now.name} has been changed since this list was loaded. Load it again.`);
      const fields: Partial<PersonFields> = fieldsOf[nameForState(now).from](name);
      const changed = changedFields(fields, { ...now });
      if (now.isNameConfirmed && changed.length === 0) continue;
      confirmed += 1;
      await alterPerson(tx, context, now, async () => {
        await writeFields(tx, context, now.id, { ...fields, isNameConfirmed: true }, '');
        const after = Object.fromEntries(Object.entries(fields).filter(([field]) => changed.includes(field)));
        return {
          before: { ...shownFields(now, changed), isNameConfirmed: now.isNameConfirmed },
          after: { ...after, isNameConfirmed: true },
        };
      });
    }
    return confirmed;
  });
}
