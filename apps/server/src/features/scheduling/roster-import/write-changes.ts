import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { type ChangedEvent, changeByFile } from '../shifts/file-changes.commands';
import { remaining } from './compare-leaves.rules';
import { changedShift } from './compare-shifts.rules';
import type { Comparison } from './comparison';
import { placesOfRows } from './named-places';
import { newLeaves } from './new-leaves.rules';
import type { Matched } from './people';
import { addMissing, addShifts, type Importer } from './write-rows';

export interface Written {
  added: number;
  changed: number;
  removed: number;
  shiftIds: number[];
  /** The people whom the file brought. */
  people: number[];
  events: ChangedEvent[];
}

/** Writes what a file changes: first what goes, then what moves, then what comes. */
export async function writeChanges(
  tx: Database,
  { timeZone, ...importer }: Importer & { timeZone: string },
  matched: Matched,
  comparison: Comparison,
  progress: (share: number) => void,
): Promise<Written> {
  const idOf = await addMissing(tx, importer, matched);
  const { changedShifts, removedShifts, cutLeaves, addedLeaves, addedShifts } = comparison;
  const dayOf = hotelClock(timeZone).dayOf;
  const places = await placesOfRows(
    tx,
    importer.companyId,
    [...addedShifts, ...changedShifts.keys()].map((row) => ({ row, employeeId: idOf(row), day: dayOf(row.start) })),
  );
  const events = await changeByFile(tx, importer, {
    removedShifts: removedShifts.map(({ id }) => id),
    changedShifts: [...changedShifts].map(([row, former]) => {
      const { start, end, type, breakMinutes, notes } = changedShift(row, former);
      const [startsAt, endsAt] = [new Date(start * 1000), new Date(end * 1000)];
      return Object.assign({ id: former.id, type, breakMinutes, notes, startsAt, endsAt }, places.get(row));
    }),
    cutLeaves: [...cutLeaves].map(([leave, lost]) => ({ id: leave.id, left: remaining(leave, lost) })),
    addedLeaves: newLeaves(addedLeaves, idOf),
  });
  const shiftIds = await addShifts(tx, importer.companyId, addedShifts, { idOf, places }, progress);
  const newLeave = events.filter(({ isLeave, before }) => isLeave && before === null);
  return {
    added: shiftIds.length + newLeave.length,
    changed: events.filter(({ before, version }) => before !== null && version !== null).length,
    removed: events.filter(({ version }) => version === null).length,
    shiftIds,
    people: matched.newPeople.map(idOf),
    events,
  };
}
