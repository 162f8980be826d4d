/** One body of each document, for invented people: their tax numbers fail the check digit on purpose. */
const person = { f_afm: '999999991', f_eponymo: 'ΔΟΚΙΜΑΚΗ', f_onoma: 'ΝΕΦΕΛΗ' };
const other = { f_afm: '999999992', f_eponymo: 'ΥΠΟΘΕΤΟΣ', f_onoma: 'ΑΡΗΣ' };

const head = (branch: string, from: string, to: string, comments = '') => ({
  f_aa_pararthmatos: branch,
  f_rel_protocol: '',
  f_rel_date: '',
  f_comments: comments,
  f_from_date: from,
  f_to_date: to,
});

const parts = (...rows: object[]) => ({ ErgazomenosAnalytics: { ErgazomenosWTOAnalytics: rows } });
const rest = { f_type: 'ΑΝ', f_from: ' ', f_to: ' ' };

export const workCardExample = {
  Cards: {
    Card: [
      {
        f_afm_ergodoti: '999999990',
        f_aa: '1',
        f_comments: '',
        Details: {
          CardDetails: [
            {
              ...person,
              f_type: '1',
              f_reference_date: '2026-07-14',
              f_date: '2026-07-15T07:02:11.000+03:00',
              f_aitiologia: '',
            },
          ],
        },
      },
    ],
  },
};

export const dailyExample = {
  WTOS: {
    WTO: [
      {
        ...head('1', '14/07/2026', '15/07/2026'),
        Ergazomenoi: {
          ErgazomenoiWTO: [
            {
              ...person,
              f_date: '14/07/2026',
              ...parts(
                { f_type: 'ΕΡΓ', f_from: '11:00', f_to: '15:00' },
                { f_type: 'ΕΡΓ', f_from: '19:00', f_to: '23:00' },
              ),
            },
            { ...person, f_date: '15/07/2026', ...parts(rest) },
          ],
        },
      },
    ],
  },
};

/** Two days of the week only; a whole week has seven. */
export const weeklyExample = {
  WTOS: {
    WTO: [
      {
        ...head('0', '06/07/2026', ' ', 'Back office'),
        Ergazomenoi: {
          ErgazomenoiWTO: [
            { ...other, f_day: '1', ...parts({ f_type: 'ΕΡΓ', f_from: '08:00', f_to: '16:00' }) },
            { ...other, f_day: '0', ...parts(rest) },
          ],
        },
      },
    ],
  },
};

export const overtimeExample = {
  WTOS: {
    WTO: [
      {
        ...head('1', '17/07/2026', '17/07/2026'),
        Ergazomenoi: {
          ErgazomenoiWTO: [
            { ...person, f_date: '17/07/2026', ...parts({ f_type: 'ΥΠ', f_from: '17:00', f_to: '19:00' }) },
          ],
        },
      },
    ],
  },
};

export const overtimeFormExample = {
  Overtimes: {
    Overtime: [
      {
        f_aa_pararthmatos: '1',
        f_rel_protocol: '',
        f_rel_date: '',
        f_ypiresia_sepe: '10000',
        f_ergodotikh_organwsh: '',
        f_kad_kyria: '5510',
        f_kad_deyt_1: '',
        f_kad_deyt_2: '',
        f_kad_deyt_3: '',
        f_kad_deyt_4: '',
        f_kad_pararthmatos: '5510',
        f_kallikratis_pararthmatos: '10000000',
        f_comments: '',
        f_afm_proswpoy: '999999994',
        Ergazomenoi: {
          OvertimeErgazomenosDate: [
            {
              f_afm: '999999991',
              f_amka: '00000000000',
              f_eponymo: 'ΔΟΚΙΜΑΚΗ',
              f_onoma: 'ΝΕΦΕΛΗ',
              f_date: '17/07/2026',
              f_from: '17:00',
              f_to: '19:00',
              f_cancellation: '0',
              f_step: '5131',
              f_reason: '003',
              f_weekdates: '5',
              f_asee: '',
            },
          ],
        },
      },
    ],
  },
};

export const leaveExample = {
  WTOS: {
    WTO: [
      {
        ...head('1', '20/07/2026', '20/07/2026'),
        Ergazomenoi: {
          ErgazomenoiWTO: [
            {
              ...other,
              f_date: '20/07/2026',
              ...parts({ f_type: 'ΑΔΚΑΝ', f_from: ' ', f_to: ' ', f_year: '2026', f_req_days: '022' }),
            },
          ],
        },
      },
    ],
  },
};

export const cancellationExample = { TypeOfDocument: 'WTOLeave', Protocol: 'ΔΟΚ123', SubmittedDate: '20260720' };

export const optOutExample = {
  DhlwseisExProan: {
    DhlwshExProan: [{ f_aa_pararthmatos: '0', f_is_excluded: '1', f_month: '08', f_year: '2026', f_comments: '' }],
  },
};

export const extraShiftExample = {
  DhlwseisSixthDay: {
    DhlwshSixthDay: [
      {
        f_aa_pararthmatos: '0',
        f_continuous_operation: '1',
        f_kad_kyria: '5510',
        f_special_occasion_description: '',
        f_date_special_from: '25/07/2026',
        f_date_special_to: '25/07/2026',
        f_comments: '',
      },
    ],
  },
};
