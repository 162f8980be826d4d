import { minute } from '@horae/local-time/local-date';
import type { DayWork } from '../day-work';
import { minorLimits } from '../minor-limits';
import type { ClassedDay } from './portion';

/** Classifies the day of a minor: no overtime at all. Law 1837/1989 art. 5. */
export function minorDay({ pack, worked, contract }: DayWork): ClassedDay {
  const normal = Math.min(worked, minorLimits(pack, contract).daily * minute);
  return {
    portions: [
      { class: 'normal', rule: 'minorDay', length: normal },
      { class: 'overtimeIllegal', rule: 'minorDay', length: worked - normal },
    ],
    overtime: 0,
    // checkMinorDay reports the limits of minors for every kind of day.
    violations: [],
  };
}
