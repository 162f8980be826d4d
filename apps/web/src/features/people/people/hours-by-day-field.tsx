import { useId } from 'react';
import { patternParts } from './hours-by-day';
import styles from './hours-by-day-field.module.css';
import { peopleWords } from './people.words';

interface HoursByDayFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** The agreed hours of each day of the week; all empty if the contract names none. */
export function HoursByDayField({ value, error, onChange }: HoursByDayFieldProps) {
  const say = peopleWords.use();
  const id = useId();
  const parts = patternParts(value);
  const set = (day: number, text: string) => onChange(parts.map((part, at) => (at === day ? text : part)).join(';'));
  return (
    <fieldset className={styles.pattern} aria-describedby={`${id}-hint`}>
      <legend>{say('weeklyPattern')}</legend>
      <div className={styles.days}>
        {days.map((day, at) => (
          <label key={day} className={styles.day}>
            <span aria-hidden="true">{say(`day.${day}`)}</span>
            <span className={`field-box ${styles.box}`} data-invalid={Boolean(error) || undefined}>
              <input
                // The first one takes the focus when the whole is refused.
                name={at === 0 ? 'pattern' : undefined}
                aria-label={say(`hoursOn.${day}`)}
                aria-invalid={Boolean(error)}
                inputMode="decimal"
                autoComplete="off"
                maxLength={5}
                value={parts[at]}
                onChange={(event) => set(at, event.currentTarget.value.replaceAll(';', ''))}
              />
            </span>
          </label>
        ))}
      </div>
      <div className="field-room">
        <p id={`${id}-hint`} className={`small ${error ? 'danger-text' : 'quiet'}`}>
          {error ?? say('weeklyPatternHint')}
        </p>
      </div>
    </fieldset>
  );
}
