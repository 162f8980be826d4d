import type { Employment } from '@horae/contract/person';
import { addDays } from '@horae/local-time/local-date';

/** Every employment of one person, oldest first; the last one may still lie ahead. */
export interface Employed extends Employment {
  formerEmployments: readonly Employment[];
}

/** The employments of a person, oldest first. */
export const employmentsOf = ({ firstDay, lastDay, formerEmployments }: Employed): Employment[] => [
  ...formerEmployments,
  { firstDay, lastDay },
];

const covers = ({ firstDay, lastDay }: Employment, day: string) =>
  (firstDay === null || firstDay <= day) && (lastDay === null || lastDay >= day);

/** Whether a person is employed on a day: not before the first employment, after the last one, or between two. */
export const isEmployedOn = (person: Employed, day: string): boolean =>
  employmentsOf(person).some((one) => covers(one, day));

/** Whether a person works here on a day, not yet or not yet again, or no longer. */
export function employmentOn(person: Employed, day: string): 'now' | 'future' | 'left' {
  if (isEmployedOn(person, day)) return 'now';
  return person.firstDay !== null && person.firstDay > day ? 'future' : 'left';
}

/** Returns the day, or the nearest one before it, else after it, on which the person is employed. */
export function nearestEmployedDay(person: Employed, day: string): string {
  if (isEmployedOn(person, day)) return day;
  const over = employmentsOf(person).findLast(({ lastDay }) => lastDay !== null && lastDay < day);
  return over?.lastDay ?? employmentsOf(person)[0]!.firstDay ?? day;
}

/** The first day from `from` to `to` on which the person is not employed; null if there is none. */
export function firstDayOff(person: Employed, from: string, to: string): string | null {
  let day = from;
  while (day <= to) {
    const one = employmentsOf(person).find((employment) => covers(employment, day));
    if (!one) return day;
    if (one.lastDay === null) return null;
    day = addDays(one.lastDay, 1);
  }
  return null;
}

/** The last day of the employment that a day belongs to, or of the next one before which it lies; null if open. */
export function lastDayFrom(person: Employed, day: string): string | null {
  const one = employmentsOf(person).find(({ lastDay }) => lastDay === null || lastDay >= day);
  return (one ?? person).lastDay;
}

/** The employments between which a day lies; each may be missing. */
export function around(
  person: Employed,
  day: string,
): { before: Employment | undefined; after: Employment | undefined } {
  const all = employmentsOf(person);
  return {
    before: all.findLast(({ lastDay }) => lastDay !== null && lastDay < day),
    after: all.find(({ firstDay }) => firstDay !== null && firstDay > day),
  };
}

/** Why two employments cannot both have been; null if they do not overlap. */
export function overlapFault(one: Employment, others: readonly Employment[]): string | null {
  const other = others.find(
    ({ firstDay, lastDay }) =>
      (one.lastDay === null || firstDay === null || firstDay <= one.lastDay) &&
      (one.firstDay === null || lastDay === null || lastDay >= one.firstDay),
  );
  if (!other) return null;
  const { firstDay, lastDay } = other;
  if (firstDay === null) return `There is already an employment until ${lastDay}: choose a later day.`;
  if (lastDay === null) return `There is already an employment from ${firstDay}: choose an earlier day.`;
  return `There is already an employment from ${firstDay} to ${lastDay}: choose a day outside it.`;
}
