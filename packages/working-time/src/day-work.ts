import { dayNumber } from '@horae/local-time/local-date';
import type { RulePack } from './rule-pack';
import { common, joined, lengthOf, type Span, without } from './span';
import type { Contract, WorkDay } from './week';

/** A working day made ready for the rules. Lengths are elapsed milliseconds, as lived through clock changes. */
export interface DayWork {
  readonly day: WorkDay;
  /** The reference date, in days after 1970-01-01. */
  readonly number: number;
  readonly pack: RulePack;
  readonly breakInsideWork: boolean;
  /** At work, breaks included; touching segments are one. */
  readonly segments: readonly Span[];
  /** The unpaid breaks inside the segments; none where breaks are part of the work. */
  readonly breaks: readonly Span[];
  /** At work without unpaid breaks. */
  readonly stretches: readonly Span[];
  readonly worked: number;
}

/** Throws a RangeError for a segment or break that ends before it starts, and for a reference date that is none. */
export function dayWork(day: WorkDay, contract: Contract, pack: RulePack): DayWork {
  const breakInsideWork = day.breakInsideWork ?? contract.breakInsideWork;
  const unpaidBreaks = breakInsideWork ? [] : (day.unpaidBreaks ?? []);
  for (const span of [...day.segments, ...unpaidBreaks]) mustRunForward(span, day);
  const segments = joined(day.segments);
  const breaks = unpaidBreaks.length === 0 ? [] : common(segments, joined(unpaidBreaks));
  const stretches = breaks.length === 0 ? segments : without(segments, breaks);
  const number = dayNumber(day.referenceDate);
  return { day, number, pack, breakInsideWork, segments, breaks, stretches, worked: lengthOf(stretches) };
}

function mustRunForward({ from, to }: Span, { referenceDate }: WorkDay): void {
  if (!(from <= to)) throw new RangeError(`${referenceDate}: a span ends (${to}) before it starts (${from}).`);
}
