import type { Person } from '@horae/contract/person';
import type { Database } from '#platform/database';
import { conflict } from '#platform/errors';
import { countPlanAfter } from '../../scheduling/shifts/shifts.reads';
import { type Action, changePerson } from './change-person';
import { employees } from './employees.table';
import { countLoansAfter, endAfter } from './end-after';
import { refuseBeforeFirst } from './first-day';
import type { PeopleContext } from './people-context';
import { readPerson } from './person';
import { closedPlace, refuseClosedPlace } from './places';
import { isPerson } from './rows-of-person';

/** Counts what is planned or agreed after a day and would end. */
export async function leaveEffect(
  db: Database,
  context: PeopleContext,
  id: number,
  lastDay: string,
): Promise<{ shifts: number; leaves: number; loans: number }> {
  refuseBeforeFirst(await readPerson(db, context, id), lastDay);
  return {
    ...(await countPlanAfter(db, plannedPerson(context, id), lastDay)),
    loans: await countLoansAfter(db, context, id, lastDay),
  };
}

/** Sets an employee's last day: later plans are cancelled, and a leave or a loan across it ends with it. */
export function leavePerson(
  db: Database,
  context: PeopleContext,
  id: number,
  lastDay: string,
  check: (now: Person) => void,
): Promise<Person> {
  return changePerson(db, context, id, (tx, now) => writeLastDay(tx, context, now, lastDay, 'lastDay'), check);
}

/** Writes the last day of a locked employee. */
export async function writeLastDay(
  tx: Database,
  context: PeopleContext,
  now: Pick<Person, 'id' | 'name' | 'firstDay' | 'lastDay' | 'places'>,
  lastDay: string,
  path: string,
): Promise<Action> {
  refuseBeforeFirst(now, lastDay, path);
  if (now.lastDay !== null && lastDay > now.lastDay) await refuseClosedPlace(tx, context, now.places.at(-1)!, lastDay);
  const { id } = now;
  const ended = await endAfter(tx, context, id, lastDay);
  if (now.lastDay === lastDay && Object.keys(ended).length === 0) return null;
  await tx.update(employees).set({ lastDay }).where(isPerson(context.hotel.companyId, id));
  return { before: { lastDay: now.lastDay }, after: { lastDay, ...ended } };
}

/** Removes an employee's last day, past or future. */
export function returnPerson(
  db: Database,
  context: PeopleContext,
  id: number,
  check: (now: Person) => void,
): Promise<Person> {
  return changePerson(
    db,
    context,
    id,
    async (tx, now) => {
      if (now.lastDay === null) return null;
      const closed = await closedPlace(tx, context, now.places.at(-1)!, null);
      if (closed) throw conflict(closed.fault);
      await tx.update(employees).set({ lastDay: null }).where(isPerson(context.hotel.companyId, id));
      return { before: { lastDay: now.lastDay }, after: { lastDay: null } };
    },
    check,
  );
}

const plannedPerson = ({ hotel: { companyId, timeZone } }: PeopleContext, employeeId: number) => ({
  companyId,
  timeZone,
  employeeId,
});
