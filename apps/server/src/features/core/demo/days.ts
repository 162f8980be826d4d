import type { Day } from './day-plan';

/** Every local day from the first to the last, the last left out. */
export function daysBetween(from: string, until: string): Day[] {
  const days: Day[] = [];
  for (let number = dayNumber(from); number < dayNumber(until); number += 1) days.push(dayOf(number));
  return days;
}

function dayOf(number: number): Day {
  const text = textOf(number);
  return { text, number, ofMonth: Number(text.slice(8)), isLastOfMonth: textOf(number + 1).endsWith('-01') };
}

const dayNumber = (text: string) => Date.parse(`${text}T00:00:00Z`) / 86_400_000;
export const textOf = (number: number) => new Date(number * 86_400_000).toISOString().slice(0, 10);
