import { wholeMinutes } from '#platform/format-hours';
import { withDecimalMark } from '#platform/in-language';
import type { RosterSay } from '../roster.words';

/** Returns hours with up to two decimals. */
export const hoursCount = (minutes: number): number => Math.round((wholeMinutes(minutes) / 60) * 100) / 100;

/** Writes hours with up to two decimals: `8`, `7.5`, `101.25`. */
export const hoursFigure = (minutes: number): string => withDecimalMark(String(hoursCount(minutes)));

/** `8 hours`, `7.5 hours`, for accessible names. */
export function hoursName(minutes: number, say: RosterSay): string {
  return say('hours', { count: hoursCount(minutes) });
}

/** `8 h`, for cells. */
export function hoursCell(minutes: number, say: RosterSay): string {
  return say('hoursShort', { hours: hoursFigure(minutes) });
}
