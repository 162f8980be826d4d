import type { PersonToSubmit } from '@horae/contract/declarations/days-to-submit';
import { addDays } from '@horae/local-time/local-date';
import type { DayToTake } from '#roster/declaring/days-to-take.rules';

/** Whose days were taken, as a submission sends them, with the list as it was seen. */
export function peopleTaken(
  people: readonly PersonToSubmit[],
  days: readonly DayToTake[],
): { id: number; seen: string; days: string[] }[] {
  const taken = new Map<number, string[]>();
  for (const { employeeId, day } of days) {
    const own = taken.get(employeeId);
    if (own) own.push(day);
    else taken.set(employeeId, [day]);
  }
  return people.flatMap(({ id, seen }) => {
    const own = taken.get(id);
    return own ? { id, seen, days: own } : [];
  });
}

/** How many people are declared by the week, by the Monday from which it counts: those of whom no day is left out. */
export function peopleByWeek(people: readonly PersonToSubmit[], days: readonly DayToTake[]): Map<string, number> {
  const taken = new Set(days.map(({ employeeId, day }) => `${employeeId} ${day}`));
  const counts = new Map<string, number>();
  for (const { id, everyWeekFrom: monday, days: listed } of people) {
    if (monday === null) continue;
    const sunday = addDays(monday, 6);
    const week = listed.filter(({ day }) => day >= monday && day <= sunday);
    if (week.every(({ day }) => taken.has(`${id} ${day}`))) counts.set(monday, (counts.get(monday) ?? 0) + 1);
  }
  return counts;
}
