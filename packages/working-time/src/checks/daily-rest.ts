import { minute } from '@horae/local-time/local-date';
import type { DayWork } from '../day-work';
import type { RulePack } from '../rule-pack';
import { type Violation, violation } from '../violation';
import type { Contract } from '../week';

/**
 * Checks the rest before each worked day, from the end of work on the previous one; a violation is reported on the
 * later day. The first day is checked only if the end of the previous week's work is known. Directive 2003/88/EC art.
 * 3; for minors law 1837/1989 art. 5.
 */
export function checkDailyRest(days: readonly DayWork[], previousWorkEnd: number | null | undefined): Violation[] {
  const violations: Violation[] = [];
  let lastEnd = previousWorkEnd ?? null;
  for (const { day, pack, contract, segments } of days) {
    const [first, last] = [segments[0], segments.at(-1)];
    if (!first || !last) continue;
    const minorRest = restOfMinor(pack, contract);
    const limit = minorRest ?? pack.dailyRest;
    if (lastEnd !== null && limit !== undefined && first.from - lastEnd < limit * minute) {
      const code = minorRest === undefined ? 'DAILY_REST_LT_11H' : 'MINOR_REST_LT_12H';
      violations.push(violation(pack, code, day.referenceDate, Math.max(0, first.from - lastEnd), limit));
    }
    lastEnd = Math.max(lastEnd ?? last.to, last.to);
  }
  return violations;
}

function restOfMinor({ minorU16, minorU18 }: RulePack, { kind }: Contract): number | undefined {
  if (kind === 'minor') return minorU16?.rest;
  return kind === 'youth' ? minorU18?.rest : undefined;
}
