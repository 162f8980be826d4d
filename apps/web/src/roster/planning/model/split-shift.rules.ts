import type { PlanChange } from '@horae/contract/scheduling/plan-changes';
import { addDays } from '@horae/local-time/local-date';
import type { LocalDays } from '../../model/local-days.rules';
import { placeFields } from './place-fields';
import { entryOf } from './plan-items.rules';
import type { PlanEntry, PlanNow } from './plan-now.rules';
import { fitting } from './replace-day.rules';

/** When the first part of a shift ends and the second one begins, as times of day. */
export type SplitTimes = Record<'end' | 'start', string>;

const halfHour = 30 * 60_000;
const nothing = { published: null, draft: null };

/** The middle of a shift, to the half hour, without a gap. */
export function middleOf({ start, end }: PlanEntry, days: LocalDays): SplitTimes {
  const middle = days.clock(start + Math.round((end - start) / 2 / halfHour) * halfHour);
  return { end: middle, start: middle };
}

/** The end of the day on which a shift begins; null if it does not work past it. */
export function midnightOf({ start, end }: PlanEntry, days: LocalDays): SplitTimes | null {
  const midnight = days.startOf(addDays(days.dateOf(start), 1));
  return midnight < end ? { end: '00:00', start: '00:00' } : null;
}

/** Which time lies outside the shift or in the wrong order; null if none does. */
export function splitFault(entry: PlanEntry, times: SplitTimes, days: LocalDays): keyof SplitTimes | null {
  const { from, end, start, until } = momentsOf(entry, times, days);
  if (end <= from || end >= until) return 'end';
  return start < end || start >= until ? 'start' : null;
}

/** The changes that make two shifts of one; the first part keeps the break. With a gap, plain work becomes split work. */
export function splitShift(now: PlanNow, shift: PlanEntry, times: SplitTimes, days: LocalDays): PlanChange[] {
  const entry = entryOf(now, { id: shift.id, from: shift.employeeId, start: shift.start, end: shift.end });
  if (!entry || splitFault(entry, times, days)) return [];
  const { employeeId, notes, leaveKind } = entry;
  const { from, end, start, until } = momentsOf(entry, times, days);
  const isPlain = entry.typeOfShift === 'Regular' || entry.typeOfShift === 'Night';
  const typeOfShift = isPlain && start > end ? 'Split' : entry.typeOfShift;
  const item = { employeeId, typeOfShift, notes, leaveKind, ...placeFields(entry) };
  const first = { start: from, end };
  return [
    { id: entry.id, seen: entry.seen, item: { ...item, ...first, breakMinutes: fitting(entry.breakMinutes, first) } },
    { seen: nothing, item: { ...item, start, end: until, breakMinutes: 0 } },
  ];
}

/** In local time; what is earlier in the day than the shift begins is on the next day. */
function momentsOf(entry: PlanEntry, { end, start }: SplitTimes, days: LocalDays) {
  const date = days.dateOf(entry.start);
  const begin = days.clock(entry.start);
  const on = (clock: string) => `${clock < begin ? addDays(date, 1) : date}T${clock}`;
  const until = `${days.dateOf(entry.end)}T${days.clock(entry.end)}`;
  return { from: `${date}T${begin}`, end: on(end), start: on(start), until };
}
