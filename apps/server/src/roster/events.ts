import { calendarIdOf } from '@horae/contract/scheduling/staff-columns';
import { leaveTypes, type ShiftType, workedTypes } from '@horae/contract/scheduling/staff-timeline.contract';
import type { Database } from '#platform/database';
import type { HotelClock } from '#platform/hotel-time';
import { readClockings, withClockings } from './clockings';
import type { EventFilters, EventQuery, EventRow } from './event-row';
import { readLeaves } from './leave-rows';
import { readPaidBreaks, withPaidBreaks } from './paid-breaks';
import type { Period } from './period.rules';
import { readShifts } from './shift-rows';

/** The events of a hotel that touch the period, by start, then id; more than `atMost` of them when there are more. */
export async function readEvents(
  db: Database,
  companyId: number,
  period: Period,
  filters: EventFilters,
  clock: HotelClock,
  atMost: number,
): Promise<EventRow[]> {
  const wanted = (type: ShiftType) =>
    (!filters.calendars || filters.calendars.includes(calendarIdOf(type))) &&
    (!filters.typesOfShift || filters.typesOfShift.includes(type)) &&
    (type !== 'Overtime' || filters.showOvertimes !== false);
  const query = (types: readonly ShiftType[]): EventQuery => ({
    companyId,
    period,
    types: types.filter(wanted),
    withDeclared: filters.erganiFlag ?? false,
    employeeIds: filters.employeeIds,
    atMost,
  });
  const [shifts, paidBreaks, clockings, leaves] = await Promise.all([
    readShifts(db, query(workedTypes)),
    readPaidBreaks(db, companyId, filters.employeeIds),
    readClockings(db, companyId, period),
    readLeaves(db, query(leaveTypes), clock),
  ]);
  const worked = withClockings(withPaidBreaks(shifts, paidBreaks, clock), clockings);
  // Both come sorted; joined they are sorted again only when there is something to merge.
  if (leaves.length === 0) return worked;
  return [...worked, ...leaves].sort((a, b) => a.start - b.start || a.id - b.id);
}
