import type { Person } from '@horae/ergani';
import { describe, expect, it } from 'vitest';
import type { DayFamily, DeclaredPart } from './declared';
import { cardMessage, daysMessage, optOutMessage, weekMessage } from './message.rules';

const person = { taxNumber: '123456789', surname: 'ΜΑΚΡΗ', givenName: 'ΑΝΝΑ' } as Person;
const employer = { taxNumber: '987654321', branch: 3, timeZone: 'Europe/Athens' };
const second = (time: string) => Date.parse(`${time}+03:00`) / 1000;
const start = second('2030-06-04T22:00');
const end = second('2030-06-05T06:00');
const work: DeclaredPart = { kind: 'work', type: 'Night', start, end, breakMinutes: 30 };
const range = { branch: 3, from: '2030-06-04', to: '2030-06-05' };

/** The declaration of two days with these parts, the second of rest. */
const declared = (kind: DayFamily, parts: DeclaredPart[], corrects?: { protocol: string; date: string }) =>
  daysMessage(
    kind,
    'inTime' as Parameters<typeof daysMessage>[1],
    [
      { day: '2030-06-04', parts },
      { day: '2030-06-05', parts: [] },
    ],
    person,
    employer,
    corrects,
  );
const rows = (parts: object[]) => [
  { person, date: '2030-06-04', parts },
  { person, date: '2030-06-05', parts: [] },
];

describe('the message about days', () => {
  it.each<[string, DayFamily, DeclaredPart, object]>([
    ['work by the clock on the wall', 'dailySchedule', work, { kind: 'work', from: '22:00', to: '06:00' }],
    ['rest', 'dailySchedule', { kind: 'rest' }, { kind: 'rest' }],
    ['no work', 'dailySchedule', { kind: 'nonWorking' }, { kind: 'nonWorking' }],
    ['overtime', 'overtime', { kind: 'overtime', start, end }, { kind: 'overtime', from: '22:00', to: '06:00' }],
    ['no overtime', 'overtime', { kind: 'noOvertime' }, { kind: 'noOvertime' }],
  ])('has %s', (_what, kind, part, said) => {
    expect(declared(kind, [part])).toEqual({
      kind,
      filing: 'inTime',
      declarations: [{ ...range, rows: rows([said]) }],
    });
  });

  it.each<[string, DeclaredPart, object]>([
    ['a day', { kind: 'marriage' }, { kind: 'marriage', year: 2030 }],
    [
      'a day with the days of its person',
      { kind: 'annual', days: 24 },
      { kind: 'annual', year: 2030, entitledDays: 24 },
    ],
    [
      'a day of more than the form has room for',
      { kind: 'annual', days: 1200 },
      { kind: 'annual', year: 2030, entitledDays: 999 },
    ],
    [
      'hours',
      { kind: 'parental', hours: { from: start, to: end } },
      { kind: 'parental', hours: { from: '22:00', to: '06:00' }, year: 2030 },
    ],
  ])('has %s of leave', (_what, part, said) => {
    expect(declared('leave', [part])).toEqual({
      kind: 'leave',
      isCorrection: false,
      declarations: [{ ...range, rows: rows([said]) }],
    });
  });

  it('names the leave that it corrects', () => {
    const corrects = { protocol: 'A1', date: '2030-06-01' };
    expect(declared('leave', [], corrects)).toEqual({
      kind: 'leave',
      isCorrection: true,
      declarations: [{ ...range, corrects, rows: rows([]) }],
    });
  });
});

it('declares a week from its Monday on, by the names of its days', () => {
  const week = ['2030-06-03', '2030-06-09'].map((day): { day: string; parts: DeclaredPart[] } => ({
    day,
    parts: [work],
  }));
  const parts = [{ kind: 'work', from: '22:00', to: '06:00' }];
  expect(weekMessage(week, person, employer)).toEqual({
    kind: 'weeklySchedule',
    declarations: [
      {
        branch: 3,
        from: '2030-06-03',
        rows: [
          { person, weekday: 'monday', parts },
          { person, weekday: 'sunday', parts },
        ],
      },
    ],
  });
});

it('has the card of a punch, with the reason why it is late if there is one', () => {
  const punch = { punchId: 1, direction: 'in' as const, at: 5 };
  const event = { person, direction: 'in', referenceDate: '2030-06-04', at: 5 };
  const cards = (more: object) => ({
    kind: 'workCard',
    cards: [{ employerTaxNumber: '987654321', branch: 3, events: [{ ...event, ...more }] }],
  });
  const lateReason = 'powerCut' as Exclude<Parameters<typeof cardMessage>[0]['lateReason'], undefined>;
  expect(cardMessage(punch, '2030-06-04', person, employer)).toEqual(cards({}));
  expect(cardMessage({ ...punch, lateReason }, '2030-06-04', person, employer)).toEqual(cards({ lateReason }));
});

it.each([true, false])('opts a month out, or back in, for all branches: %s', (isOptedOut) => {
  expect(optOutMessage({ month: '2030-06', isOptedOut })).toEqual({
    kind: 'preAnnouncementOptOut',
    declarations: [{ branch: 0, isOptedOut, month: '2030-06' }],
  });
});
