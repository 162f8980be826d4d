import { describe, expect, it } from 'vitest';
import type { BodyCode } from '../documents';
import * as examples from '../test/examples';
import { withValue } from '../test/with-value';
import { checkDocument } from './check-document';

const card = 'Cards.Card[0].Details.CardDetails[0]';
const wto = 'WTOS.WTO[0]';
const row = `${wto}.Ergazomenoi.ErgazomenoiWTO[0]`;
const part = `${row}.ErgazomenosAnalytics.ErgazomenosWTOAnalytics[0]`;
const optOut = 'DhlwseisExProan.DhlwshExProan[0]';
const extra = 'DhlwseisSixthDay.DhlwshSixthDay[0]';
const form = 'Overtimes.Overtime[0]';
const formRow = `${form}.Ergazomenoi.OvertimeErgazomenosDate[0]`;

const bodies = {
  WRKCardSE: examples.workCardExample,
  WTODaily: examples.dailyExample,
  WTOWeek: examples.weeklyExample,
  WTOOv: examples.overtimeExample,
  WTOLeave: examples.leaveExample,
  ExProan: examples.optOutExample,
  SixthDay: examples.extraShiftExample,
  OvTime: examples.overtimeFormExample,
  CancelSubmittedDocument: examples.cancellationExample,
} satisfies Partial<Record<BodyCode, object>>;

type Case = [keyof typeof bodies, string, unknown, string];

/** Returns the rules reported for a field after setting it to a value. */
function found(code: keyof typeof bodies, path: string, value: unknown): string[] {
  return checkDocument(code, withValue(bodies[code], path, value))
    .filter((finding) => finding.path.startsWith(path))
    .map(({ rule, severity }) => (severity === 'warning' ? `${rule}?` : rule));
}

