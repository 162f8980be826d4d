import { createHash } from 'node:crypto';
import { type DeclaredDay, textOf } from './declared';
import { runsOf } from './planned-days.rules';
import type { DayDeclaration } from './read-declared';

/** How an accepted leave changes when some of its days are no longer on the roster. */
export type LeaveChange =
  | { kind: 'cancellation'; leave: DayDeclaration }
  /** Repeated with the remaining days; those after a gap become a leave of their own. */
  | { kind: 'repeat'; leave: DayDeclaration; days: DeclaredDay[]; others: DeclaredDay[][] };

/** Returns for each accepted leave with removed days how it is cancelled or repeated. */
export function leaveChanges(off: readonly { day: string; leave: DayDeclaration }[]): LeaveChange[] {
  const leaves = new Map(off.map(({ leave }) => [leave.id, leave]));
  return [...leaves.values()].map((leave) => {
    const gone = new Set(off.filter((one) => one.leave.id === leave.id).map(({ day }) => day));
    const [days, ...others] = runsOf(leave.days.filter(({ day }) => !gone.has(day)));
    return days ? { kind: 'repeat', leave, days, others } : { kind: 'cancellation', leave };
  });
}

/** Equal days with equal additions have equal hashes. */
export function hashOf(days: readonly DeclaredDay[], more: (day: string) => string): string {
  const said = days.map(({ day, parts }) => `${day} ${textOf(parts)} ${more(day)}`);
  return createHash('sha256').update(said.join('\n')).digest('base64url').slice(0, 22);
}
