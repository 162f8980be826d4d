import { addDays } from '@horae/local-time/local-date';
import { weekdayOf } from '@horae/local-time/week';
import { isNightShift, shareDays, sundaysAndNights, workingDays } from '@horae/working-time';
import { netMinutes } from '@horae/working-time/worked-time';
import type { LocalDays } from '../../model/local-days.rules';
import { type PersonRules, type PlannedWork, ruleOn } from './planned-work.rules';

interface Wanted {
  start: number;
  end: number;
}

/** Sundays or night shifts of a person in the four weeks that end with a day. */
export interface Burden {
  kind: 'sundays' | 'nights';
  count: number;
}

/** What the shift would cost with a person, with its unpaid minutes; null without a rate, or for those who may not see pay. */
export function costOf(
  person: PersonRules,
  { start, end }: Wanted,
  breakMinutes: number,
  days: LocalDays,
): number | null {
  const cents = ruleOn(person, days.dateOf(start))?.cents;
  if (cents === undefined) return null;
  return Math.round((netMinutes({ start, end, breakMinutes }) * cents) / 60);
}

/** How often a person already works so, if the shift is at night or on a Sunday; null for any other. */
export function burdenOf(
  { before }: PersonRules,
  work: readonly PlannedWork[],
  { start, end }: Wanted,
  { zone, dateOf }: LocalDays,
): Burden | null {
  const last = dateOf(start);
  const isNight = isNightShift({ from: start, to: end }, zone);
  if (!isNight && weekdayOf(last) !== 7) return null;
  const first = addDays(last, 1 - shareDays);
  const dayOf = workingDays(work, zone);
  const known = sundaysAndNights(
    work.map((one) => ({ ...one, day: dayOf.get(one)! })),
    zone,
  );
  const kind = isNight ? 'nights' : 'sundays';
  const worked = new Set([...(before?.[kind] ?? []), ...known[kind]]);
  return { kind, count: [...worked].filter((day) => first <= day && day <= last).length };
}

/** Minutes between the clock times at which the shift and the nearest one of a person begin; null if they have none. */
export function timesApart(work: readonly PlannedWork[], { start }: Wanted, days: LocalDays): number | null {
  const [nearest] = work.toSorted((a, b) => Math.abs(a.from - start) - Math.abs(b.from - start));
  if (!nearest) return null;
  const clock = (instant: number) => (instant - days.startOf(days.dateOf(instant))) / 60_000;
  const apart = Math.abs(clock(nearest.from) - clock(start));
  return Math.min(apart, 1440 - apart);
}
