import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { groupBy } from '#platform/group-by';
import { hotelClock } from '#platform/hotel-time';
import { isWithheld } from '#roster/privacy.rules';
import { lockEmployments, notEmployedOn } from '../../people/people/people.reads';
import { lockRosters } from '../shifts/file-changes.commands';
import { compareLeaves, daysOf } from './compare-leaves.rules';
import { compareShifts } from './compare-shifts.rules';
import { type Comparison, emptyComparison } from './comparison';
import type { Coverage } from './coverage.rules';
import { isShift, type RowEntry, type RowLeave, type RowShift } from './entries';
import { leaveTitle } from './leave-title.rules';
import { namePlaces } from './named-places';
import { knownIds, type Matched } from './people';
import { ignoreHostPlaces } from './places-on-loan';
import { spanOf } from './span-of-file';
import type { storedPlan } from './stored-plan';

type Hotel = Pick<GrantedHotel, 'companyId' | 'timeZone' | 'mayApprove' | 'self'>;

/** Compares a file with a plan of its known people, who are locked until the transaction ends. */
export async function compareWithPlan(
  tx: Database,
  hotel: Hotel,
  matched: Matched,
  coverage: Coverage,
  readPlan: typeof storedPlan,
): Promise<Comparison> {
  const clock = hotelClock(hotel.timeZone);
  const result = emptyComparison();
  const { faults } = result;
  const ids = [...new Set([...knownIds(matched), ...coverage.people])];
  await lockRosters(tx, hotel.companyId, ids);
  const employments = await lockEmployments(tx, hotel.companyId, ids);
  for (const [id, { name }] of employments) result.names.set(id, name);
  const entries = [...matched.byPerson.values()].flat();
  const unknown = await namePlaces(tx, hotel.companyId, entries.filter(isShift));
  await ignoreHostPlaces(tx, hotel.companyId, matched, clock.dayOf);
  const span = spanOf(entries, coverage, hotel.timeZone);
  const plan = span ? await readPlan(tx, hotel.companyId, ids, span) : { shifts: [], leaves: [], hours: [] };
  const shiftsOf = groupBy(plan.shifts, ({ employeeId }) => String(employeeId));
  const leavesOf = groupBy(
    plan.leaves.map((leave) => ({ ...leave, isPrivate: isWithheld(hotel, leave) })),
    ({ employeeId }) => String(employeeId),
  );
  const hoursOf = groupBy(plan.hours, ({ employeeId }) => String(employeeId));
  const people = new Set([...matched.byPerson.keys(), ...ids.map(String)]);
  for (const person of people) {
    const rows = matched.byPerson.get(person) ?? [];
    const { shiftRows, leaveRows } = byKind(rows);
    const isCovered = coverage.of(Number(person));
    const compared = compareShifts({
      rows: shiftRows,
      planned: shiftsOf.get(person) ?? [],
      replaced: isCovered && { isCovered, coversOnCall: coverage.coversOnCall },
      dayOf: clock.dayOf,
    });
    const worked = new Set(shiftRows.filter(({ type }) => type !== 'OnCall').map(({ start }) => clock.dayOf(start)));
    const away = compareLeaves({
      rows: leaveRows,
      planned: leavesOf.get(person) ?? [],
      worked,
      replaced: isCovered && { isCovered, covers: coverage.coversLeave },
    });
    for (const row of [...compared.present, ...away.present]) result.present.add(row);
    result.addedShifts.push(...compared.added);
    result.removedShifts.push(...compared.removed);
    for (const [row, former] of compared.changed) result.changedShifts.set(row, former);
    for (const [row, days] of away.added) result.addedLeaves.set(row, days);
    for (const [leave, days] of away.cut) result.cutLeaves.set(leave, days);
    for (const row of rows) {
      if (result.present.has(row)) continue;
      const place = isShift(row) && unknown.get(row);
      if (place) faults.set(row, place);
      const employment = employments.get(Number(person));
      const days = isShift(row) ? [clock.dayOf(row.start)] : daysOf(row);
      const day = employment && days.find((one) => notEmployedOn(employment, one));
      if (day) {
        faults.set(row, notEmployedOn(employment, day)!);
        result.outside.add(row);
      }
      const leave = isShift(row) && row.type !== 'OnCall' ? away.away.get(days[0]!) : undefined;
      if (leave)
        faults.set(row, `${row.employeeName} is away on ${days[0]} (${leaveTitle(leave)}): change the leave first.`);
    }
    for (const row of leaveRows) {
      const hours = (hoursOf.get(person) ?? []).find(({ start, end }) => {
        const [first, last] = [clock.dayOf(start), clock.dayOf(end - 1)];
        return row.type !== 'DayOff' && first <= row.lastDay && last >= row.firstDay;
      });
      if (hours && !result.present.has(row))
        faults.set(row, `${row.employeeName} has leave by the hour on ${clock.dayOf(hours.start)}: change it first.`);
    }
    const gone = new Set([...compared.removed, ...compared.changed.values()]);
    const stays = (shiftsOf.get(person) ?? []).filter((shift) => shift.type !== 'OnCall' && !gone.has(shift));
    for (const row of away.added.keys()) {
      const work = stays
        .map(({ start }) => clock.dayOf(start))
        .find((day) => row.firstDay <= day && day <= row.lastDay);
      if (work)
        faults.set(
          row,
          `${row.employeeName} works on ${work}: take that shift off the plan first, or import with “Remove what the file leaves out”.`,
        );
    }
    for (const [row, other, day] of away.clashes)
      faults.set(row, `${row.employeeName} is already away on ${day} (${leaveTitle(other)}): change that first.`);
    for (const [row, day] of away.twice)
      faults.set(row, `The file has more than this for ${row.employeeName} on ${day}: leave one of them.`);
    for (const [row, other] of compared.clashes) {
      const where = 'line' in other ? `the shift of line ${other.line}` : 'a planned shift';
      const time = `${clock.format(other.start).slice(0, 16).replace('T', ' ')} to ${clock.format(other.end).slice(11, 16)}`;
      faults.set(row, `${row.employeeName} cannot work two shifts at once: this one overlaps ${where}, ${time}.`);
    }
  }
  return result;
}

function byKind(rows: readonly RowEntry[]): { shiftRows: RowShift[]; leaveRows: RowLeave[] } {
  const shiftRows = rows.filter(isShift);
  const leaveRows = rows.filter((row): row is RowLeave => !isShift(row));
  return { shiftRows, leaveRows };
}
