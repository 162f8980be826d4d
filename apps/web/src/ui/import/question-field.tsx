import type { ImportAnswer } from '@horae/contract/people/import-memory.contract';
import { DateField } from '../date-field/date-field';
import { SelectField } from '../select-field';
import { CodeQuestion } from './code-question';
import { importWords } from './import.words';
import { type QuestionFieldProps, whereIs } from './question';
import { optionsOf } from './question-options';
import { answerOf, choiceOf } from './questions.rules';

/** Asks what one value of a file stands for. */
export function QuestionField(props: QuestionFieldProps) {
  const { asked, choices, answers, onAnswer } = props;
  const say = importWords.use();
  const { of, value, cells } = asked;
  const answer = answers.find((one) => one.of === of && one.value === value);
  if (of === 'firstDay')
    return (
      <DateField
        label={say('of.firstDay', { value })}
        value={answer?.text ?? ''}
        onChange={(text) => onAnswer(text ? { take: 'existing', text } : undefined)}
      />
    );
  if (of === 'shiftType' && (cells || answer?.text?.includes('-'))) return <CodeQuestion {...props} />;
  const isAddress = of === 'rosterLine' && /^[A-Z]{1,3}\d+$/.test(value);
  return (
    <SelectField
      label={isAddress ? say('of.lineAt', { value }) : say(`of.${of}`, { value })}
      value={choiceOf(answers, asked)}
      options={optionsOf(asked, choices, say)}
      below={whereIs(asked, say)}
      onChange={(choice) => onAnswer(of === 'rosterLine' ? lineAnswer(choice) : answerOf(choice, choices, of))}
    />
  );
}

function lineAnswer(choice: string): Omit<ImportAnswer, 'of' | 'value'> | undefined {
  if (choice === 'nothing') return { take: 'nothing' };
  return choice === '' ? undefined : { take: 'existing', text: choice.replace('existing ', '') };
}
