import type { LeaveKind } from '@horae/contract/scheduling/leave-kinds';
import { leaveName } from '#ui/leave-kinds';
import { shiftLook, shiftWords } from '#ui/shift-types';
import { awayOf } from './model/day-text.rules';

interface Item {
  typeOfShift: string;
  start: string;
  end: string;
  leaveKind: LeaveKind | null;
}

/** `08:00–16:00`, `Overtime 16:00–18:00`, `Day off`, `Marriage leave`; the times are those in the text of the moments. */
export function itemTitle({ typeOfShift, start, end, leaveKind }: Item): string {
  const type = leaveKind ? leaveName(leaveKind) : shiftWords.say(shiftLook(typeOfShift).label);
  if (awayOf(typeOfShift)) return type;
  const times = `${start.slice(11, 16)}–${end.slice(11, 16)}`;
  return typeOfShift === 'Overtime' || typeOfShift === 'Training' || typeOfShift === 'OnCall'
    ? `${type} ${times}`
    : times;
}
