import type { PeopleReport } from '@horae/contract/people/people-files.contract';
import { Message } from '#ui/message';
import { RadioTabs } from '#ui/radio-tabs';
import { importWords } from './import.words';
import type { ImportPlan } from './import-rows';

const mostShown = 5;

interface SurnameQuestionProps {
  unclear: PeopleReport['unclearNames'];
  surname: ImportPlan['surname'];
  onSurname: (surname: ImportPlan['surname']) => void;
}

/** Asks once which part of the Greek names is the surname, and lists those that stay open. */
export function SurnameQuestion({ unclear, surname, onSurname }: SurnameQuestionProps) {
  const say = importWords.use();
  if (unclear.length === 0 && surname === null) return null;
  const names = unclear.slice(0, mostShown).map(({ name, line }) => say('nameOnLine', { name, line }));
  const more = unclear.length > mostShown ? ` ${say('moreNames', { count: unclear.length - mostShown })}` : '';
  return (
    <Message kind="info">
      <div className="stack-4">
        {unclear.length > 0 && (
          <p>
            {say('unclearNames', { count: unclear.length })} {names.join(', ')}
            {more}
          </p>
        )}
        <RadioTabs
          label={say('surname')}
          value={surname ?? 'open'}
          options={(['open', 'first', 'last'] as const).map((value) => ({ value, label: say(`surname.${value}`) }))}
          onChange={(value) => onSurname(value === 'open' ? null : value)}
        />
      </div>
    </Message>
  );
}
