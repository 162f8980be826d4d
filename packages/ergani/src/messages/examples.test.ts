import { describe, expect, it } from 'vitest';
import { checkDocument } from '../check/check-document';
import * as examples from '../test/examples';
import { buildDocument } from './build-document';
import type { ErganiMessage } from './message';
import { readDocument } from './read-document';

const nefeli = { taxNumber: '999999991', surname: 'ΔΟΚΙΜΑΚΗ', givenName: 'ΝΕΦΕΛΗ' };
const aris = { taxNumber: '999999992', surname: 'ΥΠΟΘΕΤΟΣ', givenName: 'ΑΡΗΣ' };

const said: [string, ErganiMessage, object][] = [
  [
    'WRKCardSE',
    {
      kind: 'workCard',
      cards: [
        {
          employerTaxNumber: '999999990',
          branch: 1,
          events: [
            {
              person: nefeli,
              direction: 'out',
              referenceDate: '2026-07-14',
              at: Date.parse('2026-07-15T04:02:11Z'),
            },
          ],
        },
      ],
    },
    examples.workCardExample,
  ],
  [
    'WTODaily',
    {
      kind: 'dailySchedule',
      filing: 'before',
      declarations: [
        {
          branch: 1,
          from: '2026-07-14',
          to: '2026-07-15',
          rows: [
            {
              person: nefeli,
              date: '2026-07-14',
              parts: [
                { kind: 'work', from: '11:00', to: '15:00' },
                { kind: 'work', from: '19:00', to: '23:00' },
              ],
            },
            { person: nefeli, date: '2026-07-15', parts: [{ kind: 'rest' }] },
          ],
        },
      ],
    },
    examples.dailyExample,
  ],
  [
    'WTOWeek',
    {
      kind: 'weeklySchedule',
      declarations: [
        {
          branch: 0,
          comments: 'Back office',
          from: '2026-07-06',
          rows: [
            { person: aris, weekday: 'monday', parts: [{ kind: 'work', from: '08:00', to: '16:00' }] },
            { person: aris, weekday: 'sunday', parts: [{ kind: 'rest' }] },
          ],
        },
      ],
    },
    examples.weeklyExample,
  ],
  [
    'WTOOv',
    {
      kind: 'overtime',
      filing: 'before',
      declarations: [
        {
          branch: 1,
          from: '2026-07-17',
          to: '2026-07-17',
          rows: [{ person: nefeli, date: '2026-07-17', parts: [{ kind: 'overtime', from: '17:00', to: '19:00' }] }],
        },
      ],
    },
    examples.overtimeExample,
  ],
  [
    'OvTime',
    {
      kind: 'overtimeForm',
      isAfterwards: false,
      forms: [
        {
          branch: 1,
          inspectorate: '10000',
          mainActivity: '5510',
          branchActivity: '5510',
          municipality: '10000000',
          representativeTaxNumber: '999999994',
          rows: [
            {
              person: nefeli,
              socialSecurityNumber: '00000000000',
              date: '2026-07-17',
              from: '17:00',
              to: '19:00',
              isCancelled: false,
              specialty: '5131',
              reason: 'exceptionalWorkload',
              weekDays: 5,
            },
          ],
        },
      ],
    },
    examples.overtimeFormExample,
  ],
  [
    'WTOLeave',
    {
      kind: 'leave',
      isCorrection: false,
      declarations: [
        {
          branch: 1,
          from: '2026-07-20',
          to: '2026-07-20',
          rows: [{ person: aris, date: '2026-07-20', parts: [{ kind: 'annual', year: 2026, entitledDays: 22 }] }],
        },
      ],
    },
    examples.leaveExample,
  ],
  [
    'CancelSubmittedDocument',
    { kind: 'cancellation', document: 'WTOLeave', protocol: 'ΔΟΚ123', submittedOn: '2026-07-20' },
    examples.cancellationExample,
  ],
  [
    'ExProan',
    { kind: 'preAnnouncementOptOut', declarations: [{ branch: 0, isOptedOut: true, month: '2026-08' }] },
    examples.optOutExample,
  ],
  [
    'SixthDay',
    {
      kind: 'extraShift',
      notices: [{ branch: 0, isContinuousOperation: true, mainActivity: '5510', from: '2026-07-25', to: '2026-07-25' }],
    },
    examples.extraShiftExample,
  ],
];

describe.each(said)('%s', (code, message, body) => {
  it('is built field by field, in the order of the schema', () => {
    const document = buildDocument(message);

    // Compared as text, since equality of objects ignores the order of fields.
    expect([document.code, JSON.stringify(document.body)]).toEqual([code, JSON.stringify(body)]);
  });

  it('passes the checks', () => {
    const errors = checkDocument(buildDocument(message).code, body).filter(({ severity }) => severity === 'error');

    expect(errors).toEqual([]);
  });

  it('reads back as what was meant', () => {
    expect(readDocument(buildDocument(message).code, body)).toEqual(message);
  });
});

it('names the codes of each filing', () => {
  const declarations = [] as const;
  const codes = (['before', 'afterwards', 'drivers'] as const).flatMap((filing) => [
    buildDocument({ kind: 'dailySchedule', filing, declarations }).code,
    buildDocument({ kind: 'overtime', filing, declarations }).code,
  ]);

  expect(codes).toEqual(['WTODaily', 'WTOOv', 'WTODailyA', 'WTOOvA', 'WTODailyD', 'WTOOvD']);
  expect(buildDocument({ kind: 'leave', isCorrection: true, declarations }).code).toBe('WTOLeaveC');
  expect(buildDocument({ kind: 'overtimeForm', isAfterwards: true, forms: [] }).code).toBe('OvTimeA');
});

it('refuses to read what has errors, naming the field', () => {
  const body = { ...examples.cancellationExample, SubmittedDate: '20260230' };

  expect(() => readDocument('CancelSubmittedDocument', body)).toThrow(
    'CancelSubmittedDocument SubmittedDate: It is a date of the calendar',
  );
});
