import { splitName } from '@horae/contract/people/person-name';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { announce } from '#platform/announce';
import { recordChanges } from '#platform/audit';
import { bare } from '#platform/column-names';
import type { Database } from '#platform/database';
import { beganBefore } from './employed-on.reads';
import { employeeContracts, employees, formerPlaces } from './employees.table';
import { place as elsewhere, placeOn } from './on-a-day.reads';

/** A change of place for employees, and the account that makes it. */
interface PlaceChange {
  companyId: number;
  accountId: number;
  place: 'workCentreId' | 'departmentId';
  from: number;
  to: number;
  /** The first day on which it applies. */
  day: string;
}

/** An employee's stay at a place: until a day if they move elsewhere afterwards, otherwise for good. */
export interface Stay {
  employeeId: number;
  untilDay: string | null;
}

const e = alias(employees, 'e');
const f = alias(formerPlaces, 'f');
const n = alias(formerPlaces, 'n');

/** The condition for employees `e` who still work here on the day. */
export const worksFrom = (day: string): SQL => sql`coalesce(${e.lastDay} >= ${day}, true)`;

/**
 * Moves everyone who belongs to one place to the other from the day on, including stays that start later; earlier days
 * stay. Audited, each employee with a new version. Returns the stays that changed.
 */
export async function relocatePeople(tx: Database, change: PlaceChange): Promise<Stay[]> {
  const { companyId, place, from, to, day } = change;
  await tx.execute(sql`
    insert into ${formerPlaces} (${bare(f.companyId, f.employeeId, f.untilDay, f.workCentreId, f.departmentId)})
    select ${e.companyId}, ${e.id}, ${day}, coalesce(${elsewhere.workCentreId}, ${e.workCentreId}),
      coalesce(${elsewhere.departmentId}, ${e.departmentId})
    from ${employees} ${e} left join ${placeOn(companyId, day)} as ${elsewhere} on ${elsewhere.employeeId} = ${e.id}
    where ${e.companyId} = ${companyId} and coalesce(${elsewhere[place]}, ${e[place]}) = ${from}
      and ${worksFrom(day)} and ${beganBefore(e, day)}
    on conflict do nothing`);
  const later = await tx.execute<Row>(sql`
    update ${formerPlaces} ${f} set ${bare(f[place])} = ${to} from ${employees} ${e}
    where ${f.companyId} = ${companyId} and ${f.untilDay} > ${day} and ${f[place]} = ${from}
      and ${e.companyId} = ${f.companyId} and ${e.id} = ${f.employeeId} and ${worksFrom(day)}
    returning ${e.id} as "employeeId", ${f.untilDay}::text as "untilDay"`);
  const forGood = await tx.execute<Row>(sql`
    update ${employees} ${e} set ${bare(e[place])} = ${to}
    where ${e.companyId} = ${companyId} and ${e[place]} = ${from} and ${worksFrom(day)}
    returning ${e.id} as "employeeId", null as "untilDay"`);
  const stays = [...later.rows, ...forGood.rows];
  await raiseVersions(tx, companyId, stays);
  await recordStays(tx, change, stays, { from: day });
  return stays;
}

/**
 * Leads these stays to `to` again instead of `from`, and removes a step on the day that no longer leads anywhere.
 * Audited, each employee with a new version. Returns false if one of them has changed since.
 */
