import { type ScheduleKind, scheduleTypes } from '../codes/day-type';
import type { LocalTime } from '../local-time';
import { blank, kindOf } from './wire-text';

/**
 * A stretch of work, or that the day has none. Times are local; a `to` at or before `from` means the next morning, and
 * midnight is 00:00.
 */
export type SchedulePart =
  | { readonly kind: 'work' | 'telework'; readonly from: LocalTime; readonly to: LocalTime }
  | { readonly kind: 'rest' | 'nonWorking' };

export interface WirePart {
  f_type: string;
  f_from: string;
  f_to: string;
}

export function wireSchedulePart(part: SchedulePart): WirePart {
  const times = 'from' in part ? part : { from: blank, to: blank };
  return { f_type: scheduleTypes[part.kind], f_from: times.from, f_to: times.to };
}

export function readSchedulePart({ f_type, f_from, f_to }: WirePart): SchedulePart {
  const kind: ScheduleKind = kindOf(scheduleTypes, f_type)!;
  return kind === 'rest' || kind === 'nonWorking' ? { kind } : { kind, from: f_from, to: f_to };
}
