import type { Place, PlaceKind } from '@horae/contract/people/organisation.contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { conflict, notFound } from '#platform/errors';
import { parentOf } from './organisation.service';
import { jsonName } from './people-of-places';
import { kindColumns } from './place-kinds';
import { lockPlaces, named, type PlaceRef, readPlaces, refuseTaken, updatePlace } from './place-rows';
import { removeEmpty } from './remove-place.service';
import { tellPlace } from './tell-change';

interface Entry extends Record<string, unknown> {
  object: string;
  objectId: number;
  before: Place | null;
  after: Place;
}

interface Deed {
  tx: Database;
  accountId: number;
  companyId: number;
  /** The entries that the deed left, as a condition. */
  ofDeed: SQL;
}

/** Takes back the move or merger that closed a place, by what was written down of it; refused when something changed since. */
export async function takeBackMove(
  tx: Database,
  accountId: number,
  ref: PlaceRef,
): Promise<{ place: Place; people: number }> {
  const { companyId } = ref;
  await lockPlaces(tx, companyId);
  const place = (await readPlaces(tx, companyId)).find(({ kind, id }) => kind === ref.kind && id === ref.id);
  if (!place) throw notFound('Place');
  if (place.continuedAs === null) throw conflict(`${named(place)} was neither moved from a day on nor merged.`);
  const deed = { tx, accountId, companyId, ofDeed: entriesOf(companyId, place) };
  const { rows: entries } = await tx.execute<Entry>(sql`
    select object, object_id as "objectId", before, after from audit_entries
    where ${deed.ofDeed} and object <> 'employee' order by id desc`);
  const closed = entries.filter(({ before }) => before !== null);
  if (closed.length === 0) throw conflict(`What moved ${place.name} is no longer known. Move it by hand.`);
  const people = await sendBack(deed, closed);
  for (const { before, after } of closed) await openAgain(deed, before!, after);
  // What was added for the move is empty now, the lowest first.
  for (const { after } of entries.filter(({ before }) => before === null)) {
    await removeEmpty(tx, accountId, companyId, after);
  }
  return { place: { ...place, closedFrom: null, continuedAs: null }, people };
}

/** All that one transaction wrote down bears one moment. */
const entriesOf = (companyId: number, place: Place): SQL => sql`
  company_id = ${companyId} and at = (
    select max(at) from audit_entries where company_id = ${companyId} and object = ${kindColumns[place.kind].thing}
      and object_id = ${place.id} and deed = 'change' and (after ->> 'continuedAs')::int = ${place.continuedAs}
  )`;

async function openAgain({ tx, accountId, companyId }: Deed, before: Place, after: Place): Promise<void> {
  const places = await readPlaces(tx, companyId);
  const now = places.find(({ kind, id }) => kind === before.kind && id === before.id);
  if (now?.closedFrom !== after.closedFrom || now?.continuedAs !== after.continuedAs) throw changedSince(after);
  parentOf(places, now.kind, now.parentId ?? undefined);
  refuseTaken(
    places.filter(({ id }) => id !== now.continuedAs),
    now,
    now.id,
  );
  const open = { ...now, closedFrom: null, continuedAs: null };
  await updatePlace(tx, companyId, open);
  await tellPlace(tx, { companyId, accountId, before: now, after: open });
}

/** Everybody goes back to where the deed took them from; answers how many that are. */
async function sendBack(deed: Deed, closed: readonly Entry[]): Promise<number> {
  const { tx, accountId, ofDeed } = deed;
  let people = 0;
  for (const kind of new Set(closed.map(({ after }) => after.kind))) {
    const column = kindColumns[kind].ofEmployee;
    if (!column) continue;
    const { rows } = await tx.execute<{ wanted: number; done: number; moved: number }>(sendingBack(deed, kind, column));
    const { wanted, done, moved } = rows[0]!;
    if (wanted !== done) throw changedSince(closed[0]!.after);
    await tx.execute(sql`
      insert into audit_entries (company_id, account_id, object, object_id, employee_id, deed, before, after)
      select distinct on (employee_id) company_id, ${accountId}::integer, object, object_id, employee_id, deed, after - 'until', before
      from audit_entries where ${ofDeed} and object = 'employee' order by employee_id`);
    people += moved;
    await forgetSteps(deed, closed[0]!.after.closedFrom!);
  }
  return people;
}

function sendingBack({ companyId, ofDeed }: Deed, kind: PlaceKind, column: SQL): SQL {
  return sql`
    with relocated as (
      select employee_id as id, (before ->> ${jsonName(kind)})::int as old, (after ->> ${jsonName(kind)})::int as new,
        (after ->> 'until')::date as until
      from audit_entries where ${ofDeed} and object = 'employee' and before ? ${jsonName(kind)}
    ), later as (
      update former_places f set ${column} = r.old from relocated r
      where f.company_id = ${companyId} and f.employee_id = r.id and f.until_day = r.until and f.${column} = r.new
      returning f.employee_id
    ), now as (
      update employees e set ${column} = r.old, version = e.version + 1 from relocated r
      where e.company_id = ${companyId} and e.id = r.id and r.until is null and e.${column} = r.new returning e.id
    )
    select (select count(*)::int from relocated) as wanted,
      (select count(*)::int from later) + (select count(*)::int from now) as done,
      (select count(distinct id)::int from relocated) as moved`;
}

/** A step on the day that leads nowhere any more is none. */
async function forgetSteps({ tx, companyId, ofDeed }: Deed, day: string): Promise<void> {
  await tx.execute(sql`
    delete from former_places f using employees e
    where f.company_id = ${companyId} and e.company_id = f.company_id and e.id = f.employee_id and f.until_day = ${day}
      and f.employee_id in (select employee_id from audit_entries where ${ofDeed} and object = 'employee')
      and (f.work_centre_id, f.department_id) = (
        select work_centre_id, department_id from (
          select n.work_centre_id, n.department_id, n.until_day from former_places n
          where n.company_id = f.company_id and n.employee_id = f.employee_id and n.until_day > f.until_day
          union all select e.work_centre_id, e.department_id, 'infinity'
        ) following order by until_day limit 1
      )`);
}

const changedSince = (place: Place) =>
  conflict(`Somebody or something of ${place.name} was changed since. Move it by hand.`);
