import { leaveNames } from '@horae/contract/scheduling/leave-names';
import type { ShiftType } from '@horae/contract/scheduling/staff-timeline.contract';
import type { EventRow } from './event-row';

const titles: Record<ShiftType, string> = {
  Regular: 'Regular shift',
  Split: 'Split shift',
  Night: 'Night shift',
  Overtime: 'Overtime',
  OnCall: 'On call',
  DayOff: 'Day off',
  AnnualLeave: 'Annual leave',
  SickLeave: 'Sick leave',
  UnpaidLeave: 'Unpaid leave',
  Training: 'Training',
};

type Titled = Pick<EventRow, 'isPrivate' | 'type' | 'leaveKind' | 'compensates'>;

export function titleOf({ isPrivate, type, leaveKind, compensates }: Titled): string {
  if (isPrivate) return 'Absent';
  if (leaveKind) return leaveNames[leaveKind];
  return compensates ? 'Compensatory day off' : titles[type];
}
