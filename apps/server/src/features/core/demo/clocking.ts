import { chance } from './random';

/** The punches of a shift in epoch seconds; `out` is null while there is none. */
export interface Clocking {
  in: number;
  out: number | null;
}

const minute = 60;

/** Employees come a little early, leave a little late, sometimes forget to clock out, and some never come. */
export function clockingOf(shiftId: number, start: number, end: number, now: number): Clocking | 'absent' | null {
  const kind = chance(shiftId, 41);
  if (kind < 0.012) return end < now ? 'absent' : null;
  const isLate = kind < 0.05;
  const clockedIn =
    start + Math.round((isLate ? 8 + 20 * chance(shiftId, 42) : -9 + 11 * chance(shiftId, 42)) * minute);
  if (clockedIn > now) return null;
  const leavesLate = kind > 0.94;
  const clockedOut = end + Math.round((leavesLate ? 25 : -3 + 10 * chance(shiftId, 43)) * minute);
  const forgets = kind > 0.93 && kind < 0.94;
  return { in: clockedIn, out: forgets || clockedOut > now ? null : Math.max(clockedOut, clockedIn + minute) };
}
