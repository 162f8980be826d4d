import { hoursText, readCodeMeaning, readHours } from '@horae/contract/scheduling/code-meaning';
import { workedTypes } from '@horae/contract/scheduling/staff-timeline.contract';
import { useState } from 'react';
import { SelectField } from '../select-field';
import { shiftWords } from '../shift-types';
import { TextField } from '../text-field';
import styles from './import.module.css';
import { importWords } from './import.words';
import { meaningName } from './meaning-name';
import { type QuestionFieldProps, whereIs } from './question';
import { choiceValue } from './questions.rules';

/** Asks what a code of a roster stands for: work at certain hours, a day off, leave, or nothing that is planned. */
export function CodeQuestion({ asked, choices, answers, onAnswer }: QuestionFieldProps) {
  const say = importWords.use();
  const { of, value } = asked;
  const answer = answers.find((one) => one.of === of && one.value === value);
  const meaning = answer?.text === undefined ? null : readCodeMeaning(answer.text);
  const work = meaning && 'hours' in meaning ? meaning : null;
  const [isWork, setWork] = useState(work !== null);
  const [typed, setTyped] = useState(work ? hoursText(work.hours) : '');
  const [type, setType] = useState<string>(work?.type ?? '');
  const isAway = (text: string) => !workedTypes.some((worked) => worked === text);

  function takeHours(text: string, ofType: string): void {
    setTyped(text);
    setType(ofType);
    const hours = readHours(text);
    onAnswer(hours ? { take: 'existing', text: `${hoursText(hours)} ${ofType}`.trim() } : undefined);
  }

  function choose(choice: string): void {
    setWork(choice === 'hours');
    if (choice === 'hours') takeHours(typed, type);
    else if (choice === 'nothing') onAnswer({ take: 'nothing' });
    else onAnswer(choice === '' ? undefined : { take: 'existing', text: choice.replace('existing ', '') });
  }

  const chosen = answer?.take === 'nothing' ? 'nothing' : answer?.text ? `existing ${answer.text}` : '';
  return (
    <div className={styles.code}>
      <SelectField
        label={say('of.code', { value })}
        value={isWork ? 'hours' : chosen}
        options={[
          { value: '', label: say('choose') },
          { value: 'hours', label: say('workAt') },
          ...choices
            .filter((one) => one.of === of && isAway(one.text))
            .map((one) => ({ value: choiceValue(one), label: meaningName(of, one.text) })),
          { value: 'nothing', label: say('onlyNote') },
        ]}
        below={whereIs(asked, say)}
        onChange={choose}
      />
      {isWork && (
        <>
          <TextField
            label={say('hoursOf', { value })}
            value={typed}
            placeholder="07:00-15:00"
            error={typed !== '' && !readHours(typed) ? say('hoursForm') : undefined}
            hint={say('hoursHint')}
            onChange={({ target }) => takeHours(target.value, type)}
          />
          <SelectField
            label={say('typeOf', { value })}
            value={type}
            options={[
              { value: '', label: say('typeByHours') },
              ...workedTypes.map((one) => ({ value: one, label: shiftWords.say(one) })),
            ]}
            onChange={(next) => takeHours(typed, next)}
          />
        </>
      )}
    </div>
  );
}
