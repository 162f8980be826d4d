import type { ImportAnswer } from '@horae/contract/people/import-memory.contract';
import type { GridReading } from '@horae/contract/scheduling/roster-import.contract';
import { DateField } from '#ui/date-field/date-field';
import { withAnswer } from '#ui/import/questions.rules';
import { rosterImportWords } from './roster-import.words';

interface FirstDaysProps {
  grid: GridReading;
  answers: readonly ImportAnswer[];
  onAnswers: (answers: ImportAnswer[]) => void;
}

/** The first day of each table of the sheet, from which its others follow. */
export function FirstDays({ grid: { heads }, answers, onAnswers }: FirstDaysProps) {
  const say = rosterImportWords.use();
  return heads.map(({ cell, firstDay }) => {
    const said = answers.find(({ of, value }) => of === 'firstDay' && value === cell);
    return (
      <DateField
        key={cell}
        label={heads.length > 1 ? say('firstDayOf', { cell }) : say('firstDay')}
        value={said?.text ?? firstDay ?? ''}
        onChange={(text) =>
          onAnswers(withAnswer(answers, { of: 'firstDay', value: cell }, text ? { take: 'existing', text } : undefined))
        }
      />
    );
  });
}
