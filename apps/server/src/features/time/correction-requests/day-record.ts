import type { DayRecord } from '@horae/contract/time/correction-requests.contract';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { companies } from '../../people/organisation/organisation.table';
import { shifts } from '../../scheduling/shifts/shifts.table';
import { clockRecords } from '../attendance/clock-records.table';
import { punches } from '../punches/punches.table';
import type { RequestsContext } from './requests-context';

const p = alias(punches, 'p');
const s = alias(shifts, 's');
const c = alias(companies, 'c');
const r = alias(clockRecords, 'r');

interface PlanRow extends Record<string, unknown> {
  layer: 'planned' | 'declared';
  from: number;
  to: number;
}

interface SessionRow extends Record<string, unknown> {
  from: number;
  to: number | null;
  inPunch: number;
  outPunch: number | null;
}

const seconds = (moment: SQL) => sql`date_part('epoch', ${moment})::float8`;

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
  const near = clock.startOf(day);
  const { rows: plans } = await db.execute<PlanRow>(sql`
    select ${s.layer}, ${seconds(sql`${s.startsAt}`)} as "from", ${seconds(sql`${s.endsAt}`)} as "to"
    from ${shifts} ${s} join ${companies} ${c} on ${c.companyId} = ${s.companyId}
    where ${s.companyId} = ${companyId} and ${s.employeeId} = ${employeeId} and ${s.status} <> 'cancelled'
      and ${s.startsAt} between to_timestamp(${near - 86_400}) and to_timestamp(${near + 3 * 86_400})
      and ((${s.startsAt} at time zone ${timeZone}) - ${c.dayDivide} * interval '1 minute')::date = ${day}::date
    order by ${s.startsAt}, ${s.id}`);
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
    plans.filter((plan) => plan.layer === layer).map(({ from, to }) => ({ from: text(from), to: text(to) }));
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
