import type { AskedValues, ImportAnswer } from '@horae/contract/people/import-memory.contract';
import { useState } from 'react';
import { Button } from '../button';
import { SelectField } from '../select-field';
import styles from './import.module.css';
import { importWords } from './import.words';
import { meaningName } from './meaning-name';
import { answerOf, choiceOf, openAndAnswered, withAnswer } from './questions.rules';

interface ImportQuestionsProps {
  asked: AskedValues;
  answers: readonly ImportAnswer[];
  /** Checks the file again with these answers. */
  onAnswers: (answers: ImportAnswer[]) => void;
}

/** Asks once what values of the file stand for that the hotel does not know. */
export function ImportQuestions({ asked, answers, onAnswers }: ImportQuestionsProps) {
  const say = importWords.use();
  const [draft, setDraft] = useState<ImportAnswer[]>([...answers]);
  const values = openAndAnswered(asked.questions, answers);
  if (values.length === 0) return null;
  const rowsOf = (value: string) => asked.questions.find((one) => one.value === value)?.rows;
  return (
    <form
      className={`panel ${styles.questions}`}
      aria-label={say('questions')}
      onSubmit={(event) => {
        event.preventDefault();
        onAnswers(draft);
      }}
    >
      <h2>{say('questions')}</h2>
      <p className="quiet">{say('questionsHint')}</p>
      <div className={styles.mapping}>
        {values.map((one) => (
          <SelectField
            key={`${one.of} ${one.value}`}
            label={say(`of.${one.of}`, { value: one.value })}
            value={choiceOf(draft, one)}
            options={[
              { value: '', label: say('choose') },
              ...(one.of === 'shiftType' ? [] : [{ value: 'new', label: say('takeNew') }]),
              { value: 'nothing', label: say(one.of === 'shiftType' ? 'noShift' : 'takeNothing') },
              ...asked.choices
                .filter(({ of }) => of === one.of)
                .map((choice) => ({
                  value: `existing ${choice.placeId ?? choice.text}`,
                  label: meaningName(choice.of, choice.text),
                })),
            ]}
            below={rowsOf(one.value) !== undefined && say('inRows', { count: rowsOf(one.value)! })}
            onChange={(choice) => setDraft(withAnswer(draft, one, answerOf(choice, asked.choices, one.of)))}
          />
        ))}
      </div>
      <div className="row wraps to-end">
        <Button type="submit">{say('checkAgain')}</Button>
      </div>
    </form>
  );
}
