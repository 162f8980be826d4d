import { calendarIdOf } from '@horae/contract/scheduling/decode-columns';
import { leaveTypes, type ShiftType, workedTypes } from '@horae/contract/scheduling/staff-timeline.contract';
import type { Database } from '#platform/database';
import type { HotelClock } from '#platform/hotel-time';
import { readClockings, withClockings } from './clockings';
import type { EventFilters, EventQuery, EventRow } from './event-row';
import { readLeaves } from './leave-rows';
import { readPaidBreaks, withPaidBreaks } from './paid-breaks';
import type { Period } from './period.rules';
import { readShifts } from './shift-rows';

const wantedTypes = ({ calendars, typesOfShift, showOvertimes }: EventFilters): Set<ShiftType> =>
  new Set(
    [...workedTypes, ...leaveTypes].filter(
      (type) =>
        (!calendars || calendars.includes(calendarIdOf(type))) &&
        (!typesOfShift || typesOfShift.includes(type)) &&
        (type !== 'Overtime' || showOvertimes !== false),
    ),
  );

/** Returns the events that overlap the period and have one of the requested types. */
export function chooseEvents(
  events: readonly EventRow[],
  { from, to }: Period,
  filters: EventFilters,
): readonly EventRow[] {
  const wanted = wantedTypes(filters);
  const isChosen = ({ start, end, type }: EventRow) => start < to && end > from && wanted.has(type);
  return events.every(isChosen) ? events : events.filter(isChosen);
}

/** Reads the events of a hotel that overlap the period, by start, then id; more than `atMost` if there are more. */
export async function readEvents(
  db: Database,
  companyId: number,
  period: Period,
  filters: EventFilters,
  clock: HotelClock,
  atMost: number,
): Promise<EventRow[]> {
  const wanted = wantedTypes(filters);
  const query = (types: readonly ShiftType[]): EventQuery => ({
    companyId,
    period,
    types: types.filter((type) => wanted.has(type)),
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
  // Both lists are sorted already; we sort again only if there is something to merge.
  if (leaves.length === 0) return worked;
  return [...worked, ...leaves].sort((a, b) => a.start - b.start || a.id - b.id);
}
