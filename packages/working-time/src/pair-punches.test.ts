import * as fc from 'fast-check';
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

  it('the nearer of two shifts takes the work, an on-call day around it does not', () => {
    const onCall = shift(10, '11-02 00:00', '11-03 00:00');
    expect(read([punch('11-02 07:10'), punch('11-02 14:50')], [onCall, early]).sessions).toEqual([
      ['11-02 07:10', '11-02 14:50', 1],
    ]);
  });

  const anyPunches = fc
    .array(fc.record({ minutes: fc.integer({ min: 0, max: 6000 }), direction: fc.constantFrom(null, 'in', 'out') }), {
      maxLength: 14,
    })
    .map((list) => list.map(({ minutes, direction }, id): Punch => ({ id, at: minutes * 60_000, direction })));
  const anyShifts = fc
    .array(fc.record({ start: fc.integer({ min: 0, max: 6000 }), length: fc.integer({ min: 60, max: 600 }) }), {
      maxLength: 5,
    })
    .map((list) => list.map(({ start, length }, id) => ({ id, from: start * 60_000, to: (start + length) * 60_000 })));

  it('uses every punch once, keeps known directions, and no session is too long or overlaps another', () => {
    fc.assert(
      fc.property(anyPunches, anyShifts, (punches, shifts) => {
        const { sessions, strayOuts, repeated } = pairPunches(punches, shifts, policy);
        const used = sessions.flatMap(({ inPunch, outPunch }) => (outPunch === null ? [inPunch] : [inPunch, outPunch]));
        const all = [...used, ...strayOuts.map(({ id }) => id), ...repeated.map(({ id }) => id)];

        expect(all.toSorted((a, b) => a - b)).toEqual(punches.map(({ id }) => id));
        for (const { inPunch, outPunch, from, to } of sessions) {
          expect(punches[inPunch]!.direction).not.toBe('out');
          if (outPunch !== null) expect(punches[outPunch]!.direction).not.toBe('in');
          if (to !== null) expect(to - from).toBeLessThanOrEqual(policy.longestSession * 60_000);
        }
        for (const [index, { from }] of sessions.slice(1).entries()) {
          expect(from).toBeGreaterThanOrEqual(sessions[index]!.to ?? sessions[index]!.from);
        }
      }),
    );
  });

  it('the order of arrival says nothing', () => {
    fc.assert(
      fc.property(anyPunches, anyShifts, (punches, shifts) => {
        expect(pairPunches(punches.toReversed(), shifts, policy)).toEqual(pairPunches(punches, shifts, policy));
      }),
    );
  });

  it('what lies further apart than the longest session is read by itself', () => {
    fc.assert(
      fc.property(anyPunches, anyPunches, anyShifts, (first, later, shifts) => {
        const far = later.map(({ id, at: moment, direction }) => ({
          id: id + 100,
          at: moment + 8000 * 60_000,
          direction,
        }));
        const [a, b, both] = [first, far, [...first, ...far]].map((list) => pairPunches(list, shifts, policy));
        expect(both!.sessions).toEqual([...a!.sessions, ...b!.sessions]);
      }),
    );
  });
});
