import type { DayRecord } from '@horae/contract/time/correction-requests.contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import type { RequestsDesk } from './desk';

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

/** A working day of one person as it stands now: plan, declaration, worked time, and every punch with its corrections. */
export async function readDayRecord(
  db: Database,
  { hotel, readPunches }: Pick<RequestsDesk, 'hotel' | 'readPunches'>,
  employeeId: number,
  day: string,
): Promise<DayRecord> {
  const { companyId, timeZone } = hotel;
  const clock = hotelClock(timeZone);
  const text = (second: number) => clock.format(Math.floor(second));
  const near = clock.startOf(day);
  const { rows: plans } = await db.execute<PlanRow>(sql`
    select s.layer, ${seconds(sql`s.starts_at`)} as "from", ${seconds(sql`s.ends_at`)} as "to"
    from shifts s join companies c on c.company_id = s.company_id
    where s.company_id = ${companyId} and s.employee_id = ${employeeId} and s.status <> 'cancelled'
      and s.starts_at between to_timestamp(${near - 86_400}) and to_timestamp(${near + 3 * 86_400})
      and ((s.starts_at at time zone ${timeZone}) - c.day_divide * interval '1 minute')::date = ${day}::date
    order by s.starts_at, s.id`);
  const { rows: sessions } = await db.execute<SessionRow>(sql`
    select ${seconds(sql`r.clocked_in_at`)} as "from", ${seconds(sql`r.clocked_out_at`)} as "to",
      r.in_punch_id as "inPunch", r.out_punch_id as "outPunch"
    from clock_records r
    where r.company_id = ${companyId} and r.employee_id = ${employeeId} and r.reference_date = ${day}::date
    order by r.clocked_in_at, r.id`);
  const punches = await readPunches(
    db,
    hotel,
    sql`p.employee_id = ${employeeId} and (p.reference_date = ${day}::date
      or p.id = any(${sql.param(sessions.flatMap(({ inPunch, outPunch }) => [inPunch, outPunch ?? inPunch]))}::int[]))`,
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
    strays: punches
      .filter(
        ({ id, direction, isReplaced, isVoid }) => direction === 'out' && !isReplaced && !isVoid && !paired.has(id),
      )
      .map(({ at, id }) => ({ at, punch: id })),
    punches,
  };
}
