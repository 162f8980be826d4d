import type { Person } from '@horae/contract/person';
import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { conflict, notFound } from '#platform/errors';
import { departments, workCentres } from '../organisation/organisation.table';
import { type Action, changePerson } from './change-person';
import { employees, formerPlaces } from './employees.table';
import type { PeopleContext } from './people-context';
import { closedPlace, type PlaceChoice, refuseClosedPlace } from './places';
import { isPerson } from './rows-of-person';

const d = alias(departments, 'd');
const w = alias(workCentres, 'w');

interface Move extends PlaceChoice {
  /** Without a day the place is corrected, as if it had always been so. */
  fromDay?: string | undefined;
}

export const movePerson = (
  db: Database,
  context: PeopleContext,
  id: number,
  move: Move,
  check: (now: Person) => void,
) => changePerson(db, context, id, (tx, now) => writeMove(tx, context, now, move), check);

/** Moves a locked employee; does nothing if they are already there. */
export async function writeMove(
  tx: Database,
  context: PeopleContext,
  now: Person,
  { fromDay, ...choice }: Move,
  path = '',
): Promise<Action> {
  const { companyId } = context.hotel;
  const last = now.places.at(-1)!;
  const next = {
    departmentId: choice.departmentId ?? last.departmentId,
    workCentreId: choice.workCentreId ?? last.workCentreId,
  };
  if (next.departmentId === last.departmentId && next.workCentreId === last.workCentreId) return null;
  await refuseClosedPlace(tx, context, choice, now.lastDay, path);
  if (fromDay !== undefined && last.fromDay !== null && fromDay < last.fromDay) {
    throw conflict(`${now.name} already moves on ${last.fromDay}: cancel that move, or choose a later day.`);
  }
  // A move on the day of the last one only changes its destination.
  if (fromDay !== undefined && fromDay !== last.fromDay) {
    const { departmentId, workCentreId } = last;
    await tx
      .insert(formerPlaces)
      .values({ companyId, employeeId: now.id, untilDay: fromDay, departmentId, workCentreId });
  }
  await tx.update(employees).set(next).where(isPerson(companyId, now.id));
  const names = await placeNamesOf(tx, companyId, next);
  const changed = (['department', 'workCentre'] as const).filter((name) => names[name] !== last[name]);
  const part = (place: typeof names) => Object.fromEntries(changed.map((name) => [name, place[name]]));
  return {
    object: 'place',
    before: part(last),
    after: { ...(fromDay !== undefined && { fromDay }), ...part(names) },
  };
}

/** Undoes a move: the place before it continues until the next move, or for good. */
export function takeBackMove(
  db: Database,
  context: PeopleContext,
  id: number,
  fromDay: string,
  check: (now: Person) => void,
): Promise<Person> {
  return changePerson(
    db,
    context,
    id,
    async (tx, now) => {
      const places = await deleteMove(tx, context, now, fromDay, async (before) => {
        if (!(await closedPlace(tx, context, before, now.lastDay))) return;
        throw conflict(`${before.department} · ${before.workCentre} is closed: move ${now.name} elsewhere instead.`);
      });
      if (!places) throw notFound('Move');
      const { before, moved } = places;
      return {
        object: 'place',
        action: 'remove',
        before: { fromDay, department: moved.department, workCentre: moved.workCentre },
        after: { department: before.department, workCentre: before.workCentre },
      };
    },
    check,
  );
}

/** Deletes the move of a day, if there is one; `checkLast` may refuse the place that then is the last one. */
export async function deleteMove(
  tx: Database,
  context: PeopleContext,
  now: Person,
  fromDay: string,
  checkLast: (before: Person['places'][number]) => Promise<void> = async () => undefined,
) {
  const at = now.places.findIndex((place) => place.fromDay === fromDay);
  const [before, moved, next] = [now.places[at - 1], now.places[at], now.places[at + 1]];
  if (!before || !moved) return null;
  const { companyId } = context.hotel;
  const { departmentId, workCentreId } = before;
  const ofPerson = and(eq(formerPlaces.companyId, companyId), eq(formerPlaces.employeeId, now.id));
  await tx.delete(formerPlaces).where(and(ofPerson, eq(formerPlaces.untilDay, fromDay)));
  if (next?.fromDay) {
    const until = and(ofPerson, eq(formerPlaces.untilDay, next.fromDay));
    await tx.update(formerPlaces).set({ departmentId, workCentreId }).where(until);
  }
  if (!next) {
    await checkLast(before);
    await tx.update(employees).set({ departmentId, workCentreId }).where(isPerson(companyId, now.id));
  }
  return { before, moved };
}

async function placeNamesOf(tx: Database, companyId: number, place: { departmentId: number; workCentreId: number }) {
  const { rows } = await tx.execute<{ department: string; workCentre: string }>(sql`
    select ${d.name} as department, ${w.name} as "workCentre" from ${departments} ${d}, ${workCentres} ${w}
    where ${d.companyId} = ${companyId} and ${d.id} = ${place.departmentId} and ${w.companyId} = ${companyId} and ${w.id} = ${place.workCentreId}`);
  return rows[0]!;
}
