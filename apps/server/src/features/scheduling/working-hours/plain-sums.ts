import { attributeToDays } from '@horae/working-time';
import { Temporal } from 'temporal-polyfill';
import type { people } from './hours-fixture';
import type { BusinessDay } from './working-hours.rules';

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
const midnight = (day: string) => Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds;
/** Where a working day begins, by what the package says of the calendar day. */
const startsBy =
  ({ divide }: BusinessDay) =>
  (day: string) =>
    attributeToDays(
      { from: midnight(day), to: midnight(plus(day, 1)) },
      { zone, attribution: 'split', divideMinutes: divide },
    ).find(({ date }) => date === day)!.from;
export const plus = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString();
export const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);

/** Minutes by day, written as plainly as can be: overlaps joined, the break from the beginning, cut at midnights. */
function minutesByDay(stretches: Stretch[], days: string[], business: BusinessDay): number[] {
  const startOf = startsBy(business);
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
      if (business.attribution !== 'split') {
        const rule = { zone, attribution: business.attribution, divideMinutes: business.divide };
        const [share] = attributeToDays({ from: one.start, to: one.end }, rule);
        return share?.date === day ? Math.max(0, one.end - one.start - one.breakMinutes * 60_000) : 0;
      }
      const from = Math.max(one.start + one.breakMinutes * 60_000, startOf(day));
      return Math.max(0, Math.min(one.end, startOf(plus(day, 1))) - from);
    });
    return Math.round(sum(worked) / 60_000);
  });
}

export const withHours = ['Regular', 'Split', 'Night', 'Overtime', 'Training'];

/** What the sums of one person must be, day by day. */
export function reference(
  person: Person,
  shifts: RawShift[],
  clocks: RawClock[],
  days: string[],
  business: BusinessDay = { attribution: 'split', divide: 0 },
) {
  const startOf = startsBy(business);
  const own = shifts.filter(({ employee, type, status }) => {
    return employee === person.id && status !== 'cancelled' && withHours.includes(type);
  });
  const planned = own.filter(({ layer }) => layer === 'planned');
  const overtime = own.filter(({ type }) => type === 'Overtime');
  const begin = [...planned, ...overtime].map(({ start }) => start);
  const spans = new Map<unknown, RawClock & { stay: number }>();
  for (const clock of clocks.filter(({ employee }) => employee === person.id)) {
    const key = clock.shift ?? clock;
    const held = spans.get(key);
    const stay = clock.out === null ? 0 : clock.out - clock.in;
    const out = !held ? clock.out : held.out === null || clock.out === null ? null : Math.max(held.out, clock.out);
    spans.set(key, { ...clock, in: Math.min(held?.in ?? clock.in, clock.in), out, stay: (held?.stay ?? 0) + stay });
  }
  const actual = [...spans.values()].flatMap(({ shift, in: start, out: end, stay }) => {
    if (end === null) return [];
    const planned = shifts.find(({ id }) => id === shift)?.breakMinutes ?? 0;
    return [{ start, end, breakMinutes: Math.max(planned, (end - start - stay) / 60_000) }];
  });
  const [first, last] = [startOf(days[0]!), startOf(plus(days.at(-1)!, 1))];
  return {
    person,
    planned: minutesByDay(planned, days, business),
    declared: minutesByDay(
      own.filter(({ layer }) => layer === 'declared'),
      days,
      business,
    ),
    actual: minutesByDay(actual, days, business),
    overtime: minutesByDay(overtime, days, business),
    begins: days.map((day) => begin.some((start) => start >= startOf(day) && start < startOf(plus(day, 1)))),
    open: [...spans.values()].filter(({ in: start, out }) => out === null && start >= first && start < last).length,
  };
}
