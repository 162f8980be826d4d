import { type BodyCode, cancellationCode } from '../documents';
import { athens } from '../local-time';
import { cancellationBody } from './cancellation';
import { dailyScheduleBody, dailyScheduleCodes } from './daily-schedule';
import { extraShiftBody } from './extra-shift';
import { leaveBody } from './leave';
import type { ErganiMessage } from './message';
import { overtimeBody, overtimeCodes } from './overtime';
import { overtimeFormBody } from './overtime-form';
import { optOutBody } from './pre-announcement-opt-out';
import { weeklyScheduleBody } from './weekly-schedule';
import { workCardBody } from './work-card';

/** A document ready to be sent: its code and its body, with the fields in the order of the schema. */
export interface ErganiDocument {
  readonly code: BodyCode;
  readonly body: object;
}

/**
 * Translates a message to a document. It does not validate: use `checkDocument` on the result. Instants of work cards
 * get the offset that `zone` has at each of them. Throws a RangeError for an unknown zone or an invalid instant.
 */
export function buildDocument(message: ErganiMessage, zone: string = athens): ErganiDocument {
  switch (message.kind) {
    case 'workCard':
      return { code: 'WRKCardSE', body: workCardBody(message, zone) };
    case 'dailySchedule':
      return { code: dailyScheduleCodes[message.filing], body: dailyScheduleBody(message) };
    case 'weeklySchedule':
      return { code: 'WTOWeek', body: weeklyScheduleBody(message) };
    case 'overtime':
      return { code: overtimeCodes[message.filing], body: overtimeBody(message) };
    case 'leave':
      return { code: message.isCorrection ? 'WTOLeaveC' : 'WTOLeave', body: leaveBody(message) };
    case 'cancellation':
      return { code: cancellationCode, body: cancellationBody(message) };
    case 'preAnnouncementOptOut':
      return { code: 'ExProan', body: optOutBody(message) };
    case 'overtimeForm':
      return { code: message.isAfterwards ? 'OvTimeA' : 'OvTime', body: overtimeFormBody(message) };
    case 'extraShift':
      return { code: 'SixthDay', body: extraShiftBody(message) };
  }
}