const refused: Case[] = [
  ['WRKCardSE', 'Cards.Card[0].f_afm_ergodoti', '12345678', 'tax-number'],
  ['WRKCardSE', 'Cards.Card[0].f_aa', '', 'digits'],
  ['WRKCardSE', 'Cards.Card[0].f_aa', '123456', 'digits'],
  ['WRKCardSE', 'Cards.Card[0].f_aa', '-1', 'digits'],
  ['WRKCardSE', 'Cards.Card[0].f_comments', 'λ'.repeat(201), 'too-long'],
  ['WRKCardSE', 'Cards.Card[0].f_aa_pararthmatos', '1', 'unknown-field'],
  ['WRKCardSE', 'Cards.Card[0].Details.CardDetails', [], 'empty-list'],
  ['WRKCardSE', 'Cards.Card[0].Details.CardDetails', {}, 'list'],
  ['WRKCardSE', 'Cards.Card[0].Details', 'none', 'object'],
  ['WRKCardSE', `${card}.f_afm`, '99999999A', 'tax-number'],
  ['WRKCardSE', `${card}.f_afm`, undefined, 'missing'],
  ['WRKCardSE', `${card}.f_eponymo`, 'Δ'.repeat(51), 'too-long'],
  ['WRKCardSE', `${card}.f_onoma`, 'Δ'.repeat(31), 'too-long'],
  ['WRKCardSE', `${card}.f_type`, '2', 'choice'],
  ['WRKCardSE', `${card}.f_type`, 1, 'not-text'],
  ['WRKCardSE', `${card}.f_reference_date`, '14/07/2026', 'date'],
  ['WRKCardSE', `${card}.f_reference_date`, '2026-02-29', 'date'],
  ['WRKCardSE', `${card}.f_date`, '2026-07-15T07:02:11', 'instant'],
  ['WRKCardSE', `${card}.f_date`, '2026-07-15T24:00:00+03:00', 'instant'],
  ['WRKCardSE', `${card}.f_date`, '2026-06-31T07:02:11+03:00', 'instant'],
  ['WRKCardSE', `${card}.f_aitiologia`, null, 'not-text'],
  ['WRKCardSE', `${card}.f_aitiologia`, undefined, 'missing'],
  ['WRKCardSE', `${card}.f_aitiologia`, '004', 'code'],
  ['WRKCardSE', `${card}.f_aitiologia`, 'late', 'code'],
  ['WTODaily', `${wto}.f_aa`, '1', 'unknown-field'],
  ['WTODaily', `${wto}.f_aa_pararthmatos`, 'A', 'digits'],
  ['WTODaily', `${wto}.f_rel_protocol`, 'Δ'.repeat(51), 'too-long'],
  ['WTODaily', `${wto}.f_rel_date`, '1/7/2026', 'date'],
  ['WTODaily', `${wto}.f_from_date`, ' ', 'date'],
  ['WTODaily', `${wto}.f_to_date`, ' ', 'date'],
  ['WTODaily', `${wto}.f_from_date`, '31/06/2026', 'date'],
  ['WTODaily', `${wto}.f_to_date`, '13/07/2026', 'range'],
  ['WTODaily', `${wto}.Ergazomenoi`, undefined, 'missing'],
  ['WTODaily', `${row}.f_eponymo`, ' ', 'blank'],
  ['WTODaily', `${row}.f_onoma`, '', 'blank'],
  ['WTODaily', `${row}.f_date`, '2026-07-14', 'date'],
  ['WTODaily', `${row}.f_date`, '16/07/2026', 'outside-range'],
  ['WTODaily', `${row}.f_date`, '13/07/2026', 'outside-range'],
  ['WTODaily', `${row}.f_day`, '2', 'unknown-field'],
  ['WTODaily', `${row}.ErgazomenosAnalytics.ErgazomenosWTOAnalytics`, [], 'empty-list'],
  ['WTODaily', `${part}.f_type`, 'ΥΠ', 'code'],
  ['WTODaily', `${part}.f_type`, 'ΑΝ', 'stands-alone'],
  ['WTODaily', `${part}.f_type`, 'EΡΓ', 'look-alike'],
  ['WTODaily', `${part}.f_from`, '24:00', 'time'],
  ['WTODaily', `${part}.f_to`, '24:00', 'time'],
  ['WTODaily', `${part}.f_from`, '7:00', 'time'],
  ['WTODaily', `${part}.f_to`, '15:60', 'time'],
  ['WTODaily', `${part}.f_to`, ' ', 'times-missing'],
  ['WTODaily', `${part}.f_year`, '2026', 'unknown-field'],
  ['WTOWeek', `${row}.f_day`, '7', 'choice'],
  ['WTOWeek', `${row}.f_day`, '', 'choice'],
  ['WTOWeek', `${row}.f_date`, '06/07/2026', 'unknown-field'],
  ['WTOWeek', `${wto}.f_to_date`, '05/07/2026', 'range'],
  ['WTOOv', `${part}.f_type`, 'YΠ', 'look-alike'],
  ['WTOOv', `${part}.f_type`, 'ΕΡΓ', 'code'],
  ['WTOLeave', `${part}.f_type`, 'ADKAN', 'look-alike'],
  ['WTOLeave', `${part}.f_from`, '08:00', 'times-not-blank'],
  ['WTOLeave', `${part}.f_year`, '26', 'year'],
  ['WTOLeave', `${part}.f_req_days`, '22', 'leave-days'],
  ['WTOLeave', `${part}.f_req_days`, '0022', 'leave-days'],
  ['ExProan', `${optOut}.f_is_excluded`, 'true', 'choice'],
  ['ExProan', `${optOut}.f_month`, '8', 'month'],
  ['ExProan', `${optOut}.f_month`, '13', 'month'],
  ['ExProan', `${optOut}.f_year`, '26', 'year'],
  ['ExProan', `${optOut}.f_comments`, 'λ'.repeat(101), 'too-long'],
  ['SixthDay', `${extra}.f_kad_kyria`, '5', 'digits'],
  ['SixthDay', `${extra}.f_date_special_to`, '24/07/2026', 'range'],
  ['OvTime', `${form}.f_afm_proswpoy`, '', 'tax-number'],
  ['OvTime', `${formRow}.f_amka`, '0000000000', 'digits'],
  ['OvTime', `${formRow}.f_from`, ' ', 'blank'],
  ['OvTime', `${formRow}.f_reason`, '010', 'code'],
  ['OvTime', `${formRow}.f_weekdates`, '7', 'choice'],
  ['CancelSubmittedDocument', 'TypeOfDocument', 'WRKCardSE', 'not-cancellable'],
  ['CancelSubmittedDocument', 'Protocol', ' ', 'blank'],
  ['CancelSubmittedDocument', 'SubmittedDate', '20/07/2026', 'date'],
  ['CancelSubmittedDocument', 'SubmittedDate', '20260732', 'date'],
];

it.each(refused)('%s %s with %j breaks the rule %s', (code, path, value, rule) => {
  expect(found(code, path, value)).toEqual([rule]);
});

