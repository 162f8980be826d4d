import { kindOfLeave } from '@horae/contract/scheduling/leave-kinds';
import { leaveTitles } from '#roster/leave-titles';
import type { RowLeave } from './entries';

/** What a day off or leave is called. */
export function leaveTitle(leave: Pick<RowLeave, 'type' | 'kind'>): string {
  const kind = kindOfLeave(leave);
  return kind ? leaveTitles[kind] : 'Day off';
}
