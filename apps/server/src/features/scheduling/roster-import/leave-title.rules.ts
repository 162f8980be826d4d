import { kindOfLeave } from '@horae/contract/scheduling/leave-kinds';
import { leaveNames } from '@horae/contract/scheduling/leave-names';
import type { RowLeave } from './entries';
import type { PlannedLeave } from './stored-plan';

/** What a day off or leave is called; one whose kind is withheld as the calendars call it. */
export function leaveTitle(
  leave: Pick<RowLeave, 'type' | 'kind' | 'compensates'> & Pick<PlannedLeave, 'isPrivate'>,
): string {
  if (leave.isPrivate) return 'Absent';
  const kind = kindOfLeave(leave);
  if (kind) return leaveNames[kind];
  return leave.compensates ? 'Compensatory day off' : 'Day off';
}
