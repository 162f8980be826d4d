import { useState } from 'react';
import styles from './hours-bar.module.css';
import { hoursWords } from './working-hours.words';

interface ThresholdFieldProps {
  minutes: number;
  /** Only day columns know how many people worked on each day. */
  isOfDays: boolean;
  onChange: (minutes: number) => void;
}

/** “Mark variance over 15 min per person-day”; input applies as soon as it is a number. */
export function ThresholdField({ minutes, isOfDays, onChange }: ThresholdFieldProps) {
  const say = hoursWords.use();
  const [text, setText] = useState(String(minutes));
  const [given, setGiven] = useState(minutes);
  if (given !== minutes) {
    setGiven(minutes);
    setText(String(minutes));
  }
  return (
    <label className={styles.threshold} data-tip={isOfDays ? undefined : say('min.days')}>
      <span>{say('min.label')}</span>
      <input
        type="text"
        inputMode="numeric"
        aria-label={`${say('min.label')}, ${say('min.unit')}`}
        readOnly={!isOfDays}
        aria-disabled={!isOfDays || undefined}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          if (/^\d{1,3}$/.test(value) && Number(value) <= 480) onChange(Number(value));
        }}
        onBlur={() => setText(String(minutes))}
      />
      <span>{say('min.unit')}</span>
    </label>
  );
}
