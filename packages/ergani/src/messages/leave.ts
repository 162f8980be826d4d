import { type HourlyLeaveKind, hourlyLeaveCodes, type LeaveKind, leaveCodes } from '../codes/leave-kind';
import type { LocalTime } from '../local-time';
import { type DatedDeclaration, datedBody, readDated, type WireDayRow, type WireWto } from './declaration';
import type { WirePart } from './schedule-part';
import { blank, isBlank, kindOf } from './wire-text';

interface Entitlement {
  /** The year for which the leave is granted. */
  readonly year?: number;
  /** Days that the person is entitled to in that year, at most 999. */
  readonly entitledDays?: number;
}

/** Leave of a whole date, or of some hours of it as local times. */
export type LeavePart = Entitlement &
  (
    | { readonly kind: LeaveKind; readonly hours?: never }
    | { readonly kind: HourlyLeaveKind; readonly hours: { readonly from: LocalTime; readonly to: LocalTime } }
  );

/** Leave, date by date (`WTOLeave`), or its correction (`WTOLeaveC`). */
export interface LeaveMessage {
  readonly kind: 'leave';
  readonly isCorrection: boolean;
  readonly declarations: readonly DatedDeclaration<LeavePart>[];
}

export interface WireLeavePart extends WirePart {
  f_year: string;
  f_req_days: string;
}

export type WireLeave = WireWto<WireDayRow<WireLeavePart>>;

export function leaveBody({ declarations }: LeaveMessage): WireLeave {
  return datedBody(declarations, ({ kind, hours, year, entitledDays }) => ({
    f_type: hours ? hourlyLeaveCodes[kind] : leaveCodes[kind],
    f_from: hours?.from ?? blank,
    f_to: hours?.to ?? blank,
    f_year: year === undefined ? blank : String(year),
    f_req_days: entitledDays === undefined ? blank : String(entitledDays).padStart(3, '0'),
  }));
}

export function readLeave(body: WireLeave, isCorrection: boolean): LeaveMessage {
  return { kind: 'leave', isCorrection, declarations: readDated(body, readPart) };
}

function readPart({ f_type, f_from, f_to, f_year, f_req_days }: WireLeavePart): LeavePart {
  const entitlement = {
    ...(isBlank(f_year) ? {} : { year: Number(f_year) }),
    ...(isBlank(f_req_days) ? {} : { entitledDays: Number(f_req_days) }),
  };
  const hourly = kindOf(hourlyLeaveCodes, f_type);
  if (hourly) return { kind: hourly, hours: { from: f_from, to: f_to }, ...entitlement };
  return { kind: kindOf(leaveCodes, f_type)!, ...entitlement };
}
