import { describe, expect, it } from 'vitest';
import { pairPunches } from './pair-punches';
import type { PlannedShift, Punch } from './punch';

const policy = { longestSession: 960, matchWithin: 240, doubleTapSeconds: 60 };
const at = (text: string) => Date.parse(`2026-${text.replace(' ', 'T')}+02:00`);

let next = 1;
const punch = (text: string, direction: Punch['direction'] = null): Punch => ({ id: next++, at: at(text), direction });
const shift = (id: number, from: string, to: string): PlannedShift => ({ id, from: at(from), to: at(to) });
const wall = (ms: number | null) =>
  ms === null ? null : new Date(ms + 7_200_000).toISOString().slice(5, 16).replace('T', ' ');

function read(punches: Punch[], shifts: PlannedShift[] = []) {
  const { sessions, strayOuts, repeated } = pairPunches(punches, shifts, policy);
  return {
    sessions: sessions.map(({ from, to, shift }) => [wall(from), wall(to), shift]),
    strayOuts: strayOuts.map((one) => wall(one.at)),
    repeated: repeated.map((one) => wall(one.at)),
  };
}

const early = shift(1, '11-02 07:00', '11-02 15:00');
const night = shift(2, '11-02 23:00', '11-03 07:00');

describe('pairing punches', () => {
  it.each([
    ['a day', [punch('11-02 06:55'), punch('11-02 15:04')], [early], [['11-02 06:55', '11-02 15:04', 1]]],
    [
      'a night over midnight',
      [punch('11-02 22:51'), punch('11-03 07:03')],
      [night],
      [['11-02 22:51', '11-03 07:03', 2]],
    ],
    ['somebody at work', [punch('11-02 06:55')], [early], [['11-02 06:55', null, 1]]],
    [
      'a break',
      [punch('11-02 06:55'), punch('11-02 11:00'), punch('11-02 11:30'), punch('11-02 15:00')],
      [early],
      [
        ['11-02 06:55', '11-02 11:00', 1],
        ['11-02 11:30', '11-02 15:00', 1],
      ],
    ],
    [
      'a split shift',
      [punch('11-02 11:00'), punch('11-02 15:00'), punch('11-02 19:00'), punch('11-02 23:00')],
      [shift(3, '11-02 11:00', '11-02 15:00'), shift(4, '11-02 19:00', '11-02 23:00')],
      [
        ['11-02 11:00', '11-02 15:00', 3],
        ['11-02 19:00', '11-02 23:00', 4],
      ],
    ],
    [
      'two nights in a row',
      [punch('11-02 22:58'), punch('11-03 07:02'), punch('11-03 22:59'), punch('11-04 07:01')],
      [night, shift(5, '11-03 23:00', '11-04 07:00')],
      [
        ['11-02 22:58', '11-03 07:02', 2],
        ['11-03 22:59', '11-04 07:01', 5],
      ],
    ],
    [
      'a forgotten out before the next morning',
      [punch('11-02 07:00'), punch('11-03 07:00'), punch('11-03 15:00')],
      [early, shift(6, '11-03 07:00', '11-03 15:00')],
      [
        ['11-02 07:00', null, 1],
        ['11-03 07:00', '11-03 15:00', 6],
      ],
    ],
    [
      'a forgotten out within reach of the next in',
      [punch('11-02 15:00', 'in'), punch('11-03 06:55', 'in'), punch('11-03 15:05', 'out')],
      [shift(7, '11-02 15:00', '11-02 23:00'), shift(8, '11-03 07:00', '11-03 15:00')],
      [
        ['11-02 15:00', null, 7],
        ['11-03 06:55', '11-03 15:05', 8],
      ],
    ],
    ['work without a plan', [punch('11-02 06:55'), punch('11-02 15:04')], [], [['11-02 06:55', '11-02 15:04', null]]],
    [
      'work too far from its plan',
      [punch('11-02 20:00'), punch('11-02 22:00')],
      [early],
      [['11-02 20:00', '11-02 22:00', null]],
    ],
  ])('%s', (_, punches, shifts, sessions) => {
    expect(read(punches, shifts)).toMatchObject({ sessions, strayOuts: [] });
  });

  it('an out whose in is missing is a stray, known or inferred', () => {
    expect(read([punch('11-02 15:02', 'out')], [early])).toMatchObject({ sessions: [], strayOuts: ['11-02 15:02'] });
    expect(read([punch('11-02 15:02')], [early])).toMatchObject({ sessions: [], strayOuts: ['11-02 15:02'] });
  });

  it('a forgotten out of unknown direction is told by the plan, not by turns', () => {
    const next = shift(9, '11-03 06:00', '11-03 14:00');
    const punches = [punch('11-02 15:01'), punch('11-03 05:58'), punch('11-03 14:03')];
    expect(read(punches, [shift(8, '11-02 15:00', '11-02 23:00'), next])).toMatchObject({
      sessions: [
        ['11-02 15:01', null, 8],
        ['11-03 05:58', '11-03 14:03', 9],
      ],
    });
  });

  it('who punches twice in a minute meant it once', () => {
    const punches = [
      punch('11-02 06:55'),
      punch('11-02 06:55'),
      punch('11-02 15:04', 'out'),
      punch('11-02 15:05', 'out'),
    ];
    expect(read(punches, [early])).toMatchObject({
      sessions: [['11-02 06:55', '11-02 15:04', 1]],
      repeated: ['11-02 06:55', '11-02 15:05'],
    });
  });

  it('an out at the very instant of its in ends nothing', () => {
    const wrong = [punch('11-02 06:55', 'in'), punch('11-02 06:55', 'out')];
    expect(read(wrong, [early])).toMatchObject({ sessions: [['11-02 06:55', null, 1]], repeated: ['11-02 06:55'] });
    expect(read([...wrong, punch('11-02 15:04', 'out')], [early])).toEqual({
      sessions: [['11-02 06:55', '11-02 15:04', 1]],
      strayOuts: [],
      repeated: ['11-02 06:55'],
    });
  });

  it.each<[string, Punch[], [string, string | null][], string[]]>([
    [
      'an in and one that the clock could not tell count as the in',
      [punch('11-02 14:40', 'in'), punch('11-02 14:41')],
      [['11-02 14:40', null]],
      ['11-02 14:41'],
    ],
    [
      'one that the clock could not tell and an in count as the in',
      [punch('11-02 14:40'), punch('11-02 14:41', 'in')],
      [['11-02 14:40', null]],
      ['11-02 14:41'],
    ],
    [
      'an in and an out are two, however short the time between them',
      [punch('11-02 07:00', 'in'), punch('11-02 07:01', 'out')],
      [['11-02 07:00', '11-02 07:01']],
      [],
    ],
    [
      'two of which the clock could tell neither count as one',
      [punch('11-02 07:00'), punch('11-02 07:01')],
      [['11-02 07:00', null]],
      ['11-02 07:01'],
    ],
    [
      'a known one takes the place only of what the clock could not tell',
      [punch('11-02 07:00', 'in'), punch('11-02 07:00'), punch('11-02 07:01', 'out'), punch('11-02 07:02')],
      [['11-02 07:00', '11-02 07:01']],
      ['11-02 07:00', '11-02 07:02'],
    ],
  ])('within a minute, %s', (_, punches, sessions, repeated) => {
    expect(read(punches, [early])).toEqual({
      sessions: sessions.map((one) => [...one, 1]),
      strayOuts: [],
      repeated,
    });
  });

  it('punches more than a minute apart are two', () => {
    const from = at('11-02 07:00');
    const punches: Punch[] = [
      { id: 1, at: from, direction: 'in' },
      { id: 2, at: from + 61_000, direction: 'in' },
    ];

    expect(pairPunches(punches, [], policy)).toMatchObject({
      sessions: [{ inPunch: 1 }, { inPunch: 2 }],
      repeated: [],
    });
    expect(pairPunches(punches, [], { ...policy, doubleTapSeconds: 61 })).toMatchObject({
      sessions: [{ inPunch: 1 }],
      repeated: [{ id: 2 }],
    });
  });

  it.each([
    ['in the order of their ids', [5, 6]],
    ['in reverse', [6, 5]],
  ])('an out and an in at one instant are taken in the order of their ids, given %s', (_, ids) => {
    const directions: Record<number, Punch['direction']> = { 5: 'out', 6: 'in' };
    const change = ids.map((id): Punch => ({ id, at: at('11-02 15:00'), direction: directions[id]! }));
    const punches: Punch[] = [
      { id: 1, at: at('11-02 07:00'), direction: 'in' },
      ...change,
      { id: 7, at: at('11-02 22:00'), direction: 'out' },
    ];

    expect(pairPunches(punches, [], policy).sessions).toMatchObject([
      { inPunch: 1, outPunch: 5 },
      { inPunch: 6, outPunch: 7 },
    ]);
  });

  it('a session is no longer than the longest', () => {
    expect(read([punch('11-02 06:00', 'in'), punch('11-02 22:00', 'out')])).toEqual({
      sessions: [['11-02 06:00', '11-02 22:00', null]],
      strayOuts: [],
      repeated: [],
    });
    expect(read([punch('11-02 06:00', 'in'), punch('11-02 22:01', 'out')])).toEqual({
      sessions: [['11-02 06:00', null, null]],
      strayOuts: ['11-02 22:01'],
      repeated: [],
    });
  });

  it('work may miss its shift by as much as the policy allows', () => {
    expect(read([punch('11-02 19:00', 'in'), punch('11-02 21:00', 'out')], [early]).sessions).toEqual([
      ['11-02 19:00', '11-02 21:00', 1],
    ]);
    expect(read([punch('11-02 01:00', 'in'), punch('11-02 03:00', 'out')], [early]).sessions).toEqual([
      ['11-02 01:00', '11-02 03:00', 1],
    ]);
  });

  it('the nearer of two shifts takes the work, an on-call day around it does not', () => {
    const onCall = shift(10, '11-02 00:00', '11-03 00:00');
    expect(read([punch('11-02 07:10'), punch('11-02 14:50')], [onCall, early]).sessions).toEqual([
      ['11-02 07:10', '11-02 14:50', 1],
    ]);
  });
});

