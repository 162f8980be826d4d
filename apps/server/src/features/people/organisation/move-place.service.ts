import type { Place } from '@horae/contract/people/places';
import type { Database } from '#platform/database';
import { conflict, invalid, notFound } from '#platform/errors';
import { relocatePeople } from '../people/people.commands';
import { parentOf } from './organisation.service';
import { peopleFrom } from './people-of-places';
import { childKindOf, kindColumns } from './place-kinds';
import { beginMove, keepAdded, keepClosed, type MoveRef } from './place-moves';
import {
  branchOf,
  insertPlace,
  isSamePlace,
  lockPlaces,
  named,
  type PlaceRef,
  readPlaces,
  refuseClosed,
  updatePlace,
} from './place-rows';
import { tellPlace } from './tell-change';

interface Moved {
  place: Place;
  people: number;
}

/** Without a day the place moves as if it had always been there; with one it continues there as a new place. */
export async function movePlace(
  tx: Database,
  accountId: number,
  { parentId, day, ...ref }: PlaceRef & { parentId: number; day?: string | undefined },
): Promise<Moved> {
  const { companyId } = ref;
  const { places, place } = await openPlace(tx, ref);
  const parent = parentOf(places, place.kind, parentId);
  if (!parent || parent.id === place.parentId) throw invalid('parentId', `${named(place)} is already there.`);
  const taken = places.find((other) => other.closedFrom === null && isSamePlace(other, { ...place, parentId }));
  if (taken) throw conflict(`${parent.name} already has a ${place.name}. Merge the two instead.`);
  if (day === undefined) {
    const after = { ...place, parentId };
    await updatePlace(tx, companyId, after);
    await tellPlace(tx, { companyId, accountId, before: place, after });
    return { place: after, people: 0 };
  }
  const people = await peopleFrom(tx, companyId, branchOf(places, place), day);
  const move = await beginMove(tx, companyId, day);
  const after = await carryOn({ tx, accountId, move, places }, place, parentId);
  return { place: after, people };
}

/** Moves the employees of a place to another of its kind from a day on; places below join those of the same name. */
export async function mergePlaces(
  tx: Database,
  accountId: number,
  { into, day, ...ref }: PlaceRef & { into: number; day: string },
): Promise<Moved> {
  const { companyId, kind } = ref;
  const { places, place } = await openPlace(tx, ref);
  const target = places.find((other) => other.kind === kind && other.id === into);
  if (!target) throw invalid('into', `Choose a ${kindColumns[kind].thing} in this hotel.`);
  if (target.id === place.id) throw invalid('into', 'Choose a different place.');
  refuseClosed(target);
  const people = await peopleFrom(tx, companyId, branchOf(places, place), day);
  const move = await beginMove(tx, companyId, day);
  await joinTo({ tx, accountId, move, places }, place, target);
  return { place: target, people };
}

async function openPlace(tx: Database, { companyId, kind, id }: PlaceRef): Promise<{ places: Place[]; place: Place }> {
  await lockPlaces(tx, companyId);
  const places = await readPlaces(tx, companyId);
  const place = places.find((one) => one.kind === kind && one.id === id);
  if (!place) throw notFound('Place');
  refuseClosed(place);
  return { places, place };
}

interface Change {
  tx: Database;
  accountId: number;
  move: MoveRef;
  places: readonly Place[];
}

/** Continues the place as a new one under another parent, with everything open below it. */
async function carryOn(change: Change, place: Place, parentId: number): Promise<Place> {
  const { tx, accountId, move } = change;
  const { companyId, day } = move;
  const after = await insertPlace(tx, companyId, { ...place, parentId });
  await tellPlace(tx, { companyId, accountId, before: null, after, more: { goesOnFor: place.id, from: day } });
  await keepAdded(tx, move, after);
  for (const child of openBelow(change, place)) await carryOn(change, child, after.id);
  await endAs(change, place, after);
  return after;
}

async function joinTo(change: Change, place: Place, target: Place): Promise<void> {
  for (const child of openBelow(change, place)) {
    const twin = openBelow(change, target).find((other) => isSamePlace(other, { ...child, parentId: target.id }));
    if (twin) await joinTo(change, child, twin);
    else await carryOn(change, child, target.id);
  }
  await endAs(change, place, target);
}

function openBelow({ places }: Change, { kind, id }: Place): Place[] {
  const childKind = childKindOf(kind);
  return places.filter((one) => one.kind === childKind && one.parentId === id && one.closedFrom === null);
}

/** Closes the place from the day on and moves its employees to the other. */
async function endAs({ tx, accountId, move }: Change, place: Place, other: Place): Promise<void> {
  const { companyId, day } = move;
  const field = kindColumns[place.kind].ofEmployee;
  const change = { companyId, accountId, from: place.id, to: other.id, day };
  const stays = field ? await relocatePeople(tx, { ...change, place: field }) : [];
  const after = { ...place, closedFrom: day, continuedAs: other.id };
  await updatePlace(tx, companyId, after);
  await tellPlace(tx, { companyId, accountId, before: place, after });
  await keepClosed(tx, move, place, other.id, stays);
}
