import type { HourSums } from '@horae/contract/scheduling/hour-rows';

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

/** Minutes, or people, of one column; missing entries are zero. */
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

/** Whether the server has any data for the measure. */
export function isDelivered(measure: Measure, { hasDeclared, hasActual }: Delivered): boolean {
  if (measure === 'declared' || measure === 'declared-variance') return hasDeclared;
  return measure === 'actual' || measure === 'variance' ? hasActual : true;
}

/** Clock data is compared on finished days only, and there is none for future days. */
export function isKnownOn(measure: Measure, start: string, today: string): boolean {
  if (measure === 'variance') return start < today;
  return measure !== 'actual' || start <= today;
}

/** Heat colour steps 0 to 5; zero or less is 0, the maximum is 5. */
export function heatOf(value: number, most: number): number {
  return value <= 0 || most <= 0 ? 0 : Math.min(heatSteps, Math.ceil((value / most) * heatSteps));
}

/** Whether a difference exceeds so many minutes per person at work. */
export function isMarked(difference: number, personDays: number, minutes: number): boolean {
  return Math.abs(difference) > minutes * Math.max(1, personDays);
}
