import { dateOfDay, type LocalDate, wallTimeOfDay } from '@horae/local-time/local-date';
import { createZone } from '@horae/local-time/zone';
import type { Span } from './span';

/** Which business day gets a shift that crosses the start of a business day. */
export type Attribution = 'start' | 'end' | 'most' | 'split';

/** Where a business day starts, and how a shift is assigned to business days. */
export interface BusinessDayRule {
  /** IANA identifier; dates and `divideMinutes` are local to it. */
  readonly zone: string;
  /** `most`: the day with most of its minutes, the earlier one if equal. `split`: each day gets its own minutes. */
  readonly attribution: Attribution;
  /** Minutes after local 00:00 at which a business day starts, 0 to 1439. Default 0, midnight. */
  readonly divideMinutes?: number;
}

/** A shift or a part of it, and the business day it counts towards. */
export interface DayShare extends Span {
  readonly date: LocalDate;
}

/**
 * Assigns a shift (epoch milliseconds) to business days. The shares are contiguous, so they always add up to the
 * elapsed time: a business day with a clock change has 23 or 25 hours. If the clock skips the local time at which a day
 * starts, the day starts at the jump; if that time occurs twice, at the first. An empty shift has no share. Throws a
 * RangeError for an unknown zone, `divideMinutes` out of range, or a shift that ends before it starts.
 */
export function attributeToDays(
  shift: Span,
  { zone: id, attribution, divideMinutes = 0 }: BusinessDayRule,
): DayShare[] {
  if (!(divideMinutes >= 0 && divideMinutes < 1440)) throw new RangeError(`${divideMinutes} is no minute of a day.`);
  if (!(shift.from <= shift.to)) throw new RangeError(`A shift ends (${shift.to}) before it starts (${shift.from}).`);
  const zone = createZone(id);
  const startOf = (day: number) => zone.instantAt(wallTimeOfDay(day, divideMinutes));

  const shares: DayShare[] = [];
  const first = zone.dayAt(shift.from) - (shift.from < startOf(zone.dayAt(shift.from)) ? 1 : 0);
  for (let day = first, from = shift.from; from < shift.to; day++) {
    const to = Math.min(shift.to, startOf(day + 1));
    // If the time zone skips a whole date, that day contains no time.
    if (to > from) shares.push({ date: dateOfDay(day), from, to });
    from = to;
  }
  if (attribution === 'split' || shares.length < 2) return shares;
  return [{ ...shift, date: dayOf(shares, attribution) }];
}

function dayOf(shares: readonly DayShare[], attribution: 'start' | 'end' | 'most'): LocalDate {
  if (attribution === 'start') return shares[0]!.date;
  if (attribution === 'end') return shares.at(-1)!.date;
  return shares.reduce((best, share) => (share.to - share.from > best.to - best.from ? share : best)).date;
}
