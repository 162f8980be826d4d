import type { HourlyLeaveKind, LeaveKind } from '@horae/contract/scheduling/leave-kinds';
import type { LateReason } from '@horae/ergani';
import { type DayLayer, saysSame as isSameDay } from '@horae/working-time';

/** Work or overtime in epoch seconds, so that the repeated hour in autumn is unambiguous. */
interface Stretch {
  start: number;
  end: number;
}

/** One part of the declaration of an employee's day. */
export type DeclaredPart =
  | (Stretch & { kind: 'work'; type: 'Regular' | 'Split' | 'Night' | 'Training'; breakMinutes: number })
  | (Stretch & { kind: 'overtime' })
  | { kind: 'rest' | 'nonWorking' | 'noOvertime' }
  | LeaveOfDay
  | LeaveOfHours;

interface LeaveOfDay {
  kind: LeaveKind;
  /** Days of annual leave that the person is entitled to in the year; for other kinds, those that the leave takes. */
  days?: number;
}

/** Leave of some hours, in epoch seconds. */
interface LeaveOfHours {
  kind: HourlyLeaveKind;
  hours: { from: number; to: number };
}

export interface DeclaredDay {
  day: string;
  parts: DeclaredPart[];
}

/** A punch as a work card reports it; `at` in epoch milliseconds. */
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

/** For a cancellation, and for a leave that corrects and repeats another one. */
export interface CancelFact {
  /** Id of the leave declaration that is cancelled or repeated. */
  declarationId: number;
}

/** What is declared day by day; each family separately. */
export type DayFamily = 'dailySchedule' | 'overtime' | 'leave';

export const dayFamilies: readonly DayFamily[] = ['dailySchedule', 'overtime', 'leave'];

export const isLeaveOfHours = (part: DeclaredPart): part is LeaveOfHours => 'hours' in part;

export const isStretch = (part: DeclaredPart): part is DeclaredPart & Stretch => 'start' in part;

/**
 * Whether two days are the same to the state: kinds and hours, in however many parts; breaks and shift names are not
 * declared. The inbox compares in the same way.
 */
export function saysSame(one: readonly DeclaredPart[], other: readonly DeclaredPart[]): boolean {
  const kinds: readonly ('work' | 'overtime')[] = ['work', 'overtime'];
  const wordsOf = (parts: readonly DeclaredPart[]) => textOf(parts.filter((part) => !isStretch(part)));
  return wordsOf(one) === wordsOf(other) && kinds.every((kind) => isSameDay(layerOf(one, kind), layerOf(other, kind)));
}

function layerOf(parts: readonly DeclaredPart[], kind: 'work' | 'overtime'): DayLayer {
  const work = parts.filter(isStretch).filter((part) => part.kind === kind);
  return { work: work.map(({ start, end }) => ({ from: start, to: end })), free: null };
}

/** The parts on one line, identical for days that are the same to the state. */
export function textOf(parts: readonly DeclaredPart[]): string {
  return parts
    .map((part) => {
      if (isStretch(part)) return `${part.kind} ${part.start} ${part.end}`;
      return isLeaveOfHours(part) ? `${part.kind} ${part.hours.from} ${part.hours.to}` : part.kind;
    })
    .sort()
    .join(', ');
}
