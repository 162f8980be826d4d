import { type Place, type PlaceKind, parentKinds, placeKinds } from '@horae/contract/people/places';
import { sql } from 'drizzle-orm';
import { bare } from '#platform/column-names';
import type { Database } from '#platform/database';
import { conflict, invalid, notFound } from '#platform/errors';
import { compareText } from '#platform/text-order';
import { companies, departments } from './organisation.table';
import { kindColumns } from './place-kinds';

/** Identifies a place of a hotel by kind and id. */
export interface PlaceRef {
  companyId: number;
  kind: PlaceKind;
  id: number;
}

/** Serialises changes to one hotel's places, so that each sees the result of the previous one. */
export async function lockPlaces(tx: Database, companyId: number): Promise<void> {
  const { rows } = await tx.execute(
    sql`select 1 from ${companies} where ${companies.companyId} = ${companyId} for no key update`,
  );
  if (rows.length === 0) throw notFound('Hotel');
}

/** Every place of the hotel, including closed ones, by name within its kind. */
export async function readPlaces(db: Database, companyId: number): Promise<Place[]> {
  const ofKind = placeKinds.map((kind) => {
    const { table, parent } = kindColumns[kind];
    return sql`select ${kind}::text as kind, ${table.id}, ${parent ?? sql`null::integer`} as "parentId", ${table.name},
      ${table.closedFrom}::text as "closedFrom", ${table.continuedAs} as "continuedAs",
      ${kind === 'department' ? sql`nullif(${departments.costPlace}, '')` : sql`null::text`} as cost
      from ${table} where ${table.companyId} = ${companyId}`;
  });
  const { rows: found } = await db.execute<Place & { cost: string | null }>(sql.join(ofKind, sql` union all `));
  const rows = found.map(
    ({ cost, ...place }): Place => (cost === null ? place : Object.assign(place, { costPlace: cost })),
  );
  const order = new Map(placeKinds.map((kind, at) => [kind, at]));
  return rows.toSorted((a, b) => order.get(a.kind)! - order.get(b.kind)! || compareText(a.name, b.name) || a.id - b.id);
}

export async function readPlace(db: Database, { companyId, kind, id }: PlaceRef): Promise<Place> {
  const found = (await readPlaces(db, companyId)).find((place) => place.kind === kind && place.id === id);
  if (!found) throw notFound('Place');
  return found;
}

/** Returns the place itself, followed by everything below it. */
export function branchOf(places: readonly Place[], top: Place): Place[] {
  const below = places.filter(({ kind, parentId }) => parentKinds[kind] === top.kind && parentId === top.id);
  return [top, ...below.flatMap((place) => branchOf(places, place))];
}

/** "The work centre Spa" */
export const named = ({ kind, name }: Place): string => `The ${kindColumns[kind].thing} ${name}`;

export function refuseClosed(place: Place): void {
  if (place.closedFrom === null) return;
  throw conflict(`${named(place)} is closed from ${place.closedFrom}. Reopen it first.`);
}

/** Open places of one kind and parent must have different names, ignoring case. */
export function refuseTaken(
  places: readonly Place[],
  wanted: Omit<Place, 'id' | 'closedFrom' | 'continuedAs'>,
  id?: number,
): void {
  const taken = places.find((place) => place.id !== id && place.closedFrom === null && isSamePlace(place, wanted));
  if (taken) throw invalid('name', `${named(taken)} already exists. Choose another name.`);
}

export function isSamePlace(
  place: Pick<Place, 'kind' | 'parentId' | 'name'>,
  other: Pick<Place, 'kind' | 'parentId' | 'name'>,
): boolean {
  return place.kind === other.kind && place.parentId === other.parentId && fold(place.name) === fold(other.name);
}

const fold = (name: string) => name.toLocaleLowerCase('el').replaceAll('ς', 'σ');

export async function insertPlace(
  tx: Database,
  companyId: number,
  { kind, parentId, name, costPlace }: Pick<Place, 'kind' | 'parentId' | 'name' | 'costPlace'>,
): Promise<Place> {
  const { table, parent } = kindColumns[kind];
  const { rows } = await tx.execute<{ id: number }>(
    parent
      ? sql`insert into ${table} (${bare(table.companyId, parent, table.name)})
          values (${companyId}, ${parentId}, ${name}) returning ${table.id}`
      : sql`insert into ${table} (${bare(table.companyId, table.name)}) values (${companyId}, ${name}) returning ${table.id}`,
  );
  const place = { kind, id: rows[0]!.id, parentId, name, closedFrom: null, continuedAs: null };
  if (!costPlace) return place;
  await updatePlace(tx, companyId, { ...place, costPlace });
  return { ...place, costPlace };
}

/** Writes name, parent, cost place, closing day and continuation. */
export async function updatePlace(tx: Database, companyId: number, place: Place): Promise<void> {
  const { table, parent } = kindColumns[place.kind];
  const ofCost = place.kind === 'department' ? sql`, ${bare(departments.costPlace)} = ${place.costPlace ?? ''}` : sql``;
  const ofParent = parent ? sql`, ${bare(parent)} = ${place.parentId}` : sql``;
  await tx.execute(sql`update ${table} set ${bare(table.name)} = ${place.name}, ${bare(table.closedFrom)} = ${place.closedFrom},
    ${bare(table.continuedAs)} = ${place.continuedAs}${ofParent}${ofCost}
    where ${table.companyId} = ${companyId} and ${table.id} = ${place.id}`);
}
