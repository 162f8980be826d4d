import type { Declaring } from '@horae/contract/scheduling/plan-publication';
import { addDays } from '@horae/local-time/local-date';
import type { GrantedHotel } from '#platform/account';
import { groupBy } from '#platform/group-by';
import { hotelClock } from '#platform/hotel-time';
import { type AnyItem, hasPerson, type PlannedItem } from '#roster/planned-item';
import type { Draft } from './draft';

interface DayToDeclare {
  employeeId: number;
  day: string;
  isPast: boolean;
  isUnplanned: boolean;
  /** Epoch seconds: when its work begins, or else when the day ends. */
  dueAt: number;
  /** Epoch seconds: when it is declared; null: with the publication. */
  declaredAt: number | null;
}

/**
 * The days whose declaration follows from publishing these drafts. `at` is when the hotel declares: at once, or at an
 * hour (epoch seconds), and then at once what would be late by that hour. `planned` is the plan of everybody concerned
 * as it is then.
 */
export function daysToDeclare(
  { timeZone }: GrantedHotel,
  at: 'atOnce' | number,
  drafts: readonly Draft[],
  publishedOf: ReadonlyMap<number, AnyItem>,
  planned: readonly PlannedItem[],
): DayToDeclare[] {
  const clock = hotelClock(timeZone);
  const today = clock.today();
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
  const plannedOn = groupBy(planned.flatMap(daysOf), keyOf);
  return [...days.values()]
    .map(({ employeeId, day }) => {
      const parts = plannedOn.get(keyOf({ employeeId, day })) ?? [];
      const dueAt = Math.min(...parts.map(({ start }) => start), clock.startOf(addDays(day, 1)));
      const declaredAt = at === 'atOnce' || dueAt <= at ? null : at;
      return { employeeId, day, isPast: day < today, isUnplanned: parts.length === 0, dueAt, declaredAt };
    })
    .sort((a, b) => a.day.localeCompare(b.day) || a.employeeId - b.employeeId);
}

/** Those that are declared: past days if somebody wants that, days without any plan only where somebody says so. */
export function chosenToDeclare(days: readonly DayToDeclare[], { past, unplanned }: Declaring): DayToDeclare[] {
  const said = new Set(unplanned.map(keyOf));
  return days.filter((day) => (past || !day.isPast) && (!day.isUnplanned || said.has(keyOf(day))));
}

const keyOf = ({ employeeId, day }: { employeeId: number; day: string }) => `${employeeId} ${day}`;

/** Work belongs to the day on which it starts; what fills whole days has no start. */
function daysOf({ employeeId, allDay, firstDay, lastDay, start: from }: PlannedItem) {
  const days: { employeeId: number; day: string; start: number }[] = [];
  const start = allDay ? Infinity : from;
  for (let day = firstDay; day <= (allDay ? lastDay : firstDay); day = addDays(day, 1))
    days.push({ employeeId, day, start });
  return days;
}
