import type { AskedValues, ImportAnswer } from '@horae/contract/people/import-memory.contract';
import type { importWords } from './import.words';

export type Question = Pick<ImportAnswer, 'of' | 'value'> & Partial<AskedValues['questions'][number]>;

export interface QuestionFieldProps {
  asked: Question;
  choices: AskedValues['choices'];
  answers: readonly ImportAnswer[];
  onAnswer: (answer: Omit<ImportAnswer, 'of' | 'value'> | undefined) => void;
}

/** The cells of a grid that wait, or in how many rows a value is. */
export function whereIs({ cells, rows }: Question, say: typeof importWords.say): string | undefined {
  if (cells) {
    const first = cells.slice(0, 3).join(', ');
    const more = (rows ?? 0) - Math.min(3, cells.length);
    return more > 0 ? say('inMoreCells', { cells: first, count: more }) : say('inCells', { cells: first });
  }
  return rows === undefined ? undefined : say('inRows', { count: rows });
}
