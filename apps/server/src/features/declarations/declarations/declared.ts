import type { LateReason } from '@horae/ergani';

/** Work or overtime; instants are seconds of the epoch, so that the hour which autumn has twice stays told apart. */
interface Stretch {
  start: number;
  end: number;
}

/** One part of what is declared of somebody's day. */
export type DeclaredPart =
  | (Stretch & { kind: 'work'; type: 'Regular' | 'Split' | 'Night'; breakMinutes: number })
  | (Stretch & { kind: 'overtime' })
  | { kind: 'rest' | 'nonWorking' | 'noOvertime' | 'annual' | 'sickness' | 'unpaid' };

export interface DeclaredDay {
  day: string;
  parts: DeclaredPart[];
}

/** A punch as a work card tells it; `at` in epoch milliseconds. */
export interface CardFact {
  punchId: number;
  direction: 'in' | 'out';
  at: number;
  lateReason?: LateReason;
}

export interface OptOutFact {
  /** `YYYY-MM`. */
  month: string;
  isOptedOut: boolean;
}

/** Of a cancellation, and of leave that is the corrected repeat of other leave. */
export interface CancelFact {
  /** Id of the leave declaration that is taken back or repeated. */
  declarationId: number;
}

/** What is declared day by day; each family for itself. */
export type DayFamily = 'dailySchedule' | 'overtime' | 'leave';

export const dayFamilies: readonly DayFamily[] = ['dailySchedule', 'overtime', 'leave'];

export const isStretch = (part: DeclaredPart): part is DeclaredPart & Stretch => 'start' in part;

/** Whether two days say the same to the state: kinds and hours; a break or the name of a shift is not declared. */
export function saysSame(one: readonly DeclaredPart[], other: readonly DeclaredPart[]): boolean {
  return textOf(one) === textOf(other);
}

/** The parts in one line, the same for what says the same. */
export function textOf(parts: readonly DeclaredPart[]): string {
  return parts
    .map((part) => (isStretch(part) ? `${part.kind} ${part.start} ${part.end}` : part.kind))
    .sort()
    .join(', ');
}
