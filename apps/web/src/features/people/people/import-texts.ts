import type { PersonCell, RowReport } from '@horae/contract/people/people-files.contract';
import { serverSentence } from '#platform/server-sentences';
import { fieldName } from './history-text';
import { importWords } from './import.words';
import { peopleWords } from './people.words';

const whole = { name: 'wholeName', nameGreek: 'wholeNameGreek', nameLatin: 'wholeNameLatin' } as const;

/** The label of a column's meaning. */
export function cellName(cell: PersonCell): string {
  if (cell === 'contractFrom') return importWords.say(cell);
  if (cell === 'name' || cell === 'nameGreek' || cell === 'nameLatin') return importWords.say(whole[cell]);
  return peopleWords.say(cell);
}

/** What a row does, or why it is refused. */
export function whatOf({ verdict, fields, faults, notes }: RowReport): string {
  if (verdict === 'refused') {
    return faults
      .map(({ field, message }) =>
        field ? `${fieldName(field)}: ${serverSentence(message)}` : serverSentence(message),
      )
      .join(' ');
  }
  return [fields.map(fieldName).join(', '), ...notes.map(serverSentence)].filter(Boolean).join(' · ');
}
