import type { Declaring, PublicationPreview } from '@horae/contract/scheduling/planning.contract';
import { addDays } from '@horae/local-time/local-date';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { type AnyItem, hasPerson, type PlannedItem } from '#roster/planned-item';
import { declaresAtOnce } from '../../declarations/declarations/declarations.reads';
import type { Draft } from './draft';

type DayToDeclare = NonNullable<PublicationPreview['declares']>[number];

/**
 * The days whose declaration follows from publishing these drafts; null where the hotel declares by hand. `planned` is
 * the plan of everybody concerned as it is then.
 */
export async function readDaysToDeclare(
  db: Database,
  { companyId, timeZone }: GrantedHotel,
  drafts: readonly Draft[],
  publishedOf: ReadonlyMap<number, AnyItem>,
  planned: readonly PlannedItem[],
): Promise<DayToDeclare[] | null> {
  if (!(await declaresAtOnce(db, companyId))) return null;
  const today = hotelClock(timeZone).today();
  const touched = drafts.flatMap(({ item, isRemoved }) => [
    ...(isRemoved ? [] : [item]),
    ...(publishedOf.has(item.id) ? [publishedOf.get(item.id)!] : []),
  ]);
  const days = new Map(
    touched
      .filter(hasPerson)
      .flatMap(daysOf)
      .map((day) => [keyOf(day), day]),
  );
  const plannedDays = new Set(planned.flatMap(daysOf).map(keyOf));
  return [...days.values()]
    .map((day) => Object.assign(day, { isPast: day.day < today, isUnplanned: !plannedDays.has(keyOf(day)) }))
    .sort((a, b) => a.day.localeCompare(b.day) || a.employeeId - b.employeeId);
}

/** Those that are declared: past days if somebody wants that, days without any plan only where somebody says so. */
export function chosenToDeclare(days: readonly DayToDeclare[], { past, unplanned }: Declaring): DayToDeclare[] {
  const said = new Set(unplanned.map(keyOf));
  return days.filter((day) => (past || !day.isPast) && (!day.isUnplanned || said.has(keyOf(day))));
}

const keyOf = ({ employeeId, day }: { employeeId: number; day: string }) => `${employeeId} ${day}`;

/** Work belongs to the day on which it starts. */
function daysOf({ employeeId, allDay, firstDay, lastDay }: PlannedItem): { employeeId: number; day: string }[] {
  const days = [];
  for (let day = firstDay; day <= (allDay ? lastDay : firstDay); day = addDays(day, 1)) days.push({ employeeId, day });
  return days;
}
