import type { PlaceKind } from '@horae/contract/people/organisation.contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { placeOn } from '../people/employees.table';
import { kindColumns } from './place-kinds';

interface HeadCount extends Record<string, unknown> {
  centre: number;
  department: number;
  people: number;
}

/** How many people work at each work centre and department together on a day. */
export async function countPeople(db: Database, companyId: number, day: string): Promise<HeadCount[]> {
  const { rows } = await db.execute<HeadCount>(sql`
    select coalesce(place.work_centre_id, e.work_centre_id) as centre,
      coalesce(place.department_id, e.department_id) as department, count(*)::int as people
    from employees e left join ${placeOn(companyId, day)} as place on place.employee_id = e.id
    where e.company_id = ${companyId} and coalesce(e.first_day <= ${day}, true) and coalesce(e.last_day >= ${day}, true)
    group by 1, 2`);
  return rows;
}

/** Those who belong to one of these places on the day or later; who left before does not count. */
export async function peopleFrom(
  db: Database,
  companyId: number,
  places: readonly { kind: PlaceKind; id: number }[],
  day: string,
): Promise<number> {
  const isThere = sql.join(
    places.flatMap(({ kind, id }) => {
      const column = kindColumns[kind].ofEmployee;
      if (!column) return [];
      return [
        sql`e.${column} = ${id} or exists (select from former_places f where f.company_id = e.company_id
        and f.employee_id = e.id and f.until_day > ${day} and f.${column} = ${id})`,
      ];
    }),
    sql` or `,
  );
  if (places.every(({ kind }) => kindColumns[kind].ofEmployee === null)) return 0;
  const { rows } = await db.execute<{ people: number }>(sql`
    select count(*)::int as people from employees e
    where e.company_id = ${companyId} and ${worksFrom(day)} and (${isThere})`);
  return rows[0]!.people;
}

const worksFrom = (day: string): SQL => sql`coalesce(e.last_day >= ${day}, true)`;

interface Relocation {
  companyId: number;
  accountId: number;
  kind: PlaceKind;
  from: number;
  to: number;
  day: string;
}

/** From the day on whoever belonged to one place belongs to the other, also where that was to begin later; earlier days stay. */
export async function relocatePeople(tx: Database, relocation: Relocation): Promise<void> {
  const { companyId, accountId, kind, from, to, day } = relocation;
  const column = kindColumns[kind].ofEmployee;
  if (!column) return;
  await tx.execute(sql`
    insert into former_places (company_id, employee_id, until_day, work_centre_id, department_id)
    select e.company_id, e.id, ${day}, coalesce(place.work_centre_id, e.work_centre_id),
      coalesce(place.department_id, e.department_id)
    from employees e left join ${placeOn(companyId, day)} as place on place.employee_id = e.id
    where e.company_id = ${companyId} and coalesce(place.${column}, e.${column}) = ${from}
      and ${worksFrom(day)} and coalesce(e.first_day < ${day}, true)
    on conflict do nothing`);
  await tx.execute(sql`
    with later as (
      update former_places f set ${column} = ${to} from employees e
      where f.company_id = ${companyId} and f.until_day > ${day} and f.${column} = ${from}
        and e.company_id = f.company_id and e.id = f.employee_id and ${worksFrom(day)}
      returning e.id, f.until_day as until
    ), moved as (
      update employees e set ${column} = ${to}, version = e.version + 1
      where e.company_id = ${companyId} and e.${column} = ${from} and ${worksFrom(day)} returning e.id
    )
    insert into audit_entries (company_id, account_id, object, object_id, employee_id, deed, before, after)
    select ${companyId}, ${accountId}::integer, 'employee', id, id, 'change',
      jsonb_build_object(${jsonName(kind)}::text, ${from}::integer),
      jsonb_strip_nulls(jsonb_build_object(${jsonName(kind)}::text, ${to}::integer, 'from', ${day}::text, 'until', until::text))
    from (select id, until from later union all select id, null from moved) relocated`);
}

export const jsonName = (kind: PlaceKind) => (kind === 'department' ? 'departmentId' : 'workCentreId');
