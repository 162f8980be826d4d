import type { OnDutyRow } from '@horae/contract/declarations/on-duty-rows';
import type { LoanHost } from '@horae/contract/loan';
import { addDays } from '@horae/local-time/local-date';
import { and, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { within } from '#platform/hotel-scope';
import { hotelClock } from '#platform/hotel-time';
import { departments, organisationUnits, workCentres } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import { flexibleArrivalOn } from '../../people/people/flexible-arrival.reads';
import { readLoans } from '../../people/people/loans.reads';
import { departmentOn, joinPlaceToday, workCentreOn } from '../../people/people/on-a-day.reads';
import { isResponsibleOn } from '../../people/people/special-rules.reads';
import { shifts } from '../../scheduling/shifts/shifts.table';
import { clockRecords } from '../../time/attendance/clock-records.table';
import { readPolicies } from '../../time/clock-policies/clock-policies.reads';
import { boardParts } from './board-parts';
import { declarations } from './declarations.table';
import { type DayFamily, type DeclaredPart, isStretch } from './declared';
import { stretchOf } from './on-duty.rules';
import { type DeclaredOf, readDeclared } from './read-declared';
import { readMissing } from './read-missing';

const r = alias(clockRecords, 'r');
const e = alias(employees, 'e');
const w = alias(workCentres, 'w');
const o = alias(organisationUnits, 'o');
const d = alias(declarations, 'd');
const worked = alias(shifts, 'worked');
const host = alias(departments, 'host');

interface Present extends Record<string, unknown> {
  id: number;
  name: string;
  code: string;
  jobTitle: string;
  phone: string;
  unit: string;
  day: string;
  /** The department of a shift that is worked elsewhere. */
  placeId: number | null;
  place: string | null;
  since: number;
  /** Minutes by which the contract lets somebody arrive later. */
  flexible: number;
  card: string | null;
  isWithoutCard: boolean;
  protocol: string | null;
  sent: number | null;
}

const places = { unit: sql`${w.organisationUnitId}`, department: departmentOn(e), self: sql`${e.id}` };
/** A row of the list, and the working day that it is about. */
export interface Presence {
  day: string;
  row: OnDutyRow;
}

/**
 * The employees of a hotel who are at work now, clocked in and not yet out, and those who should be and are not, by its
 * clock policies: whose session is longer than the longest has forgotten to clock out.
 */
export async function readPresence(db: Database, hotel: GrantedHotel): Promise<Presence[]> {
  const { companyId, timeZone } = hotel;
  const clock = hotelClock(timeZone);
  const { policyOf, reach } = await readPolicies(db, companyId);
  const [{ rows: open }, missing] = await Promise.all([
    db.execute<Present>(sql`
      select distinct on (${e.nameOrder}, ${e.id}) ${e.id}, ${e.name}, ${e.code}, ${e.jobTitle} as "jobTitle", ${e.phone}, ${o.name} as unit, ${r.referenceDate}::text as day,
        extract(epoch from ${r.clockedInAt})::float8 as since, ${d.state}::text as card, ${isResponsibleOn(r.companyId, r.employeeId, sql`${r.referenceDate}`)} as "isWithoutCard",
        ${worked.departmentId} as "placeId", ${host.name} as place, ${d.protocol}, extract(epoch from ${d.submittedAt})::float8 as sent,
        ${flexibleArrivalOn(r.companyId, r.employeeId, sql`${r.referenceDate}`)} as flexible
      from ${clockRecords} ${r}
      join ${employees} ${e} on ${e.companyId} = ${r.companyId} and ${e.id} = ${r.employeeId}
      ${joinPlaceToday(hotel, e)}
      join ${workCentres} ${w} on ${w.companyId} = ${e.companyId} and ${w.id} = ${workCentreOn(e)}
      join ${organisationUnits} ${o} on ${o.companyId} = ${w.companyId} and ${o.id} = ${w.organisationUnitId}
      left join ${shifts} ${worked} on ${worked.companyId} = ${r.companyId} and ${worked.id} = ${r.shiftId}
      left join ${departments} ${host} on ${host.companyId} = ${r.companyId} and ${host.id} = ${worked.departmentId}
      left join ${declarations} ${d} on ${d.companyId} = ${r.companyId} and ${d.key} = 'card:' || ${r.inPunchId}
      where ${and(
        sql`${r.companyId} = ${companyId} and ${r.clockedOutAt} is null and ${r.clockedInAt} > now() - ${reach.longestSession} * interval '1 minute' and ${r.clockedInAt} <= now()`,
        within(hotel.scope, places),
      )}
      order by ${e.nameOrder}, ${e.id}, ${r.clockedInAt} desc`),
    readMissing(db, hotel),
  ]);
  const now = Math.floor(Date.now() / 1000);
  const rows = open.filter(({ id, day, since }) => now - since <= policyOf(id, day).longestSession * 60);
  const today = clock.today();
  const declaredOf = await readDeclared(
    db,
    hotel,
    [...rows, ...missing].map(({ id }) => id),
    [addDays(today, -1), addDays(today, 1)],
  );
  const lentTo = await readLentTo(db, hotel, [...rows, ...missing], [addDays(today, -2), today]);
  const people = rows.map(
    ({ day, since, card: state, isWithoutCard, sent, placeId, place, flexible, ...person }): Presence => {
      const parts = partsOf(declaredOf, person.id, day);
      const stretch = stretchOf(since, parts);
      const late = stretch ? Math.floor((since - stretch.start) / 60) : 0;
      const row = Object.assign(person, {
        lentTo: placedIn(hotel, placeId, place) ?? lentTo(person.id, day),
        declared: boardParts(parts.filter(isStretch), clock),
        clockedIn: clock.format(Math.floor(since)),
        isMissing: false,
        planned: null,
        card: state === null && isWithoutCard ? 'notNeeded' : cardOf(state),
        sentAt: sent === null ? null : clock.format(Math.floor(sent)),
        lateMinutes: late > policyOf(person.id, day).graceIn + flexible ? late : 0,
        isUndeclared: stretch === undefined,
      });
      return { day, row };
    },
  );
  const absent = missing.map(({ day, start, end, placeId, place, ...person }): Presence => {
    const parts = partsOf(declaredOf, person.id, day).filter(isStretch);
    const time = (second: number) => clock.format(second).slice(11, 16);
    const row = Object.assign(person, {
      lentTo: placedIn(hotel, placeId, place) ?? lentTo(person.id, day),
      declared: boardParts(parts, clock),
      clockedIn: null,
      isMissing: true,
      planned: `${time(start)}–${time(end)}`,
      card: 'none' as const,
      protocol: null,
      sentAt: null,
      lateMinutes: Math.floor((now - start) / 60),
      isUndeclared: parts.length === 0,
    });
    return { day, row };
  });
  return [...absent, ...people];
}

/** A shift in another department of the hotel is shown like a loan; it comes before the loan of the day. */
const placedIn = ({ companyId, name }: GrantedHotel, id: number | null, department: string | null): LoanHost | null =>
  id === null
    ? null
    : {
        hostHotel: companyId,
        hostHotelName: name,
        hostDepartment: id,
        hostDepartmentName: department ?? '',
        payer: 'home',
      };

/** For whom these people work on a day; null at home. */
async function readLentTo(db: Database, { companyId }: GrantedHotel, people: { id: number }[], days: [string, string]) {
  const ids = people.map(({ id }) => id);
  const loans = await readLoans(db, companyId, ids, { from: days[0], to: days[1] });
  return (id: number, on: string): LoanHost | null => {
    const loan = loans.find((one) => one.employeeId === id && one.firstDay <= on && one.lastDay >= on);
    if (!loan) return null;
    const { hostHotel, hostHotelName, hostDepartment, hostDepartmentName, payer } = loan;
    return { hostHotel, hostHotelName, hostDepartment, hostDepartmentName, payer };
  };
}

/** What is declared for the work of a day; overtime after midnight is declared for the date on which it begins. */
function partsOf(declaredOf: DeclaredOf, employeeId: number, day: string): DeclaredPart[] {
  const said = (kind: DayFamily, date: string) => declaredOf(employeeId, kind, date).standing?.parts ?? [];
  return [...said('dailySchedule', day), ...said('overtime', day), ...said('overtime', addDays(day, 1))];
}

function cardOf(state: string | null): OnDutyRow['card'] {
  // A person decided that a forgotten punch needs no card.
  if (state === null || state === 'superseded') return 'none';
  if (state === 'accepted') return 'sent';
  return state === 'rejected' ? 'refused' : 'open';
}
