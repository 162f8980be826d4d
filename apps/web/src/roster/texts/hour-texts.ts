import { hoursCount, hoursNumber } from '#platform/format-hours';
import type { RosterSay } from '../roster.words';

/** Writes hours with up to two decimals: `8`, `7.5`, `101.25`. */
export const hoursFigure = hoursNumber;

/** `8 hours`, `7.5 hours`, for accessible names. */
export function hoursName(minutes: number, say: RosterSay): string {
  return say('hours', { count: hoursCount(minutes) });
}

/** `8 h`, for cells. */
export function hoursCell(minutes: number, say: RosterSay): string {
  return say('hoursShort', { hours: hoursFigure(minutes) });
}
