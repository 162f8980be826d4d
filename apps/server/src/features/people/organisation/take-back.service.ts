import type { Place } from '@horae/contract/people/places';
import type { Database } from '#platform/database';
import { conflict, notFound } from '#platform/errors';
import { sendPeopleBack } from '../people/people.commands';
import { parentOf } from './organisation.service';
import { kindColumns } from './place-kinds';
import { type ClosedStep, forgetMove, type RecordedMove, readMove } from './place-moves';
import { lockPlaces, named, type PlaceRef, readPlace, readPlaces, refuseTaken, updatePlace } from './place-rows';
import { removeEmpty } from './remove-place.service';
import { tellPlace } from './tell-change';

/** Undoes the move or merger that closed a place, step by step; refused if something has changed since. */
export async function takeBackMove(
  tx: Database,
  accountId: number,
  ref: PlaceRef,
): Promise<{ place: Place; people: number }> {
  const { companyId } = ref;
  await lockPlaces(tx, companyId);
  const place = await readPlace(tx, ref);
  if (place.continuedAs === null) throw conflict(`${named(place)} has no dated move or merge to undo.`);
  const move = await readMove(tx, ref, place.continuedAs);
  if (!move) throw conflict(`The move of ${place.name} can no longer be undone. Move it back by hand.`);
  const people = new Set<number>();
  for (const step of move.closed) {
    if (!(await sendBack(tx, accountId, move, step))) throw changedSince(place);
    for (const { employeeId } of step.stays) people.add(employeeId);
  }
  for (const step of move.closed) await openAgain(tx, accountId, move, step);
  // The places added for the move are empty now; lowest first.
  for (const { kind, placeId } of move.added) {
    await removeEmpty(tx, accountId, companyId, await readPlace(tx, { companyId, kind, id: placeId }));
  }
  await forgetMove(tx, move);
  return { place: { ...place, closedFrom: null, continuedAs: null }, people: people.size };
}

/** Returns every employee to where the move took them from; false if one of them has changed since. */
async function sendBack(
  tx: Database,
  accountId: number,
  { companyId, day }: RecordedMove,
  step: ClosedStep,
): Promise<boolean> {
  const field = kindColumns[step.kind].ofEmployee;
  if (!field) return true;
  const change = { companyId, accountId, place: field, from: step.continuedAs, to: step.placeId, day };
  return sendPeopleBack(tx, change, step.stays);
}

async function openAgain(
  tx: Database,
  accountId: number,
  { companyId, day }: RecordedMove,
  { kind, placeId, continuedAs }: ClosedStep,
): Promise<void> {
  const places = await readPlaces(tx, companyId);
  const closed = places.find((place) => place.kind === kind && place.id === placeId);
  if (!closed) throw notFound('Place');
  if (closed.closedFrom !== day || closed.continuedAs !== continuedAs) throw changedSince(closed);
  parentOf(places, closed.kind, closed.parentId ?? undefined);
  refuseTaken(
    places.filter(({ id }) => id !== continuedAs),
    closed,
    closed.id,
  );
  const open = { ...closed, closedFrom: null, continuedAs: null };
  await updatePlace(tx, companyId, open);
  await tellPlace(tx, { companyId, accountId, before: closed, after: open });
}

const changedSince = (place: Place) =>
  conflict(`${place.name} or its people have changed since the move. Move it back by hand.`);