describe('time that nobody clocked', () => {
  const evening = (id: number, day: number) => shift(id, `11-${day} 17:00`, `11-${day + 1} 01:00`);
  const evenings = [evening(1, 18), evening(2, 19), evening(3, 20)];

  it('is not made of two forgotten punches', () => {
    const punches = ['11-18 17:00', '11-19 01:00', '11-20 01:05', '11-20 17:00'].map((text) => punch(text));

    expect(read(punches, evenings)).toEqual({
      sessions: [
        ['11-18 17:00', '11-19 01:00', 1],
        ['11-20 17:00', null, 3],
      ],
      strayOuts: ['11-20 01:05'],
      repeated: [],
    });
  });

  it.each<[string, string, string | null]>([
    ['is thirteen hours at most', '11-19 06:00', '11-19 06:00'],
    ['is no minute more', '11-19 06:01', null],
  ])('%s', (_, end, to) => {
    const { sessions } = read([punch('11-18 17:00'), punch(end)]);
    expect(sessions.filter(([, until]) => until !== null)).toEqual(to === null ? [] : [['11-18 17:00', to, null]]);
  });

  it('is what the device says, up to the longest session', () => {
    expect(read([punch('11-18 17:00', 'in'), punch('11-19 08:00', 'out')]).sessions).toEqual([
      ['11-18 17:00', '11-19 08:00', null],
    ]);
  });

  it('is not expected of somebody who is still at work', () => {
    const punches = [punch('11-18 17:00'), punch('11-19 01:00'), punch('11-19 13:30')];
    const now = at('11-19 18:00');
    const open = pairPunches(punches, [evenings[0]!, shift(4, '11-19 17:00', '11-20 01:00')], policy, now);

    expect(open.sessions.map(({ from, to }) => [wall(from), wall(to)])).toEqual([
      ['11-18 17:00', '11-19 01:00'],
      ['11-19 13:30', null],
    ]);
  });
});

