import type { ShiftType } from '@horae/contract/scheduling/staff-timeline.contract';
import {
  type Icon,
  IconBeach,
  IconBed,
  IconClockPlus,
  IconConfetti,
  IconFirstAidKit,
  IconMoonStars,
  IconPhoneCall,
  IconSchool,
  IconUserQuestion,
} from '@tabler/icons-react';
import type { ShiftFamily } from '#platform/tokens';
import { words } from '#platform/words';

/** How a shift type looks; its class, code, icon and colour are each unique. */
export interface ShiftLook {
  family: ShiftFamily;
  /** Classes of `shift-types.css`. */
  className: string;
  code: string;
  icon?: Icon;
  /** A key of `shiftWords`. */
  label: Parameters<typeof shiftWords.say>[0];
}

export const shiftWords = words('shifts', {
  Regular: 'Regular',
  Split: 'Split',
  Night: 'Night',
  Overtime: 'Overtime',
  OnCall: 'On call',
  DayOff: 'Day off',
  CompensatoryDayOff: 'Compensatory day off',
  AnnualLeave: 'Annual leave',
  SickLeave: 'Sick leave',
  UnpaidLeave: 'Unpaid leave',
  Training: 'Training',
  Absent: 'Absent',
  Holiday: 'Public holiday',
  Other: 'Other',
});

const looks: Record<ShiftType | 'Absent' | 'Holiday' | 'CompensatoryDayOff', ShiftLook> = {
  Regular: { family: 'regular', className: 'shift shift-regular', code: 'W', label: 'Regular' },
  Split: { family: 'regular', className: 'shift shift-regular shift-split', code: 'SP', label: 'Split' },
  Night: { family: 'night', className: 'shift shift-night', code: 'N', icon: IconMoonStars, label: 'Night' },
  Overtime: {
    family: 'overtime',
    className: 'shift shift-overtime',
    code: 'OT',
    icon: IconClockPlus,
    label: 'Overtime',
  },
  OnCall: { family: 'on-call', className: 'shift shift-on-call', code: 'OC', icon: IconPhoneCall, label: 'OnCall' },
  Training: { family: 'training', className: 'shift shift-training', code: 'TR', icon: IconSchool, label: 'Training' },
  AnnualLeave: { family: 'leave', className: 'shift shift-leave', code: 'AL', icon: IconBeach, label: 'AnnualLeave' },
  UnpaidLeave: {
    family: 'leave',
    className: 'shift shift-leave shift-unpaid',
    code: 'UL',
    icon: IconBeach,
    label: 'UnpaidLeave',
  },
  SickLeave: {
    family: 'absence',
    className: 'shift shift-absence',
    code: 'SL',
    icon: IconFirstAidKit,
    label: 'SickLeave',
  },
  Absent: { family: 'absence', className: 'shift shift-absence', code: 'AB', icon: IconFirstAidKit, label: 'Absent' },
  DayOff: { family: 'rest', className: 'shift shift-rest', code: 'R', icon: IconBed, label: 'DayOff' },
  CompensatoryDayOff: {
    family: 'rest',
    className: 'shift shift-rest',
    code: 'CO',
    icon: IconBed,
    label: 'CompensatoryDayOff',
  },
  Holiday: { family: 'holiday', className: 'shift shift-holiday', code: 'H', icon: IconConfetti, label: 'Holiday' },
};

/** Returns the look of a type; for an unknown type, its raw name is the code. */
export function shiftLook(type: string): ShiftLook {
  return (
    (looks as Record<string, ShiftLook | undefined>)[type] ?? {
      family: 'other',
      className: 'shift shift-other',
      code: type,
      icon: IconUserQuestion,
      label: 'Other',
    }
  );
}