export async function sendPeopleBack(tx: Database, change: PlaceChange, stays: readonly Stay[]): Promise<boolean> {
  const { companyId, place, from, to, day } = change;
  const ids = sql.param(stays.map(({ employeeId }) => employeeId));
  const untilDays = sql.param(stays.map(({ untilDay }) => untilDay));
  const given = sql`unnest(${ids}::int[], ${untilDays}::date[]) as given (employee, until)`;
  const later = await tx.execute(sql`
    update ${formerPlaces} ${f} set ${bare(f[place])} = ${to} from ${given}
    where ${f.companyId} = ${companyId} and ${f.employeeId} = employee and ${f.untilDay} = until and ${f[place]} = ${from}`);
  const forGood = await tx.execute(sql`
    update ${employees} ${e} set ${bare(e[place])} = ${to} from ${given}
    where ${e.companyId} = ${companyId} and ${e.id} = employee and until is null and ${e[place]} = ${from}`);
  if ((later.rowCount ?? 0) + (forGood.rowCount ?? 0) !== stays.length) return false;
  await tx.execute(sql`
    delete from ${formerPlaces} ${f} using ${employees} ${e}
    where ${f.companyId} = ${companyId} and ${e.companyId} = ${f.companyId} and ${e.id} = ${f.employeeId}
      and ${f.untilDay} = ${day} and ${f.employeeId} = any(${ids}::int[]) and (${f.workCentreId}, ${f.departmentId}) = (
        select centre, department from (
          select ${n.workCentreId}, ${n.departmentId}, ${n.untilDay} from ${formerPlaces} ${n}
          where ${n.companyId} = ${f.companyId} and ${n.employeeId} = ${f.employeeId} and ${n.untilDay} > ${f.untilDay}
          union all select ${e.workCentreId}, ${e.departmentId}, 'infinity'
        ) following (centre, department, until) order by until limit 1
      )`);
  await raiseVersions(tx, companyId, stays);
  await recordStays(tx, change, stays);
  return true;
}

type Row = Stay & Record<string, unknown>;

async function raiseVersions(tx: Database, companyId: number, stays: readonly Stay[]): Promise<void> {
  await tx.execute(sql`update ${employees} set ${bare(e.version)} = ${employees.version} + 1
    where ${employees.companyId} = ${companyId} and ${employees.id} = any(${sql.param(stays.map(({ employeeId }) => employeeId))}::int[])`);
}

function recordStays(
  tx: Database,
  { companyId, accountId, place, from, to }: PlaceChange,
  stays: readonly Stay[],
  more: object = {},
): Promise<void> {
  const who = (employeeId: number) => ({ companyId, accountId, objectId: employeeId, employeeId });
  return recordChanges(
    tx,
    stays.map(({ employeeId, untilDay }) => ({
      ...who(employeeId),
      object: 'employee',
      action: 'change' as const,
      before: { [place]: from },
      after: { [place]: to, ...more, ...(untilDay !== null && { until: untilDay }) },
    })),
  );
}

interface AddedPerson {
  code: string;
  /** As one text; which part is the surname is guessed. */
  name: string;
  email: string | null;
  workCentreId: number;
  departmentId: number;
}

const rowsAtOnce = 1000;

/**
 * Adds employees under one contract; audited. Returns their ids in the same order. The caller has checked that codes
 * are free and places open.
 */
export async function addPeople(
  tx: Database,
  { companyId, accountId }: { companyId: number; accountId: number | null },
  people: readonly AddedPerson[],
  contract: { fromDay: string; hasFixedHours: boolean; weeklyHours: number },
): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < people.length; at += rowsAtOnce) {
    const rows = people.slice(at, at + rowsAtOnce);
    const added = await tx
      .insert(employees)
      .values(
        rows.map(({ name, ...row }) => {
          const { isCertain: isNameConfirmed, ...names } = splitName(name);
          return { companyId, ...row, ...names, isNameConfirmed };
        }),
      )
      .returning({ employeeId: employees.id });
    await tx.insert(employeeContracts).values(added.map(({ employeeId }) => ({ companyId, employeeId, ...contract })));
    await recordChanges(
      tx,
      added.map(({ employeeId }, row) => {
        const { code, name, email } = rows[row]!;
        const who = { companyId, accountId, object: 'employee', objectId: employeeId, employeeId };
        return { ...who, action: 'add' as const, after: { code, name, ...(email !== null && { email }) } };
      }),
    );
    ids.push(...added.map(({ employeeId }) => employeeId));
  }
  if (ids.length > 0) await announce(tx, 'people', 'admins');
  return ids;
}