describe('punches that can be read in two ways', () => {
  const morning = shift(1, '11-02 07:00', '11-02 15:00');
  const readingsOf = (punches: Punch[], shifts: PlannedShift[]) =>
    pairPunches(punches, shifts, policy).unclear.map(({ punches: open, readings }) => ({
      punches: open.map(({ at: moment }) => wall(moment)),
      readings: readings.map((sessions) => sessions.map(({ from, to }) => [wall(from), wall(to)])),
    }));

  it('pay nothing before somebody decides', () => {
    const punches = [punch('11-02 07:00'), punch('11-02 11:00'), punch('11-02 15:00')];

    expect(read(punches, [morning])).toEqual({ sessions: [], strayOuts: [], repeated: [] });
    expect(readingsOf(punches, [morning])).toEqual([
      {
        punches: ['11-02 07:00', '11-02 11:00', '11-02 15:00'],
        readings: expect.arrayContaining([
          [['11-02 07:00', '11-02 11:00']],
          [
            ['11-02 07:00', null],
            ['11-02 11:00', '11-02 15:00'],
          ],
        ]),
      },
    ]);
  });

  it('leave the other days of the same run alone', () => {
    const next = shift(2, '11-03 07:00', '11-03 15:00');
    const punches = ['11-02 07:00', '11-02 11:00', '11-02 15:00', '11-03 06:58', '11-03 15:01'].map((text) =>
      punch(text),
    );

    expect(read(punches, [morning, next]).sessions).toEqual([['11-03 06:58', '11-03 15:01', 2]]);
  });

  it('are clear once one direction is known', () => {
    const punches = [punch('11-02 07:00'), punch('11-02 11:00', 'out'), punch('11-02 15:00')];

    expect(readingsOf(punches, [morning])).toEqual([]);
    expect(read(punches, [morning])).toMatchObject({
      sessions: [['11-02 07:00', '11-02 11:00', 1]],
      strayOuts: ['11-02 15:00'],
    });
  });

  it('are none if no time is paid either way', () => {
    expect(readingsOf([punch('11-02 11:00')], [morning])).toEqual([]);
  });
});
