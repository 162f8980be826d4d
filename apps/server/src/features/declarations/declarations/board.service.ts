import type { BoardDay, BoardQuery, BoardSide } from '@horae/contract/declarations/declarations.contract';
import { and, sql } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { forbidden } from '#platform/errors';
import { groupBy } from '#platform/group-by';
import { within } from '#platform/hotel-scope';
import { type HotelClock, hotelClock } from '#platform/hotel-time';
import { boardParts } from './board-parts';
import { daysAsked } from './days-asked';
import { dueOf } from './deadlines.rules';
import { dayFamilies } from './declared';
import { missingOf } from './differences.rules';
import { type PlannedDay, toDeclare } from './planned-days.rules';
import { type DeclaredOf, readDeclared } from './read-declared';
import { type RosterPerson, readPlannedDays, readRosterPeople } from './read-roster';
import { settingsOf } from './settings.service';

/** Planned, declared and clocked side by side, a page of people; with what waits for a person. */
export async function readBoard(db: Database, hotel: GrantedHotel, query: BoardQuery) {
  if (!hotel.mayApprove) throw forbidden();
  const days = daysAsked(query);
  const { companyId, timeZone } = hotel;
  const clock = hotelClock(timeZone);
  const [settings, people, rejected, units] = await Promise.all([
    settingsOf(db, companyId),
    readRosterPeople(db, hotel, query),
    countRejected(db, hotel),
    readUnits(db, hotel),
  ]);
  const planned = await readPlannedDays(db, hotel, people, days);
  const ids = people.map(({ id }) => id);
  const declaredOf = await readDeclared(db, hotel, ids, [days[0]!, days.at(-1)!]);
  const isDiffering = ({ id }: RosterPerson) =>
    planned.get(id)!.some((day) => missingOf(day, (kind) => declaredOf(id, kind, day.day)).length > 0);
  const differing = people.filter(isDiffering);
  const wanted = query.only === 'differing' ? differing : people;
  const page = wanted.slice((query.page - 1) * query.perPage, query.page * query.perPage);
  const clocked = await readClocked(db, hotel, page, days, clock);
  return {
    total: wanted.length,
    differing: differing.length,
    rejected,
    rows: page.map(({ id, name, code, jobTitle, unit }) => ({
      id,
      name,
      code,
      jobTitle,
      unit,
      days: planned
        .get(id)!
        .map((day) =>
          dayOf(id, day, declaredOf, clocked.get(`${id} ${day.day}`) ?? [], clock, settings.afterwardsMonths),
        ),
    })),
    units,
    target: settings.target,
    isSending: settings.isSending,
    failure: settings.failure,
    afterwardsMonths: settings.afterwardsMonths.toSorted(),
    maySubmit: hotel.mayPlan,
    serverTime: new Date().toISOString(),
  };
}

function dayOf(
  employeeId: number,
  planned: PlannedDay,
  declaredOf: DeclaredOf,
  clocked: BoardDay['clocked'],
  clock: HotelClock,
  months: readonly string[],
): BoardDay {
  const { day } = planned;
  const wanted = toDeclare(planned);
  const missing = missingOf(planned, (kind) => declaredOf(employeeId, kind, day));
  const now = Date.now() / 1000;
  const sides = dayFamilies.flatMap((family): BoardSide[] => {
    const { standing, open } = declaredOf(employeeId, family, day);
    const differs = missing.find(({ kind }) => kind === family);
    if (!wanted[family] && !standing && !open) return [];
    const due = differs ? dueOf(family, differs.day, clock, months) : null;
    const last = open ?? standing;
    return [
      {
        family,
        planned: boardParts(wanted[family] ?? [], clock),
        declared: standing ? boardParts(standing.parts, clock) : null,
        differs: differs !== undefined,
        declarationId: last?.by.id ?? null,
        state: last?.by.state ?? null,
        protocol: standing?.by.protocol ?? null,
        dueAt: due === null ? null : clock.format(due),
        isOverdue: due !== null && due < now,
      },
    ];
  });
  return { day, sides, clocked };
}

async function readClocked(
  db: Database,
  { companyId }: GrantedHotel,
  people: readonly RosterPerson[],
  days: readonly string[],
  clock: HotelClock,
) {
  const { rows } = await db.execute<{ employeeId: number; day: string; from: number; to: number | null }>(sql`
    select employee_id as "employeeId", reference_date::text as day, extract(epoch from clocked_in_at)::float8 as "from",
      extract(epoch from clocked_out_at)::float8 as "to"
    from clock_records where company_id = ${companyId} and employee_id = any(${sql.param(people.map(({ id }) => id))}::int[])
      and reference_date between ${days[0]} and ${days.at(-1)} order by clocked_in_at`);
  const time = (second: number) => clock.format(Math.floor(second)).slice(11, 16);
  return groupBy(
    rows.map(({ employeeId, day, from, to }) => ({
      of: `${employeeId} ${day}`,
      from: time(from),
      to: to === null ? null : time(to),
    })),
    ({ of }) => of,
  ) as Map<string, { from: string; to: string | null }[]>;
}

async function countRejected(db: Database, hotel: GrantedHotel): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from declarations d
    left join employees e on e.company_id = d.company_id and e.id = d.employee_id
    left join work_centres w on w.company_id = e.company_id and w.id = e.work_centre_id
    where ${and(sql`d.company_id = ${hotel.companyId} and d.state = 'rejected'`, within(hotel.scope, seenPlaces))}`);
  return rows[0]!.count;
}

const seenPlaces = { unit: sql`w.organisation_unit_id`, department: sql`e.department_id`, self: sql`e.id` };

async function readUnits(db: Database, hotel: GrantedHotel) {
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select distinct o.id, o.name from employees e
    join work_centres w on w.company_id = e.company_id and w.id = e.work_centre_id
    join organisation_units o on o.company_id = w.company_id and o.id = w.organisation_unit_id
    where ${and(sql`e.company_id = ${hotel.companyId}`, within(hotel.scope, seenPlaces))} order by o.name, o.id`);
  return rows;
}
