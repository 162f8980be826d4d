import { type BoardDay, type BoardQuery, type BoardSide } from '@horae/contract/declarations/declaration-board';
import { declarationFindings } from '@horae/contract/declarations/declaration-kinds';
import { datesFrom, daysBetween } from '@horae/local-time/local-date';
import { and, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { forbidden } from '#platform/errors';
import { groupBy } from '#platform/group-by';
import { within } from '#platform/hotel-scope';
import { type HotelClock, hotelClock } from '#platform/hotel-time';
import { organisationUnits, workCentres } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import { departmentOn, joinPlaceToday, workCentreOn } from '../../people/people/on-a-day.reads';
import { readComparedFrom, readOpenFindings } from '../../time/attendance/attendance.reads';
import { clockRecords } from '../../time/attendance/clock-records.table';
import { boardParts } from './board-parts';
import { readWaiting } from './days-to-declare.store';
import { dueOf } from './deadlines.rules';
import { dayFamilies } from './declared';
import { missingOf } from './differences.rules';
import { type PlannedDay, toDeclare } from './planned-days.rules';
import { type DeclaredOf, readDeclared } from './read-declared';
import { readPlannedDays } from './read-planned-days';
import { type RosterPerson, readRosterPeople } from './read-roster';
import { countRejected } from './rejected.reads';
import { settingsOf } from './settings.service';

const e = alias(employees, 'e');
const w = alias(workCentres, 'w');
const o = alias(organisationUnits, 'o');

/** Returns a page of employees with planned, declared and clocked time side by side, and what awaits a decision. */
export async function readBoard(db: Database, hotel: GrantedHotel, query: BoardQuery) {
  if (!hotel.mayApprove) throw forbidden();
  const days = datesFrom(query.from, daysBetween(query.from, query.to) + 1);
  const { companyId, timeZone } = hotel;
  const clock = hotelClock(timeZone);
  const settings = await settingsOf(db, companyId);
  const [people, rejected, waiting, units] = await Promise.all([
    readRosterPeople(db, hotel, query),
    countRejected(db, hotel),
    readWaiting(db, hotel, settings),
    readUnits(db, hotel),
  ]);
  const planned = await readPlannedDays(db, hotel, people, days);
  const ids = people.map(({ id }) => id);
  const declaredOf = await readDeclared(db, hotel, ids, [days[0]!, days.at(-1)!]);
  const findings = await readFindings(db, companyId, days, ids);
  const isDiffering = ({ id }: RosterPerson) =>
    planned.get(id)!.some((day) => missingOf(day, (kind) => declaredOf(id, kind, day.day)).length > 0);
  const isFound = ({ id }: RosterPerson) => days.some((day) => findings.has(`${id} ${day}`));
  const differing = people.filter(isDiffering);
  const wanted = query.only === 'differing' ? people.filter((one) => isDiffering(one) || isFound(one)) : people;
  const page = wanted.slice((query.page - 1) * query.perPage, query.page * query.perPage);
  const clocked = await readClocked(db, hotel, page, days, clock);
  return {
    total: wanted.length,
    differing: differing.length,
    nextDue: nextDueOf(differing, planned, declaredOf, settings.afterwardsMonths, clock),
    rejected,
    waiting,
    rows: page.map(({ id, name, code, jobTitle, unit }) => ({
      id,
      name,
      code,
      jobTitle,
      unit,
      days: planned
        .get(id)!
        .map((day) =>
          Object.assign(
            dayOf(id, day, declaredOf, clocked.get(`${id} ${day.day}`) ?? [], clock, settings.afterwardsMonths),
            { finding: findings.get(`${id} ${day.day}`) ?? null },
          ),
        ),
    })),
    units,
    target: settings.target,
    isSending: settings.isSending,
    sendsCards: settings.sendsCards,
    sendsSchedules: settings.sendsSchedules,
    failure: settings.failure,
    afterwardsMonths: settings.afterwardsMonths.toSorted(),
    comparedFrom: await readComparedFrom(db, companyId),
    maySubmit: hotel.mayPlan && settings.sendsSchedules,
    serverTime: new Date().toISOString(),
  };
}

/** The next deadline of what these people have to submit. */
function nextDueOf(
  people: readonly RosterPerson[],
  planned: ReadonlyMap<number, readonly PlannedDay[]>,
  declaredOf: DeclaredOf,
  months: readonly string[],
  clock: HotelClock,
): string | null {
  const now = Date.now() / 1000;
  const dues = people.flatMap(({ id }) =>
    planned
      .get(id)!
      .flatMap((one) => missingOf(one, (kind) => declaredOf(id, kind, one.day)))
      .flatMap(({ kind, day }) => dueOf(kind, day, clock, months) ?? []),
  );
  const ahead = dues.filter((due) => due > now);
  return ahead.length === 0 ? null : clock.format(Math.min(...ahead));
}

function dayOf(
  employeeId: number,
  planned: PlannedDay,
  declaredOf: DeclaredOf,
  clocked: BoardDay['clocked'],
  clock: HotelClock,
  months: readonly string[],
): Omit<BoardDay, 'finding'> {
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

type DeclarationFinding = (typeof declarationFindings)[number];

/** The dearest open finding about the declaration of each person's day, as the inbox has it. */
async function readFindings(db: Database, companyId: number, days: readonly string[], employees: readonly number[]) {
  const open = await readOpenFindings(db, companyId, { first: days[0]!, last: days.at(-1)! }, employees);
  const rank = (kind: string) => declarationFindings.findIndex((one) => one === kind);
  const dearest = new Map<string, DeclarationFinding>();
  for (const { employeeId, day, kind } of open.toSorted((one, other) => rank(other.kind) - rank(one.kind)))
    if (rank(kind) >= 0) dearest.set(`${employeeId} ${day}`, kind as DeclarationFinding);
  return dearest;
}

async function readClocked(
  db: Database,
  { companyId }: GrantedHotel,
  people: readonly RosterPerson[],
  days: readonly string[],
  clock: HotelClock,
) {
  const { rows } = await db.execute<{ employeeId: number; day: string; from: number; to: number | null }>(sql`
    select ${clockRecords.employeeId} as "employeeId", ${clockRecords.referenceDate}::text as day, extract(epoch from ${clockRecords.clockedInAt})::float8 as "from",
      extract(epoch from ${clockRecords.clockedOutAt})::float8 as "to"
    from ${clockRecords} where ${clockRecords.companyId} = ${companyId} and ${clockRecords.employeeId} = any(${sql.param(people.map(({ id }) => id))}::int[])
      and ${clockRecords.referenceDate} between ${days[0]} and ${days.at(-1)} order by ${clockRecords.clockedInAt}`);
  const time = (second: number) => clock.format(Math.floor(second)).slice(11, 16);
  return groupBy(
    rows.map(({ employeeId, day, from, to }) => ({
      personAndDay: `${employeeId} ${day}`,
      from: time(from),
      to: to === null ? null : time(to),
    })),
    ({ personAndDay }) => personAndDay,
  ) as Map<string, { from: string; to: string | null }[]>;
}

const seenPlaces = { unit: sql`${w.organisationUnitId}`, department: departmentOn(e), self: sql`${e.id}` };

async function readUnits(db: Database, hotel: GrantedHotel) {
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select distinct ${o.id}, ${o.name} from ${employees} ${e}
    ${joinPlaceToday(hotel, e)}
    join ${workCentres} ${w} on ${w.companyId} = ${e.companyId} and ${w.id} = ${workCentreOn(e)}
    join ${organisationUnits} ${o} on ${o.companyId} = ${w.companyId} and ${o.id} = ${w.organisationUnitId}
    where ${and(sql`${e.companyId} = ${hotel.companyId}`, within(hotel.scope, seenPlaces))} order by ${o.name}, ${o.id}`);
  return rows;
}
