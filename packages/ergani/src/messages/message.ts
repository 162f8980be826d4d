import type { CancellationMessage } from './cancellation';
import type { DailyScheduleMessage } from './daily-schedule';
import type { ExtraShiftMessage } from './extra-shift';
import type { LeaveMessage } from './leave';
import type { OvertimeMessage } from './overtime';
import type { OvertimeFormMessage } from './overtime-form';
import type { PreAnnouncementOptOutMessage } from './pre-announcement-opt-out';
import type { WeeklyScheduleMessage } from './weekly-schedule';
import type { WorkCardMessage } from './work-card';

/** Every message that this package can send to ERGANI, distinguished by `kind`. */
export type ErganiMessage =
  | WorkCardMessage
  | DailyScheduleMessage
  | WeeklyScheduleMessage
  | OvertimeMessage
  | LeaveMessage
  | CancellationMessage
  | PreAnnouncementOptOutMessage
  | OvertimeFormMessage
  | ExtraShiftMessage;
