import type { HotelClock } from '#platform/hotel-time';
import { noPlace, type PlaceFields, type PlannedItem, placeFields } from '#roster/planned-item';
import { remaining } from './compare-leaves.rules';
import { changedPlace, changedShift } from './compare-shifts.rules';
import type { Comparison } from './comparison';
import type { EntryPerson } from './entries';
import { newLeaves } from './new-leaves.rules';

/** What a file says of an item of a person: without an id it is new, without an item it goes. */
export interface PersonChange {
  id?: number;
  item: PlannedItem | null;
}

/** What a file changes for people, item by item: first what goes, then what changes, then what is new. */
export function changedItems(
  comparison: Comparison,
  idOf: (entry: EntryPerson) => number,
  clock: HotelClock,
): PersonChange[] {
  const work = (
    id: number,
    employeeId: number,
    shift: ReturnType<typeof changedShift>,
    departmentId: number | null,
    place: Partial<PlaceFields> = {},
  ): PlannedItem => {
    const { type, start, end, breakMinutes, notes } = shift;
    const days = { firstDay: clock.dayOf(start), lastDay: clock.dayOf(end - 1) };
    return {
      id,
      employeeId,
      type,
      start,
      end,
      allDay: false,
      ...days,
      breakMinutes,
      notes,
      leaveKind: null,
      ...placeFields(place),
      departmentId,
    };
  };
  const away = (id: number, { employeeId, type, kind, compensates, notes, firstDay, lastDay }: Away): PlannedItem => {
    const moments = { start: clock.startOf(firstDay), end: clock.at(lastDay, 1440) };
    const days = { allDay: true, firstDay, lastDay };
    return {
      id,
      employeeId,
      type,
      ...moments,
      ...days,
      breakMinutes: 0,
      notes,
      leaveKind: kind,
      ...(compensates && { compensates }),
      ...noPlace,
    };
  };
  const cut = [...comparison.cutLeaves].flatMap(([leave, lost]): PersonChange[] => {
    const runs = remaining(leave, lost);
    if (runs.length === 0) return [{ id: leave.id, item: null }];
    return runs.map((run, at) => {
      const item = away(at === 0 ? leave.id : 0, Object.assign({}, leave, run));
      return at === 0 ? { id: leave.id, item } : { item };
    });
  });
  return [
    ...comparison.removedShifts.map(({ id }) => ({ id, item: null })),
    ...cut,
    ...[...comparison.changedShifts].map(([row, former]) => {
      const departmentId = row.departmentId ?? former.departmentId;
      const shift = changedShift(row, former);
      const place = { ...former, ...changedPlace(row, former) };
      return { id: former.id, item: work(former.id, former.employeeId, shift, departmentId, place) };
    }),
    ...comparison.addedShifts.map((row) => {
      const { departmentId = null, jobTitle = null, workCentreId = null, costPlace = null } = row;
      return { item: work(0, idOf(row), row, departmentId, { jobTitle, workCentreId, costPlace }) };
    }),
    ...newLeaves(comparison.addedLeaves, idOf).map((leave) => ({ item: away(0, leave) })),
  ];
}

type Away = Omit<ReturnType<typeof newLeaves>[number], 'compensates'> & { compensates?: string | null | undefined };
