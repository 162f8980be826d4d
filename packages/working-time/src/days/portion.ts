import type { Rule } from '../rule';
import type { Violation } from '../violation';
import type { WorkClass } from '../work-class';

/** A number of milliseconds of a day's work; portions are in the order in which they were worked. */
export interface Portion {
  readonly class: WorkClass;
  readonly rule: Rule;
  readonly length: number;
}

/** A day's work, classified. */
export interface ClassedDay {
  readonly portions: readonly Portion[];
  /** A full-timer's overtime of any kind, in milliseconds. */
  readonly overtime: number;
  readonly violations: readonly Violation[];
}

/** Milliseconds that earlier days of the week and the year have used up. */
export interface Used {
  readonly normal: number;
  readonly overwork: number;
  readonly yearOvertime: number;
}

export function lengthOfClass(portions: readonly Portion[], workClass: WorkClass): number {
  return portions.reduce((sum, portion) => sum + (portion.class === workClass ? portion.length : 0), 0);
}
