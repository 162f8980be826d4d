import type { Person } from '@horae/contract/person';
import { addDays } from '@horae/local-time/local-date';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { conflict } from '#platform/errors';
import { hotelClock } from '#platform/hotel-time';
import { leaves, shifts } from '../../scheduling/shifts/shifts.table';
import type { PeopleDesk } from './desk';
import { employees } from './employees.table';
import { refuseBeforeFirst } from './first-day';
import { changePerson, type Deed, readPerson } from './person';
import { closedPlace, refuseClosedPlace } from './places';

/** What is planned after a day and would be cancelled. */
export async function leaveEffect(
  db: Database,
  desk: PeopleDesk,
  id: number,
  lastDay: string,
): Promise<{ shifts: number; leaves: number }> {
  refuseBeforeFirst(await readPerson(db, desk, id), lastDay);
  const { rows } = await db.execute<{ shifts: number; leaves: number }>(sql`
    select (select count(*)::int from ${shifts} where ${plannedAfter(desk, id, lastDay)}) as shifts,
      (select count(*)::int from ${leaves} where ${leaveAfter(desk, id, lastDay)}) as leaves`);
  return rows[0]!;
}

/** Somebody leaves: what is planned after the last day is cancelled, leave that reaches over it ends with it. */
export function leavePerson(
  db: Database,
  desk: PeopleDesk,
  id: number,
  lastDay: string,
  check: (now: Person) => void,
): Promise<Person> {
  return changePerson(db, desk, id, (tx, now) => writeLastDay(tx, desk, now, lastDay, 'lastDay'), check);
}

/** Writes the last day of somebody who is locked. */
export async function writeLastDay(
  tx: Database,
  desk: PeopleDesk,
  now: Pick<Person, 'id' | 'name' | 'firstDay' | 'lastDay' | 'places'>,
  lastDay: string,
  path: string,
): Promise<Deed> {
  refuseBeforeFirst(now, lastDay, path);
  if (now.lastDay !== null && lastDay > now.lastDay) await refuseClosedPlace(tx, desk, now.places.at(-1)!, lastDay);
  const { companyId } = desk.hotel;
  const { id } = now;
  const cancelled = await tx.execute<{ id: number }>(
    sql`update ${shifts} set status = 'cancelled', version = version + 1 where ${plannedAfter(desk, id, lastDay)} returning id`,
  );
  const away = await tx.execute<{ id: number }>(
    sql`update ${leaves} set status = 'cancelled', version = version + 1 where ${leaveAfter(desk, id, lastDay)} returning id`,
  );
  await tx.execute(sql`update ${leaves} set last_day = ${lastDay}, version = version + 1
    where company_id = ${companyId} and employee_id = ${id} and status <> 'cancelled' and first_day <= ${lastDay} and last_day > ${lastDay}`);
  const ids = [...cancelled.rows, ...away.rows].map((row) => row.id);
  if (now.lastDay === lastDay && ids.length === 0) return null;
  await tx.execute(sql`update ${employees} set last_day = ${lastDay} where company_id = ${companyId} and id = ${id}`);
  return { before: { lastDay: now.lastDay }, after: { lastDay, ...(ids.length > 0 && { cancelledShifts: ids }) } };
}

/** Somebody who left, or was to leave, works here on. */
export function returnPerson(
  db: Database,
  desk: PeopleDesk,
  id: number,
  check: (now: Person) => void,
): Promise<Person> {
  return changePerson(
    db,
    desk,
    id,
    async (tx, now) => {
      if (now.lastDay === null) return null;
      const closed = await closedPlace(tx, desk, now.places.at(-1)!, null);
      if (closed) throw conflict(closed.fault);
      await tx.execute(
        sql`update ${employees} set last_day = null where company_id = ${desk.hotel.companyId} and id = ${id}`,
      );
      return { before: { lastDay: now.lastDay }, after: { lastDay: null } };
    },
    check,
  );
}

function plannedAfter({ hotel }: PeopleDesk, id: number, lastDay: string) {
  return sql`company_id = ${hotel.companyId} and employee_id = ${id} and layer = 'planned' and status <> 'cancelled'
    and starts_at >= to_timestamp(${hotelClock(hotel.timeZone).startOf(addDays(lastDay, 1))})`;
}

const leaveAfter = ({ hotel }: PeopleDesk, id: number, lastDay: string) =>
  sql`company_id = ${hotel.companyId} and employee_id = ${id} and status <> 'cancelled' and first_day > ${lastDay}`;
