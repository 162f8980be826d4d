import { clockedStretch, paidPause, unpaidBreak, workedByDay } from '@horae/working-time/worked-time';
import { Temporal } from 'temporal-polyfill';
import { hotelClock } from '#platform/hotel-time';
import type { people, ShiftRow } from './hours-fixture';
import type { BusinessDay } from './working-hours.rules';

interface Stretch {
  start: number;
  end: number;
  breakMinutes: number;
}
export interface RawShift extends Stretch {
  id: number;
  employee: number;
  layer: string;
  type: ShiftRow['type'];
  status: string;
}
export interface RawClock {
  employee: number;
  shift: number | null;
  in: number;
  out: number | null;
}
export type Person = (typeof people)[number];

/** A version of a contract: how it counts breaks from a day on. */
export interface RawContract {
  employee: number;
  fromDay: string;
  isInside: boolean;
}

export const plus = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString();
export const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);

export const withHours: ShiftRow['type'][] = ['Regular', 'Split', 'Night', 'Overtime', 'Training'];

/** The expected daily sums of one employee, by the definition of worked time in TypeScript. */
export function reference(
  person: Person,
  shifts: RawShift[],
  clocks: RawClock[],
  days: string[],
  business: BusinessDay = { attribution: 'split', divide: 0 },
  contracts: RawContract[] = [],
  zone = 'Europe/Athens',
) {
  const clock = hotelClock(zone);
  const startOf = (day: string) => clock.dayStart(day, business.divide) * 1000;
  const edges = [...days, plus(days.at(-1)!, 1)];
  const counted = { starts: edges.map(startOf), attribution: business.attribution };
  const minutesByDay = (stretches: Stretch[]) =>
    workedByDay(
      stretches.toSorted((a, b) => a.start - b.start),
      counted,
    );
  const versions = contracts
    .filter(({ employee }) => employee === person.id)
    .toSorted((a, b) => a.fromDay.localeCompare(b.fromDay));
  const isInside = ({ start }: Pick<Stretch, 'start'>) => {
    const day = clock.dayOf(start / 1000);
    const inForce = versions.findLast(({ fromDay }) => fromDay <= day) ?? versions[0];
    return inForce?.isInside ?? false;
  };
  const unpaidOf = (shift: Stretch) => unpaidBreak(shift.breakMinutes, isInside(shift));
  const own = shifts
    .filter(({ employee, type, status }) => {
      return employee === person.id && status !== 'cancelled' && withHours.includes(type);
    })
    .map((shift) => Object.assign({}, shift, { breakMinutes: unpaidOf(shift) }));
  const planned = own.filter(({ layer }) => layer === 'planned');
  const overtime = own.filter(({ type }) => type === 'Overtime');
  const begin = [...planned, ...overtime].map(({ start }) => start);
  const spans = new Map<unknown, RawClock & { stay: number; parts: RawClock[] }>();
  for (const clock of clocks.filter(({ employee }) => employee === person.id)) {
    const key = clock.shift ?? clock;
    const known = spans.get(key);
    const stay = clock.out === null ? 0 : clock.out - clock.in;
    const out = !known ? clock.out : known.out === null || clock.out === null ? null : Math.max(known.out, clock.out);
    spans.set(key, {
      ...clock,
      in: Math.min(known?.in ?? clock.in, clock.in),
      out,
      stay: (known?.stay ?? 0) + stay,
      parts: [...(known?.parts ?? []), clock].toSorted((a, b) => a.in - b.in),
    });
  }
  const actual = [...spans.values()].flatMap(({ shift, in: start, out: end, stay, parts }) => {
    if (end === null) return [];
    const planned = shifts.find(({ id }) => id === shift);
    const pauses = parts.slice(1).map((part, index) => (part.in - parts[index]!.out!) / 1000);
    const isPaid = planned !== undefined && isInside(planned);
    const pausedMinutes = isPaid
      ? sum(pauses.filter((pause) => pause > paidPause(planned.breakMinutes))) / 60
      : (end - start - stay) / 60_000;
    return [
      clockedStretch(
        { start, end, pausedMinutes },
        planned ? { start: planned.start, breakMinutes: unpaidOf(planned) } : null,
      ),
    ];
  });
  const [first, last] = [startOf(days[0]!), startOf(edges.at(-1)!)];
  return {
    person,
    planned: minutesByDay(planned),
    declared: minutesByDay(own.filter(({ layer }) => layer === 'declared')),
    actual: minutesByDay(actual),
    overtime: minutesByDay(overtime),
    begins: days.map((day) => begin.some((start) => start >= startOf(day) && start < startOf(plus(day, 1)))),
    open: [...spans.values()].filter(({ in: start, out }) => out === null && start >= first && start < last).length,
  };
}
