import type { DayRecord } from '@horae/contract/time/correction-rows';
import { createZone } from '@horae/local-time/zone';
import { type DatedWork, workingDays } from '@horae/working-time';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { shifts } from '../../scheduling/shifts/shifts.table';
import { clockRecords } from '../attendance/clock-records.table';
import { punches } from '../punches/punches.table';
import type { RequestsContext } from './requests-context';

const p = alias(punches, 'p');
const s = alias(shifts, 's');
const r = alias(clockRecords, 'r');

interface PlanRow extends Record<string, unknown>, DatedWork {
  layer: 'planned' | 'declared';
}

interface SessionRow extends Record<string, unknown> {
  from: number;
  to: number | null;
  inPunch: number;
  outPunch: number | null;
}

const seconds = (moment: SQL) => sql`date_part('epoch', ${moment})::float8`;
const milliseconds = (moment: SQL) => sql`${seconds(moment)} * 1000`;

/** The current working day of one employee: plan, declaration, worked time, and every punch with its corrections. */
export async function readDayRecord(
  db: Database,
  { hotel, readPunches }: Pick<RequestsContext, 'hotel' | 'readPunches'>,
  employeeId: number,
  day: string,
): Promise<DayRecord> {
  const { companyId, timeZone } = hotel;
  const clock = hotelClock(timeZone);
  const text = (second: number) => clock.format(Math.floor(second));
  const midnight = clock.startOf(day);
  const { rows: near } = await db.execute<PlanRow>(sql`
    select ${s.layer}, ${s.type} = 'Overtime' as "isOvertime", ${milliseconds(sql`${s.startsAt}`)} as "from", ${milliseconds(sql`${s.endsAt}`)} as "to"
    from ${shifts} ${s}
    where ${s.companyId} = ${companyId} and ${s.employeeId} = ${employeeId} and ${s.status} <> 'cancelled'
      and ${s.startsAt} between to_timestamp(${midnight - 2 * 86_400}) and to_timestamp(${midnight + 3 * 86_400})
    order by ${s.startsAt}, ${s.id}`);
  const dayOfWork = workingDays(near, createZone(timeZone));
  const plans = near.filter((plan) => dayOfWork.get(plan) === day);
  const { rows: sessions } = await db.execute<SessionRow>(sql`
    select ${seconds(sql`${r.clockedInAt}`)} as "from", ${seconds(sql`${r.clockedOutAt}`)} as "to",
      ${r.inPunchId} as "inPunch", ${r.outPunchId} as "outPunch"
    from ${clockRecords} ${r}
    where ${r.companyId} = ${companyId} and ${r.employeeId} = ${employeeId} and ${r.referenceDate} = ${day}::date
    order by ${r.clockedInAt}, ${r.id}`);
  const stream = await readPunches(
    db,
    hotel,
    sql`${p.employeeId} = ${employeeId} and (${p.referenceDate} = ${day}::date
      or ${p.id} = any(${sql.param(sessions.flatMap(({ inPunch, outPunch }) => [inPunch, outPunch ?? inPunch]))}::int[]))`,
  );
  const paired = new Set(sessions.flatMap(({ inPunch, outPunch }) => [inPunch, outPunch]));
  const ofLayer = (layer: PlanRow['layer']) =>
    plans
      .filter((plan) => plan.layer === layer)
      .map(({ from, to }) => ({ from: text(from / 1000), to: text(to / 1000) }));
  return {
    planned: ofLayer('planned'),
    declared: ofLayer('declared'),
    clocked: sessions.map((one) =>
      Object.assign(one, { from: text(one.from), to: one.to === null ? null : text(one.to) }),
    ),
    strays: stream
      .filter(
        ({ id, direction, isReplaced, isVoid }) => direction === 'out' && !isReplaced && !isVoid && !paired.has(id),
      )
      .map(({ at, id }) => ({ at, punch: id })),
    punches: stream,
  };
}
