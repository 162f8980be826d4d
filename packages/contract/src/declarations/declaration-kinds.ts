import type { FindingKind } from '../time/finding-kinds';
import type { dayFamilies } from './day-parts';

export const erganiTargets = ['simulator', 'trial', 'production'] as const;
export const erganiUserTypes = ['01', '02', '03'] as const;
export const declarationKinds = [
  'workCard',
  'dailySchedule',
  'weeklySchedule',
  'overtime',
  'leave',
  'cancellation',
  'preAnnouncementOptOut',
] as const;
export const declarationStates = [
  'queued',
  'sending',
  'accepted',
  'rejected',
  'unknown',
  'cancelled',
  'superseded',
] as const;

/** Before the day starts, or after the fact if the month was opened for that. */
export const declarationFilings = ['before', 'afterwards'] as const;
export const declarationSources = ['hotel', 'demo'] as const;

/** Why a declaration was refused, as a person can act on it. */
export const refusalCauses = [
  'lateWithoutReason',
  'onTimeWithReason',
  'future',
  'taxNumber',
  'name',
  'otherName',
  'notEmployed',
  'employer',
  'branch',
  'leaveGone',
  'monthBegun',
  'notAfterwards',
  'monthClosed',
  'other',
] as const;
export type RefusalCause = (typeof refusalCauses)[number];
export const lateReasons = ['powerOrTelecom', 'employerSystem', 'linkToErgani'] as const;

/** The findings of the inbox that concern what was declared, the dearest first. */
export const declarationFindings = [
  'workedOnRestDay',
  'workedUndeclared',
  'overtimeNotDeclared',
  'declaredNobodyCame',
  'trainingAsRest',
  'layersDiffer',
] as const satisfies readonly FindingKind[];

/** When what was published is declared: when somebody submits it, as it is published, or once a day at a set time. */
export const declaringTimes = ['byHand', 'atOnce', 'daily'] as const;

export type DayFamily = (typeof dayFamilies)[number];
export type DeclarationKind = (typeof declarationKinds)[number];
export type DeclarationFiling = (typeof declarationFilings)[number];
export type DeclarationState = (typeof declarationStates)[number];