describe('between fields', () => {
  it.each([
    ['WTODaily', `${wto}.f_rel_date`, '01/07/2026', `${wto}.f_rel_protocol`, 'related-form'],
    ['WTODaily', `${wto}.f_rel_protocol`, 'ΔΟΚ1', `${wto}.f_rel_date`, 'related-form'],
    ['OvTime', `${form}.f_rel_protocol`, 'ΔΟΚ1', `${form}.f_rel_date`, 'related-form'],
    ['WTODaily', `${wto}.f_to_date`, '16/07/2026', `${wto}.Ergazomenoi.ErgazomenoiWTO`, 'date-missing'],
    ['WTOOv', `${wto}.f_to_date`, '18/07/2026', `${wto}.Ergazomenoi.ErgazomenoiWTO`, 'date-missing'],
    ['WTOOv', `${part}.f_type`, 'ΧΥΠ', `${part}.f_from`, 'times-not-blank'],
    ['WTOLeave', `${part}.f_type`, 'ΩΑΦΠ', `${part}.f_to`, 'times-missing'],
  ] as const)('%s %s with %j is found at %s', (code, path, value, at, rule) => {
    const body = withValue(bodies[code], path, value);

    expect(checkDocument(code, body)).toContainEqual(expect.objectContaining({ path: at, rule, severity: 'error' }));
  });

  it("asks for each person's dates in a schedule, for anybody's in overtime", () => {
    const rows = (dates: [string, string][], parts: object) => ({
      WTOS: {
        WTO: [
          {
            ...examples.overtimeExample.WTOS.WTO[0],
            f_from_date: '14/07/2026',
            f_to_date: '15/07/2026',
            Ergazomenoi: {
              ErgazomenoiWTO: dates.map(([f_afm, f_date]) => ({
                f_afm,
                f_eponymo: 'Δ',
                f_onoma: 'Ν',
                f_date,
                ErgazomenosAnalytics: { ErgazomenosWTOAnalytics: [parts] },
              })),
            },
          },
        ],
      },
    });
    const apart: [string, string][] = [
      ['123456783', '14/07/2026'],
      ['000000024', '15/07/2026'],
    ];

    expect(checkDocument('WTOOv', rows(apart, { f_type: 'ΥΠ', f_from: '17:00', f_to: '19:00' }))).toEqual([]);
    const findings = checkDocument('WTODaily', rows(apart, { f_type: 'ΜΕ', f_from: ' ', f_to: '' }));
    expect(findings.map(({ rule, text }) => [rule, text.slice(0, 66)])).toEqual([
      ['date-missing', '15/07/2026 has no row for the person whose tax number ends in 783;'],
      ['date-missing', '14/07/2026 has no row for the person whose tax number ends in 024;'],
    ]);
  });

  it('names the field that comes too late', () => {
    const [card] = examples.workCardExample.Cards.Card;
    const { f_comments, ...others } = card!;
    const body = { Cards: { Card: [{ ...others, f_comments }] } };

    expect(checkDocument('WRKCardSE', body).filter(({ severity }) => severity === 'error')).toEqual([
      {
        path: 'Cards.Card[0].f_comments',
        rule: 'order',
        severity: 'error',
        text: 'f_comments comes too late: the order is f_afm_ergodoti, f_aa, f_comments, Details.',
      },
    ]);
  });

  it('names the Greek letter that a Latin one stands for', () => {
    const body = JSON.parse(JSON.stringify(examples.dailyExample).replace('"ΕΡΓ"', '"ΕPΓ"'));

    expect(checkDocument('WTODaily', body).find(({ rule }) => rule === 'look-alike')?.text).toBe(
      'Letter 2 is the Latin P; the code has the Greek Ρ (U+03A1).',
    );
  });

  it.each(['000', 'nothing', [], null, 7, { Cards: {} }])('finds something in %j', (body) => {
    for (const code of Object.keys(bodies) as BodyCode[]) expect(checkDocument(code, body)).not.toEqual([]);
  });
});

describe('warns only', () => {
  const warned: Case[] = [
    ['WRKCardSE', `${card}.f_afm`, '999999994', 'tax-number-check-digit?'],
    ['WRKCardSE', `${card}.f_eponymo`, '', 'blank?'],
    ['WRKCardSE', `${card}.f_eponymo`, 'ΔOΚΙΜΑΚΗ', 'look-alike?'],
    ['WRKCardSE', `${card}.f_date`, '2026-07-15T06:02:11.000+02:00', 'offset?'],
    ['WRKCardSE', `${card}.f_date`, '2026-07-15T04:02:11Z', 'offset?'],
    ['WRKCardSE', `${card}.f_reference_date`, '2026-07-13', 'reference-date?'],
    ['WTODaily', `${wto}.Ergazomenoi.ErgazomenoiWTO[1].f_date`, '14/07/2026', 'row-twice?'],
    ['WTOWeek', `${wto}.Ergazomenoi.ErgazomenoiWTO[1].f_day`, '1', 'row-twice?'],
  ];

  it.each(warned)('%s %s with %j: %s', (code, path, value, rule) => {
    expect(found(code, path, value)).toEqual([rule]);
  });

  it('of days of the week that nothing is said about', () => {
    expect(checkDocument('WTOWeek', examples.weeklyExample).map(({ text }) => text)).toContain(
      'No row for tuesday, wednesday, thursday, friday, saturday of the person whose tax number ends in 992.',
    );
  });
});

it.each([
  ['WRKCardSE', `${card}.f_eponymo`, 'PAPADOPOULOS'],
  ['WRKCardSE', `${card}.f_aitiologia`, '   '],
  ['WRKCardSE', `${card}.f_reference_date`, '2026-07-16'],
  ['WTODaily', `${part}.f_to`, '00:00'],
  ['WTODaily', `${part}.f_to`, '11:00'],
  ['WTOLeave', `${part}.f_req_days`, ''],
] as const)('%s %s takes %j', (code, path, value) => {
  expect(found(code, path, value)).toEqual([]);
});

it('takes codes that the service has added since', () => {
  const body = JSON.parse(JSON.stringify(examples.leaveExample).replace('ΑΔΚΑΝ', 'ΑΔΝΕΟ'));

  expect(checkDocument('WTOLeave', body).map(({ rule }) => rule)).toContain('code');
  expect(checkDocument('WTOLeave', body, { moreCodes: { leave: ['ΑΔΝΕΟ'] } }).map(({ rule }) => rule)).toEqual([
    'tax-number-check-digit',
  ]);
});
