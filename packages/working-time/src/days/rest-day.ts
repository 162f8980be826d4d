import { minute } from '@horae/local-time/local-date';
import type { DayWork } from '../day-work';
import { isMinor, minorLimits } from '../minor-limits';
import { needed } from '../rule-pack';
import { type Violation, violation } from '../violation';
import type { ClassedDay } from './portion';

/**
 * Classifies work on a planned rest day: a class of its own up to the limit, illegal beyond it, and never part of the
 * week's normal work. For a minor, the limit is the minor's daily limit if that is lower.
 */
export function restDay({ day, pack, worked, contract }: DayWork): ClassedDay {
  const restDayMax = needed(pack, 'restDayMax');
  const minorMax = isMinor(contract) ? minorLimits(pack, contract).daily : restDayMax;
  const allowed = Math.min(worked, Math.min(restDayMax, minorMax) * minute);
  const beyond = Math.max(0, worked - restDayMax * minute);

  const violations: Violation[] = [];
  if (worked > 0) violations.push(violation(pack, 'REST_DAY_WORKED', day.referenceDate, worked, 0));
  if (beyond > 0) violations.push(violation(pack, 'REST_DAY_OVER_8H', day.referenceDate, beyond, restDayMax));
  return {
    portions: [
      { class: 'restDay', rule: 'restDay', length: allowed },
      { class: 'overtimeIllegal', rule: 'restDay', length: worked - allowed },
    ],
    overtime: 0,
    violations,
  };
}
