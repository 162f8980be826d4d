import type { LeaveKind } from '@horae/contract/scheduling/leave-kinds';
import { leaveName } from '#ui/leave-kinds';
import { shiftLook, shiftWords } from '#ui/shift-types';
import type { LocalDays } from '../model/local-days.rules';
import { compensatoryText } from '../texts/day-off-text';
import { placeText } from '../texts/place-text';
import { awayOf } from './model/day-text.rules';
import type { PlanEntry } from './model/plan-now.rules';

interface Item {
  typeOfShift: string;
  start: string;
  end: string;
  leaveKind: LeaveKind | null;
  compensates?: string | null | undefined;
  department?: string | null;
  workCentre?: string | null;
  jobTitle?: string | null;
  costPlace?: string | null;
  skill?: string | null;
}

/**
 * `08:00–16:00`, `Overtime 16:00–18:00`, `18:00–22:00 at Pool bar`, `Day off`, `Marriage leave`; the times are those in
 * the text of the moments.
 */
export function itemTitle({ typeOfShift, start, end, leaveKind, compensates, ...place }: Item): string {
  const type = leaveKind
    ? leaveName(leaveKind)
    : compensatoryText({ compensates }) || shiftWords.say(shiftLook(typeOfShift).label);
  if (awayOf(typeOfShift)) return type;
  const times = `${start.slice(11, 16)}–${end.slice(11, 16)}`;
  const isNamed = typeOfShift === 'Overtime' || typeOfShift === 'Training' || typeOfShift === 'OnCall';
  return [isNamed && type, times, placeText(place)].filter(Boolean).join(' ');
}

/** The same of an item whose moments are instants. */
export const itemTimes = (entry: PlanEntry, days: LocalDays): string =>
  itemTitle({ ...entry, start: wall(entry.start, days), end: wall(entry.end, days) });

const wall = (instant: number, days: LocalDays): string => `${days.dateOf(instant)}T${days.clock(instant)}`;
