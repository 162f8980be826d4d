import { describe, expect, it } from 'vitest';
import { gridMeaning, lineAnswer, proposalText, typeAnswered } from './grid-codes.rules';

const existing = (text: string) => ({ take: 'existing', text }) as const;

describe('the meaning of a code', () => {
  it.each([
    ['07:00-15:00', { kind: 'shift', spans: [{ from: 420, to: 900 }] }],
    [
      '7-11/18-22',
      {
        kind: 'shift',
        spans: [
          { from: 420, to: 660 },
          { from: 1080, to: 1320 },
        ],
      },
    ],
    ['22-6 Night', { kind: 'shift', spans: [{ from: 1320, to: 1800 }] }],
    ['DayOff', { kind: 'dayOff' }],
    ['SickLeave', { kind: 'leave', leave: 'sickness' }],
    ['parental', { kind: 'leave', leave: 'parental' }],
  ])('answered with %s', (text, meaning) => {
    expect(gridMeaning(existing(text))).toEqual(meaning);
  });

  it('is a note where it stands for nothing, and open where the answer says no hours', () => {
    expect(gridMeaning({ take: 'nothing' })).toEqual({ kind: 'note' });
    expect(gridMeaning(existing('early'))).toBeUndefined();
    expect(gridMeaning({ take: 'new' })).toBeUndefined();
  });
});

describe('the type that was answered with a code', () => {
  it.each([
    [existing('22-6 Night'), 'Night'],
    [existing('22-6'), null],
    [existing('DayOff'), null],
    [existing('early'), null],
    [{ take: 'nothing' } as const, null],
    [undefined, null],
  ])('%j', (meaning, type) => {
    expect(typeAnswered(meaning)).toBe(type);
  });
});

it.each([
  [{ kind: 'shift', spans: [{ from: 420, to: 900 }] } as const, '07:00-15:00'],
  [{ kind: 'dayOff' } as const, 'DayOff'],
  [{ kind: 'leave', leave: 'annual' } as const, 'AnnualLeave'],
  [{ kind: 'note' } as const, undefined],
  [undefined, undefined],
])('%j is proposed as %s', (meaning, text) => {
  expect(proposalText(meaning)).toBe(text);
});

it.each([
  [{ take: 'nothing' } as const, { kind: 'ignored' }],
  [{ take: 'new' } as const, undefined],
  [existing('one'), { kind: 'one' }],
  [existing('several'), { kind: 'several' }],
  [existing('department'), { kind: 'department' }],
  [existing('Κανάκη Ρούλα'), { kind: 'named', name: 'Κανάκη Ρούλα' }],
])('a line answered with %j', (meaning, answer) => {
  expect(lineAnswer(meaning)).toEqual(answer);
});
