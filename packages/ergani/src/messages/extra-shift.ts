import type { LocalDate } from '@horae/local-time/local-date';
import { readDate, unlessBlank, wireDate } from './wire-text';

/** Notice of extra shifts on a sixth day (`SixthDay`). Hotels and catering are not part of the scheme. */
export interface ExtraShiftMessage {
  readonly kind: 'extraShift';
  readonly notices: readonly ExtraShiftNotice[];
}

export interface ExtraShiftNotice {
  readonly branch: number;
  readonly isContinuousOperation: boolean;
  /** Code of the main activity, two to eight digits, from the list `SixthDayKAD`. */
  readonly mainActivity: string;
  /** Up to 100 characters. */
  readonly occasion?: string;
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** Up to 100 characters. */
  readonly comments?: string;
}

export interface WireExtraShift {
  DhlwseisSixthDay: {
    DhlwshSixthDay: {
      f_aa_pararthmatos: string;
      f_continuous_operation: string;
      f_kad_kyria: string;
      f_special_occasion_description: string;
      f_date_special_from: string;
      f_date_special_to: string;
      f_comments: string;
    }[];
  };
}

export function extraShiftBody({ notices }: ExtraShiftMessage): WireExtraShift {
  return {
    DhlwseisSixthDay: {
      DhlwshSixthDay: notices.map((notice) => ({
        f_aa_pararthmatos: String(notice.branch),
        f_continuous_operation: notice.isContinuousOperation ? '1' : '0',
        f_kad_kyria: notice.mainActivity,
        f_special_occasion_description: notice.occasion ?? '',
        f_date_special_from: wireDate(notice.from),
        f_date_special_to: wireDate(notice.to),
        f_comments: notice.comments ?? '',
      })),
    },
  };
}

export function readExtraShift(body: WireExtraShift): ExtraShiftMessage {
  return {
    kind: 'extraShift',
    notices: body.DhlwseisSixthDay.DhlwshSixthDay.map((wire) => ({
      branch: Number(wire.f_aa_pararthmatos),
      isContinuousOperation: wire.f_continuous_operation === '1',
      mainActivity: wire.f_kad_kyria,
      ...unlessBlank('occasion', wire.f_special_occasion_description),
      from: readDate(wire.f_date_special_from),
      to: readDate(wire.f_date_special_to),
      ...unlessBlank('comments', wire.f_comments),
    })),
  };
}
