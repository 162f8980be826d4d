import { directions, overtimeTypes, scheduleTypes } from '../codes/day-type';
import { allLeaveCodes } from '../codes/leave-kind';
import { lateReasons, overtimeReasons } from '../codes/reason';
import type { BodyCode } from '../documents';
import { cancellable } from '../messages/cancellation';
import { named, relatedForm } from './common-fields';
import { extraShift, optOut, overtimeForm } from './form-shapes';
import { group, list, type Shape } from './shape';
import * as texts from './texts';

/** Codes that the service's lists have beyond those included in this package. */
export interface MoreCodes {
  readonly leave?: readonly string[];
  readonly lateReason?: readonly string[];
  readonly overtimeReason?: readonly string[];
}

const part = (codes: readonly string[], more: Record<string, Shape> = {}) =>
  group({ f_type: texts.code(codes), f_from: texts.time, f_to: texts.time, ...more });

function wto(day: Record<string, Shape>, parts: Shape, toDate: Shape = texts.date()): Shape {
  const row = group({
    f_afm: texts.taxNumber,
    ...named('error'),
    ...day,
    ErgazomenosAnalytics: group({ ErgazomenosWTOAnalytics: list(parts) }),
  });
  const declaration = group({
    f_aa_pararthmatos: texts.branch,
    ...relatedForm,
    f_comments: texts.upTo(200),
    f_from_date: texts.date(),
    f_to_date: toDate,
    Ergazomenoi: group({ ErgazomenoiWTO: list(row) }),
  });
  return group({ WTOS: group({ WTO: list(declaration) }) });
}

const day = { f_date: texts.date() };
const weekday = { f_day: texts.weekday };
const schedulePart = part(Object.values(scheduleTypes));

const workCard = (reasons: readonly string[]) => {
  const event = group({
    f_afm: texts.taxNumber,
    ...named('warning'),
    f_type: texts.choice(...Object.values(directions)),
    f_reference_date: texts.isoDate,
    f_date: texts.instant,
    f_aitiologia: texts.code(reasons, 'orBlank'),
  });
  const card = group({
    f_afm_ergodoti: texts.taxNumber,
    f_aa: texts.branch,
    f_comments: texts.upTo(200),
    Details: group({ CardDetails: list(event) }),
  });
  return group({ Cards: group({ Card: list(card) }) });
};

const cancellation = group({
  // One manual gives the number 00009 where another client sends the code.
  TypeOfDocument: texts.cancellableDocument([...cancellable, '00009']),
  Protocol: texts.filled(50),
  SubmittedDate: texts.compactDate,
});

/** Returns the shape that the body of a document must have, from the service's schemas. */
export function bodyShape(code: BodyCode, more: MoreCodes = {}): Shape {
  switch (code) {
    case 'WRKCardSE':
      return workCard([...Object.values(lateReasons), ...(more.lateReason ?? [])]);
    case 'WTODaily':
    case 'WTODailyA':
    case 'WTODailyD':
      return wto(day, schedulePart);
    case 'WTOWeek':
      return wto(weekday, schedulePart, texts.date('orBlank'));
    case 'WTOOv':
    case 'WTOOvA':
    case 'WTOOvD':
      return wto(day, part(Object.values(overtimeTypes)));
    case 'WTOLeave':
    case 'WTOLeaveC': {
      const codes = [...allLeaveCodes, ...(more.leave ?? [])];
      return wto(day, part(codes, { f_year: texts.yearOrBlank, f_req_days: texts.leaveDays }));
    }
    case 'ExProan':
      return optOut;
    case 'SixthDay':
      return extraShift;
    case 'OvTime':
    case 'OvTimeA':
      return overtimeForm([...Object.values(overtimeReasons), ...(more.overtimeReason ?? [])]);
    case 'CancelSubmittedDocument':
      return cancellation;
  }
}
