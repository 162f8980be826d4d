import { minute } from '@horae/local-time/local-date';
import type { DayWork } from '../day-work';
import { common, lengthOf, type Span } from '../span';
import { type Violation, violation } from '../violation';

/**
 * Checks the unpaid breaks of every segment: enough in total in a long one, none too long, none at its start or end (a
 * break there still counts as taken). Breaks inside work are assumed to be taken. Law 4808/2021 art. 56; Directive
 * 2003/88/EC art. 4.
 */
export function checkBreaks(work: DayWork): Violation[] {
  if (work.contract.breakInsideWork) return [];
  return work.segments.flatMap((segment) => checkSegment(segment, common([segment], work.breaks), work));
}

function checkSegment(segment: Span, breaks: readonly Span[], { day, pack }: DayWork): Violation[] {
  const { breakAfter, breakMin, breakMax } = pack;
  const violations: Violation[] = [];
  const isLong = breakAfter !== undefined && segment.to - segment.from > breakAfter * minute;
  const taken = lengthOf(breaks);
  if (isLong && breakMin !== undefined && taken < breakMin * minute)
    violations.push(violation(pack, 'BREAK_MISSING', day.referenceDate, taken, breakMin));
  for (const one of breaks) {
    const length = one.to - one.from;
    if (breakMax !== undefined && length > breakMax * minute)
      violations.push(violation(pack, 'BREAK_TOO_LONG', day.referenceDate, length, breakMax));
    if (one.from === segment.from || one.to === segment.to)
      violations.push(violation(pack, 'BREAK_AT_EDGE', day.referenceDate, length, 0));
  }
  return violations;
}
