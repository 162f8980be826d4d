import type { PlaceKind } from '@horae/contract/people/places';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { employedOn } from '../people/employed-on.reads';
import { employees, formerPlaces } from '../people/employees.table';
import { place, placeOn } from '../people/on-a-day.reads';
import { worksFrom } from '../people/people.commands';
import { kindColumns } from './place-kinds';

const e = alias(employees, 'e');
const f = alias(formerPlaces, 'f');

interface HeadCount extends Record<string, unknown> {
  centre: number;
  department: number;
  people: number;
}

/** Counts the employees on a day for each combination of work centre and department. */
export async function countPeople(db: Database, companyId: number, day: string): Promise<HeadCount[]> {
  const { rows } = await db.execute<HeadCount>(sql`
    select coalesce(${place.workCentreId}, ${e.workCentreId}) as centre,
      coalesce(${place.departmentId}, ${e.departmentId}) as department, count(*)::int as people
    from ${employees} ${e} left join ${placeOn(companyId, day)} as ${place} on ${place.employeeId} = ${e.id}
    where ${e.companyId} = ${companyId} and ${employedOn(e, day)}
    group by 1, 2`);
  return rows;
}

/** Counts employees who belong to one of these places on the day or later; not those who left before. */
export async function peopleFrom(
  db: Database,
  companyId: number,
  places: readonly { kind: PlaceKind; id: number }[],
  day: string,
): Promise<number> {
  const isThere = sql.join(
    places.flatMap(({ kind, id }) => {
      const field = kindColumns[kind].ofEmployee;
      if (!field) return [];
      return [
        sql`${e[field]} = ${id} or exists (select from ${formerPlaces} ${f} where ${f.companyId} = ${e.companyId}
        and ${f.employeeId} = ${e.id} and ${f.untilDay} > ${day} and ${f[field]} = ${id})`,
      ];
    }),
    sql` or `,
  );
  if (places.every(({ kind }) => kindColumns[kind].ofEmployee === null)) return 0;
  const { rows } = await db.execute<{ people: number }>(sql`
    select count(*)::int as people from ${employees} ${e}
    where ${e.companyId} = ${companyId} and ${worksFrom(day)} and (${isThere})`);
  return rows[0]!.people;
}
