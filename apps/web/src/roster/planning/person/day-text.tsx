import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button';
import { TextField } from '#ui/text-field';
import styles from './person-plan.module.css';
import { personPlanWords } from './person-plan.words';

/** A field that takes what a cell of the sheet takes; `onPlan` returns false if it was not understood. */
export function DayText({ onPlan }: { onPlan: (text: string) => boolean }) {
  const say = personPlanWords.use();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();

  function take(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() === '') setError(say('code.missing'));
    else if (onPlan(text)) setText('');
    else setError(say('code.unknown'));
  }

  return (
    <form className={styles.typed} onSubmit={take} noValidate>
      <TextField
        label={say('code')}
        hint={error ? undefined : say('code.hint')}
        error={error}
        value={text}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={80}
        onChange={({ target }) => {
          setText(target.value);
          setError(undefined);
        }}
      />
      <Button type="submit">{say('set')}</Button>
    </form>
  );
}
