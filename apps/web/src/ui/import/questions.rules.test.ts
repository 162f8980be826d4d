import type { AskedValues, ImportAnswer } from '@horae/contract/people/import-memory.contract';
import { describe, expect, it } from 'vitest';
import { answerOf, choiceOf, choiceValue, openAndAnswered, withAnswer, withProposals } from './questions.rules';

const asked = (of: ImportAnswer['of'], value: string) => ({ of, value });
const [bar, spa, barJob] = [asked('department', 'Bar'), asked('department', 'Spa'), asked('jobTitle', 'Bar')];
const question = (one: ReturnType<typeof asked>, proposed?: string): AskedValues['questions'][number] => ({
  ...one,
  rows: 1,
  ...(proposed !== undefined && { proposed }),
});
const known: ImportAnswer = { ...bar, take: 'existing', placeId: 7 };

it('what was answered comes before what is still asked, and nothing twice', () => {
  const answered = [known, { ...spa, take: 'nothing' as const }];
  expect(openAndAnswered([question(bar), question(barJob)], answered)).toEqual([bar, spa, barJob]);
  expect(openAndAnswered([], [])).toEqual([]);
});

describe('an answer', () => {
  it('is added, changed in its place, or taken back', () => {
    const other = { ...spa, take: 'new' as const };
    expect(withAnswer([known], spa, { take: 'new' })).toEqual([known, other]);
    expect(withAnswer([known, other], bar, { take: 'nothing' })).toEqual([{ ...bar, take: 'nothing' }, other]);
    expect(withAnswer([known, other], bar, undefined)).toEqual([other]);
    expect(withAnswer([known], spa, undefined)).toEqual([known]);
  });

  it('about a job title is none about a department called the same', () => {
    expect(withAnswer([known], barJob, { take: 'new' })).toEqual([known, { ...barJob, take: 'new' }]);
    expect(choiceOf([known], barJob)).toBe('');
  });

  it.each<[Omit<ImportAnswer, 'of' | 'value'>, string]>([
    [{ take: 'existing', placeId: 7 }, 'existing 7'],
    [{ take: 'existing', employeeId: 12 }, 'existing 12'],
    [{ take: 'existing', text: 'Night' }, 'existing Night'],
    [{ take: 'new' }, 'new'],
    [{ take: 'nothing' }, 'nothing'],
  ])('%o is the choice “%s” of the list', (answer, choice) => {
    expect(
      choiceOf(
        [
          { ...spa, take: 'new' },
          { ...bar, ...answer },
        ],
        bar,
      ),
    ).toBe(choice);
  });
});

describe('a choice of the list', () => {
  const choices: AskedValues['choices'] = [
    { of: 'workCentre', placeId: 7, text: 'East' },
    { of: 'department', placeId: 7, text: 'Bar' },
    { of: 'department', placeId: 8, text: 'Spa' },
    { of: 'employee', employeeId: 12, text: 'Maria' },
    { of: 'shiftType', text: 'Night' },
  ];

  it.each<[string, ImportAnswer['of'], object | undefined]>([
    ['new', 'department', { take: 'new' }],
    ['nothing', 'department', { take: 'nothing' }],
    ['existing 8', 'department', { take: 'existing', placeId: 8 }],
    ['existing 12', 'employee', { take: 'existing', employeeId: 12 }],
    ['existing Night', 'shiftType', { take: 'existing', text: 'Night' }],
    ['existing 12', 'department', undefined],
    ['existing 8', 'workCentre', undefined],
    ['', 'department', undefined],
  ])('“%s” of %s means its answer', (choice, of, answer) => {
    expect(answerOf(choice, choices, of)).toEqual(answer);
  });

  it('is told apart by its number or its text', () => {
    expect(choices.map(choiceValue)).toEqual([
      'existing 7',
      'existing 7',
      'existing 8',
      'existing 12',
      'existing Night',
    ]);
  });
});

it('what is proposed is the answer to questions that have none', () => {
  const questions = [question(bar, 'Pool bar'), question(spa), question(barJob, 'Barista')];
  expect(withProposals([known], questions)).toEqual([known, { ...barJob, take: 'existing', text: 'Barista' }]);
});
