export { type AgreedFacts, agreedMinutes } from './agreed-minutes';
export { annualLeaveDays, type ServiceRecord } from './annual-leave';
export { attendanceFindings } from './attendance-findings';
export { type AverageWeek, averageWeek, rollingAverages } from './average-week';
export { type Attribution, attributeToDays, type BusinessDayRule, type DayShare } from './business-day';
export type { ClassifiedDay, ClassifiedWeek, DayTotals, Totals } from './classified';
export { classifyWeek } from './classify-week';
export { type DayDifference, type DayLayer, type DayRecords, dayDifference, saysSame } from './day-difference';
export type {
  AttendanceFacts,
  ClockedSession,
  DayLimits,
  Finding,
  FindingKind,
  PlannedWork,
  StrayOut,
  Tolerance,
  UnclearDay,
} from './finding';
export { type KindFacts, kindOn } from './kind-on';
export { type Layer, type LayerLimits, withLayer } from './layer';
export { isLooser, layeredOn, limitsAt, limitsOf } from './layered';
export { type LeaveDayFacts, leaveDays } from './leave-days';
export { rulesOf } from './limits';
export { type Holiday, mandatoryHolidays } from './mandatory-holidays';
export { matchShift } from './match-shift';
export { type HeldSkill, type JobNeed, type MissingSkill, missingSkills } from './missing-skills';
export { isNightShift } from './night-shift';
export { type EasterDays, easterDays } from './orthodox-easter';
export { packOn } from './pack-on';
export { euFloor } from './packs/eu-wtd-2003-88';
export { greekHolidays } from './packs/gr-holidays';
export { greekHotels2021 } from './packs/gr-hotel-2021-06-19';
export { greekHotels2025 } from './packs/gr-hotel-2025-10-17';
export { greekKitchens } from './packs/gr-kitchen-1976';
export { pairPunches, runsOf } from './pair-punches';
export { type PayRule, payable } from './payable';
export type { Pairing, PairingPolicy, PlannedShift, Punch, Session, UnclearPunches } from './punch';
export type { EarlierWeeks, RosterLimits, RosterShift, WorkBefore } from './roster-facts';
export type { OtherHotel, RosterFinding } from './roster-finding';
export type { RosterAdviceKind, RosterFindingKind, RosterGrade, RosterLaws } from './roster-finding-kinds';
export { rosterAdviceKinds } from './roster-finding-kinds';
export { rosterFindings } from './roster-findings';
export { rosterLaws } from './roster-laws';
export { type WorkInOtherHotel, withOtherHotels } from './roster-other-hotels';
export { shareDays, sundaysAndNights } from './roster-share-findings';
export { hasLongWeek } from './roster-week-findings';
export { type RosterWish, wishesOn } from './roster-wish';
export type { Rule, Source } from './rule';
export { type DayNorms, type LeaveDays, type LeaveTable, type MinorLimits, originOf, type RulePack } from './rule-pack';
export { common, joined, lengthOf, type Span, without } from './span';
export type { ClassedStretch, OverlayStretch } from './trail';
export type { Violation, ViolationCode } from './violation';
export type { Contract, WeekContext, WorkDay, WorkWeek } from './week';
export { closedDayOf, firstDayToWish, isWishClosed, lastDayToWish, type WishDeadline } from './wish-deadline';
export { type ClassMinutes, type WorkClass, workClasses } from './work-class';
export { type WorkPart, workParts } from './work-parts';
export { type DatedSession, type DatedWork, hourlyLeaveDay, sessionDays, workingDays } from './working-day';
