import type { AskedValues, ImportAnswer } from '@horae/contract/people/import-memory.contract';
import { useState } from 'react';
import { Button } from '../button';
import styles from './import.module.css';
import { importWords } from './import.words';
import { QuestionField } from './question-field';
import { openAndAnswered, withAnswer, withProposals } from './questions.rules';

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
  const filled = withProposals(draft, asked.questions);
  const values = openAndAnswered(asked.questions, answers);
  if (values.length === 0) return null;
  return (
    <form
      className={`panel ${styles.questions}`}
      aria-label={say('questions')}
      onSubmit={(event) => {
        event.preventDefault();
        onAnswers(filled);
      }}
    >
      <h2>{say('questions')}</h2>
      <p className="quiet">{say('questionsHint')}</p>
      <div className={styles.mapping}>
        {values.map((one) => (
          <QuestionField
            key={`${one.of} ${one.value}`}
            asked={asked.questions.find(({ of, value }) => of === one.of && value === one.value) ?? one}
            choices={asked.choices}
            answers={filled}
            onAnswer={(answer) => setDraft(withAnswer(filled, one, answer))}
          />
        ))}
      </div>
      <div className="row wraps to-end">
        <Button type="submit">{say('checkAgain')}</Button>
      </div>
    </form>
  );
}
