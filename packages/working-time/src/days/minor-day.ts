import { minute } from '@horae/local-time/local-date';
import type { DayWork } from '../day-work';
import { needed } from '../rule-pack';
import type { ClassedDay } from './portion';

/** Classifies the day of an employee under sixteen, a pupil or a student: no overtime at all. Law 1837/1989 art. 5. */
export function minorDay({ pack, worked }: DayWork): ClassedDay {
  const normal = Math.min(worked, needed(pack, 'minorU16').daily * minute);
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
