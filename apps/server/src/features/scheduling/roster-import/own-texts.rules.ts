import type { ImportQuestionOf } from '@horae/contract/people/import-memory.contract';
import { readCodeMeaning } from '@horae/contract/scheduling/code-meaning';
import { isLocalDate } from '@horae/local-time/local-date';

export const lineAnswers = ['one', 'several', 'department'] as const;

/** Whether an answer that is none of a list is understood: the hours of a code, what a line is, a first day. */
export function isOwnText(of: ImportQuestionOf, text: string): boolean {
  if (of === 'shiftType') return readCodeMeaning(text) !== null;
  if (of === 'rosterLine') return lineAnswers.some((answer) => answer === text);
  return of === 'firstDay' && isLocalDate(text);
}
