import { clockedStretch, type WorkedStretch } from '@horae/working-time/worked-time';
import type { DayRange } from '#roster/model/day-range.rules';
import { minutesOf } from '#roster/model/totals.rules';
import type { Comparison } from './comparison.rules';
import { type Known, lacksClock } from './missing-tracks.rules';

/** Minutes by local day of the range, without breaks. */
export interface ComparisonHours {
  planned: readonly number[];
  declared: readonly number[];
  /** Records with both ends, less the clocked breaks or the planned break, whichever is longer. */
  actual: readonly number[];
  /** The plan that `actual` is compared with: shifts that were clocked, or are over and were not worked. */
  due: readonly number[];
}

const kinds = ['planned', 'declared', 'actual', 'due'] as const;

const byStart = (a: { start: number }, b: { start: number }) => a.start - b.start;

function isDue(comparison: Comparison, known: Known): boolean {
  const { planned, clock } = comparison;
  if (clock) return clock.end !== null;
  return planned?.status === 'absent' ? planned.end <= known.now : lacksClock(comparison, known);
}

/** The planned, declared and worked hours of one employee; overlapping time counts once. */
export function hoursOf(comparisons: readonly Comparison[], range: DayRange, known: Known): ComparisonHours {
  const count = (stretches: WorkedStretch[]) => minutesOf(stretches.sort(byStart), range);
  return {
    planned: count(comparisons.flatMap(({ planned }) => planned ?? [])),
    declared: count(comparisons.flatMap(({ declared }) => declared ?? [])),
    actual: count(
      comparisons.flatMap(({ planned, clock }) => {
        if (!clock || clock.end === null) return [];
        return clockedStretch({ ...clock, end: clock.end }, planned);
      }),
    ),
    due: count(comparisons.flatMap((one) => (one.planned && isDue(one, known) ? one.planned : []))),
  };
}

/** The sums over several employees. */
export function sumHours(parts: readonly ComparisonHours[], days: number): ComparisonHours {
  const sums = { planned: zeros(days), declared: zeros(days), actual: zeros(days), due: zeros(days) };
  for (const part of parts)
    for (const kind of kinds) for (let day = 0; day < days; day++) sums[kind][day]! += part[kind][day]!;
  return sums;
}

const zeros = (days: number): number[] => Array.from({ length: days }, () => 0);

/** Minutes of the whole range, or of one of its days. */
export interface Figures {
  planned: number;
  declared: number;
  actual: number;
  /** Actual minus `due`. */
  difference: number;
}

export function figuresOn({ planned, declared, actual, due }: ComparisonHours, day: number): Figures {
  const worked = actual[day] ?? 0;
  return {
    planned: planned[day] ?? 0,
    declared: declared[day] ?? 0,
    actual: worked,
    difference: worked - (due[day] ?? 0),
  };
}

export function figuresOf({ planned, declared, actual, due }: ComparisonHours): Figures {
  return {
    planned: sum(planned),
    declared: sum(declared),
    actual: sum(actual),
    difference: sum(actual) - sum(due),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
