import { kindOfCode, kindOfHourlyCode, type LeaveKind } from '@horae/contract/scheduling/leave-kinds';
import { leaveNames } from '@horae/contract/scheduling/leave-names';
import { words } from '#platform/words';

/** The kinds of leave of Greek law, by the names of their codes. */
export const leaveWords = words('leaveKinds', {
  ...leaveNames,
  absent: 'Absent',
  hours: '{{leave}}, {{from}}–{{to}}',
  byTheHour: '{{leave}}, by the hour',
});

export const leaveName = (kind: LeaveKind): string => leaveWords.say(kind);

/** The name of a kind of leave by its code on time sheets and payroll lines; undefined for any other code. */
export function leaveText(code: string): string | undefined {
  const kind = kindOfCode(code);
  if (kind) return leaveName(kind);
  const hourly = kindOfHourlyCode(code);
  return hourly && leaveWords.say('byTheHour', { leave: leaveName(hourly) });
}
