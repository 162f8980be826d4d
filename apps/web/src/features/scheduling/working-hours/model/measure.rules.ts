import type { HourSums } from '@horae/contract/scheduling/working-hours.contract';

export const measures = [
  'planned',
  'declared',
  'actual',
  'variance',
  'declared-variance',
  'overtime',
  'heads',
] as const;
/** `variance` is actual − planned, `declared-variance` is declared − planned. */
export type Measure = (typeof measures)[number];

type Sum = 'planned' | 'declared' | 'actual' | 'overtime' | 'heads';
const heatSteps = 5;

export const isVariance = (measure: Measure): boolean => measure === 'variance' || measure === 'declared-variance';

function valueOf(measure: Measure, sum: (name: Sum) => number): number {
  if (measure === 'variance') return sum('actual') - sum('planned');
  if (measure === 'declared-variance') return sum('declared') - sum('planned');
  return sum(measure);
}

/** Minutes, or people, of one column; a list without entries is zero. */
export function valueAt(sums: HourSums, measure: Measure, column: number): number {
  return valueOf(measure, (name) => sums[name][column] ?? 0);
}

export function totalOf(sums: HourSums, measure: Measure): number {
  return valueOf(measure, (name) => sums.total[name]);
}

interface Delivered {
  hasDeclared: boolean;
  hasActual: boolean;
}

/** Whether there is anything to measure at all. */
export function isDelivered(measure: Measure, { hasDeclared, hasActual }: Delivered): boolean {
  if (measure === 'declared' || measure === 'declared-variance') return hasDeclared;
  return measure === 'actual' || measure === 'variance' ? hasActual : true;
}

/** The clock is judged on days that are over, and has said nothing of those to come. */
export function isKnownOn(measure: Measure, start: string, today: string): boolean {
  if (measure === 'variance') return start < today;
  return measure !== 'actual' || start <= today;
}

/** Steps 0 to 5 of the heat colours; nothing is 0, the most is 5. */
export function heatOf(value: number, most: number): number {
  return value <= 0 || most <= 0 ? 0 : Math.min(heatSteps, Math.ceil((value / most) * heatSteps));
}

/** A difference of more than so many minutes for each person at work. */
export function isMarked(difference: number, personDays: number, minutes: number): boolean {
  return Math.abs(difference) > minutes * Math.max(1, personDays);
}
