import type { AnyItem } from '@horae/contract/scheduling/planned-items';
import { compensatoryText } from '#roster/texts/day-off-text';
import { placeText } from '#roster/texts/place-text';
import { leaveName, leaveWords } from '#ui/leave-kinds';
import { shiftLook, shiftWords } from '#ui/shift-types';

type Item = Pick<AnyItem, 'typeOfShift' | 'title' | 'start' | 'end' | 'allDay' | 'leaveKind' | 'compensates'> &
  Partial<Pick<AnyItem, 'employeeId' | 'department' | 'workCentre' | 'jobTitle' | 'costPlace' | 'skill'>>;

const unnamed = new Set(['Regular', 'Split', 'Night']);

/** `07:00–15:00`, `Overtime 16:00–18:00`, `Annual leave`, or `Absent` where the kind is withheld; an open shift stands with its department. */
export function itemText({
  typeOfShift,
  title,
  start,
  end,
  allDay,
  leaveKind,
  compensates,
  employeeId,
  ...place
}: Item): string {
  if (allDay && title === 'Absent') return leaveWords.say('absent');
  const type = leaveKind
    ? leaveName(leaveKind)
    : compensatoryText({ compensates }) || shiftWords.say(shiftLook(typeOfShift).label);
  if (allDay) return type;
  const times = `${start.slice(11, 16)}–${end.slice(11, 16)}`;
  return [
    !unnamed.has(typeOfShift) && type,
    times,
    placeText(employeeId === null ? { ...place, department: null } : place),
  ]
    .filter(Boolean)
    .join(' ');
}
