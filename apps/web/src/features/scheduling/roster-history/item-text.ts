import type { PlannedItem } from '@horae/contract/scheduling/planning.contract';
import { leaveName, leaveWords } from '#ui/leave-kinds';
import { shiftLook, shiftWords } from '#ui/shift-types';

type Item = Pick<PlannedItem, 'typeOfShift' | 'title' | 'start' | 'end' | 'allDay' | 'leaveKind'>;

const unnamed = new Set(['Regular', 'Split', 'Night']);

/** `07:00–15:00`, `Overtime 16:00–18:00`, `Annual leave`, or `Absent` where the kind is withheld. */
export function itemText({ typeOfShift, title, start, end, allDay, leaveKind }: Item): string {
  if (allDay && title === 'Absent') return leaveWords.say('absent');
  const type = leaveKind ? leaveName(leaveKind) : shiftWords.say(shiftLook(typeOfShift).label);
  if (allDay) return type;
  const times = `${start.slice(11, 16)}–${end.slice(11, 16)}`;
  return unnamed.has(typeOfShift) ? times : `${type} ${times}`;
}
