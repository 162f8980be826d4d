import type { HourlyLeave } from '@horae/contract/scheduling/roster-checks.contract';
import { addDays, wallTime } from '@horae/local-time/local-date';
import type { LocalDays } from './local-days.rules';
import type { Shift } from './shift.rules';

/** Leave by the hour with the instants at which it begins and ends. */
export interface AwayHours extends HourlyLeave {
  start: number;
  end: number;
}

/** The leave by the hour of one employee: in which shifts it lies, and what lies in none. */
export interface AwayFacts {
  inShift: ReadonlyMap<Shift, readonly AwayHours[]>;
  loose: readonly AwayHours[];
}

export const noHours: readonly HourlyLeave[] = [];
export const nobodyAway: AwayFacts = { inShift: new Map(), loose: [] };

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function hoursFrom(leave: HourlyLeave, date: string, { zone }: LocalDays): AwayHours {
  const start = zone.instantAt(wallTime(date, minutesOf(leave.from)));
  const end = zone.instantAt(wallTime(leave.to <= leave.from ? addDays(date, 1) : date, minutesOf(leave.to)));
  return { ...leave, start, end };
}

/** Hours of leave belong to the day of their shift, so that those of a night may be on the next date. */
export function awayFactsOf(leaves: readonly HourlyLeave[], shifts: readonly Shift[], days: LocalDays): AwayFacts {
  if (leaves.length === 0) return nobodyAway;
  const inShift = new Map<Shift, AwayHours[]>();
  const loose: AwayHours[] = [];
  const work = shifts.filter(({ allDay, status }) => !allDay && status !== 'cancelled');
  for (const leave of leaves) {
    const [first, next] = [leave.day, addDays(leave.day, 1)].map((date) => hoursFrom(leave, date, days));
    const within = (hours: AwayHours) => work.filter(({ start, end }) => start < hours.end && end > hours.start);
    const hours = within(first!).length > 0 || within(next!).length === 0 ? first! : next!;
    const holders = within(hours);
    if (holders.length === 0) loose.push(hours);
    for (const shift of holders) inShift.set(shift, [...(inShift.get(shift) ?? []), hours]);
  }
  return { inShift, loose };
}

/** All leave by the hour on these bars and beside them, each once, by its beginning. */
export function allHours(
  bars: readonly { hours: readonly AwayHours[] }[],
  loose: readonly AwayHours[],
): readonly AwayHours[] {
  const all = new Map([...bars.flatMap(({ hours }) => hours), ...loose].map((one) => [one.id, one]));
  return [...all.values()].sort((a, b) => a.start - b.start);
}
