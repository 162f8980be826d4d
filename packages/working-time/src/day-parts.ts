import { dayLength } from '@horae/local-time/local-date';
import type { Zone } from '@horae/local-time/zone';
import type { Span } from './span';

/** A part of one local date without a clock change; `midnight` is the instant of 00:00 by the offset of this part. */
export interface DayPart extends Span {
  /** Days after 1970-01-01. */
  readonly day: number;
  readonly midnight: number;
}

/** Splits a span at the midnights and clock changes of a zone. */
export function dayParts({ from, to }: Span, zone: Zone): DayPart[] {
  const parts: DayPart[] = [];
  for (let at = from; at < to; ) {
    const day = zone.dayAt(at);
    const midnight = day * dayLength - zone.offsetAt(at);
    const end = Math.min(to, midnight + dayLength);
    const next = zone.changeBetween(at, end) ?? end;
    parts.push({ day, midnight, from: at, to: next });
    at = next;
  }
  return parts;
}
