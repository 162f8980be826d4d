import { addDays } from '@horae/local-time/local-date';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import type { OwnChange } from '../publications/publications.reads';
import { type Author, changeByFile } from './file-changes.commands';
import { readPublished, readPublishedById } from './planned-items.reads';
import type { CheckedShift } from './shifts.rules';

/**
 * Takes the days of a leave, or the day on which work begins, from the days off of its person; what is left of longer
 * ones stays. Audited. Returns what it changed.
 */
export async function makeRoom(
  tx: Database,
  author: Author,
  hotel: GrantedHotel,
  { employeeId, allDay, firstDay: first, lastDay }: CheckedShift,
): Promise<OwnChange[]> {
  const last = allDay ? lastDay : first;
  const items = await readPublished(tx, hotel, [employeeId], { first, last });
  const cutLeaves = items
    .filter(({ type }) => type === 'DayOff')
    .map((off) => ({
      id: off.id,
      left: [
        { firstDay: off.firstDay, lastDay: addDays(first, -1) },
        { firstDay: addDays(last, 1), lastDay: off.lastDay },
      ].filter((part) => part.firstDay <= part.lastDay),
    }));
  if (cutLeaves.length === 0) return [];
  const changed = await changeByFile(tx, author, { cutLeaves, changedShifts: [], removedShifts: [], addedLeaves: [] });
  const ids = changed.map(({ eventId }) => eventId);
  const left = await readPublishedById(tx, hotel, ids);
  const withId = (all: typeof items, id: number) => all.find((item) => item.id === id) ?? null;
  return ids.map((id) => ({ before: withId(items, id), after: withId(left, id) }));
}
