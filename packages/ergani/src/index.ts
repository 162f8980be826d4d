export { cardLimitMinutes, cardTiming } from './card-timing';
export type { MoreCodes } from './check/body-shape';
export { type CheckOptions, checkDocument } from './check/check-document';
export { type Finding, type FindingRule, hasErrors } from './check/finding';
export type { ErganiClientOptions, SubmitOptions } from './client/client-options';
export { createErganiClient, type ErganiClient } from './client/create-ergani-client';
export { ErganiLogInRefused, ErganiRefusal, ErganiUnavailable, type Outcome } from './client/errors';
export type { BranchFacts, EmployeeFacts, EmployerFacts, TermsFacts } from './client/read-services';
export type { Receipt } from './client/receipt';
export type { Credentials, Token, TokenMemory, UserType } from './client/token';
export { type CodeListName, type CodeRow, codeListNames, shippedCodeLists } from './codes/code-list';
export type { Direction, OvertimeKind, ScheduleKind } from './codes/day-type';
export { type HourlyLeaveKind, hourlyLeaveCodes, type LeaveKind, leaveCodes } from './codes/leave-kind';
export { type LateReason, lateReasons, type OvertimeReason, overtimeReasons } from './codes/reason';
export {
  type BodyCode,
  cancellationCode,
  currentDocuments,
  type DocumentCode,
  type DocumentKind,
  documentCodes,
  isDocumentCode,
} from './documents';
export { isoWithOffset, type LocalTime, wallClock } from './local-time';
export { buildDocument, type ErganiDocument } from './messages/build-document';
export type { CancellableDocument, CancellationMessage } from './messages/cancellation';
export type { DailyScheduleMessage, Filing } from './messages/daily-schedule';
export type { DatedDeclaration, DayRow, Declaration } from './messages/declaration';
export type { ExtraShiftMessage, ExtraShiftNotice } from './messages/extra-shift';
export type { LeaveMessage, LeavePart } from './messages/leave';
export type { ErganiMessage } from './messages/message';
export type { OvertimeMessage, OvertimePart } from './messages/overtime';
export type { OvertimeForm, OvertimeFormMessage, OvertimeFormRow } from './messages/overtime-form';
export type { Person } from './messages/person';
export type { OptOut, PreAnnouncementOptOutMessage } from './messages/pre-announcement-opt-out';
export { InvalidDocument, readDocument } from './messages/read-document';
export type { SchedulePart } from './messages/schedule-part';
export {
  type WeekDeclaration,
  type Weekday,
  type WeekdayRow,
  type WeeklyScheduleMessage,
  weekdays,
} from './messages/weekly-schedule';
export type { CardEvent, CardsOfBranch, WorkCardMessage } from './messages/work-card';
export { hasTrueCheckDigit, maskTaxNumbers } from './tax-number';
