import { dayNumber } from '@horae/local-time/local-date';
import type { RulePack } from './rule-pack';
import { common, joined, lengthOf, type Span, without } from './span';
import type { Contract, WorkDay } from './week';

/** A working day prepared for the rules. Lengths are elapsed milliseconds, across clock changes too. */
export interface DayWork {
  readonly day: WorkDay;
  /** The reference date in days since 1970-01-01. */
  readonly number: number;
  readonly pack: RulePack;
  /** The terms in force on this day. */
  readonly contract: Contract;
  /** Time at work, breaks included; touching segments are merged. */
  readonly segments: readonly Span[];
  /** The unpaid breaks within the segments; empty if breaks count as work. */
  readonly breaks: readonly Span[];
  /** Time at work without unpaid breaks. */
  readonly stretches: readonly Span[];
  readonly worked: number;
}

/** Throws a RangeError for an invalid reference date and for a segment or break that ends before it starts. */
export function dayWork(day: WorkDay, weekContract: Contract, pack: RulePack): DayWork {
  const contract = day.contract ?? weekContract;
  const unpaidBreaks = contract.breakInsideWork ? [] : (day.unpaidBreaks ?? []);
  for (const span of [...day.segments, ...unpaidBreaks]) mustRunForward(span, day);
  const segments = joined(day.segments);
  const breaks = unpaidBreaks.length === 0 ? [] : common(segments, joined(unpaidBreaks));
  const stretches = breaks.length === 0 ? segments : without(segments, breaks);
  const number = dayNumber(day.referenceDate);
  return { day, number, pack, contract, segments, breaks, stretches, worked: lengthOf(stretches) };
}

function mustRunForward({ from, to }: Span, { referenceDate }: WorkDay): void {
  if (!(from <= to)) throw new RangeError(`${referenceDate}: a span ends (${to}) before it starts (${from}).`);
}
