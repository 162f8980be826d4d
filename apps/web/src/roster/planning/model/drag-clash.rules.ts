import type { PlanChange } from '@horae/contract/scheduling/plan-changes';
import type { Zone } from '@horae/local-time/zone';
import { isOpenRow } from '../../model/open-rows.rules';
import { readMoment } from '../../model/read-event.rules';
import { awayOf } from './day-text.rules';
import type { PlanEntry, PlanNow } from './plan-now.rules';

/** What an item would stand in the way of: other work at the same time, leave on the same day, or another department. */
export type DragClash = { kind: 'work' | 'leave'; with: PlanEntry } | { kind: 'elsewhere' };

type Placed = NonNullable<PlanChange['item']>;

/** The first thing that makes changes impossible; the server would refuse them. */
export function clashOfDrag(now: PlanNow, changes: readonly PlanChange[], zone: Zone): DragClash | null {
  const changed = new Set(changes.map(({ id }) => id));
  for (const { item } of changes) {
    // Open shifts may be as many as one likes at once.
    const clash = item && !isOpenRow(item.employeeId) && clashOf(item, now, changed, zone);
    if (clash) return clash;
  }
  return null;
}

function clashOf(item: Placed, now: PlanNow, changed: ReadonlySet<number | undefined>, zone: Zone): DragClash | null {
  if (!now.isListed(item.employeeId, item.start.slice(0, 10))) return { kind: 'elsewhere' };
  const [start, end] = [readMoment(item.start, zone)!, readMoment(item.end, zone)!];
  const isAway = awayOf(item.typeOfShift);
  for (const entry of now.entriesOf(item.employeeId)) {
    if (changed.has(entry.id)) continue;
    // A night that ends on the first morning of a leave is work of the day before.
    if (isAway && entry.start >= start && entry.start < end) return { kind: 'work', with: entry };
    if (isAway && entry.allDay && entry.start < end && start < entry.end) return { kind: 'leave', with: entry };
    if (isAway) continue;
    if (entry.allDay && entry.start <= start && start < entry.end) return { kind: 'leave', with: entry };
    if (item.typeOfShift === 'OnCall' || entry.typeOfShift === 'OnCall' || entry.allDay) continue;
    if (entry.start < end && start < entry.end) return { kind: 'work', with: entry };
  }
  return null;
}
