import { named, relatedForm } from './common-fields';
import { group, list } from './shape';
import * as texts from './texts';

/** The form for opting out of the pre-announcement. */
export const optOut = group({
  DhlwseisExProan: group({
    DhlwshExProan: list(
      group({
        f_aa_pararthmatos: texts.branch,
        f_is_excluded: texts.choice('0', '1'),
        f_month: texts.month,
        f_year: texts.year,
        f_comments: texts.upTo(100),
      }),
    ),
  }),
});

/** The form for giving notice of extra shifts. */
export const extraShift = group({
  DhlwseisSixthDay: group({
    DhlwshSixthDay: list(
      group({
        f_aa_pararthmatos: texts.branch,
        f_continuous_operation: texts.choice('0', '1'),
        f_kad_kyria: texts.digits(2, 8),
        f_special_occasion_description: texts.upTo(100),
        f_date_special_from: texts.date(),
        f_date_special_to: texts.date(),
        f_comments: texts.upTo(100),
      }),
    ),
  }),
});

/** The old overtime form. */
export const overtimeForm = (reasons: readonly string[]) => {
  const row = group({
    f_afm: texts.taxNumber,
    f_amka: texts.digits(11, 11),
    ...named('error'),
    f_date: texts.date(),
    f_from: texts.filledTime,
    f_to: texts.filledTime,
    f_cancellation: texts.choice('0', '1'),
    f_step: texts.digits(1, 10),
    f_reason: texts.code(reasons),
    f_weekdates: texts.choice('5', '6'),
    f_asee: texts.upTo(50),
  });
  const form = group({
    f_aa_pararthmatos: texts.branch,
    ...relatedForm,
    f_ypiresia_sepe: texts.digits(1, 10),
    f_ergodotikh_organwsh: texts.upTo(100),
    f_kad_kyria: texts.digits(2, 8),
    f_kad_deyt_1: texts.digits(2, 8, 'orBlank'),
    f_kad_deyt_2: texts.digits(2, 8, 'orBlank'),
    f_kad_deyt_3: texts.digits(2, 8, 'orBlank'),
    f_kad_deyt_4: texts.digits(2, 8, 'orBlank'),
    f_kad_pararthmatos: texts.digits(2, 8),
    f_kallikratis_pararthmatos: texts.digits(1, 10),
    f_comments: texts.upTo(200),
    f_afm_proswpoy: texts.taxNumber,
    Ergazomenoi: group({ OvertimeErgazomenosDate: list(row) }),
  });
  return group({ Overtimes: group({ Overtime: list(form) }) });
};
