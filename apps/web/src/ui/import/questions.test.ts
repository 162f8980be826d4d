import type { ImportAnswer } from '@horae/contract/people/import-memory.contract';
import { expect, it } from 'vitest';
import { answerOf, choiceOf, openAndAnswered, withAnswer } from './questions.rules';

const bar = { of: 'department', value: 'F & B' } as const;
const pool = { of: 'workCentre', value: 'Pool' } as const;
const choices = [
  { of: 'department' as const, placeId: 7, text: 'Food' },
  { of: 'workCentre' as const, placeId: 7, text: 'Beach' },
  { of: 'shiftType' as const, text: 'Regular' },
];

it('a choice is read as the answer that it means, and shown as that choice again', () => {
  expect(answerOf('existing 7', choices, 'department')).toEqual({ take: 'existing', placeId: 7 });
  expect(answerOf('existing Regular', choices, 'shiftType')).toEqual({ take: 'existing', text: 'Regular' });
  expect(answerOf('nothing', choices, 'department')).toEqual({ take: 'nothing' });
  expect(answerOf('', choices, 'department')).toBeUndefined();

  const answers = withAnswer([], bar, { take: 'existing', placeId: 7 });
  expect([choiceOf(answers, bar), choiceOf(answers, pool)]).toEqual(['existing 7', '']);
});

it('an answer is changed in its place and can be taken back', () => {
  const answers: ImportAnswer[] = [
    { ...bar, take: 'new' },
    { ...pool, take: 'nothing' },
  ];

  expect(withAnswer(answers, bar, { take: 'nothing' })).toEqual([
    { ...bar, take: 'nothing' },
    { ...pool, take: 'nothing' },
  ]);
  expect(withAnswer(answers, bar, undefined)).toEqual([{ ...pool, take: 'nothing' }]);
});

it('what was answered stays in the list, each value once', () => {
  const questions = [
    { ...bar, rows: 2 },
    { ...pool, rows: 1 },
  ];

  expect(openAndAnswered(questions, [{ ...pool, take: 'new' }])).toEqual([pool, bar]);
});
