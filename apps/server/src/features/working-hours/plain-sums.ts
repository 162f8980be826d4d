import { Temporal } from 'temporal-polyfill';
import type { people } from './hours-fixture';

interface Stretch {
  start: number;
  end: number;
  breakMinutes: number;
}
export interface RawShift extends Stretch, Record<string, unknown> {
  id: number;
  employee: number;
  layer: string;
  type: string;
  status: string;
}
export interface RawClock extends Record<string, unknown> {
  employee: number;
  shift: number | null;
  in: number;
  out: number | null;
}
export type Person = (typeof people)[number];

const zone = 'Europe/Athens';
const startOf = (day: string) => Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds;
export const plus = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString();
export const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);

/** Minutes by day, written as plainly as can be: overlaps joined, the break from the beginning, cut at midnights. */
function minutesByDay(stretches: Stretch[], days: string[]): number[] {
  const joined: Stretch[] = [];
  for (const one of stretches.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (!last || one.start >= last.end) joined.push({ ...one });
    else {
      last.end = Math.max(last.end, one.end);
      last.breakMinutes = Math.max(last.breakMinutes, one.breakMinutes);
    }
  }
  return days.map((day) => {
    const worked = joined.map((one) => {
      const from = Math.max(one.start + one.breakMinutes * 60_000, startOf(day));
      return Math.max(0, Math.min(one.end, startOf(plus(day, 1))) - from);
    });
    return Math.round(sum(worked) / 60_000);
  });
}

export const withHours = ['Regular', 'Split', 'Night', 'Overtime', 'Training'];

/** What the sums of one person must be, day by day. */
export function reference(person: Person, shifts: RawShift[], clocks: RawClock[], days: string[]) {
  const own = shifts.filter(({ employee, type, status }) => {
    return employee === person.id && status !== 'cancelled' && withHours.includes(type);
  });
  const planned = own.filter(({ layer }) => layer === 'planned');
  const overtime = own.filter(({ type }) => type === 'Overtime');
  const begin = [...planned, ...overtime].map(({ start }) => start);
  const spans = new Map<unknown, RawClock>();
  for (const clock of clocks.filter(({ employee }) => employee === person.id)) {
    const key = clock.shift ?? clock;
    const held = spans.get(key) ?? clock;
    const out = held.out === null || clock.out === null ? null : Math.max(held.out, clock.out);
    spans.set(key, { ...held, in: Math.min(held.in, clock.in), out });
  }
  const actual = [...spans.values()].flatMap(({ shift, in: start, out: end }) => {
    const breakMinutes = shifts.find(({ id }) => id === shift)?.breakMinutes ?? 0;
    return end === null ? [] : [{ start, end, breakMinutes }];
  });
  const [first, last] = [startOf(days[0]!), startOf(plus(days.at(-1)!, 1))];
  return {
    person,
    planned: minutesByDay(planned, days),
    declared: minutesByDay(
      own.filter(({ layer }) => layer === 'declared'),
      days,
    ),
    actual: minutesByDay(actual, days),
    overtime: minutesByDay(overtime, days),
    begins: days.map((day) => begin.some((start) => start >= startOf(day) && start < startOf(plus(day, 1)))),
    open: [...spans.values()].filter(({ in: start, out }) => out === null && start >= first && start < last).length,
  };
}
