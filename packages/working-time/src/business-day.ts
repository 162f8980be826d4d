import { dateOfDay, type LocalDate, wallTimeOfDay } from '@horae/local-time/local-date';
import { createZone } from '@horae/local-time/zone';
import type { Span } from './span';

/** Which business day a shift over the divide belongs to. */
export type Attribution = 'start' | 'end' | 'most' | 'split';

export interface BusinessDayRule {
  /** IANA identifier; dates and the divide are local to it. */
  readonly zone: string;
  /** `most`: where most of its minutes lie, the earlier day when they are equal. `split`: every minute where it lies. */
  readonly attribution: Attribution;
  /** Minutes after 00:00 on the wall at which a business day begins, 0 to 1439. Default 0, midnight. */
  readonly divideMinutes?: number;
}

/** A shift or a part of it, and the business day that it counts to. */
export interface DayShare extends Span {
  readonly date: LocalDate;
}

/**
 * Attributes a shift (epoch milliseconds) to business days. The shares follow each other without a gap, so they always
 * add up to the time that truly passed: a business day with a clock change has 23 or 25 hours. Where the clock jumps
 * over the divide, the day begins at the jump; where it shows the divide twice, at the first. An empty shift has no
 * share. Throws a RangeError for an unknown zone, a divide outside the day, or a shift that ends before it starts.
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
    // Where the calendar skips a whole date, that day has no time of its own.
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
